import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';
import { queryInteger } from '../wire/query.ts';

/** GET /autocomplete (specification, section 7). */
export const autocomplete = defineService({
  path: '/autocomplete',
  method: 'GET',
  access: 'visitor',
  background: true,
  summary: 'Completions of what is being typed in the search box',
  request: z.object({ term: z.string().max(200), maxResults: queryInteger(1, 20).optional() }),
  responses: {
    Success: response(
      z.object({
        term: z.string(),
        suggestions: z.array(
          z.object({
            text: z.string(),
            kind: z.enum(['query', 'category', 'manufacturer', 'product']),
            /** Category id, manufacturer name or product id; null for a plain query. */
            id: z.string().nullable(),
          }),
        ),
      }),
      {
        'While typing': {
          term: 'ton',
          suggestions: [
            { text: 'toner cartridge', kind: 'query', id: null },
            { text: 'Toner and Ink', kind: 'category', id: '7510-toner' },
            { text: 'Xerox 006R90321 toner cartridge Original Black 6 pc(s)', kind: 'product', id: '3920564' },
          ],
        },
        Nothing: { term: 'qqqq', suggestions: [] },
      },
    ),
  },
});
