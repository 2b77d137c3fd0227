import { z } from 'zod';
import { defineDeskService } from '../wire/define-desk-service.ts';

/** Answered as a file of CSV (`text/csv`), piece by piece: a catalog may be larger than an answer that is read as a whole. */
export const exportCatalogService = defineDeskService({
  path: '/catalog/export', method: 'GET', role: 'viewer', summary: 'The whole catalog as a CSV file, in the columns that an import reads.',
  request: z.object({}), answer: z.string(),
});
