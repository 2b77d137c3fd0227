import { z } from 'zod';
import { mendedText } from '../wire/query.ts';
import { defineService, response } from '../wire/service.ts';

/** POST /search/header_search (specification, section 7): answers with a REDIRECT to the search page. */
export const headerSearch = defineService({
  path: '/search/header_search',
  method: 'POST',
  access: 'visitor',
  takesAnyDigits: true,
  spinner: 'Searching...',
  summary: 'The header’s search box: redirects to the results, or to the product of an exact number',
  request: z.object({
    q: mendedText(200),
    kind: z.enum(['products', 'services']).optional(),
    category: z.string().max(100).optional(),
  }),
  responses: { Success: response(z.object({}), { Redirects: {} }) },
});
