import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalDollars, formatMoney, usd } from './money.ts';

const cents = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });

describe('an amount of money in words', () => {
  it.each([[0, '$0.00'], [5, '$0.05'], [120_450, '$1,204.50'], [-350, '-$3.50'], [9_007_199_254_740_991, '$90,071,992,547,409.91']])('%i cents are %s', (amount, shown) => {
    expect(formatMoney(usd(amount))).toBe(shown);
  });

  it('keeps every digit of every amount', () => {
    fc.assert(fc.property(cents, (amount) => {
      expect(BigInt(formatMoney(usd(amount)).replaceAll(/\D/g, ''))).toBe(BigInt(amount));
      expect(BigInt(decimalDollars(usd(amount)).replace('.', ''))).toBe(BigInt(amount));
      expect(decimalDollars(usd(amount))).toMatch(/^\d+\.\d\d$/);
    }));
  });
});
