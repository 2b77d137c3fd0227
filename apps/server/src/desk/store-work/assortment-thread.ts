// Works out or sets what a store sells, in a thread of its own: see ../threads/work-threads.ts, which starts it.
import { workerData } from 'node:worker_threads';
import { openPool } from '@quartermaster/database';
import type { GivenToThread } from '../threads/work-threads.ts';

const { runAssortment } = await import('./run-assortment.ts');

const { url, task: workId } = workerData as GivenToThread<{ readonly url: string }, number>;
const pool = openPool(url, { applicationName: 'quartermaster-desk-assortment', maxConnections: 2 });
try {
  await runAssortment(pool, workId);
} finally {
  await pool.end();
}
