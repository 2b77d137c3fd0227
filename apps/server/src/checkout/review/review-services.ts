import { withTransaction } from '@quartermaster/database';
import { cartChanged } from '../../cart/index.ts';
import { implement, requestInvalid, respond, serviceAt, type Implementation } from '../../wire/index.ts';
import { findOrder, orderNotFound } from '../../orderhistory/index.ts';
import { buyerOf, toolsOf } from '../checkout-tools.ts';
import { submitOrder } from '../submit/submit-order.ts';
import type { CheckoutStrategies } from '../strategies.ts';
import { keepTerms, openCheckout } from './checkout-choices.ts';
import { readReview } from './read-review.ts';
import { reviewAnswer } from './review-answer.ts';
import { checkTerms, mergeTerms } from './terms.ts';

/** The review page, its notes and dates, Place order, and the confirmation (specification, section 2, Checkout). */
export function reviewServices(strategies: CheckoutStrategies): readonly Implementation[] {
  return [
    implement(serviceAt('/checkout/checkout_review'), async (_request, context) => {
      const [buyer, tools] = [buyerOf(context), toolsOf(context, strategies)];
      const reading = await readReview(context.database, buyer, tools);
      const submitKey = reading.submitKey ?? (await openCheckout(context.database, buyer, tools.randomness.uuid(), tools.clock.now())).submitKey;
      return reviewAnswer(reading, submitKey);
    }),
    implement(serviceAt('/checkout/delivery_options'), async ({ terms: said }, context) => {
      const [buyer, tools] = [buyerOf(context), toolsOf(context, strategies)];
      const errors = checkTerms(said, tools.clock.now());
      if (errors.length > 0) throw requestInvalid(errors);
      return withTransaction(context.database, async (connection) => {
        const choices = await openCheckout(connection, buyer, tools.randomness.uuid(), tools.clock.now());
        const reading = await readReview(connection, buyer, tools);
        const terms = mergeTerms(reading.review.groups.map(({ groupId }) => groupId), choices.terms, said);
        await keepTerms(connection, buyer, terms, tools.clock.now());
        return reviewAnswer({ ...reading, review: { ...reading.review, terms } }, choices.submitKey);
      });
    }),
    implement(serviceAt('/checkout/checkout_review_submit'), async ({ submitKey, reviewed }, context) => {
      const { answer, orderNumber, isNew } = await submitOrder(toolsOf(context, strategies), buyerOf(context), { submitKey, reviewed }, context.sessionAttributes);
      if (orderNumber !== null) cartChanged(context);
      if (isNew) context.counts.orderPlaced(context.store.name);
      context.log.info({ submitKey, answer: answer.name, ...(orderNumber !== null && { orderNumber }) }, 'order submitted');
      return answer;
    }),
    implement(serviceAt('/checkout/order_confirm'), async ({ orderNumber }, context) => {
      const order = await findOrder(context.database, buyerOf(context), orderNumber);
      return order === null ? respond('OrderError', orderNotFound(orderNumber)) : respond('OrderConfirmation', { order });
    }),
  ];
}
