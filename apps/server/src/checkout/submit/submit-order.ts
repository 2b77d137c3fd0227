import { usd, type CartSummary, type FundsData, type Order, type SessionAttributes } from '@quartermaster/contracts';
import { withTransaction, type Connection } from '@quartermaster/database';
import { faultPoint } from '../../faults/index.ts';
import { kept, problem, respond, serviceAt, writtenEnvelope, type KeptReply, type NamedReply } from '../../wire/index.ts';
import { lockCart, summaryOf } from '../../cart/index.ts';
import type { CheckoutBuyer, CheckoutTools } from '../checkout-tools.ts';
import { clearedAfterOrder, openForSubmission } from '../review/checkout-choices.ts';
import { readReview, type ReviewReading } from '../review/read-review.ts';
import { emptyCartPage, reviewPage, type ReviewAnswer } from '../review/review-answer.ts';
import { authorizationProblems, authorize, type Granted } from './authorize.ts';
import { decide, type ReadyReview } from './recheck-review.ts';
import { placeOrder } from './place-order.ts';
import { lockOffers } from './stock.ts';
import { answerKept, answerWithoutOrderKept, findAnswer, taking, type Claim, type StoredAnswer, type SubmissionKey } from './submissions.ts';

type SubmitAnswer = ReviewAnswer | NamedReply<'OrderConfirmation', { order: Order }> | NamedReply<'AFCDataEntry', FundsData>;

/** A submission that was answered, now or before. */
export interface Submitted {
  /** Null when no order was placed. */
  readonly orderNumber: string | null;
  /** Whether this call has placed the order. */
  readonly isNew: boolean;
  readonly answer: KeptReply<SubmitAnswer['name']> | SubmitAnswer;
}

/** The caller of a submission and the process that answers it, as its envelope says it. */
type Session = Omit<SessionAttributes, 'cartSummary'>;

/**
 * Places an order exactly once for a submit key (specification, section 7). The same key gives the same answer, byte for
 * byte, whichever process is asked: forever where it placed an order, and otherwise for the newest fifty of a buyer (decision 0306). One transaction holds the key, the order, the stock, the emptied cart and the answer: either all of
 * it is there, or nothing.
 *
 * Rows are locked in one order (key, checkout, cart, offers by id, what the rule for orders holds, order counter), so that submissions do not deadlock.
 *
 * @throws Problem 409 `SUBMIT_KEY_REUSED` when the key was used with another body, or by another buyer
 */
export async function submitOrder(
  tools: CheckoutTools,
  buyer: CheckoutBuyer,
  request: { submitKey: string; reviewed: string },
  session: Session,
): Promise<Submitted> {
  await faultPoint('submit.received');
  const key: SubmissionKey = { ...request, buyerId: buyer.buyerId, store: buyer.store };
  const granted = await authorize(tools, buyer, key);
  if (granted.kind === 'answered' || granted.kind === 'reused') return replay(granted);
  const submitted = await withTransaction(tools.database, (connection) => submitOnce(connection, tools, buyer, key, granted, session));
  if (granted.kind === 'granted' && submitted.orderNumber === null) await tools.strategies.paymentAuthorization.release(granted.idempotencyKey);
  await faultPoint('submit.committed');
  return submitted;
}

/** The answer to a key that was taken before. */
function replay(claim: Claim): Submitted {
  if (claim.kind === 'new') throw new Error('A submit key was taken by a submission that is not there.');
  if (claim.kind === 'answered') return { orderNumber: claim.answer.orderNumber, isNew: false, answer: answerOf(claim.answer) };
  throw problem({
    status: 409,
    code: 'SUBMIT_KEY_REUSED',
    title: 'Order Already Submitted',
    message: 'This order was already submitted with other contents. Nothing more has been ordered: open the checkout again, or look at your orders.',
  });
}

/** The answer was checked against the contract when it was first given. */
const answerOf = (stored: StoredAnswer): Submitted['answer'] =>
  'envelope' in stored ? kept(stored.name as SubmitAnswer['name'], stored.envelope) : (respond(stored.name, stored.attributes) as SubmitAnswer);

