import { fileURLToPath } from 'node:url';
import type { StoreCatalog } from '../../stores/assortment/index.ts';
import { searchLimits } from '../match-query.ts';
import { postgresqlIndex } from '../postgresql-index.ts';
import type { ProductIndex } from '../product-index.ts';
import { searchOf } from '../request.ts';
import { search } from '../search.ts';
import { laterThan, ratedThen } from './came-later.ts';
import { mean } from './interval.ts';
import { ndcg, readJudgements, type Judgements } from './judgements.ts';
import { seeded, withTypo } from './typos.ts';

const fileOf = (name: string): string => fileURLToPath(new URL(`../../../../../bench/search/${name}`, import.meta.url));

/** The ratings by which rules are chosen. JUDGEMENTS names another file. */
export const judgements: Judgements = readJudgements(process.env['JUDGEMENTS'] ?? fileOf('judgements-dev.csv'));

/** Ratings for the final figure: no rule, synonym or weight is chosen by them, and what becomes of a single query is not printed. */
export const finalJudgements: Judgements = readJudgements(fileOf('judgements-final.csv'));

/** Several typos of each query, so that a lucky one does not decide. */
const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export interface Rated {
  /** NDCG@10. */
  readonly quality: number;
  /** That of each query for which a product was rated above 0. */
  readonly scores: readonly number[];
  /** The same among the products that there were when the queries were first rated: later ones are left out, of the results and of what is rated. */
  readonly ofThen: readonly number[];
  /** Milliseconds of each search. */
  readonly times: readonly number[];
  /** Of the first ten results those without a rating, from 0 to 1: they count 0, whatever they are. */
  readonly unrated: number;
}

/** Results among which ten that are no newer than the ratings are looked for. */
export const mostOfThen = 100;

interface Asked {
  readonly of?: Judgements;
  readonly index?: ProductIndex;
  readonly change?: (query: string) => string;
}

/** Asks the rated queries, as they are or changed. */
export async function askRated(catalog: StoreCatalog, { of = judgements, index = postgresqlIndex, change = (query) => query }: Asked = {}): Promise<Rated> {
  const cameLater = laterThan(of);
  const times: number[] = [];
  const scores: number[] = [];
  const ofThen: number[] = [];
  const isUnrated: number[] = [];
  for (const [query, ratings] of of) {
    const q = change(query);
    const begun = performance.now();
    const find = async (pageSize: number): Promise<readonly string[]> => (await search(catalog, searchOf({ q, pageSize }), searchLimits, index)).matches.ids;
    const ids = await find(10);
    times.push(performance.now() - begun);
    const score = ndcg(ids, ratings);
    if (score === null) continue;
    scores.push(score);
    ofThen.push(ndcg((ids.some(cameLater) ? await find(mostOfThen) : ids).filter((id) => !cameLater(id)), ratedThen(ratings, cameLater)) ?? 0);
    isUnrated.push(...ids.map((id) => (ratings.has(id) ? 0 : 1)));
  }
  return { quality: mean(scores), scores, ofThen, times, unrated: mean(isUnrated) };
}

/** Ways to put one typo into each query. Each is for one pass over the queries in their order, since it draws from its own seed. */
export const typoRounds = (): ((query: string) => string)[] =>
  seeds.map((seed) => {
    const random = seeded(seed);
    return (query) => withTypo(query, random) ?? query;
  });

/** Asks them with one typo each, once for each way of drawing typos. */
export async function askWithTypos(catalog: StoreCatalog, asked: Pick<Asked, 'of' | 'index'> = {}): Promise<Rated[]> {
  const rounds: Rated[] = [];
  for (const change of typoRounds()) rounds.push(await askRated(catalog, { ...asked, change }));
  return rounds;
}
