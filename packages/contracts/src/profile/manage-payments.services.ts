import { z } from 'zod';
import { card, expiringCard } from '../checkout/checkout.examples.ts';
import { paymentSchema } from '../checkout/checkout.schema.ts';
import { defineService, response } from '../wire/service.ts';

const paymentsSchema = z.object({
  /** Newest first; each says whether it can be used now. */
  payments: z.array(paymentSchema),
  /** Why nothing was removed; null where nothing went wrong. */
  problem: z.string().nullable(),
});

const payments = response(paymentsSchema, {
  'Two cards, one about to expire': { payments: [card, expiringCard], problem: null },
  'Removed elsewhere': { payments: [card], problem: 'This is not one of your ways to pay any more. Here is what is kept now.' },
  Empty: { payments: [], problem: null },
});

/** The ways to pay that are kept for the buyer (specification, section 2, Orders and profile). */
export const managePayments = defineService({
  path: '/profile/manage_payments',
  method: 'GET',
  access: 'buyer',
  summary: 'The ways to pay that are kept for the buyer',
  request: z.object({}),
  responses: { Success: payments },
});

export const removePayment = defineService({
  path: '/profile/remove_payment',
  method: 'POST',
  access: 'buyer',
  summary: 'Removes a way to pay that is kept for the buyer',
  request: z.object({ paymentId: z.string().max(100) }),
  responses: { Success: payments },
});
