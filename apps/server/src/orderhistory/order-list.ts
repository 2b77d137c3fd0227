import { orderStatusWords, usd, type OrderLineRow, type OrderRow, type PurchaseOrder } from '@quartermaster/contracts';
import { empty, sql, type Sql } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';
import type { OrderOwner } from './order-store.ts';

type Status = OrderRow['status'];

/** Which of the buyer's orders; a filter that is absent or empty lets all through. */
export interface OrderFilter {
  status?: Status | undefined;
  /** Not all of it has arrived. */
  isOpen?: boolean | undefined;
  /** Days, `YYYY-MM-DD`, both included, on which something of one of its purchase orders is expected that has not arrived. */
  expected?: { from: string; to: string } | undefined;
  /** Id of a vendor that has a part in the order. */
  vendor?: string | undefined;
  /** First day, `YYYY-MM-DD`, Washington time. */
  from?: string | undefined;
  /** Last day, included. */
  to?: string | undefined;
  /** A part of the number of a purchase order, which begins with that of its order; in capital letters. */
  number?: string | undefined;
  /** Words that one of the items has, each in its name, manufacturer or part number; in small letters. */
  words?: readonly string[] | undefined;
  /** Of one of the items: all 13 digits, or the last nine. */
  nsn?: string | undefined;
  /** The last digits of the card that paid. */
  lastFour?: string | undefined;
  /** The activity that the order was billed or shipped to; in capital letters. */
  aac?: string | undefined;
}

interface ListRow {
  order_number: string;
  placed_at: Date;
  vendors: string[];
  line_count: number;
  total: number;
  status: Status;
}

/** An order has the status of its least advanced purchase order; canceled and rejected ones count only when no other is left. */
const progress = sql`${Object.keys(orderStatusWords)}::text[]`;

/** Those of orders of which something is still to come. */
export const openStatuses: readonly Status[] = ['Submitted', 'Sent', 'Accepted', 'PartlyShipped', 'Shipped'];

const isAsked = (value: string | undefined): boolean => value !== undefined && value !== '';

/** An order with a line for which the condition holds. */
const hasLine = (condition: Sql): Sql => sql`and exists (
      select from marketplace.purchase_order po join marketplace.purchase_order_line line using (po_number)
      where po.order_number = placed.order_number and ${condition})`;

const hasWords = (words: readonly string[]): Sql => hasLine(sql`not exists (
        select from unnest(${words}::text[]) as asked (word)
        where position(asked.word in lower(concat_ws(' ', line.line->>'name', line.line->>'manufactureName', line.line->>'itemNumber'))) = 0)`);

const filtered = ({ buyerId, store }: OrderOwner, { status, isOpen = false, expected, vendor, from, to, number, words = [], nsn, lastFour, aac }: OrderFilter): Sql => sql`
  from marketplace.placed_order placed
  cross join lateral (
    select array_agg(po.vendor_name order by po.position) as vendors,
      array_agg(po.vendor_id) as vendor_ids,
      (${progress})[min(array_position(${progress}, po.status))] as status
    from marketplace.purchase_order po where po.order_number = placed.order_number
  ) parts
  where placed.buyer_id = ${buyerId} and placed.store = ${store}
    ${isAsked(status) ? sql`and parts.status = ${status}` : empty}
    ${isOpen ? sql`and parts.status = any(${openStatuses}::text[])` : empty}
    ${expected !== undefined ? sql`and exists (
      select from marketplace.purchase_order po where po.order_number = placed.order_number and po.expected_on between ${expected.from}::date and ${expected.to}::date)` : empty}
    ${isAsked(vendor) ? sql`and ${vendor} = any(parts.vendor_ids)` : empty}
    ${isAsked(from) ? sql`and placed.placed_at >= (${from}::date)::timestamp at time zone 'America/New_York'` : empty}
    ${isAsked(to) ? sql`and placed.placed_at < (${to}::date + 1)::timestamp at time zone 'America/New_York'` : empty}
    ${isAsked(number) ? hasLine(sql`position(${number}::text in po.po_number) > 0`) : empty}
    ${words.length > 0 ? hasWords(words) : empty}
    ${isAsked(nsn) ? hasLine(sql`right(replace(line.line->>'gsin', '-', ''), length(${nsn}::text)) = ${nsn}::text`) : empty}
    ${isAsked(lastFour) ? sql`and placed.payment->>'lastFour' = ${lastFour}::text` : empty}
    ${isAsked(aac) ? sql`and (${aac}::text in (upper(placed.payment->>'aac'), upper(placed.ship_to->>'aac'))
      or ${aac}::text in (select upper(po.ship_to->>'aac') from marketplace.purchase_order po where po.order_number = placed.order_number))` : empty}`;

