import { sql, type Connection } from '@quartermaster/database';
import { addToWaitingMail, mailWaiting } from '../../mail/index.ts';
import type { Actor } from '../events/way.ts';
import type { PurchaseOrderEvent } from '../state/event.ts';
import { additionOf, mailText } from './mail-text.ts';
import type { OrderMailChoice } from './order-mail-choice.ts';
import { gatheredAs, isToldByMail, mayBeTold } from './told-by-mail.ts';

interface RecipientRow {
  email: string | null;
  order_number: string;
  store: string;
  vendor_name: string;
  choice: OrderMailChoice | null;
  origin: string | null;
}

/**
 * Leaves a mail for the buyer, in the transaction of the event, where they want it or must know. A buyer without an address in their profile reads it in
 * My Orders. Messages of some minutes come in one mail, and so do shipments and rejections.
 */
export async function tellBuyer(connection: Connection, poNumber: string, event: PurchaseOrderEvent, actor: Actor, now: Date): Promise<void> {
  if (actor.kind === 'buyer' || !mayBeTold(event.kind)) return;
  const { rows: [about] } = await connection.query<RecipientRow>(
    sql`select buyer.email, placed.order_number, placed.store, po.vendor_name, chosen.choice, web.origin
     from marketplace.purchase_order po join marketplace.placed_order placed using (order_number) join marketplace.buyer using (buyer_id)
     left join marketplace.order_mail_choice chosen using (buyer_id) left join marketplace.web_address web on true
     where po.po_number = ${poNumber}`,
  );
  if (about === undefined || about.email === null || !isToldByMail(event.kind, about.choice ?? 'all')) return;
  const { email: recipient } = about;
  const several = gatheredAs[event.kind];
  const gathers = several === undefined ? null : `${several.toLowerCase()} ${poNumber}`;
  if (several !== undefined && gathers !== null && (await addToWaitingMail(connection, { gathers, recipient, ...additionOf(event, poNumber, several) }))) return;
  const text = mailText(event, { poNumber, orderNumber: about.order_number, store: about.store, vendor: about.vendor_name, origin: about.origin });
  await connection.query(mailWaiting({ kind: 'purchase-order', recipient, ...text }, now, undefined, gathers));
}
