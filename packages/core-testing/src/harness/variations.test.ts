import { expect, it } from 'vitest';
import { someVariations, variationsOf } from './variations.ts';

const all = variationsOf('Two', { a: 1, b: 'x', c: true, d: null, e: [], f: {}, g: 1, h: 1 });
const names = (screen: number) => someVariations(all, screen).map(({ name }) => name.replace('example "Two" ', ''));

it('a part of the variations has the example of a later server, each fourth field missing or null, everything missing, and for each fourth screen oversized fields', () => {
  expect(names(0)).toEqual(['with unknown fields', 'without a', 'with e null', 'without any field', 'with oversized fields']);
});

it('the next screen begins with another field, and eight screens try each field in both ways', () => {
  expect(names(1)).toEqual(['with unknown fields', 'without h', 'with d null', 'without any field']);
  const tried = new Set(Array.from({ length: 8 }, (_, screen) => names(screen)).flat());
  expect(tried.size).toBe(all.length - 1);
});
