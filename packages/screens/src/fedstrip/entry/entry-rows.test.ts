import type { KeptLine } from '@quartermaster/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankLine, changeOf, decided, isUnsaved, newRow, rowOf, withAnswer, withBlanks, withPasted, withRestored, type EntryRow } from './entry-rows.ts';
import { pastedLines } from './pasted-lines.ts';
import { draftOf } from './entry-state.ts';
import { readUnsaved, unsavedText } from './unsaved-text.ts';

let last = 0;
const newKey = () => `key-${(last += 1)}`;
const kept = (key: string, quantity: string, revision = 1): KeptLine => ({ ...blankLine, key, revision, place: 1, stockNumber: '7510000000000', quantity, item: null, exception: null });
const typedOver = (row: EntryRow, quantity: string): EntryRow => ({ ...row, typed: { ...row.typed, quantity } });
const part = { conflicts: [], removed: [], isPart: true };

describe('the lines of an entry', () => {
  it('keep what was typed while an answer was on its way', () => {
    const sent = typedOver(rowOf(kept('a', '1')), '2');
    const [row] = withAnswer([typedOver(sent, '3')], { ...part, lines: [kept('a', '2', 2)] }, new Map([['a', sent.typed]]));
    expect(row).toMatchObject({ revision: 2, typed: { quantity: '3' }, kept: { quantity: '2' } });
    expect(row !== undefined && isUnsaved(row)).toBe(true);
  });

  it('take over what another window changed, and lose a line that it removed, where nothing was typed here', () => {
    expect(withAnswer([rowOf(kept('a', '1'))], { ...part, lines: [kept('a', '9', 2), kept('b', '4')] }, new Map())).toMatchObject([{ key: 'a', typed: { quantity: '9' } }, { key: 'b' }]);
    expect(withAnswer([rowOf(kept('a', '1'))], { ...part, lines: [], removed: ['a'] }, new Map())).toEqual([]);
    expect(withAnswer([rowOf(kept('a', '1'))], { ...part, lines: [], isPart: false }, new Map())).toEqual([]);
  });

  it('of another window come before the rows that nothing was typed into', () => {
    const blanks = withBlanks([], newKey, 2);
    expect(withAnswer(blanks, { ...part, lines: [kept('a', '1'), kept('b', '2')] }, new Map()).map(({ key, place }) => [key, place])).toEqual([['a', 1], ['b', 1], [blanks[0]?.key, 2], [blanks[1]?.key, 3]]);
  });

  it('show both versions of a line that two windows changed, and send nothing of it before one is chosen', () => {
    const mine = typedOver(rowOf(kept('a', '1')), '2');
    const [row] = withAnswer([mine], { ...part, lines: [kept('a', '9', 2)], conflicts: ['a'] }, new Map([['a', mine.typed]]));
    if (row === undefined) throw new Error('The line is gone.');
    expect(row).toMatchObject({ typed: { quantity: '2' }, theirs: { quantity: '9' } });
    expect(isUnsaved(row)).toBe(false);
    const chosen = decided(row, true, newKey);
    expect(chosen === null ? null : changeOf(chosen)).toMatchObject({ revision: 2, quantity: '2' });
    expect(chosen !== null && isUnsaved(chosen)).toBe(true);
    expect(decided(row, false, newKey)).toEqual({ ...rowOf(kept('a', '9', 2)) });
    const gone = { ...row, theirs: null };
    expect(decided(gone, false, newKey)).toBeNull();
    expect(decided(gone, true, newKey)).toMatchObject({ revision: 0, kept: null, typed: { quantity: '2' } });
    const exception = { remarks: 'Deliver to dock 4.', furtherAdviceCodes: '2D', exportOption: '' };
    const again = decided({ ...gone, exception }, true, newKey);
    expect(again === null ? null : changeOf(again)).toMatchObject({ revision: 0, exception });
    expect(again === null ? [] : readUnsaved(unsavedText([again]))).toMatchObject([{ exception }]);
  });

  it('take rows of a spreadsheet between those that are filled, in their order, up to the most', () => {
    const rows = withBlanks([rowOf(kept('a', '1')), { ...rowOf(kept('b', '2')), place: 2 }], newKey, 3);
    const filled = withPasted(rows, 1, pastedLines('7510-01-392-0564\t5\tBX\r\n\r\nA1\t6\n'), newKey);
    expect(filled?.map(({ typed }) => typed.quantity)).toEqual(['1', '5', '6', '2']);
    expect(filled?.map(({ place }) => place)).toEqual(filled?.map(({ place }) => place).toSorted((one, other) => one - other));
    expect(withPasted(rows, 1, Array.from({ length: 499 }, () => blankLine), newKey)).toBeNull();
    expect(withBlanks(rows, newKey, 3)).toBe(rows);
  });

  it('of before a reload come back between those that are there, without the blank ones, and change nothing that the server has got meanwhile', () => {
    const typed = (quantity: string) => ({ ...blankLine, stockNumber: 'A1', quantity });
    const got = { ...rowOf(kept('a', '9', 3)), place: 1 };
    const rows = [got, newRow('blank', 2), { ...rowOf(kept('b', '1', 2)), place: 3 }];
    const again = withRestored(rows, [newRow('a', 1, got.typed), newRow('c', 2.5, typed('5')), { ...newRow('b', 3, typed('7')), revision: 1 }]);
    expect(again.map(({ key, revision, typed: { quantity } }) => [key, revision, quantity])).toEqual([['a', 3, '9'], ['c', 0, '5'], ['b', 1, '7']]);
    expect(again[0]).toBe(got);
    expect(again.filter(isUnsaved).map(({ key }) => key)).toEqual(['c', 'b']);
  });

  it('come back out of the text of a draft, whatever was typed, and the text holds no digits', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', minLength: 1 }), (stockNumber, quantity) => {
      const row = newRow('a', 1.5, { ...blankLine, stockNumber, quantity });
      const text = unsavedText(draftOf({ rows: [row, newRow('b', 2), rowOf(kept('c', '1'))], sent: new Map() }));
      expect(text).not.toMatch(/\d/);
      expect(readUnsaved(text).map(({ key, typed }) => ({ key, typed }))).toEqual(isUnsaved(row) ? [{ key: 'a', typed: row.typed }] : []);
    }));
    expect(readUnsaved('anything')).toEqual([]);
  });
});
