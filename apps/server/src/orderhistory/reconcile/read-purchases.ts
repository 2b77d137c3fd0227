import type { Order, StoreName } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import { readPurchaseOrders, type PurchaseOrderRecord } from '../../purchase-orders/index.ts';
import { washingtonDay, type Queries } from '../../runtime/index.ts';
import { findOrders, type OrderOwner } from '../order-store.ts';
import type { Purchase } from './match/purchase.ts';

interface Asked {
  readonly from: string;
  readonly to: string;
  /** Purchase orders that are read whenever they were placed. */
  readonly also?: readonly string[];
}

/** The purchase orders that a buyer has paid with a card, in all stores, placed between two days, with what was shipped of each: a card has one statement, whatever the store. */
export async function readPurchases(queries: Queries, { buyerId }: Pick<OrderOwner, 'buyerId'>, { from, to, also = [] }: Asked): Promise<readonly Purchase[]> {
  const { rows } = await queries.query<{ number: string; store: StoreName }>(sql`
    select order_number as number, store from marketplace.placed_order where buyer_id = ${buyerId} and payment ->> 'method' = 'card'
      and ((placed_at >= ${from}::date::timestamp at time zone 'America/New_York' and placed_at < (${to}::date + 1)::timestamp at time zone 'America/New_York')
        or order_number in (select order_number from marketplace.purchase_order where po_number = any(${[...also]}::text[]))) order by placed_at, order_number`);
  const purchases: Purchase[] = [];
  for (const [store, numbers] of Map.groupBy(rows, (row) => row.store)) {
    const orders = await findOrders(queries, { buyerId, store }, numbers.map(({ number }) => number));
    const records = await readPurchaseOrders(queries, orders.flatMap(({ purchaseOrders }) => purchaseOrders.map(({ poNumber }) => poNumber)));
    purchases.push(...orders.flatMap((order) => purchasesOf(order, store, records)));
  }
  return purchases.toSorted((one, other) => one.placedOn.localeCompare(other.placedOn));
}

/** Orders of a buyer that no card pays, in all stores, placed between two days: they are on no statement. */
export async function ordersByAac(queries: Queries, { buyerId }: Pick<OrderOwner, 'buyerId'>, { from, to }: Pick<Asked, 'from' | 'to'>, most: number): Promise<readonly { readonly orderNumber: string; readonly store: StoreName; readonly placedOn: string; readonly total: number; readonly aac: string }[]> {
  const { rows } = await queries.query<{ number: string; store: StoreName; placed_at: Date; total: number; aac: string | null }>(sql`
    select order_number as number, store, placed_at, total::float8 as total, payment ->> 'aac' as aac from marketplace.placed_order where buyer_id = ${buyerId} and payment ->> 'method' <> 'card'
      and placed_at >= ${from}::date::timestamp at time zone 'America/New_York' and placed_at < (${to}::date + 1)::timestamp at time zone 'America/New_York' order by placed_at, order_number limit ${most}`);
  return rows.map(({ number, store, placed_at: placedAt, total, aac }) => ({ orderNumber: number, store, placedOn: washingtonDay(placedAt), total, aac: aac ?? '' }));
}

/** How a purchase order of the buyer's own was paid; null: they have none of this number. */
export async function paymentOf(queries: Queries, { buyerId }: Pick<OrderOwner, 'buyerId'>, poNumber: string): Promise<'card' | 'aac' | null> {
  const { rows } = await queries.query<{ method: 'card' | 'aac' }>(sql`
    select placed.payment ->> 'method' as method from marketplace.purchase_order part join marketplace.placed_order placed using (order_number) where part.po_number = ${poNumber} and placed.buyer_id = ${buyerId}`);
  return rows[0]?.method ?? null;
}

function purchasesOf(order: Order, store: StoreName, records: ReadonlyMap<string, PurchaseOrderRecord>): readonly Purchase[] {
  const { payment, totals, purchaseOrders } = order;
  if (payment.method !== 'card') return [];
  const extras = shares(totals.shipping.amount + totals.tax.amount, purchaseOrders.map(({ subtotal }) => subtotal.amount));
  return purchaseOrders.map(({ poNumber, vendor, status, lines, subtotal }, at) => {
    const record = records.get(poNumber);
    const priceOf = new Map(lines.map(({ price }, index) => [index + 1, price.unitPrice.amount]));
    const worth = (quantities: readonly { readonly position: number; readonly quantity: number }[]): number => quantities.reduce((sum, { position, quantity }) => sum + quantity * (priceOf.get(position) ?? 0), 0);
    const isCanceled = status === 'Canceled' || status === 'Rejected';
    const rejected = worth((record?.state.lines ?? []).map(({ position, rejected: quantity }) => ({ position, quantity })));
    return {
      poNumber, orderNumber: order.orderNumber, store, vendor: vendor.name, placedOn: washingtonDay(new Date(order.placedAt)), lastFour: payment.lastFour,
      goods: isCanceled ? 0 : subtotal.amount - rejected, extras: isCanceled ? 0 : (extras[at] ?? 0), isCanceled, isShipped: status === 'Shipped' || status === 'Delivered',
      shipments: (record?.events ?? []).flatMap(({ event, happenedAt }) => (event.kind === 'shipped' ? [{ on: washingtonDay(happenedAt), amount: worth(event.lines) }] : [])),
    };
  });
}

/** An amount in parts that are in proportion to others, to the cent: what is left over goes to the last. */
function shares(amount: number, parts: readonly number[]): readonly number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  let [given, counted] = [0, 0];
  return parts.map((part) => {
    counted += part;
    const share = (whole === 0 ? 0 : Math.round((amount * counted) / whole)) - given;
    given += share;
    return share;
  });
}
