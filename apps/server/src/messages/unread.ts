import { sql } from '@quartermaster/database';
import type { UnreadMessages } from '../login/index.ts';
import type { OrderOwner } from '../orderhistory/index.ts';
import type { Queries } from '../runtime/index.ts';

/** More are not counted: the header says `99+` then. */
const counted = 100;

/** A look at an index for a buyer who has read everything; for others as many rows as they have unread messages, up to a hundred. */
export const unreadOf: UnreadMessages = (buyerId, store) => sql`(select count(*)::int from (
    select from marketplace.message_thread thread join marketplace.purchase_order_event heard using (po_number)
    where thread.buyer_id = ${buyerId} and thread.store = ${store} and thread.heard_position > thread.read_position
      and heard.position > thread.read_position and heard.actor_kind <> 'buyer' and marketplace.is_message(heard.kind)
    limit ${counted}) unread)`;

/** The same for an answer that has changed it. */
export async function countUnread(queries: Queries, { buyerId, store }: OrderOwner): Promise<number> {
  const { rows } = await queries.query<{ unread: number }>(sql`select ${unreadOf(sql`${buyerId}::uuid`, store)} as unread`);
  return rows[0]?.unread ?? 0;
}
