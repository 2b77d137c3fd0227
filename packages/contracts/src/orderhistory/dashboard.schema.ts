import { z } from 'zod';
import { orderStatuses } from '../checkout/order.schema.ts';
import { moneySchema } from '../money/money.schema.ts';

/** Days are those of Washington, `YYYY-MM-DD`. */
const day = z.string();

/** A purchase order of which something is expected. */
const expectedPurchaseOrderSchema = z.object({
  poNumber: z.string(),
  orderNumber: z.string(),
  vendor: z.string(),
  status: z.enum(orderStatuses),
  /** The first day on which something of it is expected. */
  expectedOn: day,
});

const monthSchema = z.object({
  from: day,
  to: day,
  /** Placed in that month. */
  orders: z.number().int(),
  /** Without what is canceled or rejected. */
  spent: moneySchema,
});

export const dashboardSchema = z.object({
  today: day,
  /** The last day of the week that begins today. */
  weekEnds: day,
  /** How many orders there are of each kind; Order Search finds the same ones by these words. */
  counts: z.object({ Open: z.number().int(), Late: z.number().int(), Arriving: z.number().int() }),
  /** The first ones that are late or expected this week, the earliest first. */
  expected: z.array(expectedPurchaseOrderSchema),
  /** By the federal fiscal year, which begins in October and is named after the year in which it ends. */
  spending: z.object({ fiscalYear: z.number().int(), months: z.array(monthSchema).length(12), spent: moneySchema }),
  /** The fiscal years of the first order and of today; null: nothing was ordered yet. */
  years: z.object({ first: z.number().int(), last: z.number().int() }).nullable(),
});
export type Dashboard = z.output<typeof dashboardSchema>;
