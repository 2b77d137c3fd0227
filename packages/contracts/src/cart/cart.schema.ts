import { z } from 'zod';
import { quantityRule } from '../fields/rules.ts';
import { moneySchema } from '../money/money.schema.ts';
import { indicatorSchema, outsidePriceDaysSchema, replacementSchema } from '../catalog/product.schema.ts';

/** A lower price that was asked for a line: of one buyer, in one store, for one offer and one quantity. */
const lineReductionSchema = z.object({
  status: z.enum(['requested', 'authorized']),
  /** The quantity that it was asked for: it counts for a line of exactly so many. */
  quantity: z.number().int(),
  /** Without it, for one unit of issue. */
  listPrice: moneySchema,
  /** For one unit of issue; null while no one has answered. */
  price: moneySchema.nullable(),
  /** `YYYY-MM-DD`, the last day that it counts; null while no one has answered. */
  until: z.string().nullable(),
  /** The price of the line is this one. */
  counts: z.boolean(),
});

/** One line of a cart, with the field names of the specification's cart item (section 3). */
export const cartLineSchema = z.object({
  cartKey: z.string(),
  productId: z.string(),
  offerId: z.string(),
  kind: z.enum(['product', 'service']),
  name: z.string(),
  manufactureName: z.string(),
  /** The manufacturer's part number. */
  itemNumber: z.string(),
  /** National Stock Number; null for most commercial items. */
  gsin: z.string().nullable(),
  contractNumber: z.string(),
  programName: z.string(),
  features: z.string(),
  description: z.string(),
  picture: z.string(),
  indicators: z.array(indicatorSchema),
  price: z.object({ unitPrice: moneySchema }),
  quantity: z.number().int(),
  unitOfIssue: z.object({ code: z.string(), name: z.string() }),
  /** Exact, or the most that a line can cost where `change.mostThatFit` says that this one costs more. */
  lineTotal: moneySchema,
  deliveryDays: z.number().int(),
  /** The maximum order of the contract, where the lines of it go beyond it together: they can be ordered, and a lower price asked for each. Left out where they do not. */
  aboveMaximum: moneySchema.optional(),
  /** What the lines of the contract come to together at its prices, beside {@link aboveMaximum}; left out where this line goes beyond it alone. */
  contractTotal: moneySchema.optional(),
  /** A lower price that was asked for; left out where none was. An order keeps the one that counted. */
  reduction: lineReductionSchema.optional(),
  /** `YYYY-MM-DD`: when an offer that is out of stock is expected again; left out where that is not known. */
  backInStock: z.string().optional(),
  /** The price of the offer is over or has not begun: such a line cannot be ordered. Left out where it counts today. */
  outsidePriceDays: outsidePriceDaysSchema.optional(),
  /** What could be ordered in place of a line of which nothing is to be had; left out where the catalog names nothing. */
  replacement: replacementSchema.optional(),
  /** The change since the buyer last saw this line; null when there is none. */
  change: z
    .object({
      priceWas: moneySchema.nullable(),
      /** Pieces in stock when that is less than the quantity; 0 when the offer is gone, or has no price today. */
      available: z.number().int().nullable(),
      /** Pieces that one line can hold at the price of now when that is less than the quantity: such a line cannot be ordered. */
      mostThatFit: z.number().int().nullable().default(null),
    })
    .nullable(),
});
export type CartLine = z.output<typeof cartLineSchema>;

/** The lines of one vendor's contract: they become one purchase order. */
export const vendorGroupSchema = z.object({
  groupId: z.string(),
  vendor: z.object({ id: z.string(), name: z.string() }),
  contractNumber: z.string(),
  lines: z.array(cartLineSchema),
  subtotal: moneySchema,
  minimumOrder: moneySchema,
  minimumMet: z.boolean(),
});
export type VendorGroup = z.output<typeof vendorGroupSchema>;

export const totalsSchema = z.object({
  subtotal: moneySchema,
  shipping: moneySchema,
  tax: moneySchema,
  total: moneySchema,
});
export type Totals = z.output<typeof totalsSchema>;

export const cartSchema = z.object({
  /** Rises with every change; a page that shows an older one is told so. */
  version: z.number().int(),
  groups: z.array(vendorGroupSchema),
  lineCount: z.number().int(),
  totals: totalsSchema,
});
export type Cart = z.output<typeof cartSchema>;

// What the rule of the typed text says.
const wrongQuantity = quantityRule('') ?? '';

/** 1 to 8 digits (specification, section 5), and no more than a cart line can hold. */
export const quantitySchema = z.number(wrongQuantity).int(wrongQuantity).min(1, wrongQuantity).max(99_999_999, wrongQuantity);
