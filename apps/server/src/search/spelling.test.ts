import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likelierOfBoth } from './spellings.ts';
import { editDistance, oneEdit, splits, typoLikelihood, wordLikelihood } from './spelling.ts';
import { corrected, queryText, queryWords } from './query-words.ts';
import { ndcg } from './bench/judgements.ts';
import { derivedForms } from './derived-forms.ts';
import { judge, spellingCases } from './bench/spelling/spelling-cases.ts';
import { seeded, withTypo } from './bench/typos.ts';
import { synonymTable } from './synonyms/synonym-table.ts';

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

  it('are of plurals as they are written', () => {
    expect([likelierOfBoth('boxex')('box'), likelierOfBoth('battreies')('battery'), likelierOfBoth('tonesr')('toner')]).toEqual(['boxes', 'batteries', 'toners']);
  });

  it('are less likely when there are more of them, or the first letter is wrong', () => {
    expect(typoLikelihood('tonre', 'toner')).toBeGreaterThan(typoLikelihood('tnore', 'toner'));
    expect(typoLikelihood('mose', 'mouse')).toBeGreaterThan(typoLikelihood('mose', 'nose'));
    fc.assert(fc.property(word, word, (typed, written) => { expect(typoLikelihood(typed, written)).toBeLessThanOrEqual(typed === written ? 2 : 0); }));
  });
});

describe('the likelihood of a word', () => {
  const likelihood = (count: number, isSubject = false, totalLength = 400_000) => wordLikelihood({ documentCount: count, nameCount: count }, isSubject, totalLength);

  it('grows with how often the catalog has it, and with its being a subject', () => {
    expect(likelihood(1000)).toBeGreaterThan(likelihood(10));
    expect(likelihood(10, true)).toBeGreaterThan(likelihood(10));
  });

  it('is not taken from a catalog that is too small to tell', () => expect(likelihood(3, false, 20)).toBe(likelihood(3, false, 20_000)));
});

describe('the words of a query', () => {
  const synonyms = synonymTable([['laptop', 'notebook'], ['cord', 'cable', 'lead'], ['wifi', 'wireless']]);
  const waysOf = (query: string) => queryWords(query, synonyms).map(({ alternatives }) => alternatives.map(({ terms }) => terms.join('+')));

  it('have other ways to be found by', () => {
    expect(waysOf('tn-2110')).toEqual([['tn2110', 'tn+2110']]);
    expect(waysOf('10 m cables')).toEqual([['10m', '1000cm', '10+m'], expect.arrayContaining(['cable', 'cord'])]);
    expect(waysOf('the laptop')).toEqual([['laptop', 'notebook', ...derivedForms('laptop')]]);
    expect(waysOf('Wi-Fi')).toEqual([['wifi', 'wi+fi', 'wireless']]);
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

  it('draws the same spelling cases from the same seed: typos of what the catalog has, and words that are right', () => {
    const words = ['toner', 'notebook', 'cartridge', 'stapler'].map((term, i) => ({ term, nameCount: i + 2 }));
    const sources = { words, neighbors: [['toner', 'cartridge'] as const], compounds: [['note', 'book'] as const], missing: ['sticky', 'tissue'] };
    const isKnown = (term: string): boolean => words.some((known) => known.term === term);
    const drawn = (seed: number) => spellingCases(sources, isKnown, seeded(seed), 20);
    expect(drawn(3)).toEqual(drawn(3));
    const [once, twice, ...others] = drawn(3);
    expect(once?.cases.map(({ query, meant }) => editDistance(query, meant))).toEqual(Array.from({ length: 20 }, () => 1));
    expect(twice?.cases.every(({ query, meant }) => editDistance(query, meant) <= 2 && !isKnown(query))).toBe(true);
    const mistyped = others.filter(({ title }) => title.startsWith('one typo'));
    expect(mistyped.map(({ cases }) => cases.every(({ query, meant }) => editDistance(query, meant) === 1))).toEqual([true, true, true]);
    expect(others.filter((each) => !mistyped.includes(each)).flatMap(({ cases }) => cases).every(({ query, meant }) => query === meant)).toBe(true);
  });

  it('counts what was replaced, offered and left', () => {
    const results = [
      { meant: 'toner', correction: 'toner', offer: null },
      { meant: 'toner', correction: 'tuner', offer: null },
      { meant: 'toner', correction: null, offer: 'toner' },
      { meant: 'toner', correction: null, offer: 'tuner' },
      { meant: 'toner', correction: null, offer: null },
    ];
    expect(judge(results, (a, b) => a === b)).toEqual({ right: 1, wrong: 1, offeredRight: 1, offeredWrong: 1, left: 1 });
  });
});
