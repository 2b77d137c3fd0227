import type { RequestOf } from '@quartermaster/contracts';
import { withTransaction, type Pool } from '@quartermaster/database';
import { typedText } from '../mail/index.ts';
import { recordEvent, type PurchaseOrderEvent } from '../purchase-orders/index.ts';
import type { OrderOwner } from './order-store.ts';

type Change = RequestOf<'/orderhistory/change_purchase_order'>;

/** The event that a change asks for; null: what has to be said is missing. */
function eventOfChange({ change, text: typed = '', lines = [] }: Change): PurchaseOrderEvent | null {
  const text = typedText(typed);
  if (change === 'confirm-receipt') return { kind: 'received', lines };
  if (text === '') return null;
  switch (change) {
    case 'cancel':
      return { kind: 'canceled', reason: text };
    case 'ask-to-cancel':
      return { kind: 'cancellation-requested', reason: text };
    case 'report-problem':
      return { kind: 'problem-reported', text };
    case 'write-to-vendor':
      return { kind: 'message', text };
  }
}

/** The number of the order that one of the buyer's purchase orders belongs to; null for one that is not theirs. */
export async function orderOf(database: Pool, { buyerId, store }: OrderOwner, poNumber: string): Promise<string | null> {
  const { rows } = await database.query<{ order_number: string }>(
    `select order_number from marketplace.purchase_order join marketplace.placed_order placed using (order_number)
     where po_number = $1 and placed.buyer_id = $2 and placed.store = $3`,
    [poNumber, buyerId, store],
  );
  return rows[0]?.order_number ?? null;
}

/** Makes the change of a purchase order that is the buyer's own. Null, or why it could not be made. */
export async function changePurchaseOrder(database: Pool, change: Change, buyerName: string, now: Date): Promise<string | null> {
  const event = eventOfChange(change);
  if (event === null) return 'Say in a few words why: the vendor reads it.';
  const recording = await withTransaction(database, (connection) =>
    recordEvent(connection, { poNumber: change.poNumber, eventKey: `page-${change.changeKey}`, event, actor: { kind: 'buyer', name: buyerName }, way: 'page', now }));
  return recording.kind === 'refused' ? recording.message : null;
}
