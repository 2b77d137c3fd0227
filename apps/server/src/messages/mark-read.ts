import { sql } from '@quartermaster/database';
import type { OrderOwner } from '../orderhistory/index.ts';
import type { Queries } from '../runtime/index.ts';

/** Of an integer of the database; no thread has so many. */
const mostPosition = 2_147_483_647;

/** Notes that the buyer has read the thread of a purchase order as far as this position; one that is not theirs stays as it is. */
export async function markRead(queries: Queries, { buyerId, store }: OrderOwner, poNumber: string, upTo: number): Promise<void> {
  await queries.query(sql`update marketplace.message_thread set read_position = greatest(read_position, least(heard_position, ${Math.min(upTo, mostPosition)}))
    where po_number = ${poNumber} and buyer_id = ${buyerId} and store = ${store}`);
}

/** Notes that the buyer has read all that was said about their orders in this store until then. Rows are held in one order: two tabs wait for each other once. */
export async function markAllRead(queries: Queries, { buyerId, store }: OrderOwner, asOf: Date): Promise<void> {
  await queries.query(sql`with unread as (
      select po_number from marketplace.message_thread
      where buyer_id = ${buyerId} and store = ${store} and heard_position > read_position order by po_number for update)
    update marketplace.message_thread thread set read_position = greatest(thread.read_position, coalesce((
      select max(said.position) from marketplace.purchase_order_event said where said.po_number = thread.po_number and said.happened_at <= ${asOf}), 0))
    from unread where thread.po_number = unread.po_number`);
}
