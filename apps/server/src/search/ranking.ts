import { identifier, join, sql, type Sql } from '@quartermaster/database';
import type { QueryWord } from './query-words.ts';
import type { JoinedPair } from './text-query.ts';
import type { KnownWord } from './spelling.ts';
import type { Statistics } from './catalog-words.ts';

/**
 * How results are ordered by relevance (docs/search.md). It is the BM25 formula over name and description, with the functions that PostgreSQL
 * 15 has: ts_rank of one word grows with how often it occurs and levels off.
 */
export const ranking = {
  /** How soon more of the same word stops counting. */
  saturation: 0.5,
  /** How much long texts are held against a product, from 0 to 1. */
  lengthNorm: 0.9,
  /** A word that is in the category or in an attribute only, where name and description count 1: it finds, and hardly ranks. */
  elsewhere: 0.02,
  /** A product whose category is named exactly by the query counts 1 + this; much less for a part of its name. */
  category: 1.5,
  /** A product of a manufacturer whom the query names counts 1 + this. */
  manufacturer: 0.3,
  /** A product that no vendor offers now counts this much: it can be found, but not be ordered. */
  unoffered: 0.5,
} as const;

/** How much a word says: much when few products have it. */
export function rarity(count: number, documents: number): number {
  const all = Math.max(documents, count);
  return Math.log(1 + (all - count + 0.5) / (count + 0.5));
}

export interface CategoryWords {
  readonly categoryId: string;
  readonly words: readonly string[];
}

/** The ways to read a query as a set of words: as typed, with one word by a synonym, with a joined pair. */
function readings(words: readonly QueryWord[], joined: readonly JoinedPair[]): ReadonlySet<string>[] {
  const main = words.map(({ alternatives }) => alternatives[0]?.terms ?? []);
  const read = [new Set(main.flat())];
  words.forEach((word, i) => {
    for (const { terms, synonym } of word.alternatives) if (synonym) read.push(new Set(main.flatMap((own, k) => (k === i ? terms : own))));
  });
  for (const { first, term } of joined) read.push(new Set(main.flatMap((own, k) => (k === first ? [term] : k === first + 1 ? [] : own))));
  return read;
}

/** How well a query names a category, from 0 to 1: the squared share of words that both have among those that either has. */
export function categoryFit(words: readonly QueryWord[], joined: readonly JoinedPair[], categories: readonly CategoryWords[]): { readonly categoryId: string; readonly fit: number }[] {
  const read = readings(words, joined);
  return categories
    .map(({ categoryId, words: names }) => ({
      categoryId,
      fit: Math.max(0, ...read.map((reading) => {
        const shared = names.filter((name) => reading.has(name)).length;
        return (shared / (names.length + reading.size - shared)) ** 2;
      })),
    }))
    .filter(({ fit }) => fit > 0);
}

/** The words of a query with their weights; a joined pair counts beside its two words. */
export interface ScoredQuery {
  readonly words: readonly QueryWord[];
  readonly joined: readonly JoinedPair[];
  readonly known: ReadonlyMap<string, KnownWord>;
  readonly statistics: Statistics;
}

/** The relevance of a text in two steps, so that each word is weighed once in a product: its ranks, and what they are together. */
export interface TextScore {
  /** How the text of a product is read: columns over `search` and `length`, each with its name. */
  readonly ranks: readonly Sql[];
  /** An expression over those columns: the sum over the words of the query, each in the best of its ways. */
  readonly score: Sql;
}

/** A way of several words counts as its weakest word. */
export function textScore({ words, joined, known, statistics }: ScoredQuery, toQuery: (term: string) => string): TextScore {
  const { saturation, lengthNorm, elsewhere } = ranking;
  const weights = sql`${[elsewhere, elsewhere, 1, 1]}::float4[]`;
  const ranks = new Map<string, { readonly name: Sql; readonly rank: Sql }>();
  const term = (text: string): Sql => {
    const before = ranks.get(text);
    const name = before?.name ?? identifier(`rank_${ranks.size}`);
    // ts_rank gives 6 / pi² to a word that occurs once.
    if (before === undefined) ranks.set(text, { name, rank: sql`1.6449340668::float8 * ts_rank(${weights}, search, ${toQuery(text)}::tsquery) as ${name}` });
    const count = sql`greatest(${name}, 4 * ${name} - 3)`;
    return sql`(${count} / (${count} + half))`;
  };
  const worth = (text: string): number => rarity(known.get(text)?.documentCount ?? 0, statistics.documents);
  const way = (terms: readonly string[], value: number): Sql => sql`${value}::float8 * ${terms.length === 1 ? term(terms[0] ?? '') : sql`least(${join(terms.map(term), ', ')})`}`;
  const rarest = (terms: readonly string[]): number => Math.min(...terms.map(worth));
  const ofWord = ({ alternatives }: QueryWord): Sql => {
    // Another word for the same thing says as much as the word that was typed, however seldom that one is used.
    const typed = rarest(alternatives[0]?.terms ?? []);
    const ways = alternatives.map(({ terms, weight, synonym }) => way(terms, weight * (synonym ? typed : rarest(terms))));
    return sql`greatest(${join(ways, ', ')})`;
  };
  const parts = [...words.map(ofWord), ...joined.map((pair) => way([pair.term], worth(pair.term)))];
  const half = sql`${saturation}::float8 * (${1 - lengthNorm}::float8 + ${lengthNorm}::float8 * length / ${statistics.averageLength}::float8) as half`;
  return {
    ranks: parts.length === 0 ? [] : [half, ...[...ranks.values()].map(({ rank }) => rank)],
    score: parts.length === 0 ? sql`0::float8` : sql`(${join(parts, ' + ')})`,
  };
}

/** How many words {@link textScore} weighs in a product. */
export const weighedWords = ({ words, joined }: ScoredQuery): number =>
  joined.length + words.reduce((sum, { alternatives }) => sum + alternatives.reduce((terms, way) => terms + way.terms.length, 0), 0);
