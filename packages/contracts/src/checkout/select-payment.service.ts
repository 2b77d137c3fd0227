import { z } from 'zod';
import { sensitive } from '../wire/sensitive.ts';
import { defineService, response } from '../wire/service.ts';
import { aacPayment, card, expiringCard, firstVisitReview, readyReview } from './checkout.examples.ts';
import { checkoutReviewSchema, fieldErrorSchema, paymentSchema } from './checkout.schema.ts';

/**
 * How to pay (specification, section 2, Select Payment Method). An empty request shows the choices. The number of a new
 * card goes in this one request to the card vault and nowhere else.
 */
export const selectPayment = defineService({
  path: '/checkout/select_payment',
  method: 'POST',
  access: 'buyer',
  takesAnyDigits: true,
  summary: 'Shows the payment methods, or chooses one',
  request: z.object({
    paymentId: z.string().max(100).optional(),
    newCard: z
      .object({
        number: sensitive(z.string().max(40)),
        /** `MM/YY` or `MM/YYYY` as printed on the card. */
        expires: z.string().max(10),
        cardholder: z.string().max(100),
      })
      .optional(),
    aac: z.string().max(20).optional(),
  }),
  responses: {
    SelectPayment: response(
      z.object({
        payments: z.array(paymentSchema),
        selected: z.string().nullable(),
        errors: z.array(fieldErrorSchema),
        /** The typed values come back, but never a card number. */
        values: z.object({ expires: z.string(), cardholder: z.string(), aac: z.string() }),
      }),
      {
        'Cards and an AAC': {
          payments: [card, expiringCard, aacPayment],
          selected: 'payment-1',
          errors: [],
          values: { expires: '', cardholder: '', aac: '' },
        },
        'Nothing saved': { payments: [], selected: null, errors: [], values: { expires: '', cardholder: '', aac: '' } },
        'Card refused': {
          payments: [],
          selected: null,
          errors: [{ field: 'newCard.number', message: 'Enter the 16 digits of the card number.' }],
          values: { expires: '11/29', cardholder: 'Demo Buyer', aac: '' },
        },
      },
    ),
    CheckOutReview: response(checkoutReviewSchema, { 'Payment chosen': readyReview, 'Ship-to still missing': { ...firstVisitReview, payment: card } }),
  },
});
