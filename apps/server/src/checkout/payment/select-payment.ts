import { aacRule, type CheckedRequestOf, type FieldError } from '@quartermaster/contracts';
import { withTransaction, type Connection } from '@quartermaster/database';
import { implement, respond, serviceAt, type Implementation, type RequestContext } from '../../wire/index.ts';
import { findBilledActivity, notBilled } from '../address/activity-directory.ts';
import { buyerOf, toolsOf, type CheckoutBuyer, type CheckoutTools } from '../checkout-tools.ts';
import { inGlobalSupply } from '../in-global-supply.ts';
import { openCheckout } from '../review/checkout-choices.ts';
import { chooseAndReview, keepAndReview } from '../review/choose.ts';
import { readReview } from '../review/read-review.ts';
import type { CheckoutStrategies } from '../strategies.ts';
import { missingBefore } from '../steps/own-address.ts';
import { keepCard } from './keep-card.ts';
import { sameCard, savedPayments, saveActivityPayment } from './saved-payments.ts';
import { checkTypedCard, mayBeCardNumber } from './typed-card.ts';

/** The typed values that are sent back: never a card number. */
interface TypedValues {
  expires: string;
  cardholder: string;
  aac: string;
}

const nothingTyped: TypedValues = { expires: '', cardholder: '', aac: '' };

/** A card number that slipped into another field does not come back either. */
const harmless = (typed: string): string => (mayBeCardNumber(typed) ? '' : typed);

/** Select Payment Method: a saved card or AAC, a new card, or a new AAC/DoDAAC (specification, section 2). */
export function selectPaymentServices(strategies: CheckoutStrategies): readonly Implementation[] {
  const select = async ({ paymentId, newCard, aac, from }: CheckedRequestOf<'/checkout/select_payment'>, context: RequestContext) => {
    const [buyer, tools] = [buyerOf(context), toolsOf(context, strategies)];
    if (newCard !== undefined) return enterCard(tools, buyer, newCard, context.log);
    if (aac !== undefined) return chooseActivity(tools, buyer, aac);
    if (paymentId !== undefined) return choosePayment(tools, buyer, paymentId);
    return (from === 'review' ? null : await missingBefore('payment', tools, buyer)) ?? showPayments(tools, buyer);
  };
  return [implement(serviceAt('/checkout/select_payment'), select), implement(serviceAt('/ggs/cart/select_payment'), inGlobalSupply(select))];
}

/** The ways to pay, for a choice; `values` are what was typed last, and `errors` what is wrong with it. */
export async function showPayments({ database, clock, randomness, strategies }: CheckoutTools, buyer: CheckoutBuyer, errors: FieldError[] = [], values: TypedValues = nothingTyped) {
  const choices = await openCheckout(database, buyer, randomness.uuid(), clock.now());
  const cardPrefixes = [...strategies.purchaseCards.prefixesFor(buyer.store)];
  const { payments, defaultPaymentId } = await savedPayments(database, buyer.buyerId, clock.now(), cardPrefixes);
  return respond('SelectPayment', { payments, defaultPaymentId, cardPrefixes, selected: choices.paymentId, errors, values });
}

async function choosePayment(tools: CheckoutTools, buyer: CheckoutBuyer, paymentId: string) {
  const reading = await readReview(tools.database, buyer, tools, { paymentId });
  const { payment } = reading.review;
  // A card of another buyer looks like one that does not exist.
  const wrong = payment === null ? 'That is not one of your saved ways to pay. Choose one of these, or enter it.' : payment.unusable;
  if (payment === null || wrong !== null) return showPayments(tools, buyer, [{ field: 'paymentId', message: wrong ?? '' }], nothingTyped);
  return keepAndReview(tools.database, tools, buyer, { paymentId: payment.paymentId }, reading);
}

/** The number goes to the authorization and to the vault, both outside of a transaction, and is gone with this call. */
async function enterCard(tools: CheckoutTools, buyer: CheckoutBuyer, typed: { number: string; expires: string; cardholder: string }, log: RequestContext['log']) {
  const values = { ...nothingTyped, expires: harmless(typed.expires), cardholder: harmless(typed.cardholder) };
  const { card, errors } = checkTypedCard(typed, tools.clock.now(), tools.strategies.purchaseCards.prefixesFor(buyer.store));
  if (card === null) return showPayments(tools, buyer, errors, values);
  const authorization = await tools.strategies.paymentAuthorization.cardEntered(card);
  if (authorization.outcome === 'refused') {
    return showPayments(tools, buyer, [{ field: 'newCard.number', message: authorization.message }], values);
  }
  const choose = (connection: Connection, paymentId: string) => chooseAndReview(connection, tools, buyer, { paymentId });
  // A card that is kept already is chosen, and not kept a second time.
  const kept = await sameCard(tools.database, buyer.buyerId, card);
  if (kept !== null) return withTransaction(tools.database, (connection) => choose(connection, kept));
  return keepCard(tools.strategies.cardVault, { paymentId: tools.randomness.uuid(), buyerId: buyer.buyerId, createdAt: tools.clock.now() }, card, { database: tools.database, log }, choose);
}

async function chooseActivity(tools: CheckoutTools, buyer: CheckoutBuyer, typed: string) {
  const refuse = (message: string) => showPayments(tools, buyer, [{ field: 'aac', message }], { ...nothingTyped, aac: harmless(typed) });
  const wrong = aacRule(typed);
  if (wrong !== null) return refuse(wrong);
  const activity = await findBilledActivity(tools.database, typed, buyer.buyerId);
  if (activity === null) return refuse(notBilled(typed));
  return withTransaction(tools.database, async (connection) => {
    const payment = { paymentId: tools.randomness.uuid(), buyerId: buyer.buyerId, createdAt: tools.clock.now() };
    return chooseAndReview(connection, tools, buyer, { paymentId: await saveActivityPayment(connection, payment, activity.aac) });
  });
}
