import { identifier, join, sql, type Sql } from '@quartermaster/database';
import type { QueryWord } from './query-words.ts';
import { isRewording, passagesOf, type Rewording } from './rewordings.ts';
import type { KnownWord } from './spelling.ts';
import type { Statistics } from './catalog-words.ts';
import { ranking } from './weights.ts';

/** How much a word says: much when few products have it. */
export function rarity(count: number, documents: number): number {
  const all = Math.max(documents, count);
  return Math.log(1 + (all - count + 0.5) / (count + 0.5));
}

/**
 * A synonym says as much as the words that were typed, the rarest of them. A spelling as one word says what that word does, and no more than the words that were typed say together: else the one product
 * that writes `vegetable-oil` would lead all vegetable oils.
 */
export function rewordingWorth({ first, count, terms, synonymOf, weight }: Rewording, words: readonly QueryWord[], worth: (term: string) => number): number {
  const own = Math.max(...(synonymOf ?? terms).map(worth));
  if (synonymOf !== null) return weight * own;
  const typed = words.slice(first, first + count).map(({ alternatives }) => Math.min(...(alternatives[0]?.terms ?? []).map(worth)));
  return weight * Math.min(own, typed.reduce((sum, each) => sum + each, 0));
}

/** The words of a query with their weights, and other ways to say some of them: another spelling, a synonym. */
export interface ScoredQuery {
  readonly words: readonly QueryWord[];
  readonly joined: readonly Rewording[];
  readonly known: ReadonlyMap<string, KnownWord>;
  readonly statistics: Statistics;
}

/** The relevance of a text in two steps, so that each word is weighed once in a product: its ranks, and what they are together. */
export interface TextScore {
  /** How the text of a product is read: columns over `search` and `length`, each with its name. */
  readonly ranks: readonly Sql[];
  /** An expression over those columns: the sum over the passages of the query, each in the best of its readings, and of a word the best of its ways. */
  readonly score: Sql;
  /** What is added up, each with the words that it is for. */
  readonly parts: readonly { readonly word: string; readonly score: Sql }[];
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
  const ofRewording = (each: Rewording): Sql => way(each.terms, rewordingWorth(each, words, worth));
  const sum = (scores: readonly Sql[]): Sql => sql`(${join(scores, ' + ')})`;
  const parts = passagesOf(words, joined).map((passage) => ({
    word: passage.words.map(({ typed }) => typed).join(' '),
    score: sql`greatest(${join(passage.readings.map((reading) => sum(reading.map((each) => (isRewording(each) ? ofRewording(each) : ofWord(each))))), ', ')})`,
  }));
  const half = sql`${saturation}::float8 * (${1 - lengthNorm}::float8 + ${lengthNorm}::float8 * length / ${statistics.averageLength}::float8) as half`;
  return {
    ranks: parts.length === 0 ? [] : [half, ...[...ranks.values()].map(({ rank }) => rank)],
    score: parts.length === 0 ? sql`0::float8` : sum(parts.map(({ score }) => score)),
    parts,
  };
}

/** How many words {@link textScore} weighs in a product. */
export const weighedWords = ({ words, joined }: ScoredQuery): number =>
  joined.reduce((sum, { terms }) => sum + terms.length, 0) + words.reduce((sum, { alternatives }) => sum + alternatives.reduce((terms, way) => terms + way.terms.length, 0), 0);
