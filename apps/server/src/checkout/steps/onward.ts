import type { CartOnward, OnwardReply } from '../../cart/index.ts';
import { redirect, respond, type RequestContext } from '../../wire/index.ts';
import { buyerOf, toolsOf } from '../checkout-tools.ts';
import { verifyEmailPage } from '../email/email-trouble.ts';
import { openCheckout } from '../review/checkout-choices.ts';
import { cartOutlook } from '../review/cart-outlook.ts';
import { readReview } from '../review/read-review.ts';
import { reviewAnswer } from '../review/review-answer.ts';
import type { CheckoutStrategies } from '../strategies.ts';
import { deliveryOptionsOf } from '../review/delivery-options.ts';
import { freightForwarding } from './freight-forwarding.ts';
import { nextStep } from './next-step.ts';
import { readFacts } from './read-facts.ts';

/** The address of the review: a visitor signs in on the way. */
const toReview = redirect('/checkout/checkout_review');

/** The steps that follow a change of the cart. What the review itself asks for in its blocks is asked for there. */
export const onwardFrom = (strategies: CheckoutStrategies): CartOnward => ({
  look: (context, known) => cartOutlook(context, strategies, known),
  async review(context) {
    if (context.buyer === null) return toReview;
    const [buyer, tools] = [buyerOf(context), toolsOf(context, strategies)];
    const reading = await readReview(context.database, buyer, tools, {}, { isShown: true });
    const submitKey = reading.submitKey ?? (await openCheckout(context.database, buyer, tools.randomness.uuid(), tools.clock.now())).submitKey;
    const answer = reviewAnswer(reading, submitKey);
    return answer.name === 'CheckOutReview' ? answer : null;
  },
  checkout: (context) => (context.buyer === null ? Promise.resolve(toReview) : firstStep(context, strategies)),
});

async function firstStep(context: RequestContext, strategies: CheckoutStrategies): Promise<OnwardReply> {
  const buyer = buyerOf(context);
  const reading = await readReview(context.database, buyer, toolsOf(context, strategies));
  const { shipTo } = reading.review;
  switch (nextStep(await readFacts(context.database, buyer, reading))) {
    case 'cart':
      return null;
    case 'email':
      return respond('VerifyEmail', verifyEmailPage(buyer, buyer.email !== null && buyer.verifiedEmails.includes(buyer.email) ? 'bounced' : 'unconfirmed'));
    case 'newActivity':
      return respond('NewAAC', { aac: '', errors: [] });
    case 'forwarder':
      return shipTo === null ? toReview : respond('FreightForwarded', freightForwarding(shipTo, reading));
    case 'delivery':
      return respond('DeliveryOptions', deliveryOptionsOf(reading.review, buyer, context.clock.now()));
    default:
      return toReview;
  }
}
