import { expect, it } from 'vitest';
import { queryWords } from './query-words.ts';
import { rewordingWorth } from './ranking.ts';
import { rewordings } from './rewordings.ts';
import { noSynonyms, synonymTable } from './synonyms/synonym-table.ts';

/** How much the catalog's words say: `vegetableoil` is in one product, `smartwatch` in many. */
const worth = (term: string): number => ({ vegetable: 3, oil: 2, vegetableoil: 8, smart: 3, watch: 4, smartwatch: 5, hp: 1, hewlett: 6, packard: 7 })[term] ?? 9;

const worthsOf = (query: string, synonyms = noSynonyms): Record<string, number> => {
  const words = queryWords(query, synonyms);
  return Object.fromEntries(rewordings(words, synonyms).map((each) => [each.terms.join(' '), rewordingWorth(each, words, worth)]));
};

it('a spelling as one word says what that word does, and no more than the words that were typed', () => {
  expect(worthsOf('smart watch')).toEqual({ smartwatch: 5 });
  expect(worthsOf('vegetable oil')).toEqual({ vegetableoil: 5 });
});

it('a synonym of a phrase says as much as the rarest word that was typed, less because it is another', () => {
  expect(worthsOf('hewlett packard', synonymTable([['hp', 'hewlett packard']]))).toMatchObject({ hp: 0.6 * 7 });
});
