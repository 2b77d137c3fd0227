import { expect, it } from 'vitest';
import { eventWords } from './event-words.ts';

it('each event has its words, with the terms or the reason', () => {
  const terms = { limit: 400_000, yearBegins: 7, from: '2026-11-24', until: '2027-06-30' };
  expect(eventWords({ kind: 'authorized', ...terms })).toEqual({ title: 'Authorized', text: '$4,000.00 a year (Fiscal year from July), from 2026-11-24 to 2027-06-30' });
  expect([eventWords({ kind: 'declined', reason: 'No budget.' }), eventWords({ kind: 'revoked', reason: 'Left.' })]).toEqual([{ title: 'Declined', text: 'No budget.' }, { title: 'Revoked', text: 'Left.' }]);
  const others = [{ kind: 'requested' }, { kind: 'reminded' }, { kind: 'withdrawn' }, { kind: 'expired' }, { kind: 'ended' }, { kind: 'replaced', by: 'x' }] as const;
  expect(new Set(others.map((event) => eventWords(event).title)).size).toBe(others.length);
});
