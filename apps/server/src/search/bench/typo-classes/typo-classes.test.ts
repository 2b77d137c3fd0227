import { describe, expect, it } from 'vitest';
import { seeded } from '../typos.ts';
import { overlap, typoClasses } from './typo-classes.ts';

const typos = (title: string, query: string): (string | null)[] => {
  const mistype = typoClasses.find((each) => each.title === title)?.mistype;
  return Array.from({ length: 20 }, (_, seed) => mistype?.(query, seeded(seed)) ?? null);
};

describe('classes of typos', () => {
  it('change what they say, and nothing where there is none of it', () => {
    expect(new Set(typos('the space missing', 'paper towels'))).toEqual(new Set(['papertowels']));
    expect(new Set(typos('the space one letter late', 'cold pack'))).toEqual(new Set(['coldp ack']));
    expect(new Set(typos('the first two swapped', 'toner'))).toEqual(new Set(['otner']));
    expect(new Set(typos('a word of three letters', 'toner'))).toEqual(new Set([null]));
    expect(new Set(typos('the unit of a size', 'tape 2 in'))).toEqual(new Set(['tape 2 ni', 'tape 2 inn']));
  });

  it('never give the query itself', () => {
    for (const { title } of typoClasses) expect([title, typos(title, 'mop bucket 35 quart').includes('mop bucket 35 quart')]).toEqual([title, false]);
  });
});

describe('the overlap', () => {
  it('is the share of the right results that are found as well', () => {
    expect(overlap(['a', 'b'], ['b', 'c', 'd'])).toBe(0.5);
    expect(overlap(['a'], [])).toBe(0);
  });
});
