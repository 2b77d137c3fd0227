import { expect, it } from 'vitest';
import { example } from '../../testing/examples.ts';
import type { FedstripEntry } from '@quartermaster/contracts';
import { blankLine, newRow } from './entry-rows.ts';
import { problemsOfLine } from './line-problems.ts';
import { withSameParts } from './same-parts.ts';

const entry = example('/fedstrip/fedstrip_init', 'ItemEntry', 'Nothing typed yet') as FedstripEntry;
const answer = (): FedstripEntry => structuredClone(entry);

it('an answer that says the same keeps the objects of before, and one that says something else does not', () => {
  const same = withSameParts(entry, { ...answer(), version: 9 });
  expect([same.activity, same.constants, same.surroundings].map((part, nth) => part === [entry.activity, entry.constants, entry.surroundings][nth])).toEqual([true, true, true]);
  expect(same.version).toBe(9);
  const other = withSameParts(entry, { ...answer(), constants: { ...entry.constants, priority: '05' } });
  expect([other.constants.priority, other.activity === entry.activity]).toEqual(['05', true]);
});

it('a row is checked again where it or the data of all lines changed, and not otherwise', () => {
  const given = { activity: entry.activity, constants: entry.constants, surroundings: entry.surroundings };
  const row = { ...newRow('7d0e5a52-0a53-4c1e-9a0e-7d8f6c1b2a01', 1, { ...blankLine, stockNumber: '7510013920564', quantity: 'a few', unitOfIssue: 'EA' }), isLeft: true };
  const first = problemsOfLine(given, row);
  expect(first.map(({ rule }) => rule)).toContain('R06');
  expect(problemsOfLine(given, row)).toBe(first);
  expect(problemsOfLine(given, { ...row, typed: { ...row.typed, quantity: '2' } }).map(({ rule }) => rule)).not.toContain('R06');
  expect(problemsOfLine({ ...given, constants: { ...given.constants, priority: '99' } }, row).map(({ rule }) => rule)).toContain('R13');
});
