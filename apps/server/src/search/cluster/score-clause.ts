import type { ProductQuery } from '../product-index.ts';
import { namedFirst } from '../named-first.ts';
import type { QueryWord } from '../query-words.ts';
import { rarity, rewordingWorth, type ScoredQuery } from '../ranking.ts';
import { isRewording, passagesOf, type Rewording } from '../rewordings.ts';
import { ranking } from '../weights.ts';
import { oneOf, type Clause } from './clause.ts';

/** What a word counts that is in category or attributes alone: it levels off as one in a text of average length. */
const elsewhere = ranking.elsewhere / (ranking.elsewhere + ranking.saturation);

const bestOf = (ways: readonly Clause[]): Clause => (ways.length === 1 ? (ways[0] ?? { match_none: {} }) : { dis_max: { queries: [...ways] } });

const sumOf = (clauses: readonly Clause[]): Clause => (clauses.length === 1 ? (clauses[0] ?? { match_none: {} }) : { bool: { should: [...clauses] } });

/**
 * The sum over the passages of a query, each in the best of its readings, as in PostgreSQL (`ranking.ts`). How much a word says comes from the vocabulary of the
 * store, so it does not depend on how products are spread over shards. A way of several words counts as their mean.
 */
export function textScore({ words, joined, known, statistics }: ScoredQuery): Clause[] {
  const worth = (term: string): number => rarity(known.get(term)?.documentCount ?? 0, statistics.documents);
  const rarest = (terms: readonly string[]): number => Math.min(...terms.map(worth));
  const term = (value: string, boost: number): Clause => ({
    dis_max: { queries: [{ term: { said: { value, boost } } }, { constant_score: { filter: { term: { words: { value } } }, boost: boost * elsewhere } }] },
  });
  const way = (terms: readonly string[], weight: number): Clause =>
    terms.length === 1 ? term(terms[0] ?? '', weight) : { bool: { must: terms.map((each) => term(each, weight / terms.length)) } };
  const ofWord = ({ alternatives }: QueryWord): Clause => {
    const typed = rarest(alternatives[0]?.terms ?? []);
    return bestOf(alternatives.map(({ terms, weight, synonym }) => way(terms, weight * (synonym ? typed : rarest(terms)))));
  };
  const ofEach = (each: QueryWord | Rewording): Clause => (isRewording(each) ? way(each.terms, rewordingWorth(each, words, worth)) : ofWord(each));
  return passagesOf(words, joined).map(({ readings }) => bestOf(readings.map((reading) => sumOf(reading.map(ofEach)))));
}

/** What a product counts beside its words: the category that the query names, what its name names first, and whether it is offered. */
export function scoreFactors({ categoryFits, servicesLast, scored }: Pick<ProductQuery, 'categoryFits' | 'servicesLast' | 'scored'>): { readonly filter: Clause; readonly weight: number }[] {
  const byFit = Map.groupBy(categoryFits, ({ fit }) => fit);
  return [
    ...[...byFit].map(([fit, categories]) => ({ filter: oneOf('category_id', categories.map(({ categoryId }) => categoryId)), weight: 1 + ranking.category * fit })),
    { filter: oneOf('named_first', namedFirst(scored)), weight: 1 + ranking.namedFirst },
    ...(servicesLast ? [{ filter: oneOf('kind', ['service']), weight: ranking.service }] : []),
    { filter: { bool: { must_not: [{ exists: { field: 'price_low' } }] } }, weight: ranking.unoffered },
  ];
}
