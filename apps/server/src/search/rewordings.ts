import { stem } from '../text/index.ts';
import type { QueryWord } from './query-words.ts';
import { ranking } from './weights.ts';
import type { Synonyms } from './synonyms/synonym-table.ts';

/** Another way to say words of a query that follow each other: written as one (`smart watch`: `smartwatch`), or a synonym of the phrase (`hewlett packard`: `hp`). */
export interface Rewording {
  /** The place of the first word that it replaces, and how many. */
  readonly first: number;
  readonly count: number;
  /** A product has all of them. */
  readonly terms: readonly string[];
  /** How much it counts: 1 for another spelling. */
  readonly weight: number;
  /** The words that were typed where they are others; null: it is another spelling of them. */
  readonly synonymOf: readonly string[] | null;
}

/** Words of the longest phrase that has synonyms (`synonyms/read-group.ts`). */
const longestPhrase = 4;

/** All that may be meant by words after each other, whether the catalog has it or not. */
export const rewordings = (words: readonly QueryWord[], synonyms: Synonyms): Rewording[] => [...asOneWord(words), ...phraseSynonyms(words, synonyms)];

const asOneWord = (words: readonly QueryWord[]): Rewording[] =>
  words.flatMap((word, first) => {
    const next = words[first + 1];
    if (word.plain === null || next === undefined || next.plain === null) return [];
    // A plural is none without its beginning: `batte ries`.
    return [...new Set([word.plain + next.plain, stem(word.typed + next.typed)])].map((term) => ({ first, count: 2, terms: [term], weight: 1, synonymOf: null }));
  });

function phraseSynonyms(words: readonly QueryWord[], synonyms: Synonyms): Rewording[] {
  const main = words.map(({ alternatives }) => alternatives[0]?.terms ?? []);
  return main.flatMap((_, first) =>
    Array.from({ length: Math.max(0, Math.min(longestPhrase, main.length - first) - 1) }, (_none, more) => more + 2).flatMap((count) => {
      const typed = main.slice(first, first + count).flat();
      return synonyms(typed.join(' ')).map((terms) => ({ first, count, terms, weight: ranking.synonym, synonymOf: typed }));
    }),
  );
}

/** Words of a query that follow each other, with the ways to read them: as they were typed, or with another way to say some of them in their place. */
export interface Passage {
  readonly words: readonly QueryWord[];
  readonly readings: readonly (readonly (QueryWord | Rewording)[])[];
}

export const isRewording = (each: QueryWord | Rewording): each is Rewording => 'synonymOf' in each;

/** The passages of a query: a word by itself, or words that the same rewordings are for, so that a product counts for the best reading of them and never for two. */
export function passagesOf(words: readonly QueryWord[], joined: readonly Rewording[]): Passage[] {
  const isInside = (place: number): boolean => joined.some(({ first, count }) => first < place && place < first + count);
  const starts = [...words.keys()].filter((place) => !isInside(place));
  return starts.map((start, at) => {
    const end = starts[at + 1] ?? words.length;
    const own = joined.filter(({ first }) => first >= start && first < end);
    return { words: words.slice(start, end), readings: [words.slice(start, end), ...own.map((each) => [...words.slice(start, each.first), each, ...words.slice(each.first + each.count, end)])] };
  });
}
