import { sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';

const most = 50;

/** The newest requisitions, a line each. @param status as `show` prints it; null: of all */
export async function listedRequisitions(queries: Queries, status: string | null): Promise<string> {
  const { rows } = await queries.query<{ document_number: string; status: string; record: string; entered_at: Date }>(sql`
    select document_number, status, record, entered_at from marketplace.requisition
    where ${status}::text is null or lower(status) = lower(${status}::text) order by entered_at desc, document_number limit ${most}`);
  return rows.map((row) => `${row.document_number}  ${row.entered_at.toISOString().slice(0, 10)}  ${row.status.padEnd(13)}  ${row.record.slice(7, 29)}\n`).join('') || 'None.\n';
}
