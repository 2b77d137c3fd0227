import { z } from 'zod';
import { totalsSchema, vendorGroupSchema } from '../cart/cart.schema.ts';
import { orderProblemSchema, type OrderProblem } from '../cart/order-problem.schema.ts';
import { moneySchema } from '../money/money.schema.ts';
import { addressSchema } from './address.schema.ts';

export const fieldErrorSchema = z.object({ field: z.string(), message: z.string() });

/** How the buyer pays. The number of a card never comes back: only what the vault keeps. */
export const paymentSchema = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('card'),
    paymentId: z.string(),
    lastFour: z.string().length(4),
    /** `YYYY-MM`; the card is good to the end of that month. */
    expires: z.string(),
    cardholder: z.string(),
    /** The network, by its first digits; left out where it is not known. */
    cardType: z.string().optional(),
    /** The buyer’s own name for it; left out where it has none. */
    label: z.string().optional(),
    /** Why it cannot be used now (it expires within 20 days); null when it can. */
    unusable: z.string().nullable(),
  }),
  z.object({
    method: z.literal('aac'),
    paymentId: z.string(),
    aac: z.string(),
    activity: z.string(),
    label: z.string().optional(),
    unusable: z.string().nullable(),
  }),
]);
export type Payment = z.output<typeof paymentSchema>;

/** The problems that keep the buyer from Place order, each with the block of the page where it is solved. */
export type CheckoutProblem = OrderProblem;

/** How fast a vendor is asked to deliver, beside a date. `faster`: than the delivery days that are said beside the items; it may cost more. */
export const deliverySpeedSchema = z.enum(['standard', 'faster']);
/** What the vendor bills: the whole purchase order at once, or each of its lines by itself. */
export const billingSchema = z.enum(['consolidated', 'line']);

/** A part of a vendor's order that goes to another address than the rest: it becomes a purchase order of its own. */
const orderPartSchema = z.object({
  shipTo: addressSchema,
  lines: z.array(z.object({ cartKey: z.string(), quantity: z.int().min(1) })),
  /** The note of its purchase order; left out: that of the vendor's order. */
  note: z.string().max(500).optional(),
});
export type OrderPart = z.output<typeof orderPartSchema>;

/** Note, date, speed, billing and destinations of one vendor's order, by `groupId`. */
export const groupTermsSchema = z.object({
  groupId: z.string(),
  note: z.string().max(500),
  /** Deliver on or before; `YYYY-MM-DD`, or null. */
  deliverBy: z.string().nullable(),
  /** Left out: standard. A date says by itself how fast. */
  speed: deliverySpeedSchema.optional(),
  /** In stores of Global Supply; left out in others. */
  billing: billingSchema.optional(),
  /** Where it goes; left out: where the whole order goes. */
  shipTo: addressSchema.optional(),
  /** What of it goes elsewhere; left out: nothing. */
  parts: z.array(orderPartSchema).optional(),
});
export type GroupTerms = z.output<typeof groupTermsSchema>;

/** Someone else authorizes the order before it is placed, as sending it would find now. */
const approvalOutlookSchema = z.object({
  /** `funds`: the activity that pays is under funds control; `limit`: the order is above a limit of the store. */
  cause: z.enum(['funds', 'limit']),
  /** The activity that pays or the agency, in words. */
  payer: z.string(),
  limit: moneySchema.nullable(),
  /** How many may authorize it. */
  approvers: z.int(),
});
export type ApprovalOutlook = z.output<typeof approvalOutlookSchema>;

export const checkoutReviewSchema = z.object({
  groups: z.array(vendorGroupSchema),
  terms: z.array(groupTermsSchema),
  totals: totalsSchema,
  shipTo: addressSchema.nullable(),
  payment: paymentSchema.nullable(),
  /** An order can be placed when there is none that blocks it; PRICE_CHANGED and REVIEW_CHANGED are accepted by placing it. */
  problems: z.array(orderProblemSchema),
  /** The page sends it with Place order: however often it is sent, one order comes of it. */
  submitKey: z.string(),
  /** Fingerprint of what the buyer sees (lines, prices, totals, ship-to, payment, terms): if it has changed at submit, they are asked again. */
  reviewed: z.string(),
  /** Left out where the order is placed at once. */
  approval: approvalOutlookSchema.optional(),
});
export type CheckoutReview = z.output<typeof checkoutReviewSchema>;
