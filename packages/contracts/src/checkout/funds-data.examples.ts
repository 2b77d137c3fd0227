import { usd } from '../money/money.ts';
import { aacPayment, card, readyReview } from './checkout.examples.ts';
import { office } from './address.examples.ts';
import type { FundsData } from './funds-data.schema.ts';

const { groups, terms, totals, submitKey, reviewed } = readyReview;

/** A cart that an activity under funds control is to pay. */
export const fundsToEnter: FundsData = {
  groups, terms, totals, shipTo: office, payment: aacPayment, cause: 'funds', payer: 'Sample Depot (47SMPL)', limit: null, approvers: 2, answerDays: 7, fiscalYear: 2027,
  budgets: [{ fund: 'A1', left: usd(1_250_000) }, { fund: 'B2', left: usd(40_000) }],
  form: { values: { fund: '', appropriation: '', note: '' }, errors: [] }, sending: { submitKey, reviewed }, changing: null,
};

export const fundsRefused: FundsData = {
  ...fundsToEnter,
  form: {
    values: { fund: 'B2', appropriation: '', note: 'For the new office' },
    errors: [{ field: 'fund', message: 'Fund B2 has $400.00 left in fiscal year 2027. Choose another fund, or remove items.' }, { field: 'appropriation', message: 'Enter the appropriation data.' }],
  },
};

/** No activity has to pay: the order is above what the store lets a buyer order alone. */
export const aboveLimit: FundsData = {
  ...fundsToEnter, payment: card, cause: 'limit', payer: 'General Services Administration (4700)', limit: usd(100_000), approvers: 1, budgets: [],
};

/** No one is listed who could authorize it. */
export const withoutApprover: FundsData = { ...aboveLimit, approvers: 0 };
