import { withTransaction, type Pool } from '@quartermaster/database';
import { claimRun, lastChange, mayUndo, readRun, type RunClaim } from '../../import/index.ts';
import { noteChange } from '../audit/audit-log.ts';
import { beginUndoOf } from '../catalog/imports/begin-undo.ts';
import { DeskCommandError } from './desk-command-error.ts';
import { commandActor } from './operators-command.ts';

const actor = commandActor('npm run catalog:import');

interface Wanted {
  /** Null: the last import that has changed something. */
  readonly importId: number | null;
  readonly reason: string;
}

/**
 * Begins the undo of an import for the command, or goes on with one that was not finished; the audit log has it in the same transaction.
 *
 * @throws DeskCommandError that says why it cannot be
 */
export const claimUndo = (pool: Pool, { importId: given, reason }: Wanted, now: Date): Promise<RunClaim> =>
  withTransaction(pool, async (connection) => {
    const importId = given ?? (await lastChange(connection));
    if (importId === null) throw new DeskCommandError('No import has changed anything that is not undone yet.');
    const undoneBy = (await readRun(connection, importId))?.undoneBy ?? null;
    const unfinished = undoneBy === null ? null : await readRun(connection, undoneBy);
    if (unfinished === null || unfinished.state === 'done') {
      const begun = await beginUndoOf(connection, importId, { madeBy: actor.login, reason });
      if ('refusal' in begun) throw new DeskCommandError(begun.refusal);
      await noteChange(connection, actor, begun.change, now);
      return begun.claim;
    }
    const plan = await mayUndo(connection, unfinished);
    if ('refusal' in plan) throw new DeskCommandError(plan.refusal);
    const claim = await claimRun(connection, unfinished.importId);
    if (claim === null) throw new DeskCommandError('An import is running, or the undo has ended by now.');
    await noteChange(connection, actor, { action: 'catalog.undo-continued', subject: unfinished.source, details: { import: importId, undo: unfinished.importId, reason } }, now);
    return claim;
  });
