import { z } from 'zod';
import { moneySchema } from '../money/money.schema.ts';
import { variantOfSchema } from './configuration.schema.ts';

/** A word on a product that federal buyers look for, for example AbilityOne. Codes are configuration of the catalog. */
export const indicatorSchema = z.object({ code: z.string(), label: z.string(), meaning: z.string() });
export type Indicator = z.output<typeof indicatorSchema>;

/** A product that the catalog names in place of one that can no longer be ordered. */
export const replacementSchema = z.object({ productId: z.string(), name: z.string() });
export type Replacement = z.output<typeof replacementSchema>;

/** Why an offer cannot be ordered today: its price is over since the day after `day`, or begins on `day` (`YYYY-MM-DD`, in Washington). */
export const outsidePriceDaysSchema = z.object({ state: z.enum(['notYet', 'over']), day: z.string() });
export type OutsidePriceDays = z.output<typeof outsidePriceDaysSchema>;

/** An offer that is chosen for a buyer: one that can be ordered, with what they must know of it. */
const chosenOfferSchema = z.object({
  offerId: z.string(),
  vendor: z.object({ id: z.string(), name: z.string() }),
  price: moneySchema,
  unitOfIssue: z.object({ code: z.string(), name: z.string() }),
  /** Smallest order that the vendor takes; zero when there is none. */
  minimumOrder: moneySchema,
  /** Pieces in stock; null where there is no stock to count. */
  available: z.number().int().nullable(),
  /** All that this offer carries, those of the product among them. */
  indicators: z.array(indicatorSchema),
});
export type ChosenOffer = z.output<typeof chosenOfferSchema>;

/** Addresses of a picture: each is the same forever, and may be kept by browsers and proxies. */
const productImageSchema = z.object({
  /** A square for rows of lists, shown 64 pixels wide. */
  row: z.string(),
  /** For pages and tiles, shown up to 320 pixels wide. */
  page: z.string(),
  /** The same in formats that not every browser knows, the best first: values of `srcset`. Left out for a drawing. */
  formats: z.array(z.object({ type: z.string(), row: z.string(), page: z.string() })).optional(),
});
export type ProductImage = z.output<typeof productImageSchema>;

/** A product or service as lists show it. */
export const productSummarySchema = z.object({
  productId: z.string(),
  kind: z.enum(['product', 'service']),
  name: z.string(),
  partNumber: z.string(),
  /** National Stock Number as 0000-00-000-0000. */
  nsn: z.string().nullable(),
  manufacturer: z.string(),
  category: z.object({ id: z.string(), name: z.string() }),
  /** Which of the drawn pictures is shown where there is no `image`. */
  picture: z.string(),
  /** Its photograph, or a drawing that shows what is known of it. */
  image: productImageSchema.optional(),
  /** On lists: values that its neighbors of the same kind have others of, and that its name does not say. */
  tells: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
  vendorCount: z.number().int(),
  /** Lowest and highest price per unit of issue over all offers; null when no vendor offers it. */
  price: z.object({ low: moneySchema, high: moneySchema }).nullable(),
  unitOfIssue: z.object({ code: z.string(), name: z.string() }).nullable(),
  /** Days after receipt of order. */
  deliveryDays: z.object({ low: z.number().int(), high: z.number().int() }).nullable(),
  /** Those of the product itself, which each of its offers carries: they hold with every vendor. Those of a vendor are at its offer alone. */
  indicators: z.array(indicatorSchema),
  /** Whether any vendor has it in stock, at a price of today. */
  inStock: z.boolean(),
  /** Why it can be ordered from no vendor; left out where it can. */
  unavailable: z
    .object({
      /** `noOffer`: it is discontinued, or no vendor of the store offers it. `noPrice`: it is in stock, and its price is over or has not begun. */
      why: z.enum(['noOffer', 'noPrice', 'outOfStock']),
      /** `YYYY-MM-DD`: the first day on which it is expected to be ordered again; left out where that is not known. */
      from: z.string().optional(),
      replacement: replacementSchema.optional(),
    })
    .optional(),
  /**
   * The offer that Add takes on lists, where the buyer names no vendor. It fits what the search was narrowed to: vendor, contract, indicator, price.
   * Null when no vendor has it in stock at a price of today, or none of those that fit.
   */
  bestOffer: chosenOfferSchema.nullable(),
  configuration: variantOfSchema.optional(),
});
export type ProductSummary = z.output<typeof productSummarySchema>;

/** One vendor's terms for a product under one contract. */
export const offerSchema = z.object({
  offerId: z.string(),
  vendor: z.object({ id: z.string(), name: z.string() }),
  contractNumber: z.string(),
  /** `YYYY-MM-DD`: the last day of the contract; left out where the catalog does not say it. */
  contractUntil: z.string().optional(),
  /** The Special Item Number of the contract under which it is offered; left out where the catalog names none. */
  sin: z.string().optional(),
  price: moneySchema,
  unitOfIssue: z.object({ code: z.string(), name: z.string() }),
  quantityBreaks: z.array(z.object({ minimumQuantity: z.number().int(), price: moneySchema })),
  deliveryDays: z.number().int(),
  /** Smallest order that the vendor takes; zero when there is none. */
  minimumOrder: moneySchema,
  /** The most that the contract foresees for one order: above it a buyer may ask for a lower price. Left out where the contract has none. */
  maximumOrder: moneySchema.optional(),
  /** `YYYY-MM-DD`: when an offer that is out of stock is expected again; left out where that is not known. */
  backInStock: z.string().optional(),
  /** `YYYY-MM-DD`: the last day of the price; left out where it has none, and where it is over. */
  priceUntil: z.string().optional(),
  /** Left out where the price counts today. */
  outsidePriceDays: outsidePriceDaysSchema.optional(),
  /** Names of the agencies whose buyers alone may order it; left out where every buyer may. Empty: no agency that is known. */
  restrictedTo: z.array(z.string()).optional(),
  /** Pieces in stock; null for services. */
  available: z.number().int().nullable(),
  indicators: z.array(indicatorSchema),
  /** False when the vendor does not deliver to the ZIP code that was given. */
  delivers: z.boolean(),
});
export type Offer = z.output<typeof offerSchema>;

export const productDetailSchema = productSummarySchema.extend({
  /** Server HTML: show it through the sanitizer only. */
  descriptionHtml: z.string(),
  specifications: z.array(z.object({ name: z.string(), value: z.string() })),
  offers: z.array(offerSchema),
  breadcrumbs: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The ZIP code that delivery was worked out for. */
  zip: z.string().nullable(),
});
export type ProductDetail = z.output<typeof productDetailSchema>;
