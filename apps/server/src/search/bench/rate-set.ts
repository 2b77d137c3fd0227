import type { StoreCatalog } from '../../stores/assortment/index.ts';
import { intervalOf, inWords, mean } from './interval.ts';
import { ndcg, type Judgements } from './judgements.ts';
import type { PlainBm25 } from './plain-bm25.ts';
import { askRated, askWithTypos, type Rated } from './rated-queries.ts';

/** What one set of rated queries says, as they are and with a typo in each, and what plain BM25 gives for them. */
interface SetFigures {
  readonly clean: Rated;
  /** The rounds with typos together: the mean score of each query. */
  readonly typed: Rated;
  readonly plain: readonly number[];
}

export async function rateSet(catalog: StoreCatalog, plain: PlainBm25, of: Judgements): Promise<SetFigures> {
  const clean = await askRated(catalog, { of });
  const rounds = await askWithTypos(catalog, { of });
  const scores = clean.scores.map((_, query) => mean(rounds.map((round) => round.scores[query] ?? 0)));
  return {
    clean,
    typed: { quality: mean(scores), scores, times: rounds.flatMap(({ times }) => times), unrated: mean(rounds.map(({ unrated }) => unrated)) },
    plain: [...of].flatMap(([query, ratings]) => ndcg(plain.find(query), ratings) ?? []),
  };
}

/** Totals alone: a query of the final set that disappoints is not to be seen. */
export function linesOf({ clean, typed, plain }: SetFigures): string[] {
  const over = (other: readonly number[]): number[] => clean.scores.map((score, query) => score - (other[query] ?? 0));
  return [
    `NDCG@10 ${inWords(intervalOf(clean.scores))} of ${clean.scores.length} queries; plain BM25 ${inWords(intervalOf(plain))}; ahead by ${inWords(intervalOf(over(plain)))}; of the first ten ${(100 * clean.unrated).toFixed(1)} % have no rating`,
    `with one typo per query ${inWords(intervalOf(typed.scores))}; one typo costs ${inWords(intervalOf(over(typed.scores)))}`,
  ];
}
