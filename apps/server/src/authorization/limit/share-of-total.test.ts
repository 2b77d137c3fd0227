import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sharesOfTotal } from './share-of-total.ts';

const cents = fc.integer({ min: 0, max: 1_000_000_000_000 });

it('purchase orders have the whole total, each about its part of it, and no one less than nothing', () => {
  fc.assert(fc.property(fc.array(cents, { minLength: 1, maxLength: 20 }), cents, (subtotals, extra) => {
    const sum = subtotals.reduce((all, one) => all + one, 0);
    const shares = sharesOfTotal(sum + extra, subtotals);
    expect(shares.reduce((all, one) => all + one, 0)).toBe(sum + extra);
    shares.forEach((share, i) => {
      expect(share).toBeGreaterThanOrEqual(0);
      if (sum > 0) expect(Math.abs(share - ((sum + extra) * (subtotals[i] ?? 0)) / sum)).toBeLessThan(2);
    });
  }));
});

it('an order without shipping and tax is divided as it is', () => {
  expect(sharesOfTotal(1500, [1000, 500])).toEqual([1000, 500]);
  expect(sharesOfTotal(1501, [1000, 500])).toEqual([1000, 501]);
});
