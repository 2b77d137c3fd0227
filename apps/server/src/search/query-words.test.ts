import { expect, it } from 'vitest';
import { queryWords, withoutRarerForms } from './query-words.ts';

const typedWords = (query: string): string[] => queryWords(query).map(({ typed }) => typed);
const ways = (query: string) => queryWords(query)[0]?.alternatives.map(({ terms, weight }) => [terms.join(' '), weight]);
const seen: Readonly<Record<string, number>> = { mask: 40, masking: 8, stackable: 2, stacking: 8 };
const waysOf = (query: string): string[] => queryWords(query).flatMap((word) => withoutRarerForms(word, (term) => seen[term] ?? 0).alternatives.map(({ terms }) => terms.join(' ')));

it('more words than a person types are left out, as if they were not there', () => {
  const many = Array.from({ length: 100 }, (_, n) => `word${String.fromCharCode(97 + (n % 26))}${String.fromCharCode(97 + Math.floor(n / 26))}`);
  expect(typedWords(many.join(' '))).toEqual(many.slice(0, 12));
});

it('words that say nothing are left out, unless there is nothing else', () => {
  expect(typedWords('the paper for a printer')).toEqual(['paper', 'printer']);
  expect(typedWords('not without')).toEqual(['not', 'without']);
  expect([typedWords('something to hang pictures'), typedWords('anything')]).toEqual([['hang', 'pictures'], ['anything']]);
});

it('a size in another unit is the same, and counts a little less than as it was typed', () => {
  expect(ways('3 ft')).toEqual(expect.arrayContaining([['3ft', 1], ['36in', 0.9], ['1yd', 0.9]]));
});

it('a number of a trade item is found with the zeros in front that catalogs write, and without them', () => {
  expect(ways('012345678905')).toEqual(expect.arrayContaining([['012345678905', 1], ['12345678905', 1], ['0012345678905', 1], ['00012345678905', 1]]));
  expect(ways('0012345678905')).toEqual(expect.arrayContaining([['012345678905', 1]]));
});

it('leaves out a form that is seen less often than the word, and keeps one that is seen more often', () => {
  expect(waysOf('masks')).toEqual(['mask']);
  expect(waysOf('stackable')).toEqual(['stackable', 'stacking']);
});

it('keeps what is no form of the word, however seldom it is seen', () => {
  expect(waysOf('tn2110')).toEqual(['tn2110', 'tn 2110']);
});

it('keeps the forms of a word that the catalog lacks: nothing else would be left', () => {
  const [word] = queryWords('stackable');
  const forms = word?.alternatives.filter(({ isForm }) => isForm === true) ?? [];
  expect(forms.length).toBeGreaterThan(0);
  expect(word && withoutRarerForms({ ...word, alternatives: forms }, () => 0).alternatives).toEqual(forms);
});
