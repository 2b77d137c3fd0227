import { z } from 'zod';
import { fieldErrorSchema } from '../checkout/checkout.schema.ts';
import { outsidePriceDaysSchema } from '../catalog/product.schema.ts';
import { moneySchema } from '../money/money.schema.ts';

/** A cart, or lines of requisitions, put aside under a name. Prices are those of now. */
export const parkedCartSchema = z.object({
  parkedCartId: z.string(),
  name: z.string(),
  parkedAt: z.string(),
  /** When it is removed by itself; null for a template, which stays. */
  expiresAt: z.string().nullable(),
  isTemplate: z.boolean(),
  /** Of the requisitions, which go back into their lines and have no sums here; null: it is a cart. */
  activity: z.string().nullable(),
  lineCount: z.int(),
  /** Of the lines that can be ordered now. */
  subtotal: moneySchema,
  /** Lines whose price is another one than when they were parked, or that cannot be ordered as they are. */
  changedLines: z.int(),
});
export type ParkedCart = z.output<typeof parkedCartSchema>;

/** A cart that a colleague has sent to an address of the buyer, who has not taken it yet. */
export const forwardedCartSchema = z.object({
  forwardId: z.string(),
  name: z.string(),
  from: z.string(),
  note: z.string(),
  sentAt: z.string(),
  expiresAt: z.string(),
  lineCount: z.int(),
});
export type ForwardedCart = z.output<typeof forwardedCartSchema>;

/** One line of a parked cart, with what the catalog says of its offer now. */
export const parkedLineSchema = z.object({
  offerId: z.string(),
  productId: z.string(),
  name: z.string(),
  itemNumber: z.string(),
  gsin: z.string().nullable(),
  vendor: z.string(),
  contractNumber: z.string(),
  quantity: z.int(),
  unit: z.string(),
  /** When it was parked. */
  priceThen: moneySchema,
  /** Null where the store does not sell the offer any more. */
  price: moneySchema.nullable(),
  totalNow: moneySchema.nullable(),
  /** Pieces to be had where that is less than the quantity. */
  available: z.int().nullable(),
  /** The price is over or has not begun: the line cannot be added back. Left out where it counts today. */
  outsidePriceDays: outsidePriceDaysSchema.optional(),
  /** When and how many of it were in the newest order of the buyer that had it; asked for templates alone. */
  lastOrder: z.object({ orderNumber: z.string(), orderedAt: z.string(), quantity: z.int() }).nullable(),
});
export type ParkedLine = z.output<typeof parkedLineSchema>;

/** The newest order of the buyer that had something of a template: what else was in it, and is not in the template. */
export const lastOrderOfTemplateSchema = z.object({
  orderNumber: z.string(),
  orderedAt: z.string(),
  lacking: z.array(z.object({ offerId: z.string(), name: z.string(), itemNumber: z.string(), vendor: z.string(), quantity: z.int(), unit: z.string() })),
});
export type LastOrderOfTemplate = z.output<typeof lastOrderOfTemplateSchema>;

/** One parked line of requisitions, as it was typed. */
export const parkedRequisitionSchema = z.object({ key: z.string(), stockNumber: z.string(), quantity: z.string(), unitOfIssue: z.string(), hasExceptionData: z.boolean() });
export type ParkedRequisition = z.output<typeof parkedRequisitionSchema>;

/** What was done, or why nothing was. */
export const parkNoticeSchema = z.object({ tone: z.enum(['success', 'warning']), text: z.string(), details: z.array(z.string()), leadsToCart: z.boolean() });
export type ParkNotice = z.output<typeof parkNoticeSchema>;

export const parkErrorsSchema = z.array(fieldErrorSchema);
