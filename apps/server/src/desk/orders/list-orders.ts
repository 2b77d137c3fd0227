import { orderStatusWords } from '@quartermaster/contracts';
import { pageSize, type ListedPurchaseOrder } from '@quartermaster/contracts-desk';
import { empty, sql, type Sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import { firstRow, pagesOf } from '../wire/pages.ts';
import { queue, reasonOf, type ReasonRow } from './queue.ts';

export interface OrderFilter {
  readonly q: string;
  readonly state: 'queue' | 'all' | ReasonRow['kind'];
  readonly page: number;
}

interface ListRow {
  readonly po_number: string;
  readonly order_number: string;
  readonly store: string;
  readonly placed_at: Date;
  readonly vendor_id: string;
  readonly vendor_name: string;
  readonly status: keyof typeof orderStatusWords;
  readonly reasons: readonly ReasonRow[] | null;
}

interface OrderPage {
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
  readonly orders: ListedPurchaseOrder[];
  readonly hasMore: boolean;
}

/** Purchase orders that one looks through, of all: who has not found theirs asks for more of its number. */
const mostOfAll = 200;

const columns = sql`po.po_number, po.order_number, placed.store, placed.placed_at, po.vendor_id, po.vendor_name, po.status`;

/** A page of the queue, what has waited longest first, or of all purchase orders, the newest first. */
export const listOrders = (queries: Queries, filter: OrderFilter, now: Date): Promise<OrderPage> => (filter.state === 'all' ? listAll(queries, filter, now) : listQueue(queries, filter, now));

/** The queue is short: its words are looked for in each of its rows. */
async function listQueue(queries: Queries, { q, state, page }: OrderFilter, now: Date): Promise<OrderPage> {
  const { rows } = await queries.query<ListRow & { total: number }>(sql`
    with entry as (
      select po_number, min(since) as since, jsonb_agg(jsonb_build_object('kind', kind, 'since', since) order by since, kind) as reasons
      from ${queue(now)} as reason group by po_number ${state === 'queue' ? empty : sql`having bool_or(kind = ${state})`})
    select ${columns}, entry.reasons, (count(*) over ())::int as total
    from entry join marketplace.purchase_order po using (po_number) join marketplace.placed_order placed using (order_number)
    where position(lower(${q}) in lower(po.po_number || ' ' || po.vendor_id || ' ' || po.vendor_name)) > 0
    order by entry.since, po.po_number limit ${pageSize} offset ${firstRow(page)}`);
  return { ...pagesOf(rows, page), orders: rows.map(listedOf), hasMore: false };
}

async function listAll(queries: Queries, { q, page }: OrderFilter, now: Date): Promise<OrderPage> {
  const { rows: found } = await queries.query<Omit<ListRow, 'reasons'>>(sql`
    select ${columns} ${q === '' ? newest : withWords(q)} order by placed.placed_at desc, placed.order_number desc, po.po_number limit ${mostOfAll + 1}`);
  const counted = found.slice(0, mostOfAll);
  const shown = counted.slice(firstRow(page), firstRow(page) + pageSize);
  const reasons = await reasonsOf(queries, shown.map(({ po_number: poNumber }) => poNumber), now);
  return {
    ...pagesOf([{ total: counted.length }], page),
    orders: shown.map((row) => listedOf({ ...row, reasons: reasons.get(row.po_number) ?? null })),
    hasMore: found.length > mostOfAll,
  };
}

const newest = sql`
  from (select * from marketplace.placed_order order by placed_at desc, order_number desc limit ${mostOfAll + 1}) as placed
  join marketplace.purchase_order po using (order_number)`;

/** The number of a purchase order begins with that of its order. A vendor is found by its id, or by the beginning of its name. */
const withWords = (q: string): Sql => sql`
  from (
    select po_number from marketplace.purchase_order where po_number like ${beginning(q.toUpperCase())}
    union select po_number from marketplace.purchase_order where vendor_id = ${q}
    union select po_number from marketplace.purchase_order where lower(vendor_name) like ${beginning(q.toLowerCase())}) as found
  join marketplace.purchase_order po using (po_number) join marketplace.placed_order placed using (order_number)`;

const beginning = (words: string): string => `${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Why these purchase orders are in the queue; those that are not have no entry. */
export async function reasonsOf(queries: Queries, poNumbers: readonly string[], now: Date): Promise<ReadonlyMap<string, readonly ReasonRow[]>> {
  const { rows } = await queries.query<ReasonRow & { po_number: string }>(sql`
    select po_number, kind, since::text as since from ${queue(now)} as reason where po_number = any(${poNumbers}::text[]) order by reason.since, kind`);
  return Map.groupBy(rows, (row) => row.po_number);
}

const listedOf = (row: ListRow): ListedPurchaseOrder => ({
  number: row.po_number,
  orderNumber: row.order_number,
  store: row.store,
  placedAt: row.placed_at.toISOString(),
  vendorId: row.vendor_id,
  vendor: row.vendor_name,
  status: orderStatusWords[row.status],
  reasons: (row.reasons ?? []).map(reasonOf),
});
