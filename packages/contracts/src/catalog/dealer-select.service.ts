import { z } from 'zod';
import { mendedText } from '../wire/query.ts';
import { defineService, response } from '../wire/service.ts';
import { architectDetail, tonerDetail } from './product.examples.ts';
import { productDetailSchema } from './product.schema.ts';

const dealerSchema = z.object({
  /** With the offers that fit, in the order that is asked for. */
  product: productDetailSchema.pick({ productId: true, kind: true, name: true, partNumber: true, nsn: true, manufacturer: true, picture: true, price: true, offers: true, zip: true, unavailable: true }),
  /** Why the ZIP code of the address cannot be used; null where it can, or where there is none. */
  zipProblem: z.string().nullable(),
  /** How many offers there are without the choices. */
  offerCount: z.number().int(),
  sort: z.enum(['price', 'delivery', 'minimum', 'name']),
  /** Code of a federal indicator; empty: any. */
  indicator: z.string(),
  /** Only offers that can be ordered now. */
  inStock: z.boolean(),
  /** The indicators that one of the offers has. */
  indicators: z.array(z.object({ code: z.string(), label: z.string() })),
});

const { offers } = tonerDetail;
const shown = { product: tonerDetail, zipProblem: null, offerCount: offers.length, sort: 'price' as const, indicator: '', inStock: false, indicators: [{ code: 'SB', label: 'Small business' }] };

/** GET /catalog/dealer_select (specification, section 2, Catalogue): of the vendors of a product the one to order from. */
export const dealerSelect = defineService({
  path: '/catalog/dealer_select',
  method: 'GET',
  access: 'visitor',
  summary: 'The vendors of a product, to choose one: by price, delivery, smallest order and federal indicators',
  request: z.object({
    productId: mendedText(100).default(''),
    zip: mendedText(10).optional(),
    sort: z.enum(['price', 'delivery', 'minimum', 'name']).optional().catch(undefined),
    indicator: mendedText(20).default(''),
    inStock: z.literal('1').optional().catch(undefined),
  }),
  responses: {
    Success: response(dealerSchema, {
      'Several vendors': shown,
      'No vendor that fits': { ...shown, product: dealerSchema.shape.product.parse({ ...tonerDetail, offers: [] }), indicator: 'SB' },
      'Not a ZIP code': { ...shown, zipProblem: 'Enter a ZIP code of 5 digits, or 5 plus 4: 20405 or 20405-0001.' },
      'A service': { ...shown, product: architectDetail, offerCount: architectDetail.offers.length, indicators: [] },
    }),
    NotFound: response(z.object({ productId: z.string() }), { 'Not in the catalog': { productId: '006R9032' } }),
  },
});
