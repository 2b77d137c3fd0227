import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardExpiryProblem, cardNumberRule, daysUntilCardExpires, looksLikeCardNumber, parseCardExpiry } from './card.ts';

describe('card numbers', () => {
  it('with one digit changed are refused', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (position, by) => {
        const digits = Array.from('4111111111111111');
        digits[position] = String((Number(digits[position]) + by) % 10);
        expect(cardNumberRule(digits.join(''))).not.toBeNull();
      }),
    );
  });
});

it.each([['4614 0000 0000 0004', false], ['4111-1111-1111-1111', true], ['5555555555554444', true], ['1234567890123', false], ['7510-01-234-5678', false], ['20405', false], ['', false]])(
  '%s looks like a card number: %s',
  (text, expected) => expect(looksLikeCardNumber(text)).toBe(expected),
);

describe('card expiry', () => {
  it.each([['11/29', '2029-11'], ['1/2029', '2029-01'], ['1129', '2029-11'], ['13/29', null], ['', null], ['2029-11', null]])('%s reads as %s', (text, expected) => {
    expect(parseCardExpiry(text)).toBe(expected);
  });

  it('is refused with 20 days left and taken with 21', () => {
    expect(daysUntilCardExpires('2026-11', new Date('2026-11-10T00:00:00Z'))).toBe(21);
    expect(cardExpiryProblem('2026-11', new Date('2026-11-10T00:00:00Z'))).toBeNull();
    expect(cardExpiryProblem('2026-11', new Date('2026-11-11T00:00:00Z'))).toContain('within 20 days');
    expect(cardExpiryProblem('2026-10', new Date('2026-11-11T00:00:00Z'))).toContain('has expired');
  });
});
