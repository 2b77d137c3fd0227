import { orderPlaced } from '../checkout/order.examples.ts';
import { usd } from '../money/money.ts';
import type { Dashboard } from './dashboard.schema.ts';

const vendors = orderPlaced.purchaseOrders.map(({ vendor }) => vendor.name);

/** Twelve months from October, with amounts in dollars and numbers of orders. */
function spendingOf(fiscalYear: number, ordered: readonly (readonly [dollars: number, orders: number])[]): Dashboard['spending'] {
  const months = Array.from({ length: 12 }, (_, index) => {
    const [year, month] = [fiscalYear - (index < 3 ? 1 : 0), ((index + 9) % 12) + 1];
    const from = `${year}-${String(month).padStart(2, '0')}`;
    const [dollars, orders] = ordered[index] ?? [0, 0];
    return { from: `${from}-01`, to: `${from}-${new Date(Date.UTC(year, month, 0)).getUTCDate()}`, orders, spent: usd(dollars * 100) };
  });
  return { fiscalYear, months, spent: usd(months.reduce((sum, { spent }) => sum + spent.amount, 0)) };
}

/** Two months into the fiscal year, with something late. */
export const dashboard: Dashboard = {
  today: '2026-11-23',
  weekEnds: '2026-11-29',
  counts: { Open: 7, Late: 2, Arriving: 3 },
  expected: [
    { poNumber: 'A27-0000104-3-01', orderNumber: 'A27-0000104-3', vendor: vendors[0] ?? '', status: 'PartlyShipped', expectedOn: '2026-11-12' },
    { poNumber: 'A27-0000111-2-02', orderNumber: 'A27-0000111-2', vendor: vendors[1] ?? '', status: 'Accepted', expectedOn: '2026-11-20' },
    { poNumber: 'A27-0000115-4-01', orderNumber: 'A27-0000115-4', vendor: vendors[0] ?? '', status: 'Shipped', expectedOn: '2026-11-23' },
    { poNumber: 'A27-0000119-1-01', orderNumber: 'A27-0000119-1', vendor: vendors[1] ?? '', status: 'Accepted', expectedOn: '2026-11-25' },
    { poNumber: 'A27-0000123-6-02', orderNumber: 'A27-0000123-6', vendor: vendors[1] ?? '', status: 'Sent', expectedOn: '2026-11-29' },
  ],
  spending: spendingOf(2027, [[4_120, 6], [12_980, 11]]),
  years: { first: 2026, last: 2027 },
};

/** The year before, which is over. */
export const dashboardOfLastYear: Dashboard = {
  ...dashboard,
  spending: spendingOf(2026, [[0, 0], [310, 1], [2_890, 4], [7_455, 9], [0, 0], [1_204, 2], [3_333, 5], [980, 3], [15_610, 12], [4_020, 6], [8_874, 7], [31_250, 24]]),
};

/** All of it has arrived. */
export const dashboardAtRest: Dashboard = { ...dashboard, counts: { Open: 0, Late: 0, Arriving: 0 }, expected: [] };

/** Nothing was ordered yet. */
export const dashboardWithoutOrders: Dashboard = { ...dashboardAtRest, spending: spendingOf(2027, []), years: null };
