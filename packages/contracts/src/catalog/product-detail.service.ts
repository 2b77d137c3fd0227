import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';
import { productDetailSchema, productSummarySchema } from './product.schema.ts';
import { architectDetail, notebookSummary, tonerDetail, tonerSummary } from './product.examples.ts';

const detail = z.object({ product: productDetailSchema, related: z.array(productSummarySchema) });

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
    productId: z.string().min(1).max(100),
    /** Delivery is worked out for this ZIP code. */
    zip: z.string().max(10).optional(),
    view: z.enum(['classic', 'standard']).optional(),
  }),
  responses: {
    ProductDetail: response(detail, {
      'Two vendors': { product: tonerDetail, related: [notebookSummary] },
      'No vendor offers it': {
        product: { ...tonerDetail, offers: [], price: null, vendorCount: 0, indicators: [], inStock: false, bestOffer: null, deliveryDays: null },
        related: [],
      },
      'Out of stock at one vendor': { product: { ...tonerDetail, offers: tonerDetail.offers.map((offer, i) => (i === 1 ? { ...offer, available: 0 } : offer)) }, related: [] },
      'Out of stock': { product: { ...tonerDetail, offers: tonerDetail.offers.map((offer) => ({ ...offer, available: 0 })), inStock: false, bestOffer: null }, related: [] },
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
      z.object({ productId: z.string(), suggestions: z.array(productSummarySchema) }),
      {
        'With suggestions': { productId: '006R9032', suggestions: [tonerSummary] },
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
        /** Products of the same category that this store sells. */
        suggestions: z.array(productSummarySchema),
      }),
      {
        'Others of its category': {
          productId: '3920564', name: tonerSummary.name, manufacturer: 'Xerox', partNumber: '006R90321', nsn: '7510-01-392-0564', suggestions: [tonerSummary],
        },
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
        'Not a ZIP code': {
          product: notebookSummary,
          refused: { zip: '1234', message: 'Enter a ZIP code of 5 digits, or 5 plus 4: 20405 or 20405-0001.' },
        },
      },
    ),
  },
});
