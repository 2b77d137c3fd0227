import { z } from 'zod';
import { orderPlaced } from '../checkout/order.examples.ts';
import { orderSchema } from '../checkout/order.schema.ts';
import { response } from '../wire/service.ts';
import { nothingYet, orderUnderWay, underWay } from './purchase-order-progress.examples.ts';
import { purchaseOrderProgressSchema } from './purchase-order-progress.schema.ts';

/** One order with what became of each purchase order. */
export const orderPage = z.object({
  order: orderSchema,
  /** In the order of the purchase orders. */
  progress: z.array(purchaseOrderProgressSchema),
  /** Why what the buyer wanted could not be done; null where there is no such thing. */
  problem: z.string().nullable(),
});

export const orderPages = {
  'Two purchase orders': { order: orderPlaced, progress: nothingYet, problem: null },
  'Shipped in part and rejected': { order: orderUnderWay, progress: underWay, problem: null },
  'Too late to cancel': { order: orderUnderWay, progress: underWay, problem: 'The vendor has accepted this purchase order: ask them to cancel it.' },
};

export const noSuchOrder = response(z.object({ orderNumber: z.string(), message: z.string() }), {
  'Not found': { orderNumber: 'A27-0000000-0', message: 'There is no order A27-0000000-0 among your orders.' },
});
