import { z } from 'zod';
import { queryList } from '../wire/query.ts';
import { defineService, response } from '../wire/service.ts';
import { notebookSummary, tonerDetail } from './product.examples.ts';
import { productDetailSchema } from './product.schema.ts';

const notebookDetail: z.output<typeof productDetailSchema> = { ...tonerDetail, ...notebookSummary, specifications: [...tonerDetail.specifications.slice(0, 1), { name: 'Screen', value: '17.3 in' }], offers: tonerDetail.offers.slice(0, 1).map((offer) => ({ ...offer, price: notebookSummary.price?.low ?? offer.price })) };

const asOf = '2026-11-24T15:30:00Z';

/** Products side by side. Its address names them, so that a comparison can be passed on; prices are those of today. */
export const compareProducts = defineService({
  path: '/catalog/compare',
  method: 'GET',
  access: 'visitor',
  summary: 'Up to four products side by side: terms, specifications, and where they differ',
  /** Those after the fourth are left out, and said so. */
  request: z.object({ productId: queryList.optional() }),
  responses: {
    Success: response(
      z.object({
        products: z.array(productDetailSchema),
        /** The moment of prices and stock: ISO 8601, UTC. */
        asOf: z.string(),
        /** Ids that this store does not have. */
        missing: z.array(z.string()),
        /** How many more the address names than fit beside each other. */
        leftOut: z.number().int(),
      }),
      {
        'Two products': { products: [tonerDetail, notebookDetail], asOf, missing: [], leftOut: 0 },
        'One is missing, and there were too many': { products: [tonerDetail, notebookDetail], asOf, missing: ['006R9032'], leftOut: 2 },
        'Nothing to compare': { products: [], asOf, missing: [], leftOut: 0 },
      },
    ),
  },
});
