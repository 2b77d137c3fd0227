import fc from 'fast-check';
import { expect, it } from 'vitest';
import { variationsOf } from './part-like.ts';

const key = fc.stringMatching(/^[A-Z0-9]{4,24}$/);
const sign = fc.stringMatching(/^[A-Z0-9]$/);

it('finds the number that was meant behind one wrong sign, one left out, one too many, or two in the wrong order', () => {
  fc.assert(
    fc.property(key, sign, fc.nat(), (meant, other, place) => {
      const at = place % meant.length;
      const [head, tail] = [meant.slice(0, at), meant.slice(at)];
      const mistaken = [head + other + tail.slice(1), head + tail.slice(1), head + other + tail, head + tail.slice(1, 2) + tail.slice(0, 1) + tail.slice(2)];
      for (const typed of mistaken.filter(({ length }) => length >= 4 && length <= 24)) expect(variationsOf(typed)).toContain(meant);
      expect(variationsOf(meant)).toContain(meant);
    }),
  );
});

it('takes a very long number as it is', () => {
  expect(variationsOf('9'.repeat(25))).toEqual(['9'.repeat(25)]);
});
