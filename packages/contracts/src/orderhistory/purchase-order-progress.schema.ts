import { z } from 'zod';
import { orderStatuses } from '../checkout/order.schema.ts';

/** Something that happened to a purchase order, in words. */
const purchaseOrderHappeningSchema = z.object({
  /** From 1, in the order in which things happened. */
  position: z.number().int(),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** The vendor, the buyer, or the marketplace. */
  by: z.string(),
  title: z.string(),
  /** What was said; empty where there is nothing more to say. */
  text: z.string(),
});

/** One line, in units of issue. */
const lineProgressSchema = z.object({
  /** From 1, as in the purchase order. */
  position: z.number().int(),
  name: z.string(),
  ordered: z.number().int(),
  rejected: z.number().int(),
  shipped: z.number().int(),
  received: z.number().int(),
  /** What the buyer may confirm now: what is announced, or all of it where the vendor announces nothing. */
  toReceive: z.number().int(),
  /** `YYYY-MM-DD` */
  promisedDate: z.string().nullable(),
});

/** What became of a purchase order after it was placed, and what its buyer can do about it. */
export const purchaseOrderProgressSchema = z.object({
  poNumber: z.string(),
  status: z.enum(orderStatuses),
  /** The last change, ISO 8601, UTC; null while there was none. */
  since: z.string().nullable(),
  /** At once, because the vendor has not accepted it; or by asking the vendor; or not at all. */
  cancellation: z.enum(['possible', 'on-request', 'asked', 'impossible']),
  invoiceNumbers: z.array(z.string()),
  lines: z.array(lineProgressSchema),
  /** The oldest first. */
  happenings: z.array(purchaseOrderHappeningSchema),
});
export type PurchaseOrderProgress = z.output<typeof purchaseOrderProgressSchema>;
