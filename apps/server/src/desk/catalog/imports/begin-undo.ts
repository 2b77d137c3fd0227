import type { Connection } from '@quartermaster/database';
import { beginUndo, forgetUpload, lockRuns, mayUndo, readRun, type RunClaim } from '../../../import/index.ts';
import type { Change } from '../../audit/audit-log.ts';

interface NewUndo {
  readonly madeBy: string;
  readonly reason: string;
}

/** An undo that begins, with its entry for the audit log; or why there can be none. */
type BegunUndo = { readonly claim: RunClaim; readonly change: Change } | { readonly refusal: string };

/** Begins the undo of an import, in a transaction that writes the audit log, too. Two that are begun at once are decided one after the other. */
export async function beginUndoOf(connection: Connection, importId: number, { madeBy, reason }: NewUndo): Promise<BegunUndo> {
  await lockRuns(connection);
  const run = await readRun(connection, importId);
  if (run === null) return { refusal: `There is no import ${importId}.` };
  const plan = await mayUndo(connection, run);
  if ('refusal' in plan) return plan;
  const claim = await beginUndo(connection, { undoes: importId, source: run.source, madeBy, reason });
  // What was undone is not imported again from here.
  await forgetUpload(connection, importId);
  return { claim, change: { action: 'catalog.undo-started', subject: run.source, details: { import: importId, undo: claim.importId, reason } } };
}
