// npm run bench:search: quality and speed of the search on the rated queries, on the embedded database and on PostgreSQL.
// CATALOG names another import file than the sample catalog; TEST_DATABASE=embedded or =postgresql takes one database.
import { openPool, type Pool } from '@quartermaster/database';
import { setup, testDatabases } from '@quartermaster/database/testing';
import { fileURLToPath } from 'node:url';
import { wholeCatalog } from '../../stores/assortment/index.ts';
import { importCatalog, openSource, sourceOf } from '../../import/index.ts';
import { reportFigures } from '../../testing/report-figures.ts';
import { sampleCatalogRows } from '../../testing/sample-catalog.ts';
import { migrateMarketplace } from '../../migrate-marketplace.ts';
import { searchOf } from '../request.ts';
import { search } from '../search.ts';
import { ndcg, readJudgements } from './judgements.ts';
import { seeded, withTypo } from './typos.ts';

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url));
const judgements = readJudgements(process.env['JUDGEMENTS'] ?? fromRoot('bench/search/judgements-dev.csv'));
/** Several typos of each query, so that a lucky one does not decide. */
const seeds = [1, 2, 3, 4, 5];

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const part = (values: readonly number[], share: number): number => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
const at = (values: readonly number[], share: number): string => part(values, share).toFixed(1);

async function run(pool: Pool, change: (query: string) => string): Promise<{ quality: number; times: number[] }> {
  const times: number[] = [];
  const scores: number[] = [];
  for (const [query, ratings] of judgements) {
    const begun = performance.now();
    const { matches } = await search(wholeCatalog(pool), searchOf({ q: change(query), pageSize: 10 }));
    times.push(performance.now() - begun);
    const score = ndcg(matches.ids, ratings);
    if (score !== null) scores.push(score);
  }
  return { quality: mean(scores), times };
}

const tearDown = await setup();
for (const { name, open } of testDatabases()) {
  const database = await open();
  const pool = openPool(database.url);
  await migrateMarketplace(pool);
  const begun = performance.now();
  const file = process.env['CATALOG'];
  const { added } = await importCatalog(pool, file === undefined ? sourceOf(sampleCatalogRows()) : await openSource(file));
  say(`${name}: ${added} products and services imported in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  await run(pool, (query) => query);
  const clean = await run(pool, (query) => query);
  const typos = [];
  for (const seed of seeds) {
    const random = seeded(seed);
    typos.push(await run(pool, (query) => withTypo(query, random) ?? query));
  }
  const typoQuality = mean(typos.map(({ quality }) => quality));
  const times = typos.flatMap((typo) => typo.times);
  say(`${name}: NDCG@10 ${clean.quality.toFixed(4)} as typed, ${typoQuality.toFixed(4)} with one typo per query (${typos.map(({ quality }) => quality.toFixed(4)).join(', ')})`);
  say(`${name}: a search takes ${at(clean.times, 0.5)} ms (p50), ${at(clean.times, 0.95)} ms (p95); with a typo ${at(times, 0.5)} ms, ${at(times, 0.95)} ms`);
  for (const [what, quality, measured] of [['a search', clean.quality, clean.times], ['a search with a typo', typoQuality, times]] as const) {
    reportFigures([
      { what: `${what}, ${name}, NDCG@10`, value: quality, unit: '' },
      { what: `${what}, ${name}, p50`, value: part(measured, 0.5), unit: 'ms' },
      { what: `${what}, ${name}, p95`, value: part(measured, 0.95), unit: 'ms' },
    ]);
  }
  await pool.end();
  await database.close();
}
await tearDown();
