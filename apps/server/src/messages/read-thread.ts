import type { AttributesOf } from '@quartermaster/contracts';
import type { OrderOwner } from '../orderhistory/index.ts';
import { recordedEvent, type EventRow } from '../purchase-orders/index.ts';
import type { Queries } from '../runtime/index.ts';
import { messageOf } from './message-of.ts';

type Thread = AttributesOf<'/main/message_center', 'Thread'>;

interface HeadRow {
  order_number: string;
  vendor_name: string;
  status: Thread['status'];
  read_position: number;
}

/** What is said about a purchase order of the buyer's own, which may be nothing; null for one that is not theirs. */
export async function readThread(queries: Queries, { buyerId, store }: OrderOwner, poNumber: string, problem: string | null = null): Promise<Thread | null> {
  const { rows: heads } = await queries.query<HeadRow>(
    `select po.order_number, po.vendor_name, po.status, coalesce(thread.read_position, 0) as read_position
     from marketplace.purchase_order po join marketplace.placed_order placed using (order_number) left join marketplace.message_thread thread using (po_number)
     where po.po_number = $1 and placed.buyer_id = $2 and placed.store = $3`,
    [poNumber, buyerId, store],
  );
  const head = heads[0];
  if (head === undefined) return null;
  const { rows: events } = await queries.query<EventRow>(
    `select position, event_key, kind, details, happened_at, actor_kind, actor, way
     from marketplace.purchase_order_event where po_number = $1 and marketplace.is_message(kind) order by position`,
    [poNumber],
  );
  const messages = events.map((row) => {
    const message = messageOf(recordedEvent(row), head.vendor_name);
    return { ...message, isNew: !message.isOwn && message.position > head.read_position };
  });
  return { poNumber, orderNumber: head.order_number, vendor: head.vendor_name, status: head.status, messages, problem };
}
