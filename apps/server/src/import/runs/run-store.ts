import { empty, sql, type Connection, type Pool } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import type { FinishingWork } from '../finish.ts';
import type { ImportCounts } from '../import-catalog.ts';
import type { RunClaim } from './run-hold.ts';
import { silentSeconds, type ImportRun } from './run.ts';

/** Running by what the row says, and no program says that it is there. */
const isSilent = sql`catalog_import.beat_at < now() - make_interval(secs => ${silentSeconds}::int)`;

const columns = sql`catalog_import.import_id::int as "importId", catalog_import.source, catalog_import.made_by as "madeBy", catalog_import.at_desk as "atDesk",
  case when catalog_import.state = 'running' and ${isSilent} then 'interrupted' else catalog_import.state end as state,
  catalog_import.began_at as "beganAt", catalog_import.ended_at as "endedAt", catalog_import.size, catalog_import.bytes_read as "bytesRead", catalog_import.rows, catalog_import.added, catalog_import.changed,
  catalog_import.unchanged, catalog_import.rejected, catalog_import.removed, catalog_import.work, catalog_import.work_done as "workDone", catalog_import.work_of as "workOf", catalog_import.failure,
  catalog_import.stop_asked_by as "stopAskedBy", catalog_import.undoes::int as undoes, catalog_import.reason, catalog_import.before_kept as "beforeKept",
  undo.import_id::int as "undoneBy", undo.state as "undoState"`;

const runs = sql`marketplace.catalog_import left join marketplace.catalog_import as undo on undo.undoes = catalog_import.import_id`;

interface NewRun {
  readonly source: string;
  readonly madeBy: string;
  readonly atDesk: boolean;
  readonly size: number | null;
}

/** Adds an import to the history whose file is to be uploaded, and gives its number. */
export async function addUpload(queries: Queries, { source, madeBy, size }: Omit<NewRun, 'atDesk'>): Promise<number> {
  const { rows } = await queries.query<{ importId: number }>(sql`
    insert into marketplace.catalog_import (source, made_by, at_desk, state, size) values (${source}, ${madeBy}, true, 'uploading', ${size}) returning import_id::int as "importId"`);
  const [row] = rows;
  if (row === undefined) throw new Error('The import was not added to the history.');
  return row.importId;
}

/** Adds an import that begins to run now. Null: an undo is running, beside which no import writes. */
export async function beginRun(connection: Connection, { source, madeBy, atDesk, size }: NewRun): Promise<RunClaim | null> {
  await lockRuns(connection);
  const { rows } = await connection.query<RunClaim>(sql`
    insert into marketplace.catalog_import (source, made_by, at_desk, state, size, attempt, before_kept)
    select ${source}, ${madeBy}, ${atDesk}, 'running', ${size}, nextval('marketplace.catalog_import_attempt'), 'kept'
    where not exists (select from marketplace.catalog_import where undoes is not null and state = 'running' and not (${isSilent}))
    returning import_id::int as "importId", attempt::int as attempt`);
  return rows[0] ?? null;
}

/** Adds the undo of an import, which begins to run now. Whether it may was asked under the same lock. */
export async function beginUndo(connection: Connection, { undoes, source, madeBy, reason }: { readonly undoes: number; readonly source: string; readonly madeBy: string; readonly reason: string }): Promise<RunClaim> {
  await endSilentRuns(connection);
  const { rows } = await connection.query<RunClaim>(sql`
    insert into marketplace.catalog_import (source, made_by, at_desk, state, attempt, undoes, reason)
    values (${source}, ${madeBy}, true, 'running', nextval('marketplace.catalog_import_attempt'), ${undoes}, ${reason})
    returning import_id::int as "importId", attempt::int as attempt`);
  const [claim] = rows;
  if (claim === undefined) throw new Error('The undo was not added to the history.');
  return claim;
}

export async function readRun(queries: Queries, importId: number): Promise<ImportRun | null> {
  const { rows } = await queries.query<ImportRun>(sql`select ${columns} from ${runs} where catalog_import.import_id = ${importId}`);
  return rows[0] ?? null;
}

/** The newest first; `total` of all is in each row. */
export async function listRuns(queries: Queries, first: number, most: number): Promise<readonly (ImportRun & { readonly total: number })[]> {
  const { rows } = await queries.query<ImportRun & { total: number }>(sql`
    select ${columns}, (count(*) over ())::int as total from ${runs} order by catalog_import.began_at desc, catalog_import.import_id desc limit ${most} offset ${first}`);
  return rows;
}

