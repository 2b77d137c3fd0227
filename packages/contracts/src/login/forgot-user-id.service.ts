import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';

/**
 * POST /sign_in/forgot_user_id (specification, section 7): sends the user id to the address that was typed. The answer does
 * not tell whether there is an account.
 */
export const forgotUserId = defineService({
  path: '/sign_in/forgot_user_id',
  method: 'POST',
  access: 'visitor',
  summary: 'Sends a forgotten user id by mail',
  request: z.object({ email: z.string().max(254) }),
  responses: {
    Success: response(z.object({ email: z.string() }), { 'Any address': { email: 'buyer@agency.example.gov' } }),
    Failure: response(z.object({ email: z.string(), problem: z.string() }), {
      'No address': { email: 'buyer', problem: 'Enter an e-mail address, for example name@agency.gov.' },
    }),
  },
});
