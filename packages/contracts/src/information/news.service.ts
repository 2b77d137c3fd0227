import { z } from 'zod';
import { mendedInteger } from '../wire/query.ts';
import { defineService, response } from '../wire/service.ts';
import { informationPageSchema } from './information-page.schema.ts';

/** GET /information/news (specification, section 2): what is new, the newest first. */
export const news = defineService({
  path: '/information/news', method: 'GET', access: 'visitor', rendered: true,
  summary: 'What is new in the marketplace',
  request: z.object({ page: mendedInteger(1, 10_000).default(1) }),
  responses: {
    Success: response(
      z.object({
        items: z.array(informationPageSchema),
        total: z.number().int(),
        page: z.number().int(),
        pageCount: z.number().int(),
      }),
      {
        'Two items': {
          items: [
            { keyName: 'NEWS_PROGRAMS', title: 'Pages for programs', content: '<p>Programs have <a href="/ws/department/main">pages of their own</a>.</p>', updatedOn: '2026-11-27' },
            { keyName: 'NEWS_QUICK_ORDER', title: 'Lists become carts', content: '<p>A list of numbers and quantities becomes a cart.</p>', updatedOn: '2026-11-20' },
          ],
          total: 2, page: 1, pageCount: 1,
        },
        'Nothing new': { items: [], total: 0, page: 1, pageCount: 1 },
      },
    ),
  },
});
