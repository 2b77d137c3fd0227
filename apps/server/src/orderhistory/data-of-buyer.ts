import { sql } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';

/** The orders of a buyer in all stores, as they were placed; amounts in dollars. */
export async function ordersOf(queries: Queries, buyerId: string): Promise<object[]> {
  const { rows } = await queries.query<{ placed: object }>(sql`
    select jsonb_build_object('orderNumber', order_number, 'store', store, 'placedAt', placed_at, 'placedBy', placed_by, 'shipTo', ship_to, 'payment', payment, 'currency', currency,
      'subtotal', round(subtotal / 100.0, 2), 'shipping', round(shipping / 100.0, 2), 'tax', round(tax / 100.0, 2), 'total', round(total / 100.0, 2),
      'purchaseOrders', (select jsonb_agg(jsonb_build_object('number', po_number, 'vendor', vendor_name, 'contract', contract_number, 'status', status, 'note', note, 'deliverBy', deliver_by, 'speed', speed, 'billing', billing, 'shipTo', po.ship_to,
        'lines', (select jsonb_agg(jsonb_build_object('name', line -> 'name', 'offerId', offer_id, 'productId', product_id, 'quantity', quantity, 'unitPrice', round(unit_price / 100.0, 2),
          'total', round(line_total / 100.0, 2)) order by line.position) from marketplace.purchase_order_line line where line.po_number = po.po_number)) order by po.position)
        from marketplace.purchase_order po where po.order_number = placed_order.order_number)) as placed
    from marketplace.placed_order where buyer_id = ${buyerId} order by placed_at, order_number`);
  return rows.map(({ placed }) => placed);
}

/** The purchase orders of a buyer that have not ended, in all stores, by number. */
export async function openPurchaseOrdersOf(queries: Queries, buyerId: string): Promise<string[]> {
  const { rows } = await queries.query<{ number: string }>(sql`
    select po_number as number from marketplace.purchase_order join marketplace.placed_order using (order_number)
    where placed_order.buyer_id = ${buyerId} and purchase_order.status not in ('Delivered', 'Rejected', 'Canceled') order by po_number`);
  return rows.map(({ number }) => number);
}
