import type { Pool } from '@quartermaster/database';
import { importCatalog, sourceOf } from '../../../import/index.ts';
import { sampleCatalogRows } from '../../../testing/sample-catalog.ts';
import { say, seconds } from './report.ts';
import { variedRows } from './vary.ts';

async function* inTurn(rows: Iterable<unknown>): AsyncGenerator<unknown> {
  yield* rows;
}

/** Imports so many products as an operator does, and says what it took. */
export async function importVaried(pool: Pool, products: number): Promise<void> {
  const sample: unknown[] = [];
  for await (const row of sampleCatalogRows()) sample.push(row);
  const begun = performance.now();
  let [heard, silence, memory, said] = [begun, 0, 0, 0];
  const { rows } = await importCatalog(pool, sourceOf(inTurn(variedRows(sample, products))), {
    onProgress: (counts) => {
      const now = performance.now();
      silence = Math.max(silence, now - heard);
      heard = now;
      memory = Math.max(memory, process.memoryUsage().rss);
      if (counts.rows - said < 50_000) return;
      said = counts.rows;
      say(`  ${counts.rows} rows after ${seconds(now - begun)}, ${Math.round(process.memoryUsage().rss / 2 ** 20)} MiB`);
    },
  });
  const took = performance.now() - begun;
  silence = Math.max(silence, performance.now() - heard);
  say(`import: ${rows} rows in ${seconds(took)}, ${Math.round((1000 * rows) / took)} rows/s; at most ${Math.round(memory / 2 ** 20)} MiB, of which the sample that is varied has a part, and ${seconds(silence)} without a word`);
}
