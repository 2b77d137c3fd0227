import { sql, type Connection } from '@quartermaster/database';
import { formatMoney, usd, type Order } from '@quartermaster/contracts';
import { sharesOfTotal } from '../../authorization/index.ts';
import { removeHeldCart } from '../../cart/index.ts';
import { orderHeld, toolsOf } from '../../checkout/index.ts';
import { signedIn, type RequestContext } from '../../wire/index.ts';
import { faultPoint } from '../../faults/index.ts';
import { holdBudget } from '../budget/kept-budgets.ts';
import { outcomeMail } from '../mails.ts';
import { lockRequest, type KeptRequest } from '../record/kept-request.ts';
import { foresee, recordApprovalEvent } from '../record/record-event.ts';
import { buyerOfRequest, heldChoices } from '../shown/read-held.ts';
import { approverOf, type Looked } from '../shown/look-at.ts';
import { budgetProblem } from '../shown/show-request.ts';
import type { ApprovalActor } from '../state/event.ts';
import { tell, type ApprovalTools } from '../tools.ts';
import type { Notice } from '../ask/change-own.ts';

/** The caller as the one who decides. */
export function actorOf(context: RequestContext): ApprovalActor & { readonly kind: 'approver' } {
  const { buyerId, firstName, lastName, email } = signedIn(context);
  return { kind: 'approver', buyerId, name: [firstName, lastName].filter(Boolean).join(' ') || (email ?? 'An approver') };
}

const sorry = (why: string): Notice => ({ tone: 'warning', text: `Nothing is ordered. ${why}` });

/** Orders a cart in the name of its buyer, once: the order, what it spends of the budget, its event and its mail are there together. */
export async function authorizeCart(context: RequestContext, { request }: Looked & { as: 'approver' }, reviewed: string, tools: ApprovalTools): Promise<Notice> {
  const { requestId } = request;
  const actor = actorOf(context);
  const outcome = await orderHeld(toolsOf(context, tools.strategies), await buyerOfRequest(context, request), heldChoices(request), { orderKey: request.orderKey, reviewed }, {
    async hold(connection) {
      const held = await lockRequest(connection, requestId);
      // An approver may have been struck off the list since the page was shown.
      if (held === null || (await approverOf(connection, signedIn(context), held)) === null) return 'This cart is not yours to authorize any more.';
      const foreseen = await foresee(connection, { requestId, event: { kind: 'authorized', amount: held.amount, orderNumber: '' }, actor, now: context.clock.now() });
      return foreseen.kind === 'refused' ? foreseen.message : null;
    },
    async problems(connection, { totals }) {
      const held = await lockRequest(connection, requestId);
      if (held === null) throw new Error(`Request ${requestId} is gone.`);
      const approver = await approverOf(connection, signedIn(context), held);
      if (approver !== null && approver.most !== null && totals.total.amount > approver.most) {
        return [{ code: 'AUTHORIZATION_EXCEEDED', block: 'authorization', cartKey: null, message: `You may authorize orders of up to ${formatMoney(usd(approver.most))}. Another approver has to look at this one.` }];
      }
      return held.fund === null ? [] : budgetProblem(await holdBudget(connection, { aac: held.code, fund: held.fund, fiscalYear: held.fiscalYear }), held, totals.total.amount);
    },
    async placed(connection, order, now) {
      const held = await lockRequest(connection, requestId);
      if (held === null) throw new Error(`Request ${requestId} is gone.`);
      const recorded = await recordApprovalEvent(connection, { requestId, event: { kind: 'authorized', amount: order.totals.total.amount, orderNumber: order.orderNumber }, actor, now });
      if (recorded.kind === 'refused') throw new Error(`Request ${requestId}: ${recorded.message}`);
      if (held.fund !== null) await keepUses(connection, { ...held, fund: held.fund }, order);
      await faultPoint('approval.settled');
      await removeHeldCart(connection, requestId);
      await tell(connection, [outcomeMail({ ...held, orderNumber: order.orderNumber, amount: order.totals.total.amount }, 'ordered', actor.name, tools.webOrigin)], now, context.randomness);
    },
  });
  if (outcome.kind === 'placed') {
    await faultPoint('approval.told');
    context.counts.orderPlaced(context.store.name);
    return { tone: 'success', text: `You have authorized this cart. It is order ${outcome.order.orderNumber}, and its buyer gets a mail.` };
  }
  // A card that was granted for nothing was released: the next try asks anew.
  await context.database.query(sql`update marketplace.approval_request set order_key = ${context.randomness.uuid()} where request_id = ${requestId} and status = 'waiting'`);
  return outcome.kind === 'stopped' ? sorry(outcome.message) : sorry(`${outcome.problems.map(({ message }) => message).join(' ')} Look at the cart again.`);
}

/** What an order spends of a fund, by purchase order. */
async function keepUses(connection: Connection, { requestId, code, fund, fiscalYear }: KeptRequest & { fund: string }, { totals, purchaseOrders }: Order): Promise<void> {
  const shares = sharesOfTotal(totals.total.amount, purchaseOrders.map(({ subtotal }) => subtotal.amount));
  const rows = purchaseOrders.map(({ poNumber }, i) => ({ po_number: poNumber, request_id: requestId, aac: code, fund, fiscal_year: fiscalYear, amount: shares[i] }));
  await connection.query(sql`insert into marketplace.fund_use select * from jsonb_populate_recordset(null::marketplace.fund_use, ${JSON.stringify(rows)}::jsonb)`);
}
