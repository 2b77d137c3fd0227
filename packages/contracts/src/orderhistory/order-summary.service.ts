import { z } from 'zod';
import { orderPlaced } from '../checkout/order.examples.ts';
import { orderSchema } from '../checkout/order.schema.ts';
import { moneySchema } from '../money/money.schema.ts';
import { usd } from '../money/money.ts';
import { queryList } from '../wire/query.ts';
import { defineService, response } from '../wire/service.ts';
import { nothingYet, orderUnderWay, underWay } from './purchase-order-progress.examples.ts';
import { purchaseOrderProgressSchema } from './purchase-order-progress.schema.ts';

/** As many orders as My Orders shows on a page. */
const mostOrders = 25;

const one = { order: orderUnderWay, progress: underWay };
const other = { order: { ...orderPlaced, orderNumber: 'A27-0000122-4', purchaseOrders: orderPlaced.purchaseOrders.map((part) => ({ ...part, poNumber: part.poNumber.replace('0000123-6', '0000122-4') })) }, progress: nothingYet.map((part) => ({ ...part, poNumber: part.poNumber.replace('0000123-6', '0000122-4') })) };
const asOf = '2026-11-24T18:00:00Z';

/** One order or several, to print and to file. */
export const orderSummary = defineService({
  path: '/orderhistory/order_summary',
  method: 'GET',
  access: 'buyer',
  summary: 'Orders of the buyer’s own with all that belongs in a file: purchase orders, lines, states, amounts, payment and address',
  request: z.object({
    /** One number, or several: `?orderNumber=A27-0000123-6&orderNumber=A27-0000122-4`. */
    orderNumber: queryList.refine((numbers) => numbers.length <= mostOrders, `Choose at most ${mostOrders} orders.`),
  }),
  responses: {
    Success: response(
      z.object({
        orders: z.array(z.object({ order: orderSchema, progress: z.array(purchaseOrderProgressSchema) })),
        /** The numbers that are not among the buyer's orders. */
        missing: z.array(z.string()),
        /** Of all these orders. */
        total: moneySchema,
        /** When it was as the summary says: ISO 8601, UTC. */
        asOf: z.string(),
      }),
      {
        'One order': { orders: [one], missing: [], total: one.order.totals.total, asOf },
        'Two orders': { orders: [one, other], missing: [], total: usd(one.order.totals.total.amount + other.order.totals.total.amount), asOf },
        'One of two orders': { orders: [other], missing: ['A27-0000000-0'], total: other.order.totals.total, asOf },
        'No such order': { orders: [], missing: ['A27-0000000-0'], total: usd(0), asOf },
      },
    ),
  },
});
