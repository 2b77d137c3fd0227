import { z } from 'zod';
import { definePlainService, defineService, plainAnswer, response } from '../wire/service.ts';

/** Only the attributes that every answer carries: the signed-in parts of a page that the server rendered for everyone. */
export const session = defineService({
  path: '/main/session',
  method: 'GET',
  access: 'visitor',
  background: true,
  summary: 'Who is asking, in which store, and what the cart holds',
  request: z.object({}),
  responses: { Success: response(z.object({}), { Session: {} }) },
});

/** GET /main/end_session (specification, sections 4 and 7). */
export const endSession = definePlainService({
  path: '/main/end_session',
  method: 'GET',
  access: 'visitor',
  changesState: true,
  background: true,
  summary: 'Ends the server’s session; the cart stays',
  request: z.object({
    /** The store that the browser goes on to: the sign-on is kept for it under a new session. */
    switchTo: z.string().max(40).optional(),
  }),
  plain: plainAnswer('text', z.string(), { Ended: 'ended' }),
});

/** GET /main/extend_session: the body is the new timeout in seconds (specification, sections 4 and 7). */
export const extendSession = definePlainService({
  path: '/main/extend_session',
  method: 'GET',
  access: 'visitor',
  changesState: true,
  background: true,
  summary: 'Goes on with the server’s session; the new timeout in seconds',
  request: z.object({}),
  plain: plainAnswer('text', z.string().regex(/^\d+$/), { 'Half an hour': '1800' }),
});
