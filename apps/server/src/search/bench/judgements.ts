import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

/** Ratings from 0 (useless) to 3 (wanted) by query and product. */
export type Judgements = ReadonlyMap<string, ReadonlyMap<string, number>>;

export function readJudgements(path: string): Judgements {
  const rows = parse(readFileSync(path, 'utf8'), { columns: true }) as { query: string; product_id: string; rating_0_to_3: string }[];
  const judgements = new Map<string, Map<string, number>>();
  for (const { query, product_id, rating_0_to_3 } of rows) {
    const ratings = judgements.get(query) ?? new Map<string, number>();
    judgements.set(query, ratings.set(product_id, Number(rating_0_to_3)));
  }
  return judgements;
}

const gains = (ratings: readonly number[]): number => ratings.reduce((sum, rating, place) => sum + (2 ** rating - 1) / Math.log2(place + 2), 0);

/**
 * NDCG of the first `depth` results; a result without a rating counts 0. Null when no product was rated above 0: then no order is
 * better than another.
 */
export function ndcg(results: readonly string[], ratings: ReadonlyMap<string, number>, depth = 10): number | null {
  const best = gains([...ratings.values()].toSorted((a, b) => b - a).slice(0, depth));
  return best === 0 ? null : gains(results.slice(0, depth).map((id) => ratings.get(id) ?? 0)) / best;
}
