import { expect, test } from 'vitest';
import { nothingWords } from './nothing-words.ts';

test('words that find nothing may be misspelt or too many', () => {
  expect(nothingWords({ q: 'zzqqxx', kind: null, problem: null }).text).toMatch(/^Check the spelling/);
  expect(nothingWords({ q: 'zzqqxx', kind: 'services', problem: null }).title).toBe('Nothing in this store matches');
});

test('a store that has nothing of a kind says so: nothing was misspelt', () => {
  expect(nothingWords({ q: ' ', kind: 'services', problem: null })).toEqual({
    title: 'This store sells no services now',
    text: 'Search for something else, or look through the categories.',
  });
});

test('words that cannot be searched for say nothing of the store', () => {
  expect(nothingWords({ q: '***', kind: null, problem: 'A search must start with a letter or a digit.' }).title).toBe('Search for a word, a part number or a national stock number (NSN)');
});
