import { expect, it } from 'vitest';
import { formatStock } from './offer-stock.ts';

it.each([[null, null], [0, 'Out of stock'], [4, '4 in stock'], [99, '99 in stock'], [100, 'In stock'], [5000, 'In stock']])('%j pieces read as %j', (available, text) => {
  expect(formatStock(available)).toBe(text);
});
