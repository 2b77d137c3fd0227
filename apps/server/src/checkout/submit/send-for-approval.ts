import type { CheckoutReview, Cart } from '@quartermaster/contracts';
import { withTransaction, type Connection } from '@quartermaster/database';
import { faultPoint } from '../../faults/index.ts';
import { lockCart } from '../../cart/index.ts';
import type { CheckoutBuyer, CheckoutTools } from '../checkout-tools.ts';
import { clearedAfterOrder, openForSubmission } from '../review/checkout-choices.ts';
import { readReview } from '../review/read-review.ts';
import { emptyCartPage, reviewPage } from '../review/review-answer.ts';
import { decide, type ReadyReview } from './recheck-review.ts';
import { answerKept, taking, type SubmissionKey } from './submissions.ts';

/** What became of a cart that was sent to an approver. */
export type Sent<Made, Refused> =
  | { readonly kind: 'made'; readonly made: Made }
  /** The key was taken before: by the same press, or by another answer. */
  | { readonly kind: 'taken' }
  | { readonly kind: 'nothingToOrder'; readonly page: { cart: Cart; refused: [] } }
  | { readonly kind: 'askAgain'; readonly page: CheckoutReview }
  | { readonly kind: 'refused'; readonly refused: Refused };

/** Undoes the transaction: what is answered then has changed nothing, and the key stays good. */
class Undone<Made, Refused> extends Error {
  readonly outcome: Sent<Made, Refused>;
  constructor(outcome: Sent<Made, Refused>) {
    super('A cart was not sent.');
    this.outcome = outcome;
  }
}

/**
 * Takes the cart out of the buyer's checkout for an approver, once for a submit key: locked and read again as for an order, so that what is sent is what the buyer saw.
 *
 * @param make keeps the request, in the transaction; what it refuses undoes all of it
 */
export async function sendForApproval<Made, Refused>(
  tools: CheckoutTools,
  buyer: CheckoutBuyer,
  { submitKey, reviewed }: { readonly submitKey: string; readonly reviewed: string },
  make: (connection: Connection, cart: { readonly cartId: string; readonly review: ReadyReview; readonly now: Date }) => Promise<{ readonly made: Made } | { readonly refused: Refused }>,
): Promise<Sent<Made, Refused>> {
  // As a submission it is another one than Place order with the same key.
  const key: SubmissionKey = { submitKey, reviewed: `approval ${reviewed}`, buyerId: buyer.buyerId, store: buyer.store };
  try {
    const sent = await withTransaction(tools.database, async (connection): Promise<Sent<Made, Refused>> => {
      const now = tools.clock.now();
      const choices = await openForSubmission(connection, buyer, taking(key, now), tools.randomness.uuid(), now);
      if (choices === null) return { kind: 'taken' };
      const cartId = await lockCart(connection, { kind: 'buyer', buyerId: buyer.buyerId, store: buyer.store });
      const reading = await readReview(connection, buyer, tools, {}, { isHeld: true, isShown: true });
      const decision = decide(reading.review, reading.problems, reviewed);
      if (decision.kind === 'nothingToOrder' || cartId === null) throw new Undone<Made, Refused>({ kind: 'nothingToOrder', page: emptyCartPage(reading.cart) });
      if (decision.kind === 'askAgain') throw new Undone<Made, Refused>({ kind: 'askAgain', page: reviewPage(reading, decision.problems, submitKey) });
      await faultPoint('approval.decided');
      const outcome = await make(connection, { cartId, review: decision.review, now });
      if ('refused' in outcome) throw new Undone<Made, Refused>({ kind: 'refused', refused: outcome.refused });
      await connection.query(answerKept(submitKey, { name: 'SentForApproval', envelope: '{}' }, null));
      await connection.query(clearedAfterOrder(buyer, now));
      await faultPoint('approval.sent');
      return { kind: 'made', made: outcome.made };
    });
    await faultPoint('approval.requested');
    return sent;
  } catch (error) {
    if (error instanceof Undone) return error.outcome;
    throw error;
  }
}
