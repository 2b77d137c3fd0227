import { withTransaction, type Pool } from '@quartermaster/database';
import { inTurn } from '../../testing/catalog-server.ts';
import { beginRun, beginUndo, lockRuns, mayUndo, readRun, recordRun, recordUndo, type RunClaim } from '../index.ts';
import { sourceOf } from '../source.ts';

/** Imports rows as the command does, and gives the number of the import. */
export async function importRows(pool: Pool, rows: readonly unknown[], undoProducts = 1000): Promise<number> {
  const claim = await begin(pool);
  await recordRun(pool, claim, sourceOf(inTurn(rows)), { undoProducts });
  return claim.importId;
}

export async function begin(pool: Pool, source = 'rows.jsonl'): Promise<RunClaim> {
  const claim = await withTransaction(pool, (connection) => beginRun(connection, { source, madeBy: 'test', atDesk: false, size: null }));
  if (claim === null) throw new Error('An undo is running.');
  return claim;
}

/** Begins the undo of an import. @throws with the reason where it may not */
export const beginUndoOf = (pool: Pool, undoes: number): Promise<RunClaim> => withTransaction(pool, async (connection) => {
  await lockRuns(connection);
  const run = await readRun(connection, undoes);
  if (run === null) throw new Error(`There is no import ${undoes}.`);
  const plan = await mayUndo(connection, run);
  if ('refusal' in plan) throw new Error(plan.refusal);
  return beginUndo(connection, { undoes, source: run.source, madeBy: 'test', reason: 'Wrong file.' });
});

export const undo = async (pool: Pool, importId: number) => recordUndo(pool, await beginUndoOf(pool, importId));
