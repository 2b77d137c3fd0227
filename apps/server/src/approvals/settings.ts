import { setting } from '../runtime/index.ts';

export const approvalSettings = {
  answerDays: setting.wholeNumber('APPROVAL_DAYS', { otherwise: 7, least: 1, most: 90, doc: 'days in which an approver answers a cart that was sent to them; then it expires' }),
  reminderDays: setting.wholeNumber('APPROVAL_REMINDER_DAYS', { otherwise: 2, least: 1, most: 90, doc: 'days after which the marketplace reminds the approvers of a cart once' }),
  keptDays: setting.wholeNumber('APPROVAL_KEPT_DAYS', { otherwise: 90, least: 1, most: 3_650, doc: 'days for which the items of a cart that was returned, withdrawn or has expired can be put back into the cart' }),
};

export interface ApprovalTimes {
  readonly answerDays: number;
  readonly reminderDays: number;
  readonly keptDays: number;
}

export const dayMs = 86_400_000;
