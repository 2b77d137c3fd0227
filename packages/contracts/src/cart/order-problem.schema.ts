import { z } from 'zod';

/** Something that keeps a cart from becoming an order, or that changed since the buyer looked, with the block of the review in which it is mended. */
export const orderProblemSchema = z.object({
  code: z.enum([
    'SHIP_TO_MISSING',
    'SHIP_TO_INCOMPLETE',
    'SPLIT_TOO_MUCH',
    'PAYMENT_MISSING',
    'PAYMENT_UNUSABLE',
    'CARD_LIMIT',
    'PRICE_CHANGED',
    'REVIEW_CHANGED',
    'STOCK_SHORT',
    'OFFER_GONE',
    'PRICE_OVER',
    'RESTRICTED',
    'MINIMUM_NOT_MET',
    'AMOUNT_TOO_LARGE',
    'NOT_DELIVERED_THERE',
    'AUTHORIZATION_MISSING',
    'AUTHORIZATION_EXCEEDED',
    'DELIVERY_DATE_OVER',
    'EMAIL_UNCONFIRMED',
    'PROFILE_INCOMPLETE',
    'AAC_WARNING',
    'AAC_PASSWORD',
    'BUDGET_EXCEEDED',
  ]),
  block: z.enum(['shipTo', 'payment', 'items', 'authorization', 'delivery', 'email', 'profile', 'aac', 'aacPassword']),
  /** The cart line it is about, if one. */
  cartKey: z.string().nullable(),
  /** The vendor's contract that it is about as a whole, if one. */
  groupId: z.string().optional(),
  /** The activity that it is about, if one. */
  aac: z.string().optional(),
  message: z.string(),
});
export type OrderProblem = z.output<typeof orderProblemSchema>;
