import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';

const today = '2026-11-24';
const asked = { listPrice: 10_000, askedPrice: 8_000, status: 'requested', unit: 'Box' } as const;
const read = (form: 'authorize' | 'decline' | 'revoke', fields: Record<string, string>) => readAnswer(form, new URLSearchParams(fields), asked, today);

describe('an answer to a request for a lower price', () => {
  it('has a price below that of the contract and a last day within a year', () => {
    expect(read('authorize', { price: '$99.99', until: '12/31/2026' })).toEqual({ event: { kind: 'authorized', price: 9_999, until: '2026-12-31', on: today } });
    for (const fields of [{ price: '100', until: '2026-12-31' }, { price: 'less', until: '2026-12-31' }]) expect(read('authorize', fields)).toMatchObject({ problems: [{ field: 'price' }] });
    for (const until of ['2026-11-23', '2027-11-25', 'soon', '']) expect(read('authorize', { price: '90', until })).toMatchObject({ problems: [{ field: 'until' }] });
  });

  it('asks before a price below what the buyer asked for, and takes the one that was confirmed alone', () => {
    const until = '2026-12-31';
    expect(read('authorize', { price: '1.20', until })).toEqual({ problems: [{ field: 'price', confirm: 120, message: 'The buyer asked for $80.00 for one Box, and this is $1.20. Correct it, or confirm it below.' }] });
    expect(read('authorize', { price: '1.20', until, confirmed: '120' })).toMatchObject({ event: { price: 120 } });
    expect(read('authorize', { price: '1.10', until, confirmed: '120' })).toMatchObject({ problems: [{ confirm: 110 }] });
    expect(read('authorize', { price: '80', until })).toMatchObject({ event: { price: 8_000 } });
  });

  it('never authorizes what the state machine refuses, whatever is typed', () => {
    fc.assert(fc.property(fc.string(), fc.oneof(fc.string(), fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10))), (price, until) => {
      const answer = read('authorize', { price, until });
      if ('problems' in answer) expect(answer.problems.every(({ message }) => message.endsWith('.'))).toBe(true);
      else if (answer.event.kind === 'authorized') expect([answer.event.price > 0 && answer.event.price < asked.listPrice, answer.event.until >= today]).toEqual([true, true]);
    }));
  });

  it('needs a reason where it declines or takes back, without the number of a card', () => {
    expect(read('decline', { reason: ' No\u202e. ' })).toEqual({ event: { kind: 'declined', reason: 'No.' } });
    expect(read('revoke', { reason: 'An error.' })).toEqual({ event: { kind: 'revoked', reason: 'An error.' } });
    for (const reason of ['', '4111 1111 1111 1111', 'x'.repeat(501)]) expect(read('decline', { reason })).toMatchObject({ problems: [{ field: 'reason' }] });
  });
});
