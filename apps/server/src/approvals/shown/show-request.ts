import { blocksOrder, formatMoney, usd, type Approval, type CheckoutProblem } from '@quartermaster/contracts';
import { fingerprint } from '../../checkout/index.ts';
import { respond, type NamedReply, type RequestContext } from '../../wire/index.ts';
import { canRemind, type Notice } from '../ask/change-own.ts';
import { budgetsOf } from '../budget/kept-budgets.ts';
import { hasRoomFor, leftOf, type BudgetStanding } from '../budget/standing.ts';
import { eventsOfRequest } from '../record/kept-events.ts';
import type { KeptRequest } from '../record/kept-request.ts';
import type { ApprovalTools } from '../tools.ts';
import { shownEvent } from './event-words.ts';
import type { Looked } from './look-at.ts';
import { readHeld } from './read-held.ts';

export interface Extras {
  readonly notice?: Notice;
  readonly form?: Approval['form'];
}

export type CartReply = NamedReply<'Initial' | 'Success' | 'OrderSummary', Approval> | NamedReply<'NotFound', Record<never, never>>;

/** What the lists say of a request, too. */
export const shownSummary = ({ requestId, status, buyerName, cause, payer, fund, amount, askedAt, answerBy, orderNumber }: KeptRequest) => ({
  requestId, status, buyerName, cause, payer, fund, amount: usd(amount), askedAt: askedAt.toISOString(), answerBy: answerBy.toISOString(), orderNumber,
});

/** Why the budget of a request cannot pay what it comes to now. */
export function budgetProblem(budget: BudgetStanding | null, { fund, fiscalYear, amount }: Pick<KeptRequest, 'fund' | 'fiscalYear' | 'amount'>, total: number): CheckoutProblem[] {
  if (budget === null || hasRoomFor(budget, total, amount)) return [];
  const message = `This cart comes to ${formatMoney(usd(total))} now, and fund ${fund ?? ''} has ${formatMoney(usd(Math.max(0, leftOf(budget) + amount)))} left for it in fiscal year ${fiscalYear}. Change the fund or the quantities, or return the cart.`;
  return [{ code: 'BUDGET_EXCEEDED', block: 'authorization', cartKey: null, message }];
}

/** One cart, for the part that the caller has in it. */
export async function showRequest(context: RequestContext, looked: Looked | null, tools: ApprovalTools, { notice, form }: Extras = {}): Promise<CartReply> {
  if (looked === null) return respond('NotFound', {});
  const { request, as } = looked;
  const isOpen = request.status === 'waiting';
  const [reading, events] = await Promise.all([readHeld(context, request, tools), eventsOfRequest(context.database, request.requestId)]);
  const { groups, terms, totals, shipTo, payment } = reading.review;
  const budget = request.fund === null || as === 'buyer' ? undefined : (await budgetsOf(context.database, request.code, request.fiscalYear)).find(({ fund }) => fund === request.fund);
  const isThere = groups.length > 0;
  const problems = isOpen && isThere ? [...reading.problems, ...budgetProblem(budget ?? null, request, totals.total.amount)] : [];
  const isDecided = as === 'approver' && isOpen;
  const page: Approval = {
    ...shownSummary(request), as, buyerEmail: request.buyerEmail, fiscalYear: request.fiscalYear, appropriation: request.appropriation, note: request.note, reason: request.reason,
    cart: isThere ? { groups: [...groups], terms: [...terms], totals, shipTo, payment } : null, problems,
    budget: budget === undefined ? null : { amount: usd(budget.amount), reserved: usd(budget.reserved), spent: usd(budget.spent), left: usd(leftOf(budget)) },
    events: events.map(shownEvent),
    may: {
      authorize: isDecided && isThere && !problems.some(blocksOrder) && mayAuthorize(looked, totals.total.amount),
      change: isDecided && isThere && shipTo !== null && payment !== null, giveBack: isDecided,
      withdraw: as === 'buyer' && isOpen, remind: as === 'buyer' && canRemind(request, context.clock.now()), putBack: as === 'buyer' && !isOpen && request.status !== 'ordered' && isThere,
    },
    reviewed: fingerprint(reading.review), form: form ?? { reason: '', errors: [] }, notice: notice ?? null,
  };
  return respond(nameOf(context, request), page);
}

/** An approver authorizes up to what they may. */
const mayAuthorize = (looked: Looked, total: number): boolean => looked.as === 'approver' && (looked.approver.most === null || total <= looked.approver.most);

function nameOf({ store }: RequestContext, { status }: KeptRequest): 'Initial' | 'Success' | 'OrderSummary' {
  if (store.family !== 'global supply') return 'Success';
  return status === 'ordered' ? 'OrderSummary' : 'Initial';
}
