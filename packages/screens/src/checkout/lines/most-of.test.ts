import { describe, expect, it } from 'vitest';
import { mostOf } from './most-of.ts';

describe('the pieces that can still be ordered of a line', () => {
  it.each([
    ['nothing has changed', null, 0],
    ['the price has changed alone', { priceWas: { amount: 100, currency: 'USD' as const }, available: null, mostThatFit: null }, 0],
    ['the stock is short', { priceWas: null, available: 3, mostThatFit: null }, 3],
    ['the amount is too large', { priceWas: null, available: null, mostThatFit: 7 }, 7],
    ['both', { priceWas: null, available: 9, mostThatFit: 7 }, 7],
    ['the offer is gone', { priceWas: null, available: 0, mostThatFit: 7 }, 0],
  ])('where %s', (_case, change, most) => {
    expect(mostOf({ change })).toBe(most);
  });
});
