import { z } from 'zod';
import { optionalDay } from '../fields/field-schemas.ts';
import { queryInteger } from '../wire/query.ts';
import { defineService, response } from '../wire/service.ts';
import { orderStatuses } from '../checkout/order.schema.ts';
import { noSuchOrder, orderPage, orderPages } from './order-page.ts';
import { orderLineRows, orderRow, orderRows, orderVendors } from './order-row.examples.ts';
import { orderLineRowSchema, orderRowSchema } from './order-row.schema.ts';

export const myOrders = defineService({
  path: '/orderhistory/my_orders',
  method: 'GET',
  access: 'buyer',
  summary: 'The buyer’s own orders, newest first',
  request: z.object({
    status: z.enum(orderStatuses).optional(),
    vendor: z.string().max(100).optional(),
    from: optionalDay.optional(),
    to: optionalDay.optional(),
    page: queryInteger(1, 10_000).optional(),
    /** With the lines of the page's orders, for a file. */
    include: z.literal('lines').optional(),
  }),
  responses: {
    Success: response(
      z.object({
        orders: z.array(orderRowSchema),
        total: z.number().int(),
        page: z.number().int(),
        pageSize: z.number().int(),
        /** Vendors that the buyer ever ordered from, for the filter. */
        vendors: z.array(z.object({ id: z.string(), name: z.string() })),
        /** The lines of these orders, order by order, where they were asked for. */
        lines: z.array(orderLineRowSchema).nullable(),
      }),
      {
        'One order': { orders: [orderRow], total: 1, page: 1, pageSize: 25, vendors: orderVendors, lines: null },
        'No orders yet': { orders: [], total: 0, page: 1, pageSize: 25, vendors: [], lines: null },
        'One order with its lines': { orders: [orderRow], total: 1, page: 1, pageSize: 25, vendors: orderVendors, lines: orderLineRows },
        'Twenty orders': { orders: orderRows.slice(0, 20), total: 20, page: 1, pageSize: 25, vendors: orderVendors, lines: null },
        'The first of two pages': { orders: orderRows.slice(0, 25), total: orderRows.length, page: 1, pageSize: 25, vendors: orderVendors, lines: null },
        'The last of two pages': { orders: orderRows.slice(25), total: orderRows.length, page: 2, pageSize: 25, vendors: orderVendors, lines: null },
      },
    ),
  },
});

/** GET /orderhistory/order_details (specification, section 7). */
export const orderDetails = defineService({
  path: '/orderhistory/order_details',
  method: 'GET',
  access: 'buyer',
  summary: 'One order of the buyer’s own',
  request: z.object({ orderNumber: z.string().max(40) }),
  responses: {
    Success: response(orderPage, orderPages),
    Failure: noSuchOrder,
  },
});

/** GET_PDF /orderhistory/view_pdf (specification, section 7): a tagged PDF; Failure is an envelope. */
export const viewPdf = defineService({
  path: '/orderhistory/view_pdf',
  method: 'GET_PDF',
  access: 'buyer',
  spinner: 'Preparing the document...',
  summary: 'One order of the buyer’s own as an accessible PDF',
  request: z.object({ orderNumber: z.string().max(40) }),
  responses: {
    Failure: noSuchOrder,
  },
});
