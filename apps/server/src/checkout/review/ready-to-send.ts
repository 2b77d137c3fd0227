import type { CheckoutBuyer, CheckoutTools } from '../checkout-tools.ts';
import { decide, type ReadyReview } from '../submit/recheck-review.ts';
import { openCheckout } from './checkout-choices.ts';
import { fingerprint } from './fingerprint.ts';
import { readReview } from './read-review.ts';

/** The buyer's checkout, where nothing keeps it from being ordered; null where something does. */
export async function readyToSend(tools: CheckoutTools, buyer: CheckoutBuyer): Promise<{ readonly review: ReadyReview; readonly sending: { submitKey: string; reviewed: string } } | null> {
  const { database, clock, randomness } = tools;
  const reading = await readReview(database, buyer, tools);
  const reviewed = fingerprint(reading.review);
  const decision = decide(reading.review, reading.problems, reviewed);
  if (decision.kind !== 'place') return null;
  const submitKey = reading.submitKey ?? (await openCheckout(database, buyer, randomness.uuid(), clock.now())).submitKey;
  return { review: decision.review, sending: { submitKey, reviewed } };
}
