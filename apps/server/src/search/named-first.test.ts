import { expect, it } from 'vitest';
import { namedFirst } from './named-first.ts';
import { queryWords } from './query-words.ts';
import { rewordings } from './rewordings.ts';
import { noSynonyms, synonymTable } from './synonyms/synonym-table.ts';

const termsOf = (query: string, synonyms = noSynonyms): string[] => {
  const words = queryWords(query, synonyms);
  return namedFirst({ words, joined: rewordings(words, synonyms) });
};

it('a product may name any word of the query first, in one of its ways; of several words the last', () => {
  expect(termsOf('whole milk')).toEqual(expect.arrayContaining(['^whole', '^milk', '^wholemilk']));
  expect(termsOf('notebook', synonymTable([['notebook', 'portable computer']]))).toContain('^computer');
  expect(termsOf('notebook', synonymTable([['notebook', 'portable computer']]))).not.toContain('^portable');
});

it('a term is there once', () => {
  const terms = termsOf('milk milk');
  expect(terms.filter((term) => term === '^milk')).toHaveLength(1);
});
