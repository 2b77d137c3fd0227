import { sql, type Pool } from '@quartermaster/database';
import type { SearchAnswer } from '@quartermaster/deployment';
import { partOf, type StoreCatalog } from '../../../stores/assortment/index.ts';
import { mean } from '../../bench/interval.ts';
import { askRated, askWithTypos, judgements } from '../../bench/rated-queries.ts';
import { seeded, withTypo } from '../../bench/typos.ts';
import { searchLimits } from '../../match-query.ts';
import { postgresqlIndex } from '../../postgresql-index.ts';
import type { ProductIndex } from '../../product-index.ts';
import { facetsOf, search } from '../../search.ts';
import { searchOf } from '../../request.ts';
import type { Cluster } from '../cluster.ts';
import { opensearchIndex } from '../opensearch-index.ts';

/** What is asked of both: as people type it, with a typo, narrowed, sorted. */
function heldQueries(): readonly ReturnType<typeof searchOf>[] {
  const random = seeded(1);
  return [...judgements.keys()].flatMap((q) => [
    searchOf({ q, pageSize: 10 }),
    searchOf({ q: withTypo(q, random) ?? q, pageSize: 10 }),
    searchOf({ q, pageSize: 10, sort: 'price_low', priceMin: '10', priceMax: '500' }),
    searchOf({ q, pageSize: 10, kind: 'products', indicator: ['SB'], sort: 'name' }),
  ]);
}

/** What a sort goes by, of each product of a page: where it is the same, relevance decides, which may differ a little. */
async function sortedBy({ database, assortment }: StoreCatalog, sort: ReturnType<typeof searchOf>['sort'], ids: readonly string[]): Promise<unknown[]> {
  const products = partOf({ assortment }, 'product');
  const { rows } = await database.query<{ name: string; price: number | null }>(
    sql`select lower(name) as name, price_low as price from unnest(${ids}::text[]) with ordinality as asked (id, place) join ${products} as product on product_id = id order by place`,
  );
  return rows.map(({ name, price }) => (sort === 'name' ? name : price));
}

/** The differences between two answers to one question that must be the same; empty where there is none. */
async function differences(catalog: StoreCatalog, asked: ReturnType<typeof searchOf>, expected: SearchAnswer, given: SearchAnswer): Promise<string[]> {
  const found: string[] = [];
  const compare = (what: string, one: unknown, other: unknown): void => {
    if (JSON.stringify(one) !== JSON.stringify(other)) found.push(`${what}: ${JSON.stringify(one).slice(0, 200)} and ${JSON.stringify(other).slice(0, 200)}`);
  };
  compare('total', [expected.matches.total, expected.matches.exactTotal, expected.complete], [given.matches.total, given.matches.exactTotal, given.complete]);
  compare('correction', [expected.correction, expected.offer, expected.exactMatch], [given.correction, given.offer, given.exactMatch]);
  if (asked.sort !== 'relevance') {
    const [one, other] = [await sortedBy(catalog, asked.sort, expected.matches.ids), await sortedBy(catalog, asked.sort, given.matches.ids)];
    compare('order', one, other);
  }
  const facets = (answer: SearchAnswer) => facetsOf(answer.matches.counts, asked);
  if (expected.matches.counts.every(({ exact }) => exact)) compare('facets', facets(expected), facets(given));
  return found;
}

export interface Compared {
  readonly asked: number;
  /** Questions to which the answers differ where they must not, with what differs. */
  readonly different: readonly string[];
  /** The share of the first ten products by relevance that both have. */
  readonly shared: number;
}

/** Asks the database and the cluster the held queries. */
export async function compare(catalog: StoreCatalog, cluster: Cluster): Promise<Compared> {
  const index = opensearchIndex(cluster);
  const different: string[] = [];
  const shares: number[] = [];
  const queries = heldQueries();
  for (const asked of queries) {
    const [expected, given] = [await search(catalog, asked, searchLimits, postgresqlIndex), await search(catalog, asked, searchLimits, index)];
    const found = await differences(catalog, asked, expected, given);
    if (found.length > 0) different.push(`"${asked.q}" by ${asked.sort}: ${found.join('; ')}`);
    const { ids } = expected.matches;
    if (asked.sort === 'relevance' && ids.length > 0) shares.push(ids.filter((id) => given.matches.ids.includes(id)).length / ids.length);
  }
  return { asked: queries.length, different, shared: mean(shares) };
}

/** NDCG@10 of the rated queries, as typed and with one typo each. */
export async function quality(catalog: StoreCatalog, index: ProductIndex): Promise<{ readonly typed: number; readonly withTypos: number }> {
  const typed = await askRated(catalog, { index });
  return { typed: typed.quality, withTypos: mean((await askWithTypos(catalog, { index })).map((round) => round.quality)) };
}

/** Searches one after another until it is stopped, and says how many there were, how many failed and how long the longest took. */
export function searchMeanwhile(pool: Pool, cluster: Cluster): { stop(): Promise<{ readonly asked: number; readonly failed: readonly string[]; readonly longest: number }> } {
  const index = opensearchIndex(cluster);
  const failed: string[] = [];
  const queries = [...judgements.keys()];
  const stopping = new AbortController();
  let [asked, longest] = [0, 0];
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const begun = performance.now();
      const { matches } = await search({ database: pool, assortment: null }, searchOf({ q: queries[asked % queries.length] ?? '' }), searchLimits, index).catch((error: unknown) => {
        failed.push(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
        return { matches: null };
      });
      asked += 1;
      longest = Math.max(longest, performance.now() - begun);
      if (matches === null) await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const ended = run();
  return {
    async stop() {
      stopping.abort();
      await ended;
      return { asked, failed, longest };
    },
  };
}
