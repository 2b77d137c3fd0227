import { isBlankLine, type EntryLine } from '@quartermaster/contracts/requisition';
import { sql } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';

/** How many lines a buyer has begun in a store and not sent. */
export async function countUnsent(queries: Queries, buyerId: string, store: string): Promise<number> {
  const { rows } = await queries.query<{ typed: EntryLine }>(sql`
    select line.typed from marketplace.fedstrip_entry entry join marketplace.fedstrip_line line on line.entry_id = entry.entry_id and not line.is_removed where entry.buyer_id = ${buyerId} and entry.store = ${store}`);
  return rows.filter(({ typed }) => !isBlankLine(typed)).length;
}
