import type { Alternative, QueryWord } from './query-words.ts';
import type { Rewording } from './rewordings.ts';

/** Which words a product must have to be found; how an index is asked for them is its own matter. */
export type TextQuery =
  | { readonly kind: 'term'; readonly term: string; readonly where: 'anywhere' | 'name' }
  /** After each other. */
  | { readonly kind: 'phrase'; readonly terms: readonly string[] }
  | { readonly kind: 'all' | 'any'; readonly of: readonly TextQuery[] }
  /** Products that do not have it; only beside words that a product must have. */
  | { readonly kind: 'not'; readonly of: TextQuery };

const term = (text: string): TextQuery => ({ kind: 'term', term: text, where: 'anywhere' });
const joining = (kind: 'all' | 'any') => (queries: readonly TextQuery[]): TextQuery => {
  const [only] = queries;
  return only !== undefined && queries.length === 1 ? only : { kind, of: queries };
};
const and = joining('all');
const or = joining('any');

/** The same words, wherever a product has them. */
export function anywhere(query: TextQuery): TextQuery {
  switch (query.kind) {
    case 'term':
      return term(query.term);
    case 'phrase':
      return and(query.terms.map(term));
    case 'all':
    case 'any':
      return { kind: query.kind, of: query.of.map(anywhere) };
    case 'not':
      return query;
  }
}

const alternativeQuery = ({ terms }: Alternative): TextQuery => and(terms.map(term));

const wordQuery = (word: QueryWord): TextQuery => or(word.alternatives.map(alternativeQuery));

/** Products that have these words after each other. */
export const phraseQuery = (terms: readonly string[]): TextQuery => ({ kind: 'phrase', terms });

const mainTerms = ({ alternatives }: QueryWord): readonly string[] => alternatives[0]?.terms ?? [];

const inName = ({ alternatives }: QueryWord): TextQuery => or(alternatives.map(({ terms }) => and(terms.map((text) => ({ kind: 'term', term: text, where: 'name' })))));

/** Products that have all the words in their names, each in one of its ways. */
export const inNameQuery = (words: readonly QueryWord[]): TextQuery => and(words.map(inName));

/** Products that have a word of the query and one of the others in their names, each in one of its ways. */
export function inNameWithAnotherQuery(words: readonly QueryWord[], index: number): TextQuery {
  const own = words[index];
  return own === undefined ? or([]) : and([inName(own), or(words.filter((_, i) => i !== index).map(inName))]);
}

/** Products that have two words of the query in their names, each in one of its ways. */
export function pairInNameQuery(words: readonly QueryWord[], index: number, other: number): TextQuery {
  return inNameQuery(words.filter((_, i) => i === index || i === other));
}

/** Products that have a word of the query and one of the others, each in one of its ways. */
export function withAnotherQuery(words: readonly QueryWord[], index: number): TextQuery {
  const own = words[index];
  return own === undefined ? or([]) : and([wordQuery(own), or(words.filter((_, i) => i !== index).map(wordQuery))]);
}

/**
 * Products where a word of the query is beside its neighbor, or is written as one with it, or that have a synonym of a phrase in which it is.
 *
 * @param joined other ways to say words of the query
 */
export function besideQuery(words: readonly QueryWord[], index: number, joined: readonly Rewording[] = []): TextQuery {
  const own = words[index];
  const before = words[index - 1];
  const behind = words[index + 1];
  if (own === undefined) return or([]);
  const beside = (first: QueryWord | undefined, second: QueryWord | undefined): TextQuery[] => {
    if (first === undefined || second === undefined) return [];
    const asOne = first.plain === null || second.plain === null ? [] : [term(first.plain + second.plain)];
    return [phraseQuery([...mainTerms(first), ...mainTerms(second)]), ...asOne];
  };
  const synonyms = joined.filter(({ first, count, synonymOf }) => synonymOf !== null && index >= first && index < first + count).map(({ terms }) => phraseQuery(terms));
  return or([...beside(before, own), ...beside(own, behind), ...synonyms]);
}


/** Products that have all the words, each in one of its ways. */
export function allWordsQuery(words: readonly QueryWord[], joined: readonly Rewording[]): TextQuery {
  const joinedQueries = joined.map((each) => and([...each.terms.map(term), ...words.filter((_, i) => i < each.first || i >= each.first + each.count).map(wordQuery)]));
  return or([and(words.map(wordQuery)), ...joinedQueries]);
}

/** Products that lack one of the words at most; of two words that is any. */
export function allButOneQuery(words: readonly QueryWord[], joined: readonly Rewording[]): TextQuery {
  if (words.length <= 2) return anyWordQuery(words, joined);
  return or([allWordsQuery(words, joined), lackingOne(words)]);
}

/**
 * One half whole, and the other but for one word: the query grows little faster than the number of words, where naming each word that may
 * lack would make it grow with the square, and the database reads it anew for each product that it considers.
 */
function lackingOne(words: readonly QueryWord[]): TextQuery {
  const middle = Math.ceil(words.length / 2);
  const halves = [words.slice(0, middle), words.slice(middle)] as const;
  const split = (whole: readonly QueryWord[], lacking: readonly QueryWord[]): TextQuery =>
    and([...whole.map(wordQuery), ...(lacking.length > 1 ? [lackingOne(lacking)] : [])]);
  return or([split(...halves), split(halves[1], halves[0])]);
}

/** Products that a query finds, as far as they have what is required. */
export const requiring = (required: TextQuery | null, query: TextQuery): TextQuery => (required === null ? query : and([query, required]));

/** Products that have any of the words. */
export const anyWordQuery = (words: readonly QueryWord[], joined: readonly Rewording[]): TextQuery =>
  or([...words.map(wordQuery), ...joined.map((each) => and(each.terms.map(term)))]);
