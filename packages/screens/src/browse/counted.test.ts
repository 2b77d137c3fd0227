import { expect, test } from 'vitest';
import { counted, countedCatalogue } from './counted.ts';

test('a number has its thousands and the word for it', () => {
  expect(counted(1, 'product', 'products')).toBe('1 product');
  expect(counted(19_406, 'product', 'products')).toBe('19,406 products');
});

test('a catalog names no kind of which it has nothing', () => {
  expect(countedCatalogue({ productCount: 6504, serviceCount: 1 })).toBe('6,504 products and 1 service');
  expect(countedCatalogue({ productCount: 6504, serviceCount: 0 })).toBe('6,504 products');
  expect(countedCatalogue({ productCount: 0, serviceCount: 2 })).toBe('2 services');
  expect(countedCatalogue({ productCount: 0, serviceCount: 0 })).toBe('');
});
