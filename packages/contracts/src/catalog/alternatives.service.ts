import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';
import { notebookSummary, tonerSummary } from './product.examples.ts';
import { productSummarySchema } from './product.schema.ts';

const shown = z.object({
  product: productSummarySchema,
  /** Why it is shown, the weightiest first. */
  reasons: z.array(z.string()),
});
export type ShownAlternative = z.output<typeof shown>;

/** What else serves the purpose of a product, and what goes with it (decision 0323). It comes after the page of the product. */
export const alternatives = defineService({
  path: '/catalog/alternatives',
  method: 'GET',
  access: 'visitor',
  background: true,
  summary: 'Alternatives to a product, mandatory sources first, and its accessories: each with why it is shown',
  request: z.object({ productId: z.string().min(1).max(100) }),
  responses: {
    Success: response(
      z.object({
        alternatives: z.array(shown),
        accessories: z.array(shown),
        /** Documents of the contracts under which it is offered. `contractUntil`: the last day of the contract, `YYYY-MM-DD`; left out where the catalog does not say it. */
        documents: z.array(z.object({ title: z.string(), url: z.string(), contractNumber: z.string(), contractUntil: z.string().optional(), vendor: z.string() })),
      }),
      {
        'Two alternatives and an accessory': {
          alternatives: [
            { product: tonerSummary, reasons: ['AbilityOne: a mandatory source', 'Same color and yield', '$12.50 less for one Each'] },
            { product: { ...tonerSummary, productId: '3920563', name: 'Xerox 006R90320 toner cartridge' }, reasons: ['It takes the place of this product'] },
          ],
          accessories: [{ product: notebookSummary, reasons: ['Named by the catalog as an accessory'] }],
          documents: [{ title: 'Price list of the contract', url: 'https://vendor.example.com/price-list.pdf', contractNumber: '47SMPL-SAMPLE-01', contractUntil: '2029-09-30', vendor: 'Sample Supply Co.' }],
        },
        'Nothing else': { alternatives: [], accessories: [], documents: [] },
      },
    ),
  },
});
