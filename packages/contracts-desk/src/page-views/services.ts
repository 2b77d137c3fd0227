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
    /** Days for which views are kept. */
    keptDays: z.int(),
  }),
});

export const exportPageViewsService = defineDeskService({
  path: '/page-views/export', method: 'GET', role: 'viewer', summary: 'The same as a file: a row for each day, store and page.',
  request,
  answer: savedCsvFile,
});
