import { z } from 'zod';
import { mendedText } from '../wire/query.ts';
import { defineService, response } from '../wire/service.ts';
import { blackLeather, chairChoice, chairDetail } from './configuration.examples.ts';
import { choiceSchema } from './configuration.schema.ts';
import { productDetailSchema, productSummarySchema, replacementSchema } from './product.schema.ts';
import { architectDetail, notebookSummary, tonerDetail, tonerSummary } from './product.examples.ts';

const replacement = { productId: tonerSummary.productId, name: tonerSummary.name };

const detail = z.object({
  product: productDetailSchema,
  related: z.array(productSummarySchema),
  /** The options that it comes in; left out where the store sells no other variant. */
  choice: choiceSchema.optional(),
});

/**
 * Specification, section 2, Catalogue. Services and `view=classic` get the classic page. The Global Supply stores also answer Failure: the
 * marketplace has the product, but this store does not sell it.
 */
export const productDetail = defineService({
  path: '/catalog/product_detail',
  method: 'GET',
  access: 'visitor',
  formerPath: '/catalog/product_detail.do',
  rendered: true,
  summary: 'One product or service with the terms of every vendor',
  request: z.object({
    /** Empty: the address names none, and it is not found. */
    productId: mendedText(100).default(''),
    /** Delivery is worked out for this ZIP code. */
    zip: mendedText(20).optional(),
    view: z.enum(['classic', 'standard']).optional().catch(undefined),
  }),
  responses: {
    ProductDetail: response(detail, {
      'With options': { product: chairDetail, related: [], choice: chairChoice },
      'Two vendors': { product: tonerDetail, related: [notebookSummary] },
      'No vendor offers it': {
        product: { ...tonerDetail, offers: [], price: null, vendorCount: 0, indicators: [], inStock: false, bestOffer: null, deliveryDays: null, unavailable: { why: 'noOffer', replacement } },
        related: [],
      },
      'Restricted to one agency': { product: { ...tonerDetail, offers: tonerDetail.offers.map((offer, i) => (i === 0 ? { ...offer, restrictedTo: ['Department of Defense'] } : offer)) }, related: [] },
      'Out of stock at one vendor': { product: { ...tonerDetail, offers: tonerDetail.offers.map((offer, i) => (i === 1 ? { ...offer, available: 0 } : offer)) }, related: [] },
      'Out of stock': { product: { ...tonerDetail, offers: tonerDetail.offers.map((offer, i) => ({ ...offer, available: 0, ...(i === 0 && { backInStock: '2026-12-15' }) })), inStock: false, bestOffer: null, unavailable: { why: 'outOfStock', from: '2026-12-15' } }, related: [] },
      'A price that is over, and one that has not begun': {
        product: {
          ...tonerDetail,
          offers: tonerDetail.offers.map((offer, i) => ({ ...offer, outsidePriceDays: i === 0 ? { state: 'over' as const, day: '2026-10-31' } : { state: 'notYet' as const, day: '2027-01-01' } })),
          inStock: false, bestOffer: null, unavailable: { why: 'noPrice', from: '2027-01-01' },
        },
        related: [],
      },
      'Outside the delivery area': {
        product: {
          ...tonerDetail,
          zip: '96799',
          offers: tonerDetail.offers.map((offer, i) => ({ ...offer, delivers: i === 0 })),
        },
        related: [],
      },
    }),
    ProductDetailClassic: response(detail, {
      'A service': { product: architectDetail, related: [] },
      'A product': { product: tonerDetail, related: [] },
    }),
    NotFound: response(
      z.object({ productId: z.string(), replacement: replacementSchema.optional(), suggestions: z.array(productSummarySchema) }),
      {
        'With suggestions': { productId: '006R9032', suggestions: [tonerSummary] },
        'Another one replaces it': { productId: '006R90320', replacement, suggestions: [] },
        'Nothing like it': { productId: 'no-such-product', suggestions: [] },
      },
    ),
    Failure: response(
      z.object({
        productId: z.string(),
        name: z.string(),
        manufacturer: z.string(),
        partNumber: z.string(),
        /** National Stock Number as 0000-00-000-0000. */
        nsn: z.string().nullable(),
        /** What the catalog names in its place, where this store sells that. */
        replacement: replacementSchema.optional(),
        /** Products of the same category that this store sells. */
        suggestions: z.array(productSummarySchema),
      }),
      {
        'Others of its category': {
          productId: '3920564', name: tonerSummary.name, manufacturer: 'Xerox', partNumber: '006R90321', nsn: '7510-01-392-0564', suggestions: [tonerSummary],
        },
        'Another one replaces it': { productId: '3920563', name: 'Xerox 006R90320 toner cartridge', manufacturer: 'Xerox', partNumber: '006R90320', nsn: null, replacement, suggestions: [] },
        'Nothing like it here': {
          productId: '2101957', name: notebookSummary.name, manufacturer: 'HP', partNumber: 'dv7-1211ea', nsn: null, suggestions: [],
        },
      },
    ),
    EnterZipCode: response(
      z.object({
        product: productSummarySchema,
        /** The ZIP code that was refused, and why; null on the first visit. */
        refused: z.object({ zip: z.string(), message: z.string() }).nullable(),
      }),
      {
        'First visit': { product: notebookSummary, refused: null },
        'A variant of a product with options': { product: blackLeather, refused: null },
        'Not a ZIP code': {
          product: notebookSummary,
          refused: { zip: '1234', message: 'Enter a ZIP code of 5 digits, or 5 plus 4: 20405 or 20405-0001.' },
        },
      },
    ),
  },
});
