import { z } from 'zod';
import { mendedText } from '../wire/query.ts';
import { defineService, response } from '../wire/service.ts';
import { productDetailSchema } from './product.schema.ts';
import { architectDetail, tonerDetail } from './product.examples.ts';

/** Product Quick Look (specification, section 2): a right-side medium modal over the list. */
export const quicklook = defineService({
  path: '/catalog/quicklook',
  method: 'GET',
  access: 'visitor',
  summary: 'What the list’s quick look shows of a product',
  request: z.object({
    productId: mendedText(100).default(''),
    /** The offer that the list has chosen: Add takes the same one here. */
    offerId: z.string().min(1).max(100).optional(),
  }),
  responses: {
    Success: response(z.object({ product: productDetailSchema }), {
      'A product': { product: tonerDetail },
      'A service': { product: architectDetail },
    }),
    Failure: response(z.object({ productId: z.string() }), { 'Not in the catalog': { productId: '006R9032' } }),
  },
});
