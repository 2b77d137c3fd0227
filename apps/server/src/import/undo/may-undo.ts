import { sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import { silentSeconds, type ImportRun } from '../runs/run.ts';

/** What an undo of an import would do. */
export interface UndoPlan {
  /** Products that it puts back, and that it takes away. */
  readonly changed: number;
  readonly added: number;
}

interface Refused {
  /** Why it cannot be undone, a sentence or two. */
  readonly refusal: string;
}

/** Whether an import can be undone, as things are; for an undo that was not finished, whether that can go on. */
export async function mayUndo(queries: Queries, run: ImportRun): Promise<UndoPlan | Refused> {
  const own = refusalOf(run);
  if (own !== null) return { refusal: own };
  const later = await laterRun(queries, run.undoes ?? run.importId);
  if (later !== null) {
    return { refusal: later.isRunning ? `Import ${later.importId} of ${later.source} is running. Wait for its end, or stop it.` : `${later.source} was imported later (import ${later.importId}). Undo that import first: the last one goes first.` };
  }
  const { rows } = await queries.query<UndoPlan>(sql`
    select count(*) filter (where before is not null)::int as changed, count(*) filter (where before is null)::int as added from marketplace.catalog_import_before where import_id = ${run.undoes ?? run.importId}`);
  const plan = rows[0] ?? { changed: 0, added: 0 };
  if (run.undoes === null && plan.changed + plan.added === 0) return { refusal: 'This import has changed nothing, so there is nothing to undo.' };
  return plan;
}

function refusalOf({ state, undoes, undoState, undoneBy, beforeKept }: ImportRun): string | null {
  if (state === 'running') return `${undoes === null ? 'The import' : 'The undo'} is running. Wait for its end, or stop it.`;
  if (undoes !== null) return state === 'done' ? 'This is an undo, which cannot be undone. Import the file again.' : null;
  if (undoState !== null) return undoState === 'done' ? 'This import was undone.' : `Its undo has begun (import ${undoneBy}).`;
  if (state === 'uploading') return 'Its file was not imported.';
  if (beforeKept === 'none') return 'It was made by a version that did not keep how products were before. Import the file of before.';
  if (beforeKept === 'tooMany') return 'It has changed more products than the server keeps how they were before (CATALOG_UNDO_PRODUCTS). Import the file of before, or restore a backup.';
  if (beforeKept === 'expired') return 'How products were before it is not kept any more (CATALOG_UNDO_DAYS, CATALOG_UNDO_PRODUCTS). Import the file of before.';
  return null;
}

/** It has changed products, by what it says or what it has kept of them. */
const hasChanged = sql`(later.added + later.changed > 0 or later.before_kept = 'tooMany' or exists (select from marketplace.catalog_import_before as kept where kept.import_id = later.import_id))`;
const isNotUndone = sql`not exists (select from marketplace.catalog_import as undo where undo.undoes = later.import_id and undo.state = 'done')`;
const isAlive = sql`(later.state = 'running' and later.beat_at >= now() - make_interval(secs => ${silentSeconds}::int))`;

/** An import that runs, or one that began later, has changed products and was not undone. */
async function laterRun(queries: Queries, importId: number): Promise<{ importId: number; source: string; isRunning: boolean } | null> {
  const { rows } = await queries.query<{ importId: number; source: string; isRunning: boolean }>(sql`
    select later.import_id::int as "importId", later.source, ${isAlive} as "isRunning"
    from marketplace.catalog_import as later, marketplace.catalog_import as this
    where this.import_id = ${importId} and later.import_id <> this.import_id
      and (${isAlive} or (later.undoes is null and later.attempt > this.attempt and ${hasChanged} and ${isNotUndone}))
    order by 3 desc, later.attempt desc limit 1`);
  return rows[0] ?? null;
}

/** The number of the last import that has changed products and was not undone; null: there is none. */
export async function lastChange(queries: Queries): Promise<number | null> {
  const { rows } = await queries.query<{ importId: number }>(sql`
    select later.import_id::int as "importId" from marketplace.catalog_import as later where later.undoes is null and ${hasChanged} and ${isNotUndone} order by later.attempt desc, later.import_id desc limit 1`);
  return rows[0]?.importId ?? null;
}
