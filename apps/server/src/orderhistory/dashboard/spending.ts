import { usd, type Dashboard } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import { daysAfter, type Queries } from '../../runtime/index.ts';
import type { OrderOwner } from '../order-store.ts';

interface MonthRow {
  /** `2026-10` */
  month: string;
  orders: number;
  spent: number;
}

/** The months of a federal fiscal year, by their first and last days. */
const monthsOf = (fiscalYear: number): { from: string; to: string }[] =>
  Array.from({ length: 12 }, (_, index) => firstOfMonth(fiscalYear - 1, 9 + index)).map((from, index) => ({ from, to: daysAfter(firstOfMonth(fiscalYear - 1, 10 + index), -1) }));

/** Months count from 0, and go on beyond the year. */
const firstOfMonth = (year: number, month: number): string => `${year + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;

/** What the buyer spent in each month of a fiscal year: orders count in the month in which they were placed, without what is canceled or rejected. */
export async function readSpending(queries: Queries, { buyerId, store }: OrderOwner, fiscalYear: number): Promise<Dashboard['spending']> {
  const months = monthsOf(fiscalYear);
  const { rows } = await queries.query<MonthRow>(sql`
    select to_char(placed.placed_at at time zone 'America/New_York', 'YYYY-MM') as month, count(*) as orders,
      sum(case when parts.standing > 0 then parts.standing + placed.shipping + placed.tax else 0 end)::bigint as spent
    from marketplace.placed_order placed
    cross join lateral (
      select sum(coalesce(po.standing, po.subtotal)) as standing from marketplace.purchase_order po where po.order_number = placed.order_number) parts
    where placed.buyer_id = ${buyerId} and placed.store = ${store}
      and placed.placed_at >= (${months[0]?.from}::date)::timestamp at time zone 'America/New_York'
      and placed.placed_at < (${months.at(-1)?.to}::date + 1)::timestamp at time zone 'America/New_York'
    group by 1`);
  const found = new Map(rows.map((row) => [row.month, row]));
  return {
    fiscalYear,
    months: months.map(({ from, to }) => {
      const { orders = 0, spent = 0 } = found.get(from.slice(0, 7)) ?? {};
      return { from, to, orders, spent: usd(spent) };
    }),
    spent: usd(rows.reduce((sum, { spent }) => sum + spent, 0)),
  };
}
