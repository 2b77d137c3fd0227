// Imports one file that was uploaded at the desk, in a thread of its own: see ../../threads/work-threads.ts, which starts it.
import { workerData } from 'node:worker_threads';
import { openPool } from '@quartermaster/database';
import type { WorkOfThread } from '../../threads/work-threads.ts';

// Through their door the thread would load what it has no use for.
const { recordRun } = await import('../../../import/runs/record-run.ts');
const { readRun } = await import('../../../import/runs/run-store.ts');
const { sourceOfUpload } = await import('../../../import/runs/uploads.ts');

const { url, id: importId } = workerData as WorkOfThread;
const pool = openPool(url, { applicationName: 'quartermaster-desk-import', maxConnections: 2 });
try {
  const run = await readRun(pool, importId);
  if (run !== null) await recordRun(pool, importId, sourceOfUpload(pool, run));
} catch {
  // Why it failed is in the history, where operators read it.
} finally {
  await pool.end();
}
