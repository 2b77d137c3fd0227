import type { DeliveryOptions } from '@quartermaster/contracts';
import { withTransaction } from '@quartermaster/database';
import { washingtonDay } from '../../runtime/index.ts';
import { implement, requestInvalid, respond, serviceAt, type Implementation } from '../../wire/index.ts';
import { buyerOf, toolsOf, type CheckoutBuyer } from '../checkout-tools.ts';
import type { CheckoutStrategies } from '../strategies.ts';
import { missingBefore } from '../steps/own-address.ts';
import { keepTerms, openCheckout } from './checkout-choices.ts';
import { shownTerms } from '../destinations/kept-terms.ts';
import { groupWith, readReview } from './read-review.ts';
import { reviewAnswer } from './review-answer.ts';
import type { ReviewState } from './review-state.ts';
import { checkTerms, datesOver, mergeTerms } from './terms.ts';

/** How each purchase order is delivered and billed: the choice, and what is chosen (specification, section 2, Checkout). */
export function deliveryOptionsService(strategies: CheckoutStrategies): Implementation {
  return implement(serviceAt('/checkout/delivery_options'), async ({ terms: said }, context) => {
    const [buyer, tools] = [buyerOf(context), toolsOf(context, strategies)];
    if (said === undefined) {
      const reading = await readReview(context.database, buyer, tools);
      return (await missingBefore('delivery', tools, buyer, reading)) ?? respond('Initial', deliveryOptionsOf(reading.review, buyer, tools.clock.now()));
    }
    const errors = checkTerms(said, tools.clock.now());
    if (errors.length > 0) throw requestInvalid(errors);
    return withTransaction(context.database, async (connection) => {
      const choices = await openCheckout(connection, buyer, tools.randomness.uuid(), tools.clock.now());
      const reading = await readReview(connection, buyer, tools, {}, { isShown: true });
      const terms = mergeTerms(reading.review.groups.map(({ groupId }) => groupId), choices.terms, said, buyer.choosesBilling);
      await keepTerms(connection, buyer, terms, tools.clock.now());
      const review = { ...reading.review, terms: terms.map((kept) => ({ ...shownTerms(kept, reading.book, groupWith(reading, kept.groupId)) })) };
      const problems = [...reading.problems.filter(({ code }) => code !== 'DELIVERY_DATE_OVER'), ...datesOver(review, tools.clock.now())];
      return reviewAnswer({ ...reading, review, problems }, choices.submitKey);
    });
  });
}

/** The choice for a review as it was read. */
export const deliveryOptionsOf = ({ groups, terms }: Pick<ReviewState, 'groups' | 'terms'>, { choosesBilling }: Pick<CheckoutBuyer, 'choosesBilling'>, now: Date): DeliveryOptions => ({
  orders: groups.map(({ groupId, vendor, contractNumber, lines }) => {
    const days = lines.flatMap(({ kind, deliveryDays }) => (kind === 'product' ? [deliveryDays] : []));
    return {
      vendor: vendor.name,
      contractNumber,
      items: lines.map(({ name }) => name),
      deliveryDays: days.length === 0 ? null : Math.max(...days),
      terms: terms.find((own) => own.groupId === groupId) ?? { groupId, note: '', deliverBy: null },
    };
  }),
  choosesBilling,
  firstDay: washingtonDay(now),
});