/** From here on until the transaction ends, no import begins, and none writes: this waits for batches that are being written. */
export async function lockRuns(connection: Connection): Promise<void> {
  await connection.query('lock table marketplace.catalog_import in exclusive mode');
}

/** Whether a program says of an import that it runs it. */
async function isAnyRunning(queries: Queries): Promise<boolean> {
  const { rows } = await queries.query<{ any: boolean }>(sql`select exists (select from marketplace.catalog_import where state = 'running' and not (${isSilent})) as any`);
  return rows[0]?.any ?? false;
}

/** What runs and has been silent has ended: should its program wake up, it writes nothing any more. */
async function endSilentRuns(connection: Connection): Promise<void> {
  await connection.query(sql`
    update marketplace.catalog_import set state = 'failed', ended_at = now(), work = null, failure = 'The program that ran it ended before its end, or said nothing for a minute.' where state = 'running' and ${isSilent}`);
}

/**
 * Makes an import of the desk, or an undo, a running one: an import from its beginning, an undo from where it was. Null: it is done, is running, or another one is. Two that are
 * started at once are decided one after the other.
 */
export async function claimRun(connection: Connection, importId: number): Promise<RunClaim | null> {
  await lockRuns(connection);
  if (await isAnyRunning(connection)) return null;
  await endSilentRuns(connection);
  const { rows } = await connection.query<RunClaim & { isUndo: boolean }>(sql`
    update marketplace.catalog_import set state = 'running', attempt = nextval('marketplace.catalog_import_attempt'), beat_at = now(), ended_at = null, stop_asked_by = null, work = null, failure = null,
      before_kept = case when undoes is not null or before_kept <> 'none' then before_kept else 'kept' end
    where import_id = ${importId} and at_desk and state in ('uploading', 'failed', 'stopped')
      and not exists (select from marketplace.catalog_import as undo where undo.undoes = ${importId})
    returning import_id::int as "importId", attempt::int as attempt, undoes is not null as "isUndo"`);
  const [claim] = rows;
  if (claim === undefined) return null;
  if (!claim.isUndo) {
    await connection.query(sql`update marketplace.catalog_import set bytes_read = 0, rows = 0, added = 0, changed = 0, unchanged = 0, rejected = 0 where import_id = ${importId}`);
    await connection.query(sql`delete from marketplace.catalog_import_reject where import_id = ${importId}`);
  }
  return { importId, attempt: claim.attempt };
}

/** Asks a running import to stop after the batch that it writes. False: it does not run, or has written all. */
export async function askToStop(connection: Connection, importId: number, by: string): Promise<boolean> {
  const { rowCount } = await connection.query(sql`
    update marketplace.catalog_import set stop_asked_by = ${by} where import_id = ${importId} and state = 'running' and not (${isSilent}) and (work is null or work = 'putting products back')`);
  return rowCount === 1;
}

/** Rows of the run of a program, as long as no other program has it. */
const isOwn = ({ importId, attempt }: RunClaim) => sql`import_id = ${importId} and attempt = ${attempt} and state = 'running'`;

/** How far an import is, which is a sign of life, too. Without counts, they are written by the run itself. Null: it is no longer this program's. */
export async function noteProgress(database: Pool, claim: RunClaim, counts: ImportCounts | null, bytesRead: number, work: FinishingWork | null): Promise<{ readonly isStopAsked: boolean } | null> {
  const counted = counts === null ? empty : sql`rows = ${counts.rows}, added = ${counts.added}, changed = ${counts.changed}, unchanged = ${counts.unchanged}, rejected = ${counts.rejected}, `;
  const { rows } = await database.query<{ isStopAsked: boolean }>(sql`
    update marketplace.catalog_import set beat_at = now(), bytes_read = ${bytesRead}, ${counted}work = ${work?.what ?? null}, work_done = ${work?.done ?? null}, work_of = ${work?.of ?? null}
    where ${isOwn(claim)} returning stop_asked_by is not null as "isStopAsked"`);
  return rows[0] ?? null;
}

/** Ends a run. A file is not needed any more when it is done; after a failure or a stop, it may be imported again. */
export async function endRun(database: Pool, claim: RunClaim, state: 'done' | 'failed' | 'stopped', failure: string | null = null): Promise<void> {
  const { rowCount } = await database.query(sql`update marketplace.catalog_import set state = ${state}, ended_at = now(), work = null, failure = ${failure} where ${isOwn(claim)}`);
  if (state === 'done' && rowCount === 1) await database.query(sql`delete from marketplace.catalog_import_part where import_id = ${claim.importId}`);
}