async function submitOnce(
  connection: Connection,
  tools: CheckoutTools,
  buyer: CheckoutBuyer,
  key: SubmissionKey,
  granted: Granted,
  session: Session,
): Promise<Submitted> {
  await faultPoint('submit.begun');
  const now = tools.clock.now();
  // The key is answered now: the checkout that is opened here carries another one, for the next try.
  const choices = await openForSubmission(connection, buyer, taking(key, now), tools.randomness.uuid(), now);
  if (choices === null) return replay(await findAnswer(connection, key));
  await faultPoint('submit.key-claimed');
  const reading = await lockAndRead(connection, tools, buyer);
  const before = decide(reading.review, reading.problems, key.reviewed);
  const entry = before.kind === 'place' ? await tools.strategies.approvalGate.entryPage(connection, buyer, before.review, now) : null;
  const refused = entry === null ? authorizationProblems(tools, granted, reading.review) : [];
  const decision = refused.length === 0 ? before : decide(reading.review, reading.problems.concat(refused), key.reviewed);
  await faultPoint('submit.decided');
  switch (decision.kind) {
    case 'nothingToOrder':
      return keep(connection, key, { ...session, cartSummary: summaryOf(reading.cart) }, respond('AdvantageCart', emptyCartPage(reading.cart)));
    case 'askAgain':
      return keep(connection, key, { ...session, cartSummary: summaryOf(reading.cart) }, respond('CheckOutReview', reviewPage(reading, decision.problems, choices.submitKey)));
    case 'place':
      if (entry !== null) {
        const sending = { submitKey: choices.submitKey, reviewed: key.reviewed };
        return keep(connection, key, { ...session, cartSummary: summaryOf(reading.cart) }, respond('AFCDataEntry', { ...entry, sending, changing: null }));
      }
      return place(connection, tools, buyer, key, reading, decision.review, { ...session, cartSummary: orderedAll });
  }
}

/** Locks everything that the order depends on, and then reads it: what is read holds until the transaction ends. */
async function lockAndRead(connection: Connection, tools: CheckoutTools, buyer: CheckoutBuyer): Promise<ReviewReading> {
  const cartId = await lockCart(connection, { kind: 'buyer', buyerId: buyer.buyerId, store: buyer.store });
  await faultPoint('submit.cart-locked');
  if (cartId !== null) await lockOffers(connection, cartId);
  await faultPoint('submit.offers-locked');
  return readReview(connection, buyer, tools, {}, { isHeld: true, isShown: true });
}

async function place(
  connection: Connection,
  tools: CheckoutTools,
  buyer: CheckoutBuyer,
  { submitKey }: SubmissionKey,
  { cartState }: ReviewReading,
  review: ReadyReview,
  session: SessionAttributes,
): Promise<Submitted> {
  const placedAt = tools.clock.now();
  let answer: ReturnType<typeof written> | null = null;
  const order = await placeOrder(connection, tools, { buyer, submitKey, cartState, review, placedAt, checkoutCleared: clearedAfterOrder(buyer, placedAt) }, (placed) => {
    answer = written(respond('OrderConfirmation', { order: placed }), session);
    return answerKept(submitKey, answer, placed.orderNumber);
  });
  const { name, envelope } = answer ?? written(respond('OrderConfirmation', { order }), session);
  return { orderNumber: order.orderNumber, isNew: true, answer: kept(name, envelope) };
}

/** An order takes everything out of the cart. */
const orderedAll: CartSummary = { lineCount: 0, subtotal: usd(0) };

/** An answer as it is sent and kept. */
const written = (answer: SubmitAnswer, session: SessionAttributes): { name: SubmitAnswer['name']; envelope: string } => ({
  name: answer.name,
  envelope: writtenEnvelope(serviceAt('/checkout/checkout_review_submit'), answer, session),
});

/** Keeps the answer to a submission that placed no order. */
async function keep(connection: Connection, key: SubmissionKey, session: SessionAttributes, answer: SubmitAnswer): Promise<Submitted> {
  const { name, envelope } = written(answer, session);
  await connection.query(answerWithoutOrderKept(key, { name, envelope }));
  await faultPoint('submit.answer-kept');
  return { orderNumber: null, isNew: false, answer: kept(name, envelope) };
}
