import { expect, it } from 'vitest';
import { knownKeys } from './known-keys.ts';

const rows = ['/cart/shopping_cart Initial', '/cart/shopping_cart Failure', '/cart/addCart Success', '/login/login Initial'];

it('names the rows of the same path, or else of the same area, or else all', () => {
  expect(knownKeys('/cart/shopping_cart Empty', rows)).toBe('/cart/shopping_cart Failure, /cart/shopping_cart Initial');
  expect(knownKeys('/cart/shoping_cart Initial', rows)).toBe('/cart/addCart Success, /cart/shopping_cart Failure, /cart/shopping_cart Initial');
  expect(knownKeys('/basket Initial', rows)).toBe(rows.toSorted().join(', '));
});

it('says so where there are none, and how many are left out where there are many', () => {
  expect(knownKeys('wide', [])).toBe('none');
  expect(knownKeys('wide', Array.from({ length: 25 }, (_, at) => `layout${at}`))).toMatch(/^layout0, .*, and 5 more$/);
});
