import type { z } from 'zod';
import { changedCart, totalsOf, vendorGroups } from '../cart/cart.examples.ts';
import { depot, office } from './address.examples.ts';
import type { checkoutReviewSchema, paymentSchema } from './checkout.schema.ts';

export const card: z.output<typeof paymentSchema> = {
  method: 'card',
  paymentId: 'payment-1',
  lastFour: '0009',
  expires: '2029-11',
  cardholder: 'Demo Buyer',
  unusable: null,
};

export const expiringCard: z.output<typeof paymentSchema> = {
  ...card,
  paymentId: 'payment-2',
  lastFour: '4242',
  expires: '2026-11',
  unusable: 'This card expires within 20 days and cannot be used. Use another card, or remove it and add the one that replaces it.',
};

export const labeledCard: z.output<typeof paymentSchema> = { ...card, cardType: 'Visa', label: 'Office supplies' };

export const aacPayment: z.output<typeof paymentSchema> = {
  method: 'aac',
  paymentId: 'payment-3',
  aac: '47SMPL',
  activity: 'Sample Depot',
  unusable: null,
};

const group = vendorGroups.filter((candidate) => candidate.minimumMet);

export const readyReview: z.output<typeof checkoutReviewSchema> = {
  groups: group,
  terms: group.map(({ groupId }) => ({ groupId, note: '', deliverBy: null })),
  totals: totalsOf(group),
  shipTo: office,
  payment: card,
  problems: [],
  submitKey: '0190f0a0-0000-7000-8000-000000000001',
  reviewed: 'r1-5b2d',
};

export const firstVisitReview: z.output<typeof checkoutReviewSchema> = {
  ...readyReview,
  shipTo: null,
  payment: null,
  problems: [
    { code: 'SHIP_TO_MISSING', block: 'shipTo', cartKey: null, message: 'Choose where to ship this order.' },
    { code: 'PAYMENT_MISSING', block: 'payment', cartKey: null, message: 'Choose how to pay for this order.' },
  ],
};

/** The first vendor's order goes to a depot, but for a piece that goes to the office. */
export const severalDestinationsReview: z.output<typeof checkoutReviewSchema> = {
  ...readyReview,
  terms: readyReview.terms.map((terms, i) => {
    const cartKey = group[i]?.lines[0]?.cartKey ?? '';
    return i > 0 ? terms : { ...terms, shipTo: depot, parts: [{ shipTo: { ...office, addressId: 'address-6', addressName: 'Warehouse', line1: '25 Sample Dock Road', line2: 'Dock 4', isDefault: false }, lines: [{ cartKey, quantity: 1 }] }] };
  }),
};

export const changedReview: z.output<typeof checkoutReviewSchema> = {
  ...readyReview,
  groups: changedCart.groups,
  terms: changedCart.groups.map(({ groupId }) => ({ groupId, note: '', deliverBy: null })),
  totals: changedCart.totals,
  problems: [
    {
      code: 'PRICE_CHANGED',
      block: 'items',
      cartKey: 'line-1',
      message: 'The price of Xerox 006R90321 toner cartridge Original Black 6 pc(s) changed from $199.00 to $218.40. Nothing has been charged.',
    },
    { code: 'OFFER_GONE', block: 'items', cartKey: 'line-2', message: 'HP dv7-1211ea is no longer offered. Remove it to go on.' },
  ],
};

export const unauthorizedReview: z.output<typeof checkoutReviewSchema> = {
  ...readyReview,
  problems: [{ code: 'AUTHORIZATION_MISSING', block: 'authorization', cartKey: null, message: 'Orders of state and local members need the authorization of a supervisor, and you have none now. Ask for one: your cart and your choices here stay as they are.' }],
};
