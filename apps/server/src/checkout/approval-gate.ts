import type { ApprovalOutlook, FundsData, Money, Payment } from '@quartermaster/contracts';
import { sql, type Sql } from '@quartermaster/database';
import { defineToken, type Queries } from '../runtime/index.ts';
import type { CheckoutBuyer } from './checkout-tools.ts';
import type { ReadyReview } from './submit/recheck-review.ts';

/** What is entered before a cart is sent to an approver, but for the key with which it is sent. */
export type FundsEntryPage = Omit<FundsData, 'sending' | 'changing'>;

/** What an area above checkout has to say about orders that someone else authorizes. */
export interface ApprovalGate {
  /** A statement of one row with what {@link outlook} decides by. @param aac SQL of the activity that pays, a text; null where a card does */
  facts(buyer: CheckoutBuyer, aac: Sql): Sql;
  /** What the review says of an order that someone else authorizes, by the rules that sending it asks; null: it is placed at once. @param facts the row as JSON */
  outlook(facts: unknown, buyer: CheckoutBuyer, order: { readonly payment: Payment; readonly total: Money }): ApprovalOutlook | null;
  /** Null: the order needs no approver, and may be placed at once. */
  entryPage(queries: Queries, buyer: CheckoutBuyer, review: ReadyReview, now: Date): Promise<FundsEntryPage | null>;
}

export const approvalGate = defineToken<ApprovalGate>('approvalGate', 'Says which orders an approver authorizes before they are placed.');

/** Every order is placed at once. */
export const noApprovals: ApprovalGate = { facts: () => sql`select`, outlook: () => null, entryPage: async () => null };
