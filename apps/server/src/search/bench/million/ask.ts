import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SqlState, sqlState, type Pool } from '@quartermaster/database';
import { readStartPage } from '../../../catalog/index.ts';
import { readDetail } from '../../../catalog/product-detail.ts';
import { findSummaries } from '../../../catalog/summary-store.ts';
import { largeCatalog, readAssortments, setAssortment, wholeCatalog, type CatalogOfDay } from '../../../stores/assortment/index.ts';
import { complete } from '../../autocomplete.ts';
import { postgresqlSearch } from '../../postgresql-search.ts';
import { offerConditions, searchOf } from '../../request.ts';
import { zeroResults } from '../../zero-results.ts';
import { readJudgements } from '../judgements.ts';
import { prefixes, questions, type Known } from './questions.ts';
import { say, seconds, timed } from './report.ts';

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../../../../../${path}`, import.meta.url));
/** The store with an assortment of its own that is measured. */
const store = 'FSS';
const asked = 60;

async function readKnown(pool: Pool): Promise<Known> {
  const { rows: words } = await pool.query<{ term: string }>("select term from marketplace.vocabulary where term ~ '^[a-z]{4,}$' order by name_count desc, term limit 150");
  const { rows: products } = await pool.query<{ id: string; number: string }>(
    "select product_id as id, part_number as number from marketplace.product where kind = 'product' and length(part_number) > 4 order by md5(product_id) limit 200",
  );
  return {
    queries: [...readJudgements(fromRoot('bench/search/judgements-dev.csv')).keys()],
    broad: words.map(({ term }) => term),
    partNumbers: products.map(({ number }) => number),
    productIds: products.map(({ id }) => id),
  };
}

/** Sets the assortment that is measured where the database has none yet, or one that was set before stores of a large catalog had an index of their own. */
async function withAssortment(pool: Pool): Promise<CatalogOfDay> {
  const { rows } = await pool.query<{ indexed: boolean }>(
    'select own_index or (select documents from marketplace.search_statistics) <= $2 as indexed from marketplace.assortment where store = $1',
    [store, largeCatalog],
  );
  const assortment = readAssortments(JSON.parse(readFileSync(fromRoot('data/sample-catalog/assortments.json'), 'utf8'))).get(store);
  if (assortment === undefined) throw new Error(`The sample has no assortment of ${store}.`);
  if (rows[0]?.indexed !== true) {
    const begun = performance.now();
    await setAssortment(pool, store, assortment, { again: true });
    await pool.query('vacuum (analyze) marketplace.store_offer, marketplace.store_product, marketplace.store_word, marketplace.store_facet_value');
    say(`${store} has its assortment, set in ${seconds(performance.now() - begun)}`);
  }
  return { ...wholeCatalog(pool), assortment: store };
}

/** What the server does for a search, without HTTP. */
async function answer(searches: Pool, catalog: CatalogOfDay, q: string, page = 1): Promise<void> {
  const engine = postgresqlSearch(searches);
  const question = searchOf({ q, page });
  try {
    const { matches } = await engine.search(catalog, question);
    if (matches.total === 0) await zeroResults(engine, catalog, question);
    else await findSummaries(catalog, matches.ids, offerConditions(question));
  } catch (error) {
    if (!(error instanceof Error && sqlState(error.cause) === SqlState.queryCanceled)) throw error;
    say(`  ended at the limit of a statement: ${q}`);
  }
}

/**
 * Measures searches and pages with one client.
 *
 * @param pool the connections of pages
 * @param searches those of searches
 * @param products how many the catalog has, for the names of the figures
 */
export async function ask(pool: Pool, searches: Pool, products: number): Promise<void> {
  const known = await readKnown(pool);
  const whole = wholeCatalog(pool);
  const sold = await withAssortment(pool);
  for (const [catalog, name] of [[whole, `${products} products, whole catalog`], [sold, `${products} products, assortment of ${store}`]] as const) {
    for (const [kind, queries] of Object.entries(questions(known, asked))) await timed(`${name}, ${kind}`, queries, [pool, searches], (q) => answer(searches, catalog, q));
    await timed(`${name}, page 400`, known.broad.slice(0, 30), [pool, searches], (q) => answer(searches, catalog, q, 400));
    await timed(`${name}, autocomplete`, prefixes(known.queries), [searches], (term) => complete({ ...catalog, database: searches }, term, 10));
    await timed(`${name}, product`, known.productIds, [pool], (id) => readDetail(catalog, id, '20405'));
    await timed(`${name}, start page`, Array.from({ length: 20 }, (_, i) => i), [pool], () => readStartPage(catalog));
  }
}
