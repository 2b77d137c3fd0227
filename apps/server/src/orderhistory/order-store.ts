import { usd, type Address, type Order, type OrderRow, type Payment, type PurchaseOrder, type StoreName } from '@quartermaster/contracts';
import type { Queries } from '../runtime/index.ts';

type Status = OrderRow['status'];

interface OrderHeadRow {
  order_number: string;
  placed_at: Date;
  placed_by: string;
  ship_to: Omit<Address, 'isDefault'>;
  payment: Payment;
  subtotal: number;
  shipping: number;
  tax: number;
  total: number;
}

interface PurchaseOrderRow {
  po_number: string;
  vendor_id: string;
  vendor_name: string;
  contract_number: string;
  status: Status;
  note: string;
  deliver_by: string | null;
  speed: NonNullable<PurchaseOrder['speed']>;
  billing: NonNullable<PurchaseOrder['billing']> | null;
  subtotal: number;
  /** Its own; null: that of the order. */
  own_ship_to: Order['shipTo'] | null;
  lines: PurchaseOrder['lines'];
}

/** The buyer of orders, and their store: each store shows the orders that were placed in it. */
export interface OrderOwner {
  buyerId: string;
  store: StoreName;
}

/** One order of the buyer's own; null for a number that is not one of theirs. */
export const findOrder = async (queries: Queries, owner: OrderOwner, orderNumber: string): Promise<Order | null> => (await findOrders(queries, owner, [orderNumber]))[0] ?? null;

/** The orders of the buyer's own among these numbers, in their order. */
export async function findOrders(queries: Queries, owner: OrderOwner, orderNumbers: readonly string[]): Promise<Order[]> {
  const { rows } = await queries.query<OrderHeadRow>(
    `select order_number, placed_at, placed_by, ship_to, payment, subtotal, shipping, tax, total
     from marketplace.placed_order where order_number = any($1::text[]) and buyer_id = $2 and store = $3 order by array_position($1::text[], order_number)`,
    [orderNumbers, owner.buyerId, owner.store],
  );
  if (rows.length === 0) return [];
  const purchaseOrders = await queries.query<PurchaseOrderRow & { order_number: string }>(
    `select order_number, po_number, vendor_id, vendor_name, contract_number, status, note, deliver_by, speed, billing, subtotal, ship_to as own_ship_to,
       (select jsonb_agg(line.line order by line.position) from marketplace.purchase_order_line line
        where line.po_number = po.po_number) as lines
     from marketplace.purchase_order po where order_number = any($1::text[]) order by order_number, position`,
    [rows.map((head) => head.order_number)],
  );
  const partsOf = Map.groupBy(purchaseOrders.rows, (part) => part.order_number);
  return rows.map((head) => ({
    orderNumber: head.order_number,
    placedAt: head.placed_at.toISOString(),
    placedBy: head.placed_by,
    purchaseOrders: (partsOf.get(head.order_number) ?? []).map(purchaseOrderOf),
    shipTo: head.ship_to,
    payment: head.payment,
    totals: { subtotal: usd(head.subtotal), shipping: usd(head.shipping), tax: usd(head.tax), total: usd(head.total) },
  }));
}

/** A purchase order as its row and the lines beside it have it. */
export const purchaseOrderOf = (row: PurchaseOrderRow): PurchaseOrder => ({
  poNumber: row.po_number,
  vendor: { id: row.vendor_id, name: row.vendor_name },
  contractNumber: row.contract_number,
  status: row.status,
  lines: row.lines,
  note: row.note,
  deliverBy: row.deliver_by,
  ...(row.speed !== 'standard' && { speed: row.speed }),
  ...(row.billing !== null && { billing: row.billing }),
  ...(row.own_ship_to !== null && { shipTo: row.own_ship_to }),
  subtotal: usd(row.subtotal),
});

/** An order of another buyer looks like one that does not exist. */
export const orderNotFound = (orderNumber: string): { orderNumber: string; message: string } => ({
  orderNumber,
  message: `There is no order ${orderNumber} among your orders.`,
});
