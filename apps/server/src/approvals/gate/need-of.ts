import { usd, type Money, type Payment } from '@quartermaster/contracts';
import type { ApprovalNeed, OrderApprovals } from '@quartermaster/deployment';
import { sql } from '@quartermaster/database';
import type { CheckoutBuyer } from '../../checkout/index.ts';
import type { Queries } from '../../runtime/index.ts';
import { isApproverOf } from '../approvers/kept-approvers.ts';

/** Why an order needs an approver, with what is said of it. */
export interface Need extends ApprovalNeed {
  /** The activity that pays or the agency, in words. */
  readonly payer: string;
  /** The limit of the store for this buyer; null where funds control asks. */
  readonly limit: Money | null;
}

interface FactsRow {
  activity: string | null;
  is_controlled: boolean;
  buyer_limit: number | null;
  approver_limit: number | null;
  is_approver: boolean;
}

const money = (amount: number | null): Money | null => (amount === null ? null : usd(amount));

/** Asks the rules of this deployment about an order; one statement. Null: no approver is needed. */
export async function needOf(queries: Queries, rules: OrderApprovals, { store, agencyCode, verifiedEmails }: CheckoutBuyer, { payment, total }: { readonly payment: Payment; readonly total: Money }): Promise<Need | null> {
  const aac = payment.method === 'aac' ? payment.aac : null;
  const limitOf = (role: 'buyer' | 'approver') => sql`(select above from marketplace.approval_limit where store = ${store} and role = ${role})`;
  const { rows } = await queries.query<FactsRow>(sql`select activity.activity, coalesce(activity.funds_control, false) as is_controlled, ${limitOf('buyer')} as buyer_limit, ${limitOf('approver')} as approver_limit,
      (${isApproverOf(verifiedEmails, sql`'activity'`, sql`${aac}::text`)} or ${isApproverOf(verifiedEmails, sql`'agency'`, sql`${agencyCode}::text`)}) as is_approver
    from (select 1) as asked left join marketplace.activity_address as activity on activity.aac = ${aac}`);
  const [facts] = rows;
  if (facts === undefined) throw new Error('The statement that reads the rules of approvals gave no row.');
  const limits = { buyer: money(facts.buyer_limit), approver: money(facts.approver_limit) };
  const need = rules.needed({
    store, total, agencyCode, limits, isApprover: facts.is_approver, payment: payment.method === 'card' ? { method: 'card' } : { method: 'aac', aac: payment.aac, isControlled: facts.is_controlled },
  });
  if (need === null) return null;
  const payer = need.scope === 'agency' ? `Agency ${need.code}` : `${facts.activity ?? 'Activity'} (${need.code})`;
  return { ...need, payer, limit: need.cause === 'funds' ? null : facts.is_approver ? limits.approver : limits.buyer };
}
