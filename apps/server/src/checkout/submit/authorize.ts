import type { CheckoutProblem } from '@quartermaster/contracts';
import type { CheckoutBuyer, CheckoutTools } from '../checkout-tools.ts';
import { cardToken } from '../payment/saved-payments.ts';
import { paymentRefused } from '../review/problems.ts';
import { readReview, type HeldChoices } from '../review/read-review.ts';
import type { ReviewState } from '../review/review-state.ts';
import { decide } from './recheck-review.ts';
import { findAnswer, type Claim, type SubmissionKey } from './submissions.ts';

/** The answer of the payment authorization to a submission. */
export type Granted =
  | { kind: 'notAsked' }
  | { kind: 'granted'; idempotencyKey: string }
  | { kind: 'refused'; message: string };

/** Why a card must not be charged after all. A card that could not be ordered with a moment ago was not asked about. */
export function authorizationProblems({ strategies }: CheckoutTools, granted: Granted, { payment }: ReviewState): CheckoutProblem[] {
  if (granted.kind === 'refused') return [paymentRefused(granted.message)];
  const needed = strategies.paymentAuthorization.orderPlaced !== null && payment?.method === 'card';
  return needed && granted.kind === 'notAsked' ? [paymentRefused('The card has not been authorized yet. Place the order again.')] : [];
}

/**
 * Asks the payment authorization, if this deployment has one, before the transaction that places the order: no transaction waits
 * for an outside party while rows are locked. The fingerprint in `reviewed` covers total and card, so what is granted
 * here is what is ordered there, or nothing is ordered.
 */
export async function authorize(tools: CheckoutTools, buyer: CheckoutBuyer, key: SubmissionKey, held?: HeldChoices): Promise<Granted | Exclude<Claim, { kind: 'new' }>> {
  const { orderPlaced } = tools.strategies.paymentAuthorization;
  if (orderPlaced === null) return { kind: 'notAsked' };
  // A repeated submission charges nothing again.
  const known = await findAnswer(tools.database, key);
  if (known.kind !== 'new') return known;
  const card = await cardToAuthorize(tools, buyer, key, held);
  // An AAC needs no authorization, and what cannot be ordered now gets its answer in the transaction.
  if (card === null) return { kind: 'notAsked' };
  const answer = await orderPlaced({ idempotencyKey: key.submitKey, ...card });
  return answer.outcome === 'refused' ? { kind: 'refused', message: answer.message } : { kind: 'granted', idempotencyKey: key.submitKey };
}

/** The card of an order that could be placed now; null where there is none to ask about. */
async function cardToAuthorize(tools: CheckoutTools, buyer: CheckoutBuyer, key: SubmissionKey, held?: HeldChoices) {
  const { review, problems } = await readReview(tools.database, buyer, tools, held === undefined ? {} : { held });
  const decision = decide(review, problems, key.reviewed);
  if (decision.kind !== 'place' || decision.review.payment.method !== 'card') return null;
  // Nothing is charged for a cart that goes to an approver first.
  if (held === undefined && (await tools.strategies.approvalGate.entryPage(tools.database, buyer, decision.review, tools.clock.now())) !== null) return null;
  const token = await cardToken(tools.database, buyer.buyerId, decision.review.payment.paymentId);
  return token === null ? null : { token, total: decision.review.totals.total };
}
