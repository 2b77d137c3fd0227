import type { FundsData } from '@quartermaster/contracts';
import { defineToken, type Queries } from '../runtime/index.ts';
import type { CheckoutBuyer } from './checkout-tools.ts';
import type { ReadyReview } from './submit/recheck-review.ts';

/** What is entered before a cart is sent to an approver, but for the key with which it is sent. */
export type FundsEntryPage = Omit<FundsData, 'sending' | 'changing'>;

/** What an area above checkout has to say about orders that someone else authorizes. */
export interface ApprovalGate {
  /** Null: the order needs no approver, and may be placed at once. */
  entryPage(queries: Queries, buyer: CheckoutBuyer, review: ReadyReview, now: Date): Promise<FundsEntryPage | null>;
}

export const approvalGate = defineToken<ApprovalGate>('approvalGate', 'Says which orders an approver authorizes before they are placed.');

/** Every order is placed at once. */
export const noApprovals: ApprovalGate = { entryPage: async () => null };
