import { redirect, type RedirectReply } from '../../wire/index.ts';
import type { CheckoutBuyer, CheckoutTools } from '../checkout-tools.ts';
import { readReview, type ReviewReading } from '../review/read-review.ts';
import { canOpen, type Step } from './next-step.ts';
import { readFacts } from './read-facts.ts';

/**
 * For the page of a step that is opened by its own address: leads to what is missing before it; null: it is shown.
 *
 * @param known the review, where it has been read
 */
export async function missingBefore(wanted: Step, tools: CheckoutTools, buyer: CheckoutBuyer, known?: ReviewReading): Promise<RedirectReply | null> {
  const facts = await readFacts(tools.database, buyer, known ?? (await readReview(tools.database, buyer, tools)));
  return canOpen(facts, wanted) ? null : redirect('/checkout/checkout_controller');
}
