// Imports one file that was uploaded at the desk, or undoes an import, in a thread of its own: see import-threads.ts, which starts it.
import { parentPort, workerData } from 'node:worker_threads';
import { observeStatements, openPool } from '@quartermaster/database';
import type { GivenToImport } from './import-threads.ts';

// Through their doors the thread would load what it has no use for.
const { HealthRecord } = await import('../../../health/health-record.ts');
const { slowStatements } = await import('../../../health/watch-statements.ts');
const { recordRun, recordUndo } = await import('../../../import/runs/record-run.ts');
const { readRun } = await import('../../../import/runs/run-store.ts');
const { sourceOfUpload } = await import('../../../import/runs/uploads.ts');
const { systemClock } = await import('../../../runtime/clock.ts');

/** Milliseconds between two tellings of what was slow. */
const tellEvery = 5_000;

const { url, undoProducts, mostUnpacked, slowStatement, task: claim } = workerData as GivenToImport;
const pool = openPool(url, { applicationName: 'quartermaster-desk-import', maxConnections: 3 });
const record = new HealthRecord();
observeStatements(pool, slowStatements(record, systemClock, slowStatement));
const tell = (): void => {
  const { statements } = record.take();
  if (statements.length > 0) parentPort?.postMessage(statements);
};
const telling = setInterval(tell, tellEvery);
try {
  const run = await readRun(pool, claim.importId);
  if (run?.undoes === null) await recordRun(pool, claim, sourceOfUpload(pool, run, mostUnpacked * 2 ** 20), { undoProducts });
  else await recordUndo(pool, claim);
} catch {
  // Why it failed is in the history, where operators read it.
} finally {
  clearInterval(telling);
  tell();
  await pool.end();
}
