// npm run bench:search: quality and speed of the search on the rated queries, on the embedded database and on PostgreSQL.
// CATALOG names another import file than the sample catalog; TEST_DATABASE=embedded or =postgresql takes one database.
import { openPool } from '@quartermaster/database';
import { setup, testDatabases } from '@quartermaster/database/testing';
import { wholeCatalog } from '../../stores/assortment/index.ts';
import { importCatalog, openSource, sourceOf } from '../../import/index.ts';
import { quantile } from '../../testing/quantile.ts';
import { reportFigures } from '../../testing/report-figures.ts';
import { sampleCatalogRows } from '../../testing/sample-catalog.ts';
import { migrateMarketplace } from '../../migrate-marketplace.ts';
import { askRated, askWithTypos, mean } from './rated-queries.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const at = (values: readonly number[], share: number): string => quantile(values, share).toFixed(1);

const tearDown = await setup();
for (const { name, open } of testDatabases()) {
  const database = await open();
  const pool = openPool(database.url);
  await migrateMarketplace(pool);
  const begun = performance.now();
  const file = process.env['CATALOG'];
  const { added } = await importCatalog(pool, file === undefined ? sourceOf(sampleCatalogRows()) : await openSource(file));
  say(`${name}: ${added} products and services imported in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  const catalog = wholeCatalog(pool);
  await askRated(catalog);
  const clean = await askRated(catalog);
  const typos = await askWithTypos(catalog);
  const typoQuality = mean(typos.map(({ quality }) => quality));
  const times = typos.flatMap((typo) => typo.times);
  say(`${name}: NDCG@10 ${clean.quality.toFixed(4)} as typed, ${typoQuality.toFixed(4)} with one typo per query (${typos.map(({ quality }) => quality.toFixed(4)).join(', ')})`);
  say(`${name}: a search takes ${at(clean.times, 0.5)} ms (p50), ${at(clean.times, 0.95)} ms (p95); with a typo ${at(times, 0.5)} ms, ${at(times, 0.95)} ms`);
  for (const [what, quality, measured] of [['a search', clean.quality, clean.times], ['a search with a typo', typoQuality, times]] as const) {
    reportFigures([
      { what: `${what}, ${name}, NDCG@10`, value: quality, unit: '' },
      { what: `${what}, ${name}, p50`, value: quantile(measured, 0.5), unit: 'ms' },
      { what: `${what}, ${name}, p95`, value: quantile(measured, 0.95), unit: 'ms' },
    ]);
  }
  await pool.end();
  await database.close();
}
await tearDown();
