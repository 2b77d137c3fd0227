import { z } from 'zod';
import { orderStatuses } from '../checkout/order.schema.ts';
import { moneySchema } from '../money/money.schema.ts';

export const orderRowSchema = z.object({
  orderNumber: z.string(),
  placedAt: z.string(),
  vendors: z.array(z.string()),
  lineCount: z.number().int(),
  total: moneySchema,
  /** The least advanced status of its purchase orders. */
  status: z.enum(orderStatuses),
});
export type OrderRow = z.output<typeof orderRowSchema>;
