import { z } from 'zod';
import { afterConfirmation, verifyEmailAnswer } from '../checkout/verify-email.schema.ts';
import { defineService } from '../wire/service.ts';

/** The page on which a buyer confirms their e-mail address before an order. Where there is nothing to confirm, it leads to `next`. */
export const verifyEmail = defineService({
  path: '/profile/verify_email',
  method: 'GET',
  access: 'buyer',
  summary: 'The confirmation of the buyer’s e-mail address: the address, or the code that is on its way',
  request: z.object({ /** `1`: another address, or another code. */ another: z.string().max(1).optional(), next: afterConfirmation.optional() }),
  responses: { VerifyEmail: verifyEmailAnswer },
});

/** Mails a code to an address, or takes the code. The right one makes the address the buyer’s, and leads to `next`, which is the review where it is not given. */
export const verifyEmailSubmit = defineService({
  path: '/profile/verify_email_submit',
  method: 'POST',
  access: 'buyer',
  summary: 'Mails a code to an e-mail address, or confirms the address by it',
  request: z.object({ email: z.string().max(1000).optional(), code: z.string().max(1000).optional(), next: afterConfirmation.optional() }),
  responses: { VerifyEmail: verifyEmailAnswer },
});
