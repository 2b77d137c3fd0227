import type { Dashboard, OrderRow } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import { federalFiscalYear, washingtonDay, type Queries } from '../../runtime/index.ts';
import { openStatuses } from '../order-list.ts';
import type { OrderOwner } from '../order-store.ts';
import { weekFrom } from './outlook-days.ts';
import { readSpending } from './spending.ts';

/** So many purchase orders are listed; Order Search has them all. */
const mostListed = 10;

interface CountRow {
  open: number;
  late: number;
  arriving: number;
  first_placed: Date | null;
}

interface ExpectedRow {
  po_number: string;
  order_number: string;
  vendor_name: string;
  status: OrderRow['status'];
  expected_on: string;
}

/** What of the buyer's orders is open, late and expected this week, and what they spent in a fiscal year; that of `now` unless it is given. */
export async function readDashboard(queries: Queries, owner: OrderOwner, now: Date, year?: number): Promise<Dashboard> {
  const today = washingtonDay(now);
  const week = weekFrom(today);
  const thisYear = federalFiscalYear(now);
  const { open, late, arriving, first_placed: first } = await countOrders(queries, owner, week);
  return {
    today,
    weekEnds: week.to,
    counts: { Open: open, Late: late, Arriving: arriving },
    expected: await listExpected(queries, owner, week.to),
    spending: await readSpending(queries, owner, year ?? thisYear),
    years: first === null ? null : { first: federalFiscalYear(first), last: thisYear },
  };
}

/** An order counts with its parts: it may be late by one and arrive by another. */
async function countOrders(queries: Queries, { buyerId, store }: OrderOwner, week: { from: string; to: string }): Promise<CountRow> {
  const { rows } = await queries.query<CountRow>(sql`
    select count(*) filter (where parts.is_open) as open, count(*) filter (where parts.is_late) as late, count(*) filter (where parts.is_arriving) as arriving,
      min(placed.placed_at) as first_placed
    from marketplace.placed_order placed
    cross join lateral (
      select bool_or(po.status = any(${openStatuses}::text[])) as is_open,
        bool_or(po.expected_on < ${week.from}::date) as is_late,
        bool_or(po.expected_on between ${week.from}::date and ${week.to}::date) as is_arriving
      from marketplace.purchase_order po where po.order_number = placed.order_number) parts
    where placed.buyer_id = ${buyerId} and placed.store = ${store}`);
  return rows[0] ?? { open: 0, late: 0, arriving: 0, first_placed: null };
}

async function listExpected(queries: Queries, { buyerId, store }: OrderOwner, until: string): Promise<Dashboard['expected']> {
  const { rows } = await queries.query<ExpectedRow>(sql`
    select po.po_number, po.order_number, po.vendor_name, po.status, po.expected_on
    from marketplace.placed_order placed join marketplace.purchase_order po using (order_number)
    where placed.buyer_id = ${buyerId} and placed.store = ${store} and po.expected_on is not null and po.expected_on <= ${until}::date
    order by po.expected_on, po.po_number limit ${mostListed}`);
  return rows.map((row) => ({ poNumber: row.po_number, orderNumber: row.order_number, vendor: row.vendor_name, status: row.status, expectedOn: row.expected_on }));
}
