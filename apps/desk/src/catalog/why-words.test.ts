import { expect, it } from 'vitest';
import { whyWords } from './why-words.ts';

const result = { productId: '1', name: 'Stapler', manufacturer: 'Sample', category: 'Staplers', hasNumber: false, hasAllWords: true, words: [{ word: 'red', adds: 0 }, { word: 'stapler', adds: 4.256 }], nameFactor: 1, categoryFactor: 1, offerFactor: 1, kindFactor: 1, score: 4.256 };

it('names what counts, and nothing that does not', () => {
  expect(whyWords(result)).toEqual(['It has all of the words.', '“stapler” adds 4.26.', 'Nothing is added by “red”.']);
  expect(whyWords({ ...result, hasNumber: true, hasAllWords: false, words: [], nameFactor: 1.4, categoryFactor: 2.5, offerFactor: 0.5, kindFactor: 0.01 })).toEqual([
    'It has a number of the search: it comes before all others.', 'It lacks a word: it comes behind those that have all.', 'Times 1.4: its name says first what it is, and the search has that word.', 'Times 2.5: the search names its category, Staplers.',
    'Times 0.01: it is a service, and the search names none.', 'Times 0.5: no vendor offers it now.',
  ]);
});
