import { z } from 'zod';
import { aacPayment, expiringCard, labeledCard } from '../checkout/checkout.examples.ts';
import { fieldErrorSchema, paymentSchema } from '../checkout/checkout.schema.ts';
import { sensitive } from '../wire/sensitive.ts';
import { defineService, response } from '../wire/service.ts';

const paymentsSchema = z.object({
  /** The default one first, then the newest; each says whether it can be used now. */
  payments: z.array(paymentSchema),
  defaultPaymentId: z.string().nullable(),
  /** First four digits of the cards that this store takes; none: any card. */
  cardPrefixes: z.array(z.string()),
  /** The activities of the buyer’s agency that may be billed and are none of `payments` yet: some of them where there are many. */
  billable: z.object({
    /** Whether an agency is vouched for, so that an activity of it may be billed. */
    hasAgency: z.boolean(),
    activities: z.array(z.object({ aac: z.string(), activity: z.string() })),
    /** There are more than those. */
    hasMore: z.boolean(),
  }),
  /** Why nothing was changed; null where nothing went wrong. */
  problem: z.string().nullable(),
  /** Of the form for a new way to pay. */
  errors: z.array(fieldErrorSchema),
});

const billable = { hasAgency: true, activities: [{ aac: '47SMPL', activity: 'Sample Office (General Services)' }], hasMore: false };
const none = { defaultPaymentId: null, cardPrefixes: [], problem: null, errors: [] };
const kept = { ...none, payments: [labeledCard, expiringCard, aacPayment], defaultPaymentId: labeledCard.paymentId, billable };

const payments = response(paymentsSchema, {
  'Two cards, one about to expire, and an AAC': kept,
  'Removed elsewhere': { ...kept, payments: [labeledCard], problem: 'This is not one of your ways to pay any more. Here is what is kept now.' },
  'Purchase cards alone': { ...kept, cardPrefixes: ['4614', '4716', '5565', '5568'] },
  'Empty': { ...none, payments: [], billable: { hasAgency: false, activities: [], hasMore: false } },
});
const refused = response(paymentsSchema, {
  'A card number with a wrong digit': { ...kept, errors: [{ field: 'newCard.number', message: 'This is not a valid card number. Check its digits.' }] },
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

/** The same of members of state and local governments (specification, section 2). */
export const selectPayments = defineService({
  path: '/profile/select_payments',
  method: 'GET',
  access: 'buyer',
  summary: 'The ways to pay that are kept for a member of a state or local government',
  request: z.object({}),
  responses: { Success: payments },
});

/** A card, whose number goes in this one request to the card vault and nowhere else, or an activity that is billed. */
export const addPayment = defineService({
  path: '/profile/add_payment',
  method: 'POST',
  access: 'buyer',
  takesAnyDigits: true,
  summary: 'Keeps a way to pay for the buyer',
  request: z.object({
    newCard: z.object({ number: sensitive(z.string().max(40)), expires: z.string().max(10), cardholder: z.string().max(100) }).optional(),
    aac: z.string().max(20).optional(),
    label: z.string().max(100).optional(),
  }),
  responses: { Success: payments, Failure: refused },
});

/** Names a way to pay, or makes it the default one. */
export const changePayment = defineService({
  path: '/profile/change_payment',
  method: 'POST',
  access: 'buyer',
  summary: 'Names a way to pay that is kept for the buyer, or makes it the default',
  request: z.object({ paymentId: z.string().max(100), label: z.string().max(100).optional(), makeDefault: z.boolean().optional() }),
  responses: { Success: payments, Failure: refused },
});

export const removePayment = defineService({
  path: '/profile/remove_payment',
  method: 'POST',
  access: 'buyer',
  summary: 'Removes a way to pay that is kept for the buyer',
  request: z.object({ paymentId: z.string().max(100) }),
  responses: { Success: payments },
});
