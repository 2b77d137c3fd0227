// Works out or sets what a store sells, in a thread of its own: see ../threads/work-threads.ts, which starts it.
import { workerData } from 'node:worker_threads';
import { openPool } from '@quartermaster/database';
import type { WorkOfThread } from '../threads/work-threads.ts';

const { runAssortment } = await import('./run-assortment.ts');

const { url, id } = workerData as WorkOfThread;
const pool = openPool(url, { applicationName: 'quartermaster-desk-assortment', maxConnections: 2 });
try {
  await runAssortment(pool, id);
} finally {
  await pool.end();
}
