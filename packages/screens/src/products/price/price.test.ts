import fc from 'fast-check';
import { maximumLineTotal, usd } from '@quartermaster/contracts';
import { describe, expect, it } from 'vitest';
import { formatPriceRange } from './price-range.ts';
import { extendedPrice, unitPriceAt } from './unit-price.ts';

describe('a price range', () => {
  it('is one amount when all vendors ask the same', () => {
    expect(formatPriceRange({ low: usd(74_900), high: usd(74_900) })).toBe('$749.00');
    expect(formatPriceRange({ low: usd(21_840), high: usd(23_475) })).toBe('$218.40 – $234.75');
    expect(formatPriceRange(null)).toBeNull();
  });
});

describe('quantity breaks', () => {
  const offer = {
    price: usd(1000),
    quantityBreaks: [{ minimumQuantity: 50, price: usd(800) }, { minimumQuantity: 10, price: usd(900) }],
  };

  it.each([[1, 1000], [9, 1000], [10, 900], [49, 900], [50, 800], [99_999_999, 800]])('at quantity %i the unit costs %i cents', (quantity, cents) => {
    expect(unitPriceAt(offer, quantity)).toEqual(usd(cents));
  });

  it('make whole cents at any price and quantity, or no amount where a line would cost too much', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 1, max: 100_000_000_000 }), (quantity, cents) => {
        const exact = BigInt(cents) * BigInt(quantity);
        const shown = extendedPrice({ price: usd(cents), quantityBreaks: [] }, quantity);
        expect(shown === null ? null : BigInt(shown.amount)).toBe(exact > BigInt(maximumLineTotal) ? null : exact);
      }),
    );
  });
});
