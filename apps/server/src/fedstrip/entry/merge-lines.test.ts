import type { EntryLine } from '@quartermaster/contracts/requisition';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { HeldLine } from './kept-lines.ts';
import { mergeLines, type LineChange } from './merge-lines.ts';

const typed = (quantity: string): EntryLine => ({ stockNumber: '7510000000000', quantity, unitOfIssue: '', demandCode: '', projectCode: '', priority: '', requiredDeliveryDate: '', adviceCode: '' });
const after = (held: ReadonlyMap<string, HeldLine>, changed: readonly HeldLine[]) => new Map([...held, ...changed.map((line) => [line.key, line] as const)]);

/** Two windows that type into the same few lines, and see each other's only now and then. */
const step = fc.record({ window: fc.constantFrom(0, 1), key: fc.constantFrom('a', 'b'), quantity: fc.constantFrom('1', '2', null), looks: fc.boolean() });

it('of two windows neither overwrites what it has not seen, and a change that is sent again changes nothing', () => {
  fc.assert(fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
    let held: ReadonlyMap<string, HeldLine> = new Map();
    const seen = [new Map<string, number>(), new Map<string, number>()];
    for (const { window, key, quantity, looks } of steps) {
      const knows = seen[window] ?? new Map<string, number>();
      if (looks) for (const line of held.values()) knows.set(line.key, line.revision);
      const change: LineChange = { key, revision: knows.get(key) ?? 0, next: quantity === null ? null : { place: 1, typed: typed(quantity) } };
      const before = held.get(key);
      const merged = mergeLines(held, [change]);
      if (merged.changed.length > 0) expect(before?.revision ?? 0).toBe(change.revision);
      if (merged.conflicts.length > 0) expect(before?.revision ?? 0).not.toBe(change.revision);
      held = after(held, merged.changed);
      if (merged.changed.length > 0) {
        knows.set(key, change.revision + 1);
        expect(mergeLines(held, [change])).toEqual({ changed: [], conflicts: [] });
      }
    }
  }));
});

it('a line that is removed before it has arrived does not come back with what is still on its way', () => {
  const { changed } = mergeLines(new Map(), [{ key: 'a', revision: 0, next: null }]);
  expect(changed).toMatchObject([{ key: 'a', revision: 1, isRemoved: true }]);
  expect(mergeLines(after(new Map(), changed), [{ key: 'a', revision: 0, next: { place: 1, typed: typed('3') } }])).toEqual({ changed: [], conflicts: ['a'] });
});

it('a line that was sent or removed elsewhere does not come back by itself', () => {
  expect(mergeLines(new Map(), [{ key: 'a', revision: 2, next: { place: 1, typed: typed('3') } }])).toEqual({ changed: [], conflicts: ['a'] });
});
