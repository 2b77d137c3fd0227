import { z } from 'zod';
import { sensitive } from '../wire/sensitive.ts';
import { defineService, response } from '../wire/service.ts';
import { aacPayment, card, expiringCard, labeledCard, firstVisitReview, readyReview } from './checkout.examples.ts';
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
    /** The choice is opened in place, on the review: it may be made there in any order. On a page of its own what is missing before it comes first. */
    from: z.enum(['review']).optional(),
  }),
  responses: {
    SelectPayment: response(
      z.object({
        payments: z.array(paymentSchema),
        selected: z.string().nullable(),
        /** The way to pay that is offered first; null where the buyer has made none the default. */
        defaultPaymentId: z.string().nullable(),
        /** First four digits of the cards that this store takes; none: any card. */
        cardPrefixes: z.array(z.string()),
        errors: z.array(fieldErrorSchema),
        /** The typed values come back, but never a card number. */
        values: z.object({ expires: z.string(), cardholder: z.string(), aac: z.string() }),
      }),
      {
        'Cards and an AAC': {
          payments: [labeledCard, expiringCard, aacPayment],
          selected: 'payment-1',
          defaultPaymentId: 'payment-1',
          cardPrefixes: [],
          errors: [],
          values: { expires: '', cardholder: '', aac: '' },
        },
        'Nothing saved': { payments: [], selected: null, defaultPaymentId: null, cardPrefixes: [], errors: [], values: { expires: '', cardholder: '', aac: '' } },
        'Card refused': {
          payments: [],
          selected: null,
          defaultPaymentId: null,
          cardPrefixes: [],
          errors: [{ field: 'newCard.number', message: 'Enter the 15 or 16 digits of the card number.' }],
          values: { expires: '11/29', cardholder: 'Demo Buyer', aac: '' },
        },
      },
    ),
    CheckOutReview: response(checkoutReviewSchema, { 'Payment chosen': readyReview, 'Ship-to still missing': { ...firstVisitReview, payment: card } }),
  },
});
