import type { AttributesOf, Order, PurchaseOrderProgress } from '@quartermaster/contracts';
import { purchaseOrderProgress, readPurchaseOrders } from '../purchase-orders/index.ts';
import type { Queries } from '../runtime/index.ts';

/** What became of the purchase orders of each order, by its number. */
export async function progressOf(queries: Queries, orders: readonly Order[]): Promise<ReadonlyMap<string, PurchaseOrderProgress[]>> {
  const records = await readPurchaseOrders(queries, orders.flatMap(({ purchaseOrders }) => purchaseOrders.map(({ poNumber }) => poNumber)));
  return new Map(orders.map(({ orderNumber, purchaseOrders }) => [
    orderNumber,
    purchaseOrders.flatMap((purchaseOrder) => {
      const record = records.get(purchaseOrder.poNumber);
      return record === undefined ? [] : [purchaseOrderProgress(purchaseOrder, record)];
    }),
  ]));
}

/** An order with what became of each purchase order. */
export async function orderPage(queries: Queries, order: Order, problem: string | null = null): Promise<AttributesOf<'/orderhistory/order_details', 'Success'>> {
  return { order, progress: (await progressOf(queries, [order])).get(order.orderNumber) ?? [], problem };
}
