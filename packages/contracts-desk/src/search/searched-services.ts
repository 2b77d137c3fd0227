import { z } from 'zod';
import { defineDeskService } from '../wire/define-desk-service.ts';
import { listed, listRequest } from '../wire/lists.ts';

const searched = z.object({
  query: z.string(),
  store: z.string(),
  searches: z.int(),
  /** Of the last of these searches; where they are not exact, there were more. */
  results: z.int(),
  exactResults: z.boolean(),
  /** Such as 2026-11-27. */
  lastDay: z.string(),
});

export type ListedSearch = z.output<typeof searched>;

export const searchedService = defineDeskService({
  path: '/searches', method: 'GET', role: 'viewer', summary: 'What buyers search for in each store: what found nothing first, then the most frequent.',
  request: z.object({ ...listRequest, state: z.enum(['all', 'nothing']).default('all') }),
  answer: z.object({
    ...listed,
    /** For which searches are counted; 0: they are not. */
    keptDays: z.int(),
    searches: z.array(searched),
  }),
});
