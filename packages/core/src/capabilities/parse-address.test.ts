import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseAddress } from './parse-address.ts';

it.each([
  ['/ws/cart/shopping_cart?a=1#b', ['/ws/cart/shopping_cart', '?a=1', '#b']],
  ['//other.test/x', ['//other.test/x', '', '']],
  ['//', ['//', '', '']],
  ['', ['/', '', '']],
  ['home', ['/home', '', '']],
])('%s is read as path, query and fragment', (url, parts) => {
  const { pathname, search, hash } = parseAddress(url);
  expect([pathname, search, hash]).toEqual(parts);
});

it('whatever a browser asks for is an address of ours', () => {
  fc.assert(fc.property(fc.oneof(fc.webPath(), fc.string({ unit: 'binary' }).map((text) => `/${text}`)), (url) => {
    expect(parseAddress(url).pathname.startsWith('/')).toBe(true);
  }));
});