export interface OrderPage {
  orders: OrderRow[];
  /** Of all pages. */
  total: number;
}

/** A page of the buyer's orders, newest first; a page beyond the last one is empty. Pages count from 1. */
export async function listOrders(
  queries: Queries,
  owner: OrderOwner,
  filter: OrderFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<OrderPage> {
  const found = filtered(owner, filter);
  const { rows: counted } = await queries.query<{ total: number }>(sql`select count(*) as total ${found}`);
  const { rows } = await queries.query<ListRow>(
    sql`select placed.order_number, placed.placed_at, placed.total, parts.vendors, parts.status,
       (select count(*) from marketplace.purchase_order po join marketplace.purchase_order_line using (po_number)
        where po.order_number = placed.order_number) as line_count
     ${found}
     order by placed.placed_at desc, placed.order_number desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  return {
    total: counted[0]?.total ?? 0,
    orders: rows.map((row) => ({
      orderNumber: row.order_number,
      placedAt: row.placed_at.toISOString(),
      vendors: [...new Set(row.vendors)],
      lineCount: row.line_count,
      total: usd(row.total),
      status: row.status,
    })),
  };
}

/** Every vendor that the buyer ordered from in this store, by name, for the filter. */
export async function vendorsOrderedFrom(queries: Queries, { buyerId, store }: OrderOwner): Promise<{ id: string; name: string }[]> {
  const { rows } = await queries.query<{ id: string; name: string }>(
    `select po.vendor_id as id, max(po.vendor_name) as name
     from marketplace.placed_order placed join marketplace.purchase_order po using (order_number)
     where placed.buyer_id = $1 and placed.store = $2 group by po.vendor_id order by lower(max(po.vendor_name)), po.vendor_id`,
    [buyerId, store],
  );
  return rows;
}

interface LineRow {
  order_number: string;
  placed_at: Date;
  po_number: string;
  status: Status;
  vendor_name: string;
  contract_number: string;
  quantity: number;
  unit_price: number;
  line_total: number;
  line: PurchaseOrder['lines'][number];
}

/** The lines of these orders of the buyer's own, in the order of the numbers, then as they were ordered. */
export async function linesOf(queries: Queries, { buyerId, store }: OrderOwner, orderNumbers: readonly string[]): Promise<OrderLineRow[]> {
  const { rows } = await queries.query<LineRow>(
    `select placed.order_number, placed.placed_at, po.po_number, po.status, po.vendor_name, po.contract_number, line.quantity, line.unit_price, line.line_total, line.line
     from marketplace.placed_order placed join marketplace.purchase_order po using (order_number) join marketplace.purchase_order_line line using (po_number)
     where placed.order_number = any($1::text[]) and placed.buyer_id = $2 and placed.store = $3
     order by array_position($1::text[], placed.order_number), po.position, line.position`,
    [orderNumbers, buyerId, store],
  );
  return rows.map((row) => ({
    orderNumber: row.order_number,
    placedAt: row.placed_at.toISOString(),
    poNumber: row.po_number,
    status: row.status,
    vendor: row.vendor_name,
    contractNumber: row.contract_number,
    name: row.line.name,
    manufacturer: row.line.manufactureName,
    partNumber: row.line.itemNumber,
    nsn: row.line.gsin,
    quantity: row.quantity,
    unitOfIssue: row.line.unitOfIssue.name,
    unitPrice: usd(row.unit_price),
    lineTotal: usd(row.line_total),
  }));
}
