import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';

/** The report of a browser in which a store that is shipped alone failed, so that its operator can read why. */
export const storeFailure = defineService({
  path: '/stores/failure',
  method: 'POST',
  access: 'visitor',
  takesAnyDigits: true,
  background: true,
  summary: 'Notes in the log why a store that is shipped alone failed in a browser',
  request: z.object({
    store: z.string().max(24),
    /** The version that the page had loaded. */
    version: z.string().max(100),
    /** The failed part: the code of a diagnostic, or the part of the store that threw. */
    code: z.string().max(60),
    message: z.string().max(1000),
  }),
  responses: { Noted: response(z.object({}), { Noted: {} }) },
});
