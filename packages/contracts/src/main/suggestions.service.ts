import { z } from 'zod';
import { notebookSummary, tonerSummary } from '../catalog/product.examples.ts';
import { productSummarySchema } from '../catalog/product.schema.ts';
import { queryList } from '../wire/query.ts';
import { defineService, response } from '../wire/service.ts';

const products = z.array(productSummarySchema);

/** What a start page invites to, beside its categories. It comes after the page, which is the same for everybody. A list that data do not fill is empty, and not shown. */
export const suggestions = defineService({
  path: '/main/suggestions',
  method: 'GET',
  access: 'visitor',
  background: true,
  summary: 'What a start page invites to: what is new, what others of the agency order, mandatory sources, what was viewed and ordered before',
  request: z.object({
    /** Products that were viewed in this browser, the last one first. Nothing of it is kept. */
    recent: queryList.optional(),
  }),
  responses: {
    Success: response(
      z.object({
        /** Products that came with imports of the last weeks. */
        fresh: products,
        /** What several other buyers of the agency have ordered lately; empty for visitors. */
        agency: products,
        /** How many other buyers, at the least, have ordered each of them. */
        agencyBuyers: z.number().int(),
        /** Products of mandatory sources. */
        mandatory: products,
        /** Those that were asked for and that the store has. */
        recent: products,
        /** Products of the buyer's own orders, the last one first; empty for visitors. */
        reorder: products,
      }),
      {
        'A buyer': { fresh: [notebookSummary], agency: [tonerSummary], agencyBuyers: 3, mandatory: [tonerSummary], recent: [notebookSummary], reorder: [tonerSummary] },
        'A visitor': { fresh: [notebookSummary], agency: [], agencyBuyers: 3, mandatory: [tonerSummary], recent: [], reorder: [] },
        'Nothing': { fresh: [], agency: [], agencyBuyers: 3, mandatory: [], recent: [], reorder: [] },
      },
    ),
  },
});
