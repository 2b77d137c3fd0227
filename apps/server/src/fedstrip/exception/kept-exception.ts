import type { ExceptionData } from '@quartermaster/contracts/requisition';
import { sql, type Connection } from '@quartermaster/database';

/** Writes the exception data of a line as the next version of its entry, for pages that show the line. Null: it has none any more. */
export async function writeException(connection: Connection, { entryId, key }: { readonly entryId: string; readonly key: string }, exception: ExceptionData | null, now: Date): Promise<void> {
  await connection.query(sql`
    with entry as (update marketplace.fedstrip_entry set version = version + 1, changed_at = ${now} where entry_id = ${entryId} returning entry_id, version)
    update marketplace.fedstrip_line line set exception = ${exception === null ? null : JSON.stringify(exception)}::jsonb, exception_revision = exception_revision + 1, version = entry.version
    from entry where line.entry_id = entry.entry_id and line.line_key = ${key}`);
}
