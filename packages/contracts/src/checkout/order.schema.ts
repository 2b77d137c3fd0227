import { z } from 'zod';
import { cartLineSchema, totalsSchema } from '../cart/cart.schema.ts';
import { addressSchema } from './address.schema.ts';
import { billingSchema, deliverySpeedSchema, paymentSchema } from './checkout.schema.ts';
import { moneySchema } from '../money/money.schema.ts';

/** From the first to the last; an order has the least advanced of its purchase orders, rejected and canceled ones come last. */
export const orderStatuses = ['Submitted', 'Sent', 'Accepted', 'PartlyShipped', 'Shipped', 'Delivered', 'Rejected', 'Canceled'] as const;

/** One vendor's part of an order. */
const purchaseOrderSchema = z.object({
  /** The order number with `-01`, `-02` ... */
  poNumber: z.string(),
  vendor: z.object({ id: z.string(), name: z.string() }),
  contractNumber: z.string(),
  status: z.enum(orderStatuses),
  lines: z.array(cartLineSchema.omit({ cartKey: true, change: true })),
  note: z.string(),
  deliverBy: z.string().nullable(),
  /** Left out: standard. */
  speed: deliverySpeedSchema.optional(),
  /** Of stores of Global Supply; left out in others. */
  billing: billingSchema.optional(),
  /** Its own destination; left out: that of the order. */
  shipTo: addressSchema.omit({ isDefault: true }).optional(),
  subtotal: moneySchema,
});
export type PurchaseOrder = z.output<typeof purchaseOrderSchema>;

export const orderSchema = z.object({
  orderNumber: z.string(),
  /** ISO 8601, UTC. */
  placedAt: z.string(),
  placedBy: z.string(),
  purchaseOrders: z.array(purchaseOrderSchema),
  shipTo: addressSchema.omit({ isDefault: true }),
  payment: paymentSchema,
  totals: totalsSchema,
});
export type Order = z.output<typeof orderSchema>;
