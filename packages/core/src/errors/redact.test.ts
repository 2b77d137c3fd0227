import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsSensitive, redact } from './redact.ts';

describe('sensitive fields', () => {
  it('are taken out where the service table names them, at any depth and in lists', () => {
    const payload = { paymentId: 'p', newCard: { number: '4111111111111111', expires: '11/29' }, cards: [{ number: '4242' }, { number: '5555' }] };
    expect(redact(payload, ['newCard.number', 'cards.number'])).toEqual({
      paymentId: 'p',
      newCard: { number: '[not shown]', expires: '11/29' },
      cards: [{ number: '[not shown]' }, { number: '[not shown]' }],
    });
  });

  it('leave no digit of a card behind, whatever is around it', () => {
    const secret = '4111111111111111';
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()), (around, inside) => {
        const payload = { ...around, newCard: { ...inside, number: secret } };
        const clean = JSON.stringify(payload).split(secret).length === 2;
        fc.pre(clean);
        expect(JSON.stringify(redact(payload, ['newCard.number']))).not.toContain(secret);
      }),
    );
  });

  it('are noticed only when something is really in them', () => {
    expect(holdsSensitive({ newCard: { number: '4111' } }, ['newCard.number'])).toBe(true);
    expect(holdsSensitive({ paymentId: 'p' }, ['newCard.number'])).toBe(false);
    expect(holdsSensitive(null, ['newCard.number'])).toBe(false);
  });
});
