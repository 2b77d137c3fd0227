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

/** One line of an order, for a file of orders. */
export const orderLineRowSchema = z.object({
  orderNumber: z.string(),
  placedAt: z.string(),
  poNumber: z.string(),
  status: z.enum(orderStatuses),
  vendor: z.string(),
  contractNumber: z.string(),
  name: z.string(),
  manufacturer: z.string(),
  partNumber: z.string(),
  nsn: z.string().nullable(),
  quantity: z.number().int(),
  unitOfIssue: z.string(),
  unitPrice: moneySchema,
  lineTotal: moneySchema,
});
export type OrderLineRow = z.output<typeof orderLineRowSchema>;
