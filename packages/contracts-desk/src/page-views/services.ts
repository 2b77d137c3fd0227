import { z } from 'zod';
import { savedCsvFile } from '../wire/csv-file.ts';
import { defineDeskService } from '../wire/define-desk-service.ts';

const request = z.object({
  /** Name of a store; empty: all of them together. */
  store: z.string().trim().max(50).default(''),
  /** Of how many days, today among them. */
  days: z.coerce.number().int().min(1).max(3650).default(30),
});

export const pageViewsService = defineDeskService({
  path: '/page-views', method: 'GET', role: 'viewer', summary: 'How often pages were opened: numbers alone, by page and by day (UTC).',
  request,
  answer: z.object({
    /** Names of the stores that one may ask for. */
    stores: z.array(z.string()),
    views: z.int(),
    /** Most often first; a page is named by the path of its service. */
    pages: z.array(z.object({ path: z.string(), views: z.int() })),
    /** The last one first; a day on which nothing was opened is left out. */
    days: z.array(z.object({ day: z.string(), views: z.int() })),
    /** Of visitors who agreed that it is counted: what was shown after what, most often first, no more than 200. A page is named by the path of its service; `from` is empty for the first one of a visit. */
    steps: z.array(z.object({ from: z.string(), to: z.string(), kind: z.enum(['page', 'modal', 'error']), responseName: z.string(), steps: z.int() })),
    /** Days for which views and steps are kept. */
    keptDays: z.int(),
  }),
});

export const exportPageViewsService = defineDeskService({
  path: '/page-views/export', method: 'GET', role: 'viewer', summary: 'The same as a file: a row for each day, store and page.',
  request,
  answer: savedCsvFile,
});

export const exportPageStepsService = defineDeskService({
  path: '/page-steps/export', method: 'GET', role: 'viewer', summary: 'Which page was opened after which, of visitors who agreed, as a file: a row for each day, store and step.',
  request,
  answer: savedCsvFile,
});
