import fc from 'fast-check';
import { expect, it } from 'vitest';
import { namedFirst } from './named-first.ts';

it('names the first ones, and a single one more', () => {
  expect(namedFirst([1, 2, 3, 4], 2)).toEqual({ shown: [1, 2], rest: [3, 4] });
  expect(namedFirst([1, 2, 3], 2)).toEqual({ shown: [1, 2, 3], rest: [] });
  expect(namedFirst([1], Infinity)).toEqual({ shown: [1], rest: [] });
});

it('loses none', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.nat(8), (items, most) => {
      const { shown, rest } = namedFirst(items, most);
      expect([...shown, ...rest]).toEqual(items);
      expect(rest.length).not.toBe(1);
    }),
  );
});
