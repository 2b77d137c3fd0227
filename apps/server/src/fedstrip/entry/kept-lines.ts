import type { EntryLine, ExceptionData } from '@quartermaster/contracts/requisition';
import { sql, type Connection } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';

/** A line as it was typed. */
export interface HeldLine {
  readonly key: string;
  readonly place: number;
  readonly revision: number;
  readonly isRemoved: boolean;
  readonly typed: EntryLine;
}

/** A line with what is typed of it on a page of its own. */
export interface ReadLine extends HeldLine {
  /** Null: it says nothing beyond its columns. */
  readonly exception: ExceptionData | null;
  readonly exceptionRevision: number;
}

// Exception data that were kept before there was an export option have none.
const columns = sql`line_key as key, place, revision, is_removed as "isRemoved", typed, '{"exportOption": ""}'::jsonb || exception as exception, exception_revision as "exceptionRevision"`;

/** The lines that were changed after a version, those that were removed among them, in their order. */
export async function readLines(queries: Queries, entryId: string, since: number): Promise<readonly ReadLine[]> {
  const { rows } = await queries.query<ReadLine>(sql`select ${columns} from marketplace.fedstrip_line where entry_id = ${entryId} and version > ${since} order by place, line_key`);
  return rows;
}

/** The lines that there are, in their order. */
export async function presentLines(queries: Queries, entryId: string): Promise<readonly ReadLine[]> {
  const { rows } = await queries.query<ReadLine>(sql`select ${columns} from marketplace.fedstrip_line where entry_id = ${entryId} and not is_removed order by place, line_key`);
  return rows;
}

/** Removed lines that an entry keeps, for its other windows. */
const mostRemoved = 1_000;

/** Forgets the lines of a held entry that were removed before the newest thousand: a window that does not know of them yet is shown all lines that there are. */
export async function forgetRemoved(connection: Connection, entryId: string): Promise<void> {
  await connection.query(sql`
    with gone as (
      delete from marketplace.fedstrip_line where entry_id = ${entryId} and line_key in (
        select line_key from marketplace.fedstrip_line where entry_id = ${entryId} and is_removed order by version desc, line_key offset ${mostRemoved}) returning version)
    update marketplace.fedstrip_entry set cleared_at_version = greatest(cleared_at_version, (select max(version) from gone)) where entry_id = ${entryId} and exists (select from gone)`);
}

/** Lines by their keys. */
export async function linesWithKeys(queries: Queries, entryId: string, keys: readonly string[]): Promise<ReadonlyMap<string, ReadLine>> {
  const { rows } = await queries.query<ReadLine>(sql`select ${columns} from marketplace.fedstrip_line where entry_id = ${entryId} and line_key = any(${[...keys]}::uuid[])`);
  return new Map(rows.map((row) => [row.key, row]));
}

export async function countLines(queries: Queries, entryId: string): Promise<number> {
  const { rows } = await queries.query<{ count: number }>(sql`select count(*)::int as count from marketplace.fedstrip_line where entry_id = ${entryId} and not is_removed`);
  return rows[0]?.count ?? 0;
}

/** Writes lines as the next version of their entry. */
export async function writeLines(connection: Connection, entryId: string, lines: readonly HeldLine[], now: Date): Promise<void> {
  const written = lines.map(({ key, place, revision, isRemoved, typed }) => ({ key, place, revision, is_removed: isRemoved, typed }));
  await connection.query(sql`
    with entry as (update marketplace.fedstrip_entry set version = version + 1, changed_at = ${now} where entry_id = ${entryId} returning entry_id, version)
    insert into marketplace.fedstrip_line as line (entry_id, line_key, place, revision, version, is_removed, typed)
    select entry.entry_id, given.key, given.place, given.revision, entry.version, given.is_removed, given.typed
    from entry, jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as given (key uuid, place double precision, revision integer, is_removed boolean, typed jsonb)
    on conflict (entry_id, line_key) do update set place = excluded.place, revision = excluded.revision, version = excluded.version, is_removed = excluded.is_removed, typed = excluded.typed`);
}
