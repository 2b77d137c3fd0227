import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leavingAddress } from './leaving-address.ts';

const origin = 'https://shop.test';

it.each([
  ['/ws/cart/shopping_cart?x#y', 'https://shop.test/ws/cart/shopping_cart?x#y'],
  ['//evil.test/x', 'https://shop.test//evil.test/x'],
  ['/\\evil.test', 'https://shop.test//evil.test'],
  ['https://login.example.gov/auth?x=1', 'https://login.example.gov/auth?x=1'],
  ['HTTP://other.test', 'http://other.test/'],
  ['javascript:alert(1)', null],
  [' javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['data:text/html,x', null],
  ['blob:https://shop.test/1', null],
  ['other.test', null],
  ['', null],
])('from %j the window goes to %s [spec 4.9]', (url, target) => {
  expect(leavingAddress(url, origin)).toBe(target);
});

it('what begins with a slash stays with us', () => {
  fc.assert(
    fc.property(fc.string(), (rest) => {
      const target = leavingAddress(`/${rest}`, origin);
      expect(target === null || new URL(target).origin === origin).toBe(true);
    }),
  );
});
