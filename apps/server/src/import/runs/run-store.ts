import { sql, type Connection, type Pool } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import type { FinishingWork } from '../finish.ts';
import type { ImportCounts } from '../import-catalog.ts';
import { silentSeconds, type ImportRun } from './run.ts';

/** Running by what the row says, and no program says that it is there. */
const isSilent = sql`beat_at < now() - make_interval(secs => ${silentSeconds}::int)`;

const columns = sql`import_id::int as "importId", source, made_by as "madeBy", at_desk as "atDesk", case when state = 'running' and ${isSilent} then 'interrupted' else state end as state,
  began_at as "beganAt", ended_at as "endedAt", size, bytes_read as "bytesRead", rows, added, changed, unchanged, rejected, work, work_done as "workDone", work_of as "workOf", failure`;

interface NewRun {
  readonly source: string;
  readonly madeBy: string;
  readonly atDesk: boolean;
  readonly state: 'uploading' | 'running';
  readonly size: number | null;
}

/** Adds an import to the history, and gives its number. */
export async function addRun(queries: Queries, { source, madeBy, atDesk, state, size }: NewRun): Promise<number> {
  const { rows } = await queries.query<{ importId: number }>(sql`
    insert into marketplace.catalog_import (source, made_by, at_desk, state, size) values (${source}, ${madeBy}, ${atDesk}, ${state}, ${size}) returning import_id::int as "importId"`);
  const [row] = rows;
  if (row === undefined) throw new Error('The import was not added to the history.');
  return row.importId;
}

export async function readRun(queries: Queries, importId: number): Promise<ImportRun | null> {
  const { rows } = await queries.query<ImportRun>(sql`select ${columns} from marketplace.catalog_import where import_id = ${importId}`);
  return rows[0] ?? null;
}

/** The newest first; `total` of all is in each row. */
export async function listRuns(queries: Queries, first: number, most: number): Promise<readonly (ImportRun & { readonly total: number })[]> {
  const { rows } = await queries.query<ImportRun & { total: number }>(sql`
    select ${columns}, (count(*) over ())::int as total from marketplace.catalog_import order by catalog_import.began_at desc, catalog_import.import_id desc limit ${most} offset ${first}`);
  return rows;
}

/** Makes an import of the desk a running one, from its beginning. False: it is done, is running, or another one is. Two that are started at once are decided one after the other. */
export async function claimRun(connection: Connection, importId: number): Promise<boolean> {
  await connection.query('lock table marketplace.catalog_import in share row exclusive mode');
  const { rowCount } = await connection.query(sql`
    update marketplace.catalog_import set state = 'running', beat_at = now(), ended_at = null, bytes_read = 0, rows = 0, added = 0, changed = 0, unchanged = 0, rejected = 0, work = null, failure = null
    where import_id = ${importId} and at_desk and (state in ('uploading', 'failed') or (state = 'running' and ${isSilent}))
      and not exists (select from marketplace.catalog_import as other where other.state = 'running' and not (other.${isSilent}))`);
  if (rowCount !== 1) return false;
  await connection.query(sql`delete from marketplace.catalog_import_reject where import_id = ${importId}`);
  return true;
}

/** How far an import is, which is a sign of life, too. */
export async function noteProgress(database: Pool, importId: number, { rows, added, changed, unchanged, rejected }: ImportCounts, bytesRead: number, work: FinishingWork | null): Promise<void> {
  await database.query(sql`
    update marketplace.catalog_import set beat_at = now(), bytes_read = ${bytesRead}, rows = ${rows}, added = ${added}, changed = ${changed}, unchanged = ${unchanged}, rejected = ${rejected},
      work = ${work?.what ?? null}, work_done = ${work?.done ?? null}, work_of = ${work?.of ?? null}
    where import_id = ${importId} and state = 'running'`);
}

/** Ends an import. Its file is not needed any more when it is done; after a failure, it may be imported again. */
export async function endRun(database: Pool, importId: number, failure: string | null): Promise<void> {
  await database.query(sql`update marketplace.catalog_import set state = ${failure === null ? 'done' : 'failed'}, ended_at = now(), work = null, failure = ${failure} where import_id = ${importId} and state = 'running'`);
  if (failure === null) await database.query(sql`delete from marketplace.catalog_import_part where import_id = ${importId}`);
}
