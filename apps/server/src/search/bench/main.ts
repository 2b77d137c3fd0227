// npm run bench:search: quality and speed of the search on the rated queries, on the embedded database and on PostgreSQL.
// -- --fit: fits the weights of the ranking by cross-validation, and says what each rule adds on queries that it was not fitted to.
// -- --foreign: the same figures on a catalog of foods that nothing was tuned to.
// UNRATED=file measures nothing, and writes what is found and has no rating: of the foods, or of the final set and the buyers' queries.
// CATALOG names another import file than the sample catalog; TEST_DATABASE=embedded or =postgresql takes one database.
import { writeFileSync } from 'node:fs';
import { openPool, type Pool } from '@quartermaster/database';
import { setup, testDatabases } from '@quartermaster/database/testing';
import { wholeCatalog } from '../../stores/assortment/index.ts';
import { importCatalog, openSource, sourceOf } from '../../import/index.ts';
import { quantile } from '../../testing/quantile.ts';
import { reportFigures } from '../../testing/report-figures.ts';
import { sampleCatalogRows } from '../../testing/sample-catalog.ts';
import { migrateMarketplace } from '../../migrate-marketplace.ts';
import { search } from '../search.ts';
import { openSearchPool } from '../search-pool.ts';
import { searchOf } from '../request.ts';
import { brandShares } from './brands.ts';
import { buyersJudgements } from './buyers.ts';
import { fit } from './fit.ts';
import { rateForeign } from './foreign/foreign.ts';
import { intervalOf, inWords } from './interval.ts';
import { kindShares } from './kinds.ts';
import { PlainBm25 } from './plain-bm25.ts';
import { unratedLines } from './pool.ts';
import { linesOf, rateSet } from './rate-set.ts';
import { askRated, finalJudgements, judgements, typoRounds } from './rated-queries.ts';
import { realisticQueries, zeroResultsOf } from './zero-rate.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const at = (values: readonly number[], share: number): string => quantile(values, share).toFixed(1);

/** @param searches the same database, opened as the marketplace opens it for searches */
async function measure(name: string, pool: Pool, searches: Pool): Promise<void> {
  if (process.argv.includes('--foreign')) {
    await rateForeign({ pool, searches }, (line) => say(`${name}: ${line}`), process.env['UNRATED']);
    return;
  }
  const begun = performance.now();
  const file = process.env['CATALOG'];
  const { added } = await importCatalog(pool, file === undefined ? sourceOf(sampleCatalogRows()) : await openSource(file));
  say(`${name}: ${added} products and services imported in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  const catalog = wholeCatalog(searches);
  if (process.argv.includes('--fit')) {
    await fit(searches, (line) => say(`${name}: ${line}`));
    return;
  }
  const plain = await PlainBm25.of(pool);
  const unrated = process.env['UNRATED'];
  if (unrated !== undefined) {
    const lines: string[] = [];
    for (const rated of [finalJudgements, await buyersJudgements(pool)]) lines.push(...(await unratedLines(catalog, pool, plain, rated, typoRounds())));
    writeFileSync(unrated, lines.map((line) => `${line}\n`).join(''));
    say(`${lines.length} products without a rating are in ${unrated}`);
    return;
  }
  // The first round is not measured: it fills what is kept in memory.
  await askRated(catalog);
  const development = await rateSet(catalog, plain, judgements);
  const buyers = await rateSet(catalog, plain, await buyersJudgements(pool));
  const final = await rateSet(catalog, plain, finalJudgements);
  for (const [set, figures] of [['development', development], ['buyers, development', buyers], ['final', final]] as const) for (const line of linesOf(figures)) say(`${name}, ${set} set: ${line}`);
  for (const part of ['development', 'final'] as const) {
    const ours = await kindShares(pool, part, async (q) => (await search(catalog, searchOf({ q, pageSize: 10 }))).matches.ids);
    const theirs = await kindShares(pool, part, (q) => Promise.resolve(plain.find(q)));
    say(`${name}: first ten of the kind that is named, ${part}: ${inWords(intervalOf(ours))} of ${ours.length} queries; plain BM25 ${inWords(intervalOf(theirs))}`);
  }
  const brands = await brandShares(pool, 'final', async (q) => (await search(catalog, searchOf({ q, pageSize: 10 }))).matches.ids);
  const plainBrands = await brandShares(pool, 'final', (q) => Promise.resolve(plain.find(q)));
  say(`${name}: first ten of the brand and kind that are named, final: ${inWords(intervalOf(brands))} of ${brands.length} queries; plain BM25 ${inWords(intervalOf(plainBrands))}`);
  for (const [set, queries] of realisticQueries) {
    const { nothing, nowhere, notAll } = await zeroResultsOf(searches, queries);
    const share = (of: readonly string[]): string => `${((100 * of.length) / queries.length).toFixed(1)} %`;
    say(`${name}: of ${queries.length} searches of ${set} ${nothing.length} (${share(nothing)}) find nothing${nothing.length === 0 ? '' : `: ${nothing.join(', ')}`}; ${nowhere.length} (${share(nowhere)}) lead nowhere${nowhere.length === 0 ? '' : `: ${nowhere.join(', ')}`}; of ${notAll.length} more (${share(notAll)}) nothing has all the words`);
  }
  for (const [what, { quality, times }] of [['a search', development.clean], ['a search with a typo', development.typed]] as const) {
    say(`${name}: ${what} takes ${at(times, 0.5)} ms (p50), ${at(times, 0.95)} ms (p95)`);
    reportFigures([
      { what: `${what}, ${name}, NDCG@10`, value: quality, unit: '' },
      { what: `${what}, ${name}, p50`, value: quantile(times, 0.5), unit: 'ms' },
      { what: `${what}, ${name}, p95`, value: quantile(times, 0.95), unit: 'ms' },
    ]);
  }
  reportFigures([{ what: `a search that nothing was tuned to, ${name}, NDCG@10`, value: final.clean.quality, unit: '' }]);
}

const tearDown = await setup();
for (const { name, open } of testDatabases()) {
  const database = await open();
  const pool = openPool(database.url);
  // As in the marketplace: else the database may begin a scan where another one is, and what a search weighs of very many matches differs from one time to the next.
  const searches = openSearchPool(database.url, {});
  await migrateMarketplace(pool);
  await measure(name, pool, searches);
  await searches.end();
  await pool.end();
  await database.close();
}
await tearDown();
