import { writeFileSync } from 'node:fs';
import type { Pool } from '@quartermaster/database';
import { importCatalog, sourceOf } from '../../../import/index.ts';
import { wholeCatalog } from '../../../stores/assortment/index.ts';
import { PlainBm25 } from '../plain-bm25.ts';
import { unratedLines } from '../pool.ts';
import { linesOf, rateSet } from '../rate-set.ts';
import { foodRows } from './foods.ts';
import { foreignQueries, readRatings } from './ratings.ts';

/**
 * Measures the search on a catalog that nothing of it was made for: foods, in an empty database. Totals alone are said of the final half.
 *
 * @param databases the same database twice: `searches` as the marketplace opens it for searches
 * @param unrated a file for what is found and has no rating yet; then nothing is measured
 */
export async function rateForeign({ pool, searches }: { readonly pool: Pool; readonly searches: Pool }, say: (line: string) => void, unrated?: string): Promise<void> {
  const { added } = await importCatalog(pool, sourceOf(foodRows()));
  say(`${added} foods imported`);
  const catalog = wholeCatalog(searches);
  const plain = await PlainBm25.of(pool);
  const halves = { development: readRatings('development'), final: readRatings('final') };
  const all = new Map([...halves.development, ...halves.final]);
  if (unrated !== undefined) {
    const lines = await unratedLines(catalog, pool, plain, new Map(foreignQueries().map((query) => [query, all.get(query) ?? new Map<string, number>()])));
    writeFileSync(unrated, lines.map((line) => `${line}\n`).join(''));
    say(`${lines.length} foods without a rating are in ${unrated}`);
    return;
  }
  for (const [half, ratings] of [['development half', halves.development], ['final half', halves.final], ['both halves', all]] as const) {
    for (const line of linesOf(await rateSet(catalog, plain, ratings))) say(`foods, ${half}: ${line}`);
  }
}
