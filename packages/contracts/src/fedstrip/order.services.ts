import { z } from 'zod';
import { changeKeySchema } from '../cart/change-cart.services.ts';
import { verifyEmailAnswer } from '../checkout/verify-email.schema.ts';
import { keptCountSchema } from '../wire/kept-count.ts';
import { defineService, response } from '../wire/service.ts';
import { reviewExamples } from './funds.examples.ts';
import { requisitionFundsSchema, requisitionReviewSchema } from './funds.schema.ts';
import { authFedFunds } from './funds.services.ts';
import { summaryExamples, verifyExamples } from './fedstrip.examples.ts';
import { orderSummarySchema, verifyPageSchema } from './verify.schema.ts';

const verifyPage = response(verifyPageSchema, verifyExamples);
const fundsReview = response(requisitionReviewSchema, reviewExamples);

/** Specification, section 2, FEDSTRIP: Verify page, and the summary of what was sent. */
export const fedstripShoppingCart = defineService({
  path: '/fedstrip/fedstrip_shopping_cart',
  method: 'GET',
  access: 'buyer',
  summary: 'The requisitions before they are sent, what was sent together, or what waits for an approver',
  request: z.object({ /** What was sent together; without it what is not sent yet. */ order: z.string().max(100).optional(), /** What waits for an approver. */ request: z.string().max(100).optional(), /** Asks for what an approver is to know. */ funds: z.literal('enter').optional() }),
  responses: { Initial: verifyPage, OrderSummary: response(orderSummarySchema, summaryExamples), AFCDataEntry: fundsReview, AuthFedFunds: authFedFunds },
});

export const fedstripAddToCart = defineService({
  path: '/fedstrip/add_to_cart',
  method: 'POST',
  access: 'buyer',
  summary: 'Checks all lines by the rules before they are sent',
  request: z.object({}),
  responses: { Initial: verifyPage },
});

export const fedstripProcessOrder = defineService({
  path: '/fedstrip/process_Order',
  method: 'POST',
  access: 'buyer',
  summary: 'Gives the requisitions their document numbers and hands them over to be sent, or asks an approver where their funds are controlled',
  spinner: 'Sending...',
  request: z.object({ version: keptCountSchema, sendKey: changeKeySchema, /** For an approver, where one is needed. */ funds: requisitionFundsSchema.optional() }),
  responses: { Initial: verifyPage, VerifyEmail: verifyEmailAnswer, AFCDataEntry: fundsReview },
});
