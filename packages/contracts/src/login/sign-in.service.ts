import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';

/**
 * POST /login/sign_in (specification, section 7). Passwords are the identity server's alone, so this takes none: it answers a
 * visitor with a REDIRECT to `/authenticate`, which begins sign-in there, and tells a buyer that they are signed in.
 */
export const signIn = defineService({
  path: '/login/sign_in',
  method: 'POST',
  access: 'visitor',
  summary: 'Leads to sign-in at the identity server',
  request: z.object({}),
  responses: { Success: response(z.object({ email: z.string().nullable() }), { 'Signed in already': { email: 'buyer@agency.example.gov' } }) },
});
