import type { StoreCatalog } from '../../stores/assortment/index.ts';
import { laterThan, ratedThen } from './came-later.ts';
import { intervalOf, inWords, mean } from './interval.ts';
import { ndcg, type Judgements } from './judgements.ts';
import type { PlainBm25 } from './plain-bm25.ts';
import { askRated, askWithTypos, mostOfThen, typoRounds, type Rated } from './rated-queries.ts';

/** What one set of rated queries says, as they are and with a typo in each, and what plain BM25 gives for them. */
interface SetFigures {
  readonly clean: Rated;
  /** The rounds with typos together: the mean score of each query. */
  readonly typed: Rated;
  readonly plain: readonly number[];
  /** The mean scores of the rounds: what one typo per query would have said, by the seed. */
  readonly rounds: readonly number[];
  /** The mean of each query over the same typos. */
  readonly plainTyped: readonly number[];
  /** Of plain BM25, among the products that there were when the queries were rated. */
  readonly plainOfThen: readonly number[];
}

export async function rateSet(catalog: StoreCatalog, plain: PlainBm25, of: Judgements): Promise<SetFigures> {
  const cameLater = laterThan(of);
  const clean = await askRated(catalog, { of });
  const rounds = await askWithTypos(catalog, { of });
  const meansOf = (each: readonly (readonly number[])[]): number[] => clean.scores.map((_, query) => mean(each.map((round) => round[query] ?? 0)));
  const scores = meansOf(rounds.map((round) => round.scores));
  const plainScores = (change: (query: string) => string = (query) => query): number[] => [...of].flatMap(([query, ratings]) => ndcg(plain.find(change(query)), ratings) ?? []);
  return {
    clean,
    typed: { quality: mean(scores), scores, ofThen: meansOf(rounds.map((round) => round.ofThen)), times: rounds.flatMap(({ times }) => times), unrated: mean(rounds.map(({ unrated }) => unrated)) },
    rounds: rounds.map(({ quality }) => quality),
    plain: plainScores(),
    plainTyped: meansOf(typoRounds().map(plainScores)),
    plainOfThen: [...of].flatMap(([query, ratings]) => (ndcg([], ratings) === null ? [] : (ndcg(plain.find(query, mostOfThen).filter((id) => !cameLater(id)), ratedThen(ratings, cameLater)) ?? 0))),
  };
}

/** Totals alone: a query of the final set that disappoints is not to be seen. */
export function linesOf({ clean, typed, rounds, plain, plainTyped, plainOfThen }: SetFigures): string[] {
  const less = (one: readonly number[], other: readonly number[]): number[] => one.map((score, query) => score - (other[query] ?? 0));
  return [
    `NDCG@10 ${inWords(intervalOf(clean.scores))} of ${clean.scores.length} queries; plain BM25 ${inWords(intervalOf(plain))}; ahead by ${inWords(intervalOf(less(clean.scores, plain)))}; of the first ten ${(100 * clean.unrated).toFixed(1)} % have no rating`,
    `with one typo per query ${inWords(intervalOf(typed.scores))}; one typo costs ${inWords(intervalOf(less(clean.scores, typed.scores)))}, by the ${rounds.length} seeds from ${(clean.quality - Math.max(...rounds)).toFixed(3)} to ${(clean.quality - Math.min(...rounds)).toFixed(3)}; plain BM25 ${inWords(intervalOf(plainTyped))}, ahead by ${inWords(intervalOf(less(typed.scores, plainTyped)))}`,
    `among the products that were there when it was rated NDCG@10 ${inWords(intervalOf(clean.ofThen))}; plain BM25 ${inWords(intervalOf(plainOfThen))}; ahead by ${inWords(intervalOf(less(clean.ofThen, plainOfThen)))}; with one typo ${inWords(intervalOf(typed.ofThen))}; one typo costs ${inWords(intervalOf(less(clean.ofThen, typed.ofThen)))}`,
  ];
}
