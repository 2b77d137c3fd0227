import type { QueryWord } from './query-words.ts';
import type { KnownWord } from './spelling.ts';

/** How often the catalog has each of the words that were asked for; those that it lacks are left out. */
export type KnownWords = ReadonlyMap<string, KnownWord>;

/** Whether the catalog has a word, in one of its ways. A word for which it has another one is a word, too. */
export const isKnown = ({ alternatives }: QueryWord, known: KnownWords): boolean => alternatives.some(({ terms }) => terms.every((term) => known.has(term)));

/** Words of one query that are taken for misspelled; the others stay as they are. */
export const mostMisspelled = 4;

/** Only plain words of three letters or more are spelled, and no endless ones. */
export const isSpelled = ({ plain, typed }: QueryWord): boolean => plain !== null && /^[a-z]{3,30}$/.test(typed);

/** The places of the words that may be misspelled because the catalog lacks them. */
export const unknownWords = (words: readonly QueryWord[], known: KnownWords): number[] =>
  words.flatMap((word, index) => (isSpelled(word) && !isKnown(word, known) ? [index] : []));
