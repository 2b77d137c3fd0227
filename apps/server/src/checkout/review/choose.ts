import type { CheckoutReview } from '@quartermaster/contracts';
import type { Connection } from '@quartermaster/database';
import { redirect, respond, type NamedReply, type RedirectReply } from '../../wire/index.ts';
import type { CheckoutBuyer, CheckoutTools } from '../checkout-tools.ts';
import { changeCheckout, openCheckout, type ChoiceChange } from './checkout-choices.ts';
import { readReview } from './read-review.ts';
import { reviewPage } from './review-answer.ts';

/** Keeps a choice and goes back to the review; with nothing in the cart, to the cart, which says so. */
export async function chooseAndReview(
  connection: Connection,
  tools: CheckoutTools,
  buyer: CheckoutBuyer,
  choice: ChoiceChange,
): Promise<NamedReply<'CheckOutReview', CheckoutReview> | RedirectReply> {
  const now = tools.clock.now();
  const choices = await openCheckout(connection, buyer, tools.randomness.uuid(), now);
  await changeCheckout(connection, buyer, choice, now);
  const reading = await readReview(connection, buyer, { ...choices, ...choice }, tools);
  if (reading.review.groups.length === 0) return redirect('/cart/shopping_cart');
  return respond('CheckOutReview', reviewPage(reading, reading.problems, choices.submitKey));
}
