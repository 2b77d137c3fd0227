import { recordedEvent, type EventRow } from '../purchase-orders/index.ts';
import type { Queries } from '../runtime/index.ts';
import { messageOf } from './message-of.ts';

/** What is said about the purchase orders of a buyer, by them and to them, in all stores. */
export async function messagesOf(queries: Queries, buyerId: string): Promise<object[]> {
  const { rows } = await queries.query<EventRow & { po_number: string; vendor_name: string }>(
    `select po.po_number, po.vendor_name, event.position, event.event_key, event.kind, event.details, event.happened_at, event.actor_kind, event.actor, event.way
     from marketplace.purchase_order_event event join marketplace.purchase_order po using (po_number) join marketplace.placed_order placed using (order_number)
     where placed.buyer_id = $1 and marketplace.is_message(event.kind) order by event.happened_at, po.po_number, event.position`,
    [buyerId],
  );
  return rows.map((row) => {
    const { at, by, title, text, isOwn } = messageOf(recordedEvent(row), row.vendor_name);
    return { purchaseOrder: row.po_number, at, by, title, text, isOwn };
  });
}
