import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inOneOrder } from './named-columns.ts';

it('all names are in one order, in which each sequence finds its own', () => {
  expect(inOneOrder([['Color', 'Size'], ['Material', 'Color'], ['Size', 'Weight']])).toEqual(['Material', 'Color', 'Size', 'Weight']);
  expect(inOneOrder([['A', 'B'], ['X', 'Y'], ['Y', 'B']])).toEqual(['A', 'X', 'Y', 'B']);
});

it('where sequences contradict one another, the earlier one is followed, and no name is lost', () => {
  const names = inOneOrder([['Color', 'Size', 'Pack'], ['Pack', 'Color', 'Unit']]);
  expect(names.toSorted()).toEqual(['Color', 'Pack', 'Size', 'Unit']);
  expect(names.filter((name) => name !== 'Unit')).toEqual(['Color', 'Size', 'Pack']);
  expect(names.indexOf('Unit')).toBeGreaterThan(names.indexOf('Color'));
  expect(inOneOrder([])).toEqual([]);
});

/** The same, slowly: what would close a circle is looked for among all that follow. */
function followedOneByOne(sequences: readonly (readonly string[])[]): Map<string, Set<string>> {
  const after = new Map<string, Set<string>>();
  const leads = (from: string, to: string): boolean => from === to || [...(after.get(from) ?? [])].some((next) => leads(next, to));
  for (const sequence of sequences) {
    for (const [place, name] of sequence.entries()) {
      after.set(name, after.get(name) ?? new Set());
      const before = sequence[place - 1];
      if (before !== undefined && !leads(name, before)) after.get(before)?.add(name);
    }
  }
  return after;
}

it('whatever the sequences are, each name is there once, and what was said first and without contradiction holds', () => {
  const sequences = fc.array(fc.uniqueArray(fc.constantFrom(...'ABCDEFGH'), { maxLength: 6 }), { maxLength: 8 });
  fc.assert(
    fc.property(sequences, (given) => {
      const names = inOneOrder(given);
      expect(names.toSorted()).toEqual([...new Set(given.flat())].toSorted());
      for (const [name, followers] of followedOneByOne(given)) for (const follower of followers) expect(names.indexOf(follower)).toBeGreaterThan(names.indexOf(name));
    }),
  );
});

it('the names of a large catalog, whose products contradict one another, are in order before the time of a test is over', () => {
  let seed = 1;
  const below = (most: number): number => (seed = (seed * 48_271) % 2_147_483_647) % most;
  // Each product has 30 of 4,000 attributes, roughly in one order.
  const products = Array.from({ length: 6_000 }, () => {
    const start = below(3_600);
    return [...new Set(Array.from({ length: 30 }, (_, place) => `attribute ${start + place * 10 + below(60)}`))];
  });
  expect(inOneOrder(products)).toHaveLength(new Set(products.flat()).size);
});
