// npm run bench:assortment: what the sample assortments cost to set, and how long pages of their stores take beside those of
// ADVANTAGE, on the embedded database and on PostgreSQL. TEST_DATABASE=embedded or =postgresql takes one database.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openPool, type Pool } from '@quartermaster/database';
import { setup, testDatabases } from '@quartermaster/database/testing';
import { importCatalog, sourceOf } from '../../../import/index.ts';
import { readStartPage } from '../../../catalog/start-page.ts';
import { findSummaries } from '../../../catalog/summary-store.ts';
import { complete } from '../../../search/autocomplete.ts';
import { readJudgements } from '../../../search/bench/judgements.ts';
import { searchOf } from '../../../search/request.ts';
import { search } from '../../../search/search.ts';
import { quantile } from '../../../testing/quantile.ts';
import { sampleCatalogRows } from '../../../testing/sample-catalog.ts';
import { migrateMarketplace } from '../../../migrate-marketplace.ts';
import { readAssortments, setAssortment, wholeCatalog, type CatalogOfDay } from '../index.ts';

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../../../../../${path}`, import.meta.url));
const queries = [...readJudgements(fromRoot('bench/search/judgements-dev.csv')).keys()];
const assortments = readAssortments(JSON.parse(readFileSync(fromRoot('data/sample-catalog/assortments.json'), 'utf8')));

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const at = (values: readonly number[], share: number): string => quantile(values, share).toFixed(1);
const seconds = (begun: number): string => `${((performance.now() - begun) / 1000).toFixed(1)} s`;

const pages: Readonly<Record<string, (catalog: CatalogOfDay, query: string) => Promise<unknown>>> = {
  search: async (catalog, q) => findSummaries(catalog, (await search(catalog, searchOf({ q }))).matches.ids),
  'search by price': async (catalog, q) => search(catalog, searchOf({ q, priceMin: '10', priceMax: '200', sort: 'price_low' })),
  autocomplete: async (catalog, q) => complete(catalog, q.slice(0, 4), 10),
  'browse everything': async (catalog) => search(catalog, searchOf({})),
  'start page': async (catalog) => readStartPage(catalog),
};

/** The stores take turns, query by query, so that what else the machine does slows all of them alike. */
async function measure(pool: Pool, page: (catalog: CatalogOfDay, query: string) => Promise<unknown>, asked: readonly string[]): Promise<Map<string, number[]>> {
  const stores = ['ADVANTAGE', ...assortments.keys()];
  const times = new Map(stores.map((store) => [store, [] as number[]]));
  for (const query of asked) {
    for (const store of stores) {
      const catalog = store === 'ADVANTAGE' ? wholeCatalog(pool) : { ...wholeCatalog(pool), assortment: store };
      const begun = performance.now();
      await page(catalog, query);
      times.get(store)?.push(performance.now() - begun);
    }
  }
  return times;
}

const tearDown = await setup();
for (const { name, open } of testDatabases()) {
  const database = await open();
  const pool = openPool(database.url);
  await migrateMarketplace(pool);
  let begun = performance.now();
  await importCatalog(pool, sourceOf(sampleCatalogRows()));
  say(`${name}: the sample catalog was imported in ${seconds(begun)}`);
  for (const [store, assortment] of assortments) {
    begun = performance.now();
    const { after } = await setAssortment(pool, store, assortment);
    say(`${name}: ${store} has ${after.products + after.services} products and services and ${after.offers} offers, set in ${seconds(begun)}`);
  }
  await pool.query('vacuum (analyze) marketplace.store_offer, marketplace.store_product, marketplace.store_word, marketplace.store_facet_value');
  for (const [title, page] of Object.entries(pages)) {
    const asked = title === 'browse everything' || title === 'start page' ? queries.slice(0, 20) : queries;
    await measure(pool, page, asked.slice(0, 10));
    const times = await measure(pool, page, asked);
    say(`${name}: ${title}, ms (p50 / p95): ${[...times].map(([store, taken]) => `${store} ${at(taken, 0.5)} / ${at(taken, 0.95)}`).join(', ')}`);
  }
  const { rows } = await pool.query<{ size: number }>(
    "select sum(pg_total_relation_size(format('marketplace.%s', part)))::bigint as size from unnest('{store_offer,store_product,store_word,store_facet_value}'::text[]) as part",
  );
  say(`${name}: what is worked out takes ${((rows[0]?.size ?? 0) / 2 ** 20).toFixed(0)} MiB`);
  await pool.end();
  await database.close();
}
await tearDown();
