import { z } from 'zod';
import { reasonSchema } from '../accounts/account.ts';
import { defineDeskService } from '../wire/define-desk-service.ts';
import { storeName } from './words.ts';

/** Bytes of a file that says what a store sells. */
const largestAssortment = 16 * 1024 * 1024;

export const assortmentService = defineDeskService({
  path: '/store/assortment', method: 'GET', role: 'viewer', summary: 'What a store sells, as the file from which it can be set again.',
  request: z.object({ name: storeName }),
  /** `file` null: the whole catalog. `supplied`: it came with the product, and no operator has set it. */
  answer: z.object({ fileName: z.string(), file: z.string().nullable(), supplied: z.boolean() }),
});

export const previewAssortmentService = defineDeskService({
  path: '/store/assortment/preview', method: 'POST', role: 'administrator', summary: 'Works out what another assortment would change, and keeps nothing.',
  /** `file`: the text of the file; null: the whole catalog. */
  request: z.object({ name: storeName, file: z.string().min(1, 'The file is empty.').max(largestAssortment, 'The file is larger than 16 MB.').nullable() }),
  answer: z.object({ workId: z.int() }),
  bodyLimit: 2 * largestAssortment,
});

export const setAssortmentService = defineDeskService({
  path: '/store/assortment/set', method: 'POST', role: 'administrator', summary: 'Sets what a store sells as a preview has it.',
  request: z.object({ workId: z.int().min(1), reason: reasonSchema }),
  answer: z.object({ workId: z.int() }),
});
