import { expect, it } from 'vitest';
import { keepJournal } from './journal.ts';

it('a change is told with the time until a browser shows it, once, and not where it came long ago', () => {
  let now = 0;
  const lines: string[] = [];
  const journal = keepJournal((line) => lines.push(line), () => now);
  journal.shown();
  journal.changed('packages/ui/src/a.tsx');
  now = 250;
  journal.shown();
  journal.shown();
  journal.changed('packages/ui/src/b.tsx');
  now = 60_250;
  journal.shown();
  expect(lines).toEqual(['packages/ui/src/a.tsx changed.', 'packages/ui/src/a.tsx: shown after 0.25 s.', 'packages/ui/src/b.tsx changed.']);
});
