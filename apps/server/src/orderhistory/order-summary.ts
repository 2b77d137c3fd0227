import { usd, type AttributesOf } from '@quartermaster/contracts';
import type { Queries } from '../runtime/index.ts';
import { progressOf } from './order-page.ts';
import { findOrders, type OrderOwner } from './order-store.ts';

/** The buyer's own orders among these numbers, in their order, with what became of them until now. */
export async function summaryOf(queries: Queries, owner: OrderOwner, orderNumbers: readonly string[], now: Date): Promise<AttributesOf<'/orderhistory/order_summary', 'Success'>> {
  const asked = [...new Set(orderNumbers)];
  const orders = await findOrders(queries, owner, asked);
  const found = new Set(orders.map(({ orderNumber }) => orderNumber));
  const progress = await progressOf(queries, orders);
  return {
    orders: orders.map((order) => ({ order, progress: progress.get(order.orderNumber) ?? [] })),
    missing: asked.filter((number) => !found.has(number)),
    total: usd(orders.reduce((sum, { totals }) => sum + totals.total.amount, 0)),
    asOf: now.toISOString(),
  };
}
