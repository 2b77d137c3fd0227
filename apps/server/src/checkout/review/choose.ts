import type { CheckoutReview } from '@quartermaster/contracts';
import { summaryOf } from '../../cart/index.ts';
import type { Queries } from '../../runtime/index.ts';
import { redirect, respond, withCartSummary, type NamedReply, type RedirectReply } from '../../wire/index.ts';
import type { CheckoutBuyer, CheckoutTools } from '../checkout-tools.ts';
import { keepChoice, openCheckout, type Choice } from './checkout-choices.ts';
import { readReview, type ReviewReading } from './read-review.ts';
import { reviewAnswer, reviewPage } from './review-answer.ts';

type Chosen = NamedReply<'CheckOutReview', CheckoutReview> | RedirectReply;

/** Keeps a choice and goes back to the review; with nothing in the cart, to the cart, which says so. */
export const chooseAndReview = async (queries: Queries, tools: CheckoutTools, buyer: CheckoutBuyer, choice: Choice): Promise<Chosen> =>
  keepAndReview(queries, tools, buyer, choice, await readReview(queries, buyer, tools, choice));

/** Keeps a choice that a review was read with. */
export async function keepAndReview(queries: Queries, { clock, randomness }: CheckoutTools, buyer: CheckoutBuyer, choice: Choice, reading: ReviewReading): Promise<Chosen> {
  const { submitKey } = await keepChoice(queries, buyer, choice, randomness.uuid(), clock.now());
  if (reading.review.groups.length === 0) return redirect('/cart/shopping_cart');
  return withCartSummary(respond('CheckOutReview', reviewPage(reading, reading.problems, submitKey)), summaryOf(reading.cart));
}

/** The review as it is now, for a page beside it that leads back; with nothing in the cart, the cart. */
export async function reviewNow({ database, clock, randomness, ...tools }: CheckoutTools, buyer: CheckoutBuyer): Promise<Chosen> {
  const reading = await readReview(database, buyer, { ...tools, clock });
  const submitKey = reading.submitKey ?? (await openCheckout(database, buyer, randomness.uuid(), clock.now())).submitKey;
  const answer = reviewAnswer(reading, submitKey);
  return answer.name === 'CheckOutReview' ? answer : redirect('/cart/shopping_cart');
}
