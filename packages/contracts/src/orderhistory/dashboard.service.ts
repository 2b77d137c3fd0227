import { z } from 'zod';
import { queryInteger } from '../wire/query.ts';
import { defineService, response } from '../wire/service.ts';
import { dashboard, dashboardAtRest, dashboardOfLastYear, dashboardWithoutOrders } from './dashboard.examples.ts';
import { dashboardSchema } from './dashboard.schema.ts';

export const orderDashboard = defineService({
  path: '/orderhistory/dashboard',
  method: 'GET',
  access: 'buyer',
  summary: 'What of the buyer’s own orders is open, late and expected, and what they spent by month',
  request: z.object({
    /** The federal fiscal year of the spending; that of today unless it is given. */
    year: queryInteger(2000, 2999).optional(),
  }),
  responses: {
    Success: response(dashboardSchema, {
      'Two late, three expected': dashboard,
      'The year before': dashboardOfLastYear,
      'Nothing open': dashboardAtRest,
      'No orders yet': dashboardWithoutOrders,
    }),
  },
});
