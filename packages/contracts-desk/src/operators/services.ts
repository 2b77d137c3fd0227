import { z } from 'zod';
import { defineDeskService } from '../wire/define-desk-service.ts';
import { done } from '../wire/lists.ts';
import { roles } from './roles.ts';

export const sessionService = defineDeskService({
  path: '/session', method: 'GET', role: 'viewer',
  summary: 'The operator who is signed in, what they may do, and the token that changes are sent with.',
  request: z.object({}),
  answer: z.object({
    name: z.string(),
    login: z.string(),
    role: z.enum(roles),
    /** Paths of the services that this role may use. */
    may: z.array(z.string()),
    /** Goes into `X-XSRF-TOKEN` of each POST. */
    xsrfToken: z.string(),
    /** Minutes without a call after which the session ends. */
    endsAfterMinutes: z.int(),
    /** The marketplace is a trial: demo accounts, and mail that stays in the outbox. */
    isTrial: z.boolean(),
  }),
});

export const signOutService = defineDeskService({
  path: '/sign-out', method: 'POST', role: 'viewer', summary: 'Ends the session of this browser at the desk.', request: z.object({}), answer: done,
});
