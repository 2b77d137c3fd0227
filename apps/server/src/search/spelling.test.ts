import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candidateScore, editDistance, oneEdit, splits } from './spelling.ts';
import { corrected, queryText, queryWords } from './query-words.ts';
import { ndcg } from './bench/judgements.ts';
import { seeded, withTypo } from './bench/typos.ts';

const word = fc.stringMatching(/^[a-z]{1,10}$/);

describe('edits', () => {
  it('one edit is a distance of one, and the other way round', () => {
    fc.assert(fc.property(word, (typed) => { expect([...oneEdit(typed)].filter((other) => editDistance(typed, other) !== 1)).toEqual([]); }), { numRuns: 30 });
    fc.assert(fc.property(word, word, (a, b) => { expect(editDistance(a, b) === 1).toBe(oneEdit(a).has(b)); }));
  });

  it('the distance is the same both ways, and none to itself', () => {
    fc.assert(fc.property(word, word, (a, b) => { expect([editDistance(a, b), editDistance(a, a)]).toEqual([editDistance(b, a), 0]); }));
  });

  it('two neighbors in the wrong order are one edit', () => expect(editDistance('tonre', 'toner')).toBe(1));

  it('a split leaves every letter in its place', () => {
    fc.assert(fc.property(word, (typed) => { expect(splits(typed).filter(([a, b]) => a + b !== typed || a.length < 2 || b.length < 2)).toEqual([]); }));
  });

  it('prefer what is frequent, what names a category, and the first letter as it was typed', () => {
    const known = (term: string, documentCount: number) => ({ term, documentCount, nameCount: documentCount });
    expect(candidateScore('tonr', 'toner', known('toner', 1000), false)).toBeGreaterThan(candidateScore('tonr', 'tone', known('tone', 10), false));
    expect(candidateScore('mose', 'mouse', known('mouse', 100), true)).toBeGreaterThan(candidateScore('mose', 'nose', known('nose', 100), false));
  });
});

describe('the words of a query', () => {
  const waysOf = (query: string) => queryWords(query).map(({ alternatives }) => alternatives.map(({ terms }) => terms.join('+')));

  it('have other ways to be found by', () => {
    expect(waysOf('tn-2110')).toEqual([['tn2110', 'tn+2110']]);
    expect(waysOf('10 m cables')).toEqual([['10m', '10+m'], expect.arrayContaining(['cable', 'cord'])]);
    expect(waysOf('the laptop')).toEqual([['laptop', 'notebook']]);
    expect(waysOf('the')).toEqual([['the']]);
  });

  it('are never more than twelve, and never fail', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (query) => { expect(queryWords(query).length).toBeLessThanOrEqual(12); }));
  });

  it('can be corrected in their place', () => {
    const words = queryWords('Hp tonr  for 3 ft');
    expect(queryText('Hp tonr  for 3 ft', words, corrected(words, 1, ['toner']))).toBe('hp toner for 3 ft');
    expect(queryText('Hp tonr  for 3 ft', words, words)).toBe('hp tonr for 3 ft');
  });
});

describe('the benchmark', () => {
  it('gives 1 to the best order, less to another, nothing where no order is better', () => {
    const ratings = new Map([['a', 3], ['b', 1], ['c', 0]]);
    expect(ndcg(['a', 'b', 'c'], ratings)).toBe(1);
    expect(ndcg(['b', 'a'], ratings)).toBeLessThan(1);
    expect(ndcg(['x', 'y'], ratings)).toBe(0);
    expect(ndcg(['c'], new Map([['c', 0]]))).toBeNull();
  });

  it('makes one typo, the same for the same seed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{4,9}( [a-z]{4,9})?$/), fc.integer(), (query, seed) => {
        const typo = withTypo(query, seeded(seed));
        expect(withTypo(query, seeded(seed))).toBe(typo);
        expect(editDistance(query, typo ?? query)).toBe(1);
      }),
    );
    expect(withTypo('aa 10', seeded(1))).toBeNull();
  });
});
