import { notBlank } from '../fields/rules.ts';

/** Why an approver gives a cart back. */
export const returnReasonRule = notBlank('the reason, which the buyer will read');
