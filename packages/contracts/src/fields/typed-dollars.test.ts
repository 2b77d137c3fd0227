import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalDollars, formatMoney, usd } from '../money/money.ts';
import { dollarsRule, parseDollars } from './typed-dollars.ts';

describe('an amount of dollars as people write it', () => {
  it.each([['5000', 500_000], ['$5,000.50', 500_050], [' 5000.5 ', 500_050], ['$ 1', 100], ['0.01', 1], ['1,000,000,000', 100_000_000_000]])('%j is %i cents', (text, cents) => {
    expect(parseDollars(text)).toBe(cents);
  });

  it.each(['', '0', '-5', '5,00', '1.234', '5k', '1e3', '1,000,000,000.01', '٣', '5000 dollars', '1'.repeat(41)])('%j is none', (text) => {
    expect(dollarsRule(text)).toMatch(/^Enter an amount/);
  });

  it('is read as we write it, with or without commas', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 100_000_000_000 }), (cents) => {
      expect(parseDollars(formatMoney(usd(cents)))).toBe(cents);
      expect(parseDollars(decimalDollars(usd(cents)))).toBe(cents);
    }));
  });
});
