import type { Cart, CheckoutReview, FundsData } from '@quartermaster/contracts';
import { sql, type Connection } from '@quartermaster/database';
import { cartChanged, holdCartFor } from '../../cart/index.ts';
import { buyerOf, keptTerms, readyToSend, sendForApproval, toolsOf, type CheckoutBuyer, type ReadyReview } from '../../checkout/index.ts';
import { typedLine, typedText } from '../../mail/index.ts';
import type { RequestContext } from '../../wire/index.ts';
import { fundsEntry, gateOf, othersOf } from '../gate/entry-page.ts';
import { needOf, type Need } from '../gate/need-of.ts';
import { askMails } from '../mails.ts';
import { findRequests, keepRequest, lockRequest, type KeptRequest } from '../record/kept-request.ts';
import { recordApprovalEvent } from '../record/record-event.ts';
import { dayMs } from '../settings.ts';
import { tell, type ApprovalTools } from '../tools.ts';
import { checkEntry, type FundsTyped } from './check-entry.ts';

export type SendOutcome =
  | { readonly kind: 'sent'; readonly request: KeptRequest; readonly approvers: number }
  | { readonly kind: 'entry'; readonly page: FundsData }
  | { readonly kind: 'review'; readonly page: CheckoutReview }
  | { readonly kind: 'cart'; readonly page: { cart: Cart; refused: [] } }
  /** The key was used for something else, and nothing is to be sent: the review says what there is now. */
  | { readonly kind: 'used' }
  /** No approver is needed any more. */
  | { readonly kind: 'notNeeded' };

interface Sending extends FundsTyped {
  readonly submitKey: string;
  readonly reviewed: string;
}

type Refused = { readonly page: FundsData } | 'notNeeded';

/** Sends the cart of the buyer's checkout to its approvers: the cart, its reservation, its event and its mails are there together, once for a submit key. */
export async function sendCart(context: RequestContext, { submitKey, reviewed, ...typed }: Sending, tools: ApprovalTools): Promise<SendOutcome> {
  const buyer = buyerOf(context);
  const values = { fund: typedLine(typed.fund).toUpperCase(), appropriation: typedLine(typed.appropriation), note: typedText(typed.note) };
  const sent = await sendForApproval<{ request: KeptRequest; approvers: number }, Refused>(toolsOf(context, tools.strategies), buyer, { submitKey, reviewed }, async (connection, { cartId, review, now }) => {
    const need = await needOf(connection, tools.rules, buyer, { payment: review.payment, total: review.totals.total });
    if (need === null) return { refused: 'notNeeded' };
    const fiscalYear = tools.rules.fiscalYear(now);
    const errors = await checkEntry(connection, tools.rules, values, { need, fiscalYear, total: review.totals.total.amount });
    const page = await fundsEntry(connection, review, { need, answerDays: tools.times.answerDays, fiscalYear });
    if (page.approvers === 0) errors.push({ field: '', message: 'No one is listed who could authorize this cart. Write to the help desk of the marketplace.' });
    if (errors.length > 0) return { refused: { page: { ...page, form: { values, errors }, sending: { submitKey, reviewed }, changing: null } } };
    return { made: await keepAndTell(connection, context, tools, { buyer, review, need, values, fiscalYear, cartId, submitKey, now }) };
  });
  switch (sent.kind) {
    case 'made':
      cartChanged(context);
      return { kind: 'sent', ...sent.made };
    case 'taken': {
      const [request] = await findRequests(context.database, sql`submit_key = ${submitKey} and buyer_id = ${buyer.buyerId}`, sql`asked_at`, 1);
      return request === undefined ? againWith(context, values, tools) : { kind: 'sent', request, approvers: (await othersOf(context.database, buyer, request)).length };
    }
    case 'nothingToOrder':
      return { kind: 'cart', page: sent.page };
    case 'askAgain':
      return { kind: 'review', page: sent.page };
    case 'refused':
      return sent.refused === 'notNeeded' ? { kind: 'notNeeded' } : { kind: 'entry', page: sent.refused.page };
  }
}

/** Another window has taken the key, by asking for the same form: what was typed stays, with the key of now. */
async function againWith(context: RequestContext, values: FundsTyped, { strategies, rules, times }: ApprovalTools): Promise<SendOutcome> {
  const buyer = buyerOf(context);
  const ready = await readyToSend(toolsOf(context, strategies), buyer);
  const page = ready === null ? null : await gateOf(rules, times.answerDays).entryPage(context.database, buyer, ready.review, context.clock.now());
  if (ready === null || page === null) return { kind: 'used' };
  const message = 'Nothing was sent: you have opened this page in another window, too. Look at the cart, and send it again.';
  return { kind: 'entry', page: { ...page, form: { values, errors: [{ field: '', message }] }, sending: ready.sending, changing: null } };
}

interface NewCart {
  readonly buyer: CheckoutBuyer;
  readonly review: ReadyReview;
  readonly need: Need;
  readonly values: FundsTyped;
  readonly fiscalYear: number;
  readonly cartId: string;
  readonly submitKey: string;
  readonly now: Date;
}

async function keepAndTell(connection: Connection, { randomness }: RequestContext, { times, webOrigin }: ApprovalTools, { buyer, review, need, values, fiscalYear, cartId, submitKey, now }: NewCart) {
  const [requestId, amount] = [randomness.uuid(), review.totals.total.amount];
  const [fund, appropriation] = need.cause === 'funds' ? [values.fund, values.appropriation] : [null, null];
  await keepRequest(connection, {
    requestId, buyerId: buyer.buyerId, store: buyer.store, submitKey, orderKey: randomness.uuid(), buyerName: buyer.name, buyerEmail: buyer.verifiedEmails[0] ?? buyer.email ?? '',
    addressId: review.shipTo.addressId, paymentId: review.payment.paymentId, terms: review.terms.map(keptTerms), scope: need.scope, code: need.code, cause: need.cause, fund, fiscalYear, appropriation,
    note: values.note, amount, askedAt: now, answerBy: new Date(now.getTime() + times.answerDays * dayMs),
  });
  await recordApprovalEvent(connection, { requestId, event: { kind: 'requested', amount, fund, appropriation }, actor: { kind: 'buyer', buyerId: buyer.buyerId, name: buyer.name }, now });
  await holdCartFor(connection, cartId, requestId, now);
  const request = await lockRequest(connection, requestId);
  if (request === null) throw new Error('A request that was kept a moment ago is gone.');
  await tell(connection, askMails(request, need.approvers, webOrigin, false), now, randomness);
  return { request, approvers: need.approvers.length };
}
