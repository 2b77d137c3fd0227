import { z } from 'zod';
import { cartPage } from '../cart/shopping-cart.service.ts';
import { emptyCart } from '../cart/cart.examples.ts';
import { mostCartLines } from '../cart/most-lines.ts';
import { changedReview } from '../checkout/checkout.examples.ts';
import { checkoutReviewSchema } from '../checkout/checkout.schema.ts';
import { fundsRefused, fundsToEnter, withoutApprover } from '../checkout/funds-data.examples.ts';
import { fundsDataSchema, fundsValuesSchema } from '../checkout/funds-data.schema.ts';
import { defineService, response } from '../wire/service.ts';
import { aboveLimitApproval, approvalLists, orderedApproval, returnedApproval, sentForApproval, toAuthorize } from './approval.examples.ts';
import { approvalListsSchema, approvalSchema } from './approval.schema.ts';

const requestId = z.string().max(100);

const changing = { ...fundsToEnter, form: { values: { fund: 'A1', appropriation: '999-2026/2027-9999-000', note: '' }, errors: [] }, sending: null, changing: { request: toAuthorize.requestId, reviewed: toAuthorize.reviewed } };

/** One cart under funds control in a store of Global Supply (Initial), in another store (Success), once it is ordered (OrderSummary), and while its data are entered (AFCDataEntry). */
const cartResponses = {
  Initial: response(approvalSchema, { 'To be authorized': toAuthorize, 'Sent by the buyer': sentForApproval, Returned: returnedApproval }),
  Success: response(approvalSchema, { 'To be authorized': toAuthorize, 'Sent by the buyer': sentForApproval, Returned: returnedApproval, 'Above a limit of the store': aboveLimitApproval, Ordered: orderedApproval }),
  OrderSummary: response(approvalSchema, { Ordered: orderedApproval }),
  NotFound: response(z.object({}), { 'Not one of the caller’s': {} }),
};
const lowered = fundsToEnter.groups[0]?.lines[0];
const changedBefore = { ...changing, changing: { ...changing.changing, sent: lowered === undefined ? [] : [{ cartKey: lowered.cartKey, quantity: lowered.quantity + 3 }] } };
const entry = response(fundsDataSchema, { 'An approver changes it': changing, 'Quantities were lowered before': changedBefore, 'Under funds control': fundsToEnter, 'With errors': fundsRefused, 'Without an approver': withoutApprover });

/** What waits for the caller, and what they have sent themself. */
export const approvalQueue = defineService({
  path: '/cart/afc_queue',
  method: 'GET',
  access: 'buyer',
  summary: 'Carts that wait for the caller’s authorization, and the caller’s own',
  request: z.object({}),
  responses: {
    Success: response(approvalListsSchema, { 'An approver': approvalLists, 'A buyer': { ...approvalLists, isApprover: false, waiting: [], ended: [] }, Nothing: { isApprover: false, waiting: [], ended: [], own: [] } }),
  },
});

/** Specification, section 2, Cart. A foreign cart answers as one that never was. */
export const afcCart = defineService({
  path: '/cart/afc_cart',
  method: 'GET',
  access: 'buyer',
  summary: 'A cart under funds control, for its buyer and its approvers',
  /** Without a request: the cart of the caller’s checkout, before it is sent. */
  request: z.object({ request: requestId.optional(), change: z.literal('yes').optional() }),
  responses: { ...cartResponses, AFCDataEntry: entry },
});

/** Exactly one of the changes; `send` comes from the review of checkout. */
export const changeAfcCart = defineService({
  path: '/cart/afc_cart_change',
  method: 'POST',
  access: 'buyer',
  summary: 'The buyer sends a cart for authorization, reminds its approvers, withdraws it, or puts its items back into their cart',
  spinner: 'Sending...',
  request: z.object({
    send: fundsValuesSchema.extend({ submitKey: z.uuid(), reviewed: z.string().max(200) }).optional(),
    remind: requestId.optional(),
    withdraw: requestId.optional(),
    putBack: requestId.optional(),
  }),
  responses: {
    ...cartResponses,
    AFCDataEntry: entry,
    CheckOutReview: response(checkoutReviewSchema, { 'Prices and stock changed': changedReview }),
    AdvantageCart: response(cartPage, { 'Nothing to check out': { cart: emptyCart, refused: [] } }),
  },
});

/** Exactly one of the decisions. */
export const authorizeFunds = defineService({
  path: '/cart/authorize_funds',
  method: 'POST',
  access: 'buyer',
  takesAnyDigits: true,
  summary: 'An approver authorizes a cart, which is ordered then, changes it, or returns it',
  spinner: 'Saving...',
  request: z.object({
    request: requestId,
    authorize: z.object({ reviewed: z.string().max(200) }).optional(),
    change: fundsValuesSchema.extend({ reviewed: z.string().max(200), quantities: z.array(z.object({ cartKey: z.string().max(100), left: z.string().max(8) })).max(mostCartLines) }).optional(),
    giveBack: z.object({ reason: z.string().max(500) }).optional(),
  }),
  responses: { ...cartResponses, AFCDataEntry: entry },
});
