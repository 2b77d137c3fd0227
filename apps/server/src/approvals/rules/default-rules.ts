import { appropriationRule, fundRule } from '@quartermaster/contracts';
import type { ApprovalNeed, ApprovalQuestion, OrderApprovals } from '@quartermaster/deployment';
import { federalFiscalYear } from '../../runtime/index.ts';

/**
 * An activity under funds control has its orders authorized, however small. Above a limit of the store, an approver of the activity that pays authorizes, or else one of the
 * buyer's agency; a buyer without an agency orders by the rules for members of their store.
 */
function needed({ total, payment, agencyCode, isApprover, limits }: ApprovalQuestion): ApprovalNeed | null {
  if (payment.method === 'aac' && payment.isControlled) return { cause: 'funds', scope: 'activity', code: payment.aac };
  const limit = isApprover ? limits.approver : limits.buyer;
  if (limit === null || total.amount <= limit.amount) return null;
  if (payment.method === 'aac') return { cause: 'limit', scope: 'activity', code: payment.aac };
  return agencyCode === null ? null : { cause: 'limit', scope: 'agency', code: agencyCode };
}

/** What holds where a deployment has no rules of its own (docs/funds-control.md). */
export const defaultApprovals: OrderApprovals = {
  needed,
  entryProblems({ fund, appropriation }) {
    const problems = [{ field: 'fund' as const, message: fundRule(fund) }, { field: 'appropriation' as const, message: appropriationRule(appropriation) }];
    return problems.flatMap(({ field, message }) => (message === null ? [] : [{ field, message }]));
  },
  fiscalYear: federalFiscalYear,
};
