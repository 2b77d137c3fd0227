import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';

/** A contractor and their contracts (specification, section 2, Catalogue). */
export const contractorDetail = defineService({
  path: '/catalog/contractor_detail',
  method: 'GET',
  access: 'visitor',
  rendered: true,
  summary: 'A contractor, and the contracts under which they sell',
  request: z.object({
    contractor: z.string().max(100).optional().describe('Id of the contractor'),
    contract: z.string().max(100).optional().describe('Number of one of their contracts'),
  }),
  responses: {
    Success: response(
      z.object({
        contractor: z.object({ id: z.string(), name: z.string() }),
        /** `products`: how many products and services they offer under it. */
        contracts: z.array(z.object({ number: z.string(), products: z.number().int() })),
      }),
      {
        'Two contracts': {
          contractor: { id: 'sample-office', name: 'Sample Office Supply' },
          contracts: [{ number: 'GS-02F-0001A', products: 812 }, { number: 'GS-35F-0002B', products: 1 }],
        },
      },
    ),
    NotFound: response(z.object({ asked: z.string() }), { 'Unknown contract': { asked: 'GS-00F-0000Z' }, 'Nothing asked': { asked: '' } }),
  },
});
