import type { CheckoutReview } from '@quartermaster/contracts';
import { services } from '@quartermaster/contracts/schema';

/** The contract's example of a review from which nothing is missing. */
export function readyExample(): CheckoutReview {
  const review = services.find(({ path }) => path === '/checkout/checkout_review');
  const ready = review?.path === '/checkout/checkout_review' ? review.responses.CheckOutReview.examples['Ready to order'] : undefined;
  if (ready === undefined) throw new Error('The contract has no example of a review that is ready.');
  return ready;
}
