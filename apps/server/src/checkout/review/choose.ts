import type { CheckoutReview } from '@quartermaster/contracts';
import { summaryOf } from '../../cart/index.ts';
import type { Queries } from '../../runtime/index.ts';
import { redirect, respond, withCartSummary, type NamedReply, type RedirectReply } from '../../wire/index.ts';
import type { CheckoutBuyer, CheckoutTools } from '../checkout-tools.ts';
import { passwordOfOrder } from '../aac-passwords/ask-for-password.ts';
import { nextStep } from '../steps/next-step.ts';
import { readFacts } from '../steps/read-facts.ts';
import { keepChoice, openCheckout, type Choice } from './checkout-choices.ts';
import { readReview, type ReviewReading } from './read-review.ts';
import { reviewAnswer, reviewPage } from './review-answer.ts';

type Chosen = NamedReply<'CheckOutReview', CheckoutReview> | RedirectReply;

/** Keeps a choice and goes back to the review; with nothing in the cart, to the cart, which says so. */
export const chooseAndReview = async (queries: Queries, tools: CheckoutTools, buyer: CheckoutBuyer, choice: Choice): Promise<Chosen> =>
  keepAndReview(queries, tools, buyer, choice, await readReview(queries, buyer, tools, choice, { isShown: true }));

/** Keeps a choice that a review was read with, and goes back to it; or to the password of an activity, where that is the next step. */
export async function keepAndReview(queries: Queries, { clock, randomness }: CheckoutTools, buyer: CheckoutBuyer, choice: Choice, reading: ReviewReading): Promise<Chosen> {
  const { submitKey } = await keepChoice(queries, buyer, choice, randomness.uuid(), clock.now());
  if (reading.review.groups.length === 0) return redirect('/cart/shopping_cart');
  const passwordPage = passwordOfOrder(reading.problems);
  if (passwordPage !== null && nextStep(await readFacts(queries, buyer, reading)) === 'aacPassword') return passwordPage;
  return withCartSummary(respond('CheckOutReview', reviewPage(reading, reading.problems, submitKey)), summaryOf(reading.cart));
}

/** The review as it is now, for a page beside it that leads back; with nothing in the cart, the cart. */
export async function reviewNow({ database, clock, randomness, ...tools }: CheckoutTools, buyer: CheckoutBuyer): Promise<Chosen> {
  const reading = await readReview(database, buyer, { ...tools, clock }, {}, { isShown: true });
  const submitKey = reading.submitKey ?? (await openCheckout(database, buyer, randomness.uuid(), clock.now())).submitKey;
  const answer = reviewAnswer(reading, submitKey);
  return answer.name === 'CheckOutReview' ? answer : redirect('/cart/shopping_cart');
}
