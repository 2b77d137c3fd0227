import { blocksOrder, type CheckoutProblem, type Order } from '@quartermaster/contracts';
import { sql, withTransaction, type Connection } from '@quartermaster/database';
import { faultPoint } from '../../faults/index.ts';
import { lockHeldCart } from '../../cart/index.ts';
import type { CheckoutBuyer, CheckoutTools } from '../checkout-tools.ts';
import { readReview, type HeldChoices } from '../review/read-review.ts';
import { authorizationProblems, authorize } from './authorize.ts';
import { placeOrder } from './place-order.ts';
import { decide, type ReadyReview } from './recheck-review.ts';
import { lockOffers } from './stock.ts';
import { answerKept, taking, type SubmissionKey } from './submissions.ts';

/** What became of a held cart that was to be ordered. */
export type HeldOutcome =
  | { readonly kind: 'placed'; readonly order: Order }
  /** Nothing is ordered: it has changed since it was seen, or something keeps it from being ordered. */
  | { readonly kind: 'askAgain'; readonly problems: readonly CheckoutProblem[] }
  /** The request has ended, or may not be decided by the caller. */
  | { readonly kind: 'stopped'; readonly message: string };

/** What the request of a held cart has to say, in the transaction of the order. */
export interface HeldSteps {
  /** Locks the request; a message where it cannot be ordered. It comes before the locks of cart and offers. */
  hold(connection: Connection): Promise<string | null>;
  /** What else keeps it from being ordered, such as a budget. */
  problems(connection: Connection, review: ReadyReview): Promise<readonly CheckoutProblem[]>;
  placed(connection: Connection, order: Order, now: Date): Promise<void>;
}

/**
 * Orders a cart that is held for a request, in the name of its buyer: by the same reading, the same locks and the same writing as a submission of their own.
 *
 * @param key names the order to the payment authorization, the same for every try; a card that was granted for nothing is released, and the next try has another key
 * @param reviewed the fingerprint of what was seen
 */
export async function orderHeld(tools: CheckoutTools, buyer: CheckoutBuyer, held: HeldChoices, { orderKey, reviewed }: { readonly orderKey: string; readonly reviewed: string }, steps: HeldSteps): Promise<HeldOutcome> {
  const key: SubmissionKey = { submitKey: orderKey, reviewed, buyerId: buyer.buyerId, store: buyer.store };
  const granted = await authorize(tools, buyer, key, held);
  if (granted.kind === 'answered' || granted.kind === 'reused') return { kind: 'stopped', message: 'This cart is ordered already.' };
  const outcome = await withTransaction(tools.database, async (connection): Promise<HeldOutcome> => {
    const stopped = await steps.hold(connection);
    if (stopped !== null) return { kind: 'stopped', message: stopped };
    const cartId = await lockHeldCart(connection, held.requestId);
    if (cartId === null) return { kind: 'stopped', message: 'The cart is not there any more.' };
    await lockOffers(connection, cartId);
    const reading = await readReview(connection, buyer, tools, { held }, { isHeld: true });
    const decision = decide(reading.review, [...reading.problems, ...authorizationProblems(tools, granted, reading.review)], reviewed);
    await faultPoint('approval.authorizing');
    if (decision.kind === 'nothingToOrder') return { kind: 'stopped', message: 'Nothing is left in this cart.' };
    if (decision.kind === 'askAgain') return { kind: 'askAgain', problems: decision.problems };
    const problems = await steps.problems(connection, decision.review);
    if (problems.some(blocksOrder)) return { kind: 'askAgain', problems };
    const placedAt = tools.clock.now();
    await connection.query(taking(key, placedAt));
    const order = await placeOrder(connection, tools, { buyer, submitKey: orderKey, cartState: reading.cartState, review: decision.review, placedAt, checkoutCleared: sql`select` }, (placed) =>
      answerKept(orderKey, { name: 'OrderConfirmation', envelope: '{}' }, placed.orderNumber),
    );
    await steps.placed(connection, order, placedAt);
    await faultPoint('approval.ordered');
    return { kind: 'placed', order };
  });
  if (granted.kind === 'granted' && outcome.kind !== 'placed') await tools.strategies.paymentAuthorization.release(granted.idempotencyKey);
  return outcome;
}
