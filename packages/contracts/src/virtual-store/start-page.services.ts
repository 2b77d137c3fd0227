import { z } from 'zod';
import { startPageAnswer } from '../main/start-page.service.ts';
import { defineServiceKind } from '../wire/service-kind.ts';
import { storeLoginAnswer } from '../login/store-login.schema.ts';

/** The start page of a virtual store (specification, section 2, Virtual stores). */
export const virtualStart = defineServiceKind({
  method: 'GET',
  access: 'visitor',
  rendered: true,
  summary: (stores) => `The start page of the ${stores} store, or its login`,
  request: z.object({
    store: z.string().max(20).optional(),
    /** `login`: the page that asks for sign-in, for a visitor who is not signed in. */
    type: z.enum(['login']).optional(),
  }),
  responses: { Home: startPageAnswer, Login: storeLoginAnswer },
});
