import { z } from 'zod';
import { fieldErrorSchema } from '../checkout/checkout.schema.ts';
import { queryInteger } from '../wire/query.ts';
import { defineService, response } from '../wire/service.ts';
import { orderCriteriaSchema, type OrderCriteria } from './order-criteria.schema.ts';
import { orderLineRows, orderRow, orderRows, orderVendors } from './order-row.examples.ts';
import { orderLineRowSchema, orderRowSchema } from './order-row.schema.ts';

const noCriteria: OrderCriteria = { number: '', vendor: '', product: '', nsn: '', from: '', to: '', status: '', lastFour: '', aac: '' };
const firstPage = { total: 0, page: 1, pageSize: 25, orders: [], lines: null, vendors: orderVendors, errors: [], isSearched: true };

/** Without a criterion it shows the form alone. */
export const orderSearch = defineService({
  path: '/orderhistory/order_search',
  method: 'GET',
  access: 'buyer',
  summary: 'Looks for orders of the buyer’s own, newest first',
  request: orderCriteriaSchema.extend({
    page: queryInteger(1, 10_000).optional(),
    /** With the lines of the page's orders, for a file. */
    include: z.literal('lines').optional(),
  }),
  responses: {
    Success: response(
      z.object({
        /** As they were typed. */
        criteria: orderCriteriaSchema,
        /** What is wrong with them; nothing is looked for then. */
        errors: z.array(fieldErrorSchema),
        /** False: nothing was asked for, or something that is wrong. */
        isSearched: z.boolean(),
        orders: z.array(orderRowSchema),
        total: z.number().int(),
        page: z.number().int(),
        pageSize: z.number().int(),
        /** Vendors that the buyer ever ordered from, to choose from. */
        vendors: z.array(z.object({ id: z.string(), name: z.string() })),
        /** The lines of these orders, order by order, where they were asked for. */
        lines: z.array(orderLineRowSchema).nullable(),
      }),
      {
        'Nothing asked for yet': { ...firstPage, criteria: noCriteria, isSearched: false },
        'One order': { ...firstPage, criteria: { ...noCriteria, number: '0000123', lastFour: '0009' }, orders: [orderRow], total: 1 },
        'One order with its lines': { ...firstPage, criteria: { ...noCriteria, number: '0000123' }, orders: [orderRow], total: 1, lines: orderLineRows },
        'The first of two pages': { ...firstPage, criteria: { ...noCriteria, from: '2026-10-01' }, orders: orderRows.slice(0, 25), total: orderRows.length },
        'Nothing found': { ...firstPage, criteria: { ...noCriteria, product: 'stapler', nsn: '7510-01-392-0564' } },
        'Four entries that are wrong': {
          ...firstPage,
          isSearched: false,
          criteria: { ...noCriteria, nsn: '7510', from: '2026-11-20', to: '2026-11-01', lastFour: '12', aac: '47Q' },
          errors: [
            { field: 'nsn', message: 'Enter an NSN of 13 digits, or its last nine, for example 7510-01-392-0564 or 01-392-0564.' },
            { field: 'to', message: 'Choose a last day that is not before the first.' },
            { field: 'lastFour', message: 'Enter the last four digits of the card number, for example 0009.' },
            { field: 'aac', message: 'Enter an AAC or DoDAAC of 6 letters and digits, for example 47SMPL.' },
          ],
        },
      },
    ),
  },
});
