import { usd, type Money } from '@quartermaster/contracts';
import type { ApprovalNeed, OrderApprovals } from '@quartermaster/deployment';
import { sql, type Sql } from '@quartermaster/database';
import { addressesOf, mayBeOwn } from '../../authorization/index.ts';
import type { CheckoutBuyer } from '../../checkout/index.ts';
import type { Queries } from '../../runtime/index.ts';
import { approversIn, isApproverOf, type Approver } from '../approvers/kept-approvers.ts';
import { activityInWords, agencyInWords } from '../approvers/payer.ts';

/** Why an order needs an approver, with what is said of it. */
export interface Need extends ApprovalNeed {
  /** The activity that pays or the agency, in words. */
  readonly payer: string;
  /** The limit of the store for this buyer; null where funds control asks. */
  readonly limit: Money | null;
  /** Those who may authorize it: none is the buyer, and the limit of each allows it. */
  readonly approvers: readonly Approver[];
}

/** What is read for the rules of approvals. */
interface Facts {
  readonly activity: string | null;
  readonly agency: string | null;
  readonly is_controlled: boolean;
  readonly buyer_limit: number | null;
  readonly approver_limit: number | null;
  readonly is_approver: boolean;
  readonly of_activity: readonly Approver[];
  readonly of_agency: readonly Approver[];
}

/** What pays, as far as the rules ask. */
type Paying = { readonly method: 'card' } | { readonly method: 'aac'; readonly aac: string };

type Asking = Pick<CheckoutBuyer, 'store' | 'agencyCode' | 'email' | 'verifiedEmails'>;

const money = (amount: number | null): Money | null => (amount === null ? null : usd(amount));

/** A statement of one row, which {@link needIn} takes. @param aac SQL of the activity that pays; null where a card does */
export function factsFor({ store, agencyCode, verifiedEmails }: Asking, aac: Sql): Sql {
  const limitOf = (role: 'buyer' | 'approver') => sql`(select above from marketplace.approval_limit where store = ${store} and role = ${role})`;
  const agency = sql`${agencyCode}::text`;
  return sql`select ${activityInWords(sql`asked.aac`)} as activity, ${agencyInWords(agency)} as agency,
      coalesce((select funds_control from marketplace.activity_address where activity_address.aac = asked.aac), false) as is_controlled, ${limitOf('buyer')} as buyer_limit, ${limitOf('approver')} as approver_limit,
      (${isApproverOf(verifiedEmails, sql`'activity'`, sql`asked.aac`)} or ${isApproverOf(verifiedEmails, sql`'agency'`, agency)}) as is_approver,
      ${approversIn(sql`'activity'`, sql`asked.aac`)} as of_activity, ${approversIn(sql`'agency'`, agency)} as of_agency
    from (select ${aac} as aac) as asked`;
}

/** Asks the rules of this deployment about an order. Null: no approver is needed. */
function needIn(rules: OrderApprovals, facts: Facts, buyer: Asking, { payment, total }: { readonly payment: Paying; readonly total: Money }): Need | null {
  const limits = { buyer: money(facts.buyer_limit), approver: money(facts.approver_limit) };
  const need = rules.needed({
    store: buyer.store, total, agencyCode: buyer.agencyCode, limits, isApprover: facts.is_approver,
    payment: payment.method === 'card' ? { method: 'card' } : { method: 'aac', aac: payment.aac, isControlled: facts.is_controlled },
  });
  if (need === null) return null;
  const [words, listed] = need.scope === 'agency' ? [facts.agency, facts.of_agency] : [facts.activity, facts.of_activity];
  const own = addressesOf(buyer);
  return {
    ...need,
    payer: words ?? need.code,
    limit: need.cause === 'funds' ? null : facts.is_approver ? limits.approver : limits.buyer,
    approvers: listed.filter(({ email, most }) => !mayBeOwn(email, own) && (most === null || most >= total.amount)),
  };
}

/** The same of an order that is about to be sent; one statement. */
export async function needOf(queries: Queries, rules: OrderApprovals, buyer: Asking, order: { readonly payment: Paying; readonly total: Money }): Promise<Need | null> {
  const { rows: [facts] } = await queries.query<Facts>(factsFor(buyer, sql`${order.payment.method === 'aac' ? order.payment.aac : null}::text`));
  if (facts === undefined) throw new Error('The statement that reads the rules of approvals gave no row.');
  return needIn(rules, facts, buyer, order);
}

/** What the review says before the order is sent: the need that sending would find. @param facts a row of {@link factsFor} as JSON */
export const outlookIn = (rules: OrderApprovals, facts: unknown, buyer: Asking, order: { readonly payment: Paying; readonly total: Money }) => {
  const need = needIn(rules, facts as Facts, buyer, order);
  return need === null ? null : { cause: need.cause, payer: need.payer, limit: need.limit, approvers: need.approvers.length };
};
