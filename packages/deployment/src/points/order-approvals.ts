import type { Money } from '@quartermaster/contracts';
import { serverPoint, withMethods } from './server-point.ts';

/** What is known of an order when it is asked whether an approver has to authorize it. */
export interface ApprovalQuestion {
  readonly store: string;
  /** With shipping and tax. */
  readonly total: Money;
  /** `isControlled`: the activity that pays is under funds control. */
  readonly payment: { readonly method: 'card' } | { readonly method: 'aac'; readonly aac: string; readonly isControlled: boolean };
  /** The agency of the buyer that is vouched for. */
  readonly agencyCode: string | null;
  /** Whether the buyer is an approver of the activity that pays, or of their agency. */
  readonly isApprover: boolean;
  /** The limits of the store by role; null: there is none. */
  readonly limits: { readonly buyer: Money | null; readonly approver: Money | null };
}

/** Why an order needs an approver, and whose approvers decide: those of an activity by its AAC, or those of an agency by its code. */
export interface ApprovalNeed {
  readonly cause: 'funds' | 'limit';
  readonly scope: 'activity' | 'agency';
  readonly code: string;
}

/** The data of funds, as they were typed. */
export interface FundsEntry {
  readonly fund: string;
  readonly appropriation: string;
}

/**
 * The rules of funds control and of ordinary approvals.
 *
 * @property needed why an order needs an approver; null: it is placed at once
 * @property entryProblems what is wrong with the data of funds that an order under funds control is sent with
 * @property fiscalYear the year whose budget an order that is sent now is charged to
 */
export interface OrderApprovals {
  needed(question: ApprovalQuestion): ApprovalNeed | null;
  entryProblems(entry: FundsEntry): readonly { readonly field: keyof FundsEntry; readonly message: string }[];
  fiscalYear(now: Date): number;
}

export const orderApprovals = serverPoint<OrderApprovals>()('order-approvals', 'one', {
  doc: 'Which orders an approver has to authorize, and which data of funds they carry. The default asks for orders that an activity under funds control pays, and for orders above a limit of the store. Replace it where your agencies have other rules.',
  validate: withMethods('needed', 'entryProblems', 'fiscalYear'),
});
