import { z } from 'zod';
import { defineDeskService } from '../wire/define-desk-service.ts';
import { done } from '../wire/lists.ts';

export const announceService = defineDeskService({
  path: '/announce', method: 'POST', role: 'administrator', summary: 'Tells all browsers that are connected now.',
  request: z.object({
    text: z.string().trim().min(1, 'Say what to announce.').max(1000),
    type: z.enum(['info', 'success', 'warning', 'error']),
    /** 0: it stays until it is dismissed. */
    seconds: z.int().min(0).max(3600),
  }),
  answer: done,
});
