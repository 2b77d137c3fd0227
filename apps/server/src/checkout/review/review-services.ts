import type { CheckedRequestOf } from '@quartermaster/contracts';
import { cartChanged } from '../../cart/index.ts';
import { implement, respond, serviceAt, type Implementation, type RequestContext } from '../../wire/index.ts';
import { findOrder, orderNotFound } from '../../orderhistory/index.ts';
import { buyerOf, toolsOf } from '../checkout-tools.ts';
import { inGlobalSupply } from '../in-global-supply.ts';
import { submitOrder } from '../submit/submit-order.ts';
import type { CheckoutStrategies } from '../strategies.ts';
import { openCheckout } from './checkout-choices.ts';
import { deliveryOptionsService } from './delivery-options.ts';
import { readReview } from './read-review.ts';
import { reviewAnswer } from './review-answer.ts';

/** The review page, its notes and dates, Place order, and the confirmation (specification, section 2, Checkout). */
export function reviewServices(strategies: CheckoutStrategies): readonly Implementation[] {
  const submit = async ({ submitKey, reviewed }: CheckedRequestOf<'/checkout/checkout_review_submit'>, context: RequestContext) => {
    const { answer, orderNumber, isNew } = await submitOrder(toolsOf(context, strategies), buyerOf(context), { submitKey, reviewed }, context.sessionAttributes);
    if (orderNumber !== null) cartChanged(context);
    if (isNew) context.counts.orderPlaced(context.store.name);
    context.log.info({ submitKey, answer: answer.name, ...(orderNumber !== null && { orderNumber }) }, 'order submitted');
    return answer;
  };
  return [
    implement(serviceAt('/checkout/checkout_review'), async (_request, context) => {
      const [buyer, tools] = [buyerOf(context), toolsOf(context, strategies)];
      const reading = await readReview(context.database, buyer, tools, {}, { isShown: true });
      const submitKey = reading.submitKey ?? (await openCheckout(context.database, buyer, tools.randomness.uuid(), tools.clock.now())).submitKey;
      return reviewAnswer(reading, submitKey);
    }),
    deliveryOptionsService(strategies),
    implement(serviceAt('/checkout/checkout_review_submit'), submit),
    implement(serviceAt('/ggs/cart/process_order'), inGlobalSupply(submit)),
    implement(serviceAt('/checkout/order_confirm'), async ({ orderNumber }, context) => {
      const order = await findOrder(context.database, buyerOf(context), orderNumber);
      return order === null ? respond('OrderError', orderNotFound(orderNumber)) : respond('OrderConfirmation', { order });
    }),
  ];
}
