import { usd } from '@quartermaster/contracts';
import type { OrderApprovals } from '@quartermaster/deployment';
import { addressesOf, mayBeOwn } from '../../authorization/index.ts';
import type { ApprovalGate, CheckoutBuyer, FundsEntryPage, ReadyReview } from '../../checkout/index.ts';
import type { Queries } from '../../runtime/index.ts';
import { approversOf, type Approver, type ApproverScope } from '../approvers/kept-approvers.ts';
import { budgetsOf } from '../budget/kept-budgets.ts';
import { leftOf } from '../budget/standing.ts';
import { factsFor, needOf, outlookIn, type Need } from './need-of.ts';

/** The approvers of a scope who are not the buyer, by none of the buyer's addresses. */
export const othersOf = async (queries: Queries, buyer: Pick<CheckoutBuyer, 'email' | 'verifiedEmails'>, of: ApproverScope): Promise<readonly Approver[]> =>
  (await approversOf(queries, of)).filter(({ email }) => !mayBeOwn(email, addressesOf(buyer)));

/** What the buyer reads and enters before their cart is sent. */
export async function fundsEntry(
  queries: Queries,
  { groups, terms, totals, shipTo, payment }: ReadyReview,
  { need, answerDays, fiscalYear }: { readonly need: Need; readonly answerDays: number; readonly fiscalYear: number },
): Promise<FundsEntryPage> {
  const budgets = need.cause === 'funds' ? await budgetsOf(queries, need.code, fiscalYear) : [];
  return {
    groups: [...groups], terms: [...terms], totals, shipTo, payment, cause: need.cause, payer: need.payer, limit: need.limit, approvers: need.approvers.length, answerDays, fiscalYear,
    budgets: budgets.map((budget) => ({ fund: budget.fund, left: usd(Math.max(0, leftOf(budget))) })),
    form: { values: { fund: '', appropriation: '', note: '' }, errors: [] },
  };
}

export const gateOf = (rules: OrderApprovals, answerDays: number): ApprovalGate => ({
  facts: factsFor,
  outlook: (facts, buyer, order) => outlookIn(rules, facts, buyer, order),
  async entryPage(queries, buyer, review, now) {
    const need = await needOf(queries, rules, buyer, { payment: review.payment, total: review.totals.total });
    return need === null ? null : fundsEntry(queries, review, { need, answerDays, fiscalYear: rules.fiscalYear(now) });
  },
});
