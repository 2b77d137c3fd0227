import { fileURLToPath } from 'node:url';
import { SqlState, sqlState, type Pool } from '@quartermaster/database';
import { readJudgements } from '../../search/bench/judgements.ts';
import { postgresqlSearch } from '../../search/postgresql-search.ts';
import { searchOf } from '../../search/request.ts';
import { wholeCatalog } from '../../stores/assortment/index.ts';
import { quantile } from '../../testing/quantile.ts';

const judgements = fileURLToPath(new URL('../../../../../bench/search/judgements-dev.csv', import.meta.url));

/** Searches one after the other until the end of something, and gives how many milliseconds they took. One that ends at the limit of a statement took that long. */
export async function searchUntil(pool: Pool, end: Promise<unknown>): Promise<{ readonly p50: number; readonly p95: number }> {
  const queries = [...readJudgements(judgements).keys()];
  const engine = postgresqlSearch(pool);
  const over = new AbortController();
  void end.then(() => over.abort(), () => over.abort());
  const times: number[] = [];
  for (let asked = 0; !over.signal.aborted; asked += 1) {
    const begun = performance.now();
    await engine.search(wholeCatalog(pool), searchOf({ q: queries[asked % queries.length] ?? '' })).catch((error: unknown) => {
      if (sqlState(error) !== SqlState.queryCanceled) throw error;
    });
    times.push(performance.now() - begun);
  }
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}
