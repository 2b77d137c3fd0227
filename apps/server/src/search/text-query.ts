import { quoted } from '../text/index.ts';
import type { Alternative, QueryWord } from './query-words.ts';

/** Literals of PostgreSQL's tsquery, made of words that may hold any sign. */

export const termQuery = (term: string): string => `'${quoted(term)}'`;

export const termPrefixQuery = (term: string): string => `'${quoted(term)}':*`;

const and = (queries: readonly string[]): string => (queries.length === 1 ? (queries[0] ?? '') : `(${queries.join(' & ')})`);
const or = (queries: readonly string[]): string => (queries.length === 1 ? (queries[0] ?? '') : `(${queries.join(' | ')})`);

const alternativeQuery = ({ terms }: Alternative): string => and(terms.map(termQuery));

const wordQuery = (word: QueryWord): string => or(word.alternatives.map(alternativeQuery));

/** Products that have these words after each other. */
export const phraseQuery = (terms: readonly string[]): string => `(${terms.map(termQuery).join(' <-> ')})`;

const mainTerms = ({ alternatives }: QueryWord): readonly string[] => alternatives[0]?.terms ?? [];

/** Products that have all the words, as they are, in their names. */
export const inNameQuery = (words: readonly QueryWord[]): string => and(words.flatMap(mainTerms).map((term) => `${termQuery(term)}:A`));

/** Products where a word of the query is beside its neighbor. */
export function besideQuery(words: readonly QueryWord[], index: number): string {
  const own = words[index];
  const before = words[index - 1];
  const behind = words[index + 1];
  if (own === undefined) return "''";
  return or([...(before === undefined ? [] : [phraseQuery([...mainTerms(before), ...mainTerms(own)])]), ...(behind === undefined ? [] : [phraseQuery([...mainTerms(own), ...mainTerms(behind)])])]);
}

/** Two neighbors of a query that the catalog also writes as one word: `smart watch` and `smartwatch`. */
export interface JoinedPair {
  readonly first: number;
  readonly term: string;
}

/** Products that have all the words, each in one of its ways. */
export function allWordsQuery(words: readonly QueryWord[], joined: readonly JoinedPair[]): string {
  const joinedQueries = joined.map(({ first, term }) => and([termQuery(term), ...words.filter((_, i) => i !== first && i !== first + 1).map(wordQuery)]));
  return or([and(words.map(wordQuery)), ...joinedQueries]);
}

/** Products that lack one of the words at most; of two words that is any. */
export function allButOneQuery(words: readonly QueryWord[], joined: readonly JoinedPair[]): string {
  if (words.length <= 2) return anyWordQuery(words, joined);
  return or([allWordsQuery(words, joined), lackingOne(words)]);
}

/**
 * One half whole, and the other but for one word: the literal grows little faster than the number of words, where naming each word that may
 * lack would make it grow with the square, and the database reads it anew for each product that it considers.
 */
function lackingOne(words: readonly QueryWord[]): string {
  const middle = Math.ceil(words.length / 2);
  const halves = [words.slice(0, middle), words.slice(middle)] as const;
  const split = (whole: readonly QueryWord[], lacking: readonly QueryWord[]): string =>
    and([...whole.map(wordQuery), ...(lacking.length > 1 ? [lackingOne(lacking)] : [])]);
  return or([split(...halves), split(halves[1], halves[0])]);
}

/** Products that have any of the words. */
export const anyWordQuery = (words: readonly QueryWord[], joined: readonly JoinedPair[]): string =>
  or([...words.map(wordQuery), ...joined.map(({ term }) => termQuery(term))]);
