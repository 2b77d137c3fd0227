import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardExpiryProblem, cardNumberRule, daysUntilCardExpires, parseCardExpiry } from './card.ts';

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
