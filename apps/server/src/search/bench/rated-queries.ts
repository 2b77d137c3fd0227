import { fileURLToPath } from 'node:url';
import type { StoreCatalog } from '../../stores/assortment/index.ts';
import { searchLimits } from '../match-query.ts';
import { postgresqlIndex } from '../postgresql-index.ts';
import type { ProductIndex } from '../product-index.ts';
import { searchOf } from '../request.ts';
import { search } from '../search.ts';
import { mean } from './interval.ts';
import { ndcg, readJudgements } from './judgements.ts';
import { seeded, withTypo } from './typos.ts';

/** The ratings of the rated queries. JUDGEMENTS names another file. */
export const judgements = readJudgements(process.env['JUDGEMENTS'] ?? fileURLToPath(new URL('../../../../../bench/search/judgements-dev.csv', import.meta.url)));

/** Several typos of each query, so that a lucky one does not decide. */
const seeds = [1, 2, 3, 4, 5];

export interface Rated {
  /** NDCG@10. */
  readonly quality: number;
  /** That of each query for which a product was rated above 0. */
  readonly scores: readonly number[];
  /** Milliseconds of each search. */
  readonly times: readonly number[];
}

/** Asks the rated queries, as they are or changed. */
export async function askRated(catalog: StoreCatalog, index: ProductIndex = postgresqlIndex, change: (query: string) => string = (query) => query): Promise<Rated> {
  const times: number[] = [];
  const scores: number[] = [];
  for (const [query, ratings] of judgements) {
    const begun = performance.now();
    const { matches } = await search(catalog, searchOf({ q: change(query), pageSize: 10 }), searchLimits, index);
    times.push(performance.now() - begun);
    const score = ndcg(matches.ids, ratings);
    if (score !== null) scores.push(score);
  }
  return { quality: mean(scores), scores, times };
}

/** Asks them with one typo each, once for each way of drawing typos. */
export async function askWithTypos(catalog: StoreCatalog, index?: ProductIndex): Promise<Rated[]> {
  const rounds: Rated[] = [];
  for (const seed of seeds) {
    const random = seeded(seed);
    rounds.push(await askRated(catalog, index, (query) => withTypo(query, random) ?? query));
  }
  return rounds;
}
