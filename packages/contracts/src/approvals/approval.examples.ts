import { office } from '../checkout/address.examples.ts';
import { aacPayment, readyReview } from '../checkout/checkout.examples.ts';
import { usd } from '../money/money.ts';
import type { Approval, ListedApproval } from './approval.schema.ts';

const { groups, terms, totals, reviewed } = readyReview;

const listed: ListedApproval = {
  requestId: '0190f0a0-0000-7000-8000-0000000000a1', status: 'waiting', buyerName: 'Demo Buyer', cause: 'funds', payer: 'Sample Depot (47SMPL)', fund: 'A1', amount: totals.total,
  askedAt: '2026-11-24T15:00:00.000Z', answerBy: '2026-12-01T15:00:00.000Z', orderNumber: null,
};

const sent = { at: listed.askedAt, by: 'Demo Buyer', what: 'Sent for authorization', details: ['Fund A1, appropriation 999-2026/2027-9999-000'] };
const mayNot = { authorize: false, change: false, giveBack: false, withdraw: false, remind: false, putBack: false };

/** As its approver sees it. */
export const toAuthorize: Approval = {
  ...listed, as: 'approver', buyerEmail: 'buyer@agency.example.gov', fiscalYear: 2027, appropriation: '999-2026/2027-9999-000', note: 'For the new office', reason: null,
  cart: { groups, terms, totals, shipTo: office, payment: aacPayment }, problems: [],
  budget: { amount: usd(2_000_000), reserved: totals.total, spent: usd(350_000), left: usd(1_650_000 - totals.total.amount) },
  events: [sent], may: { ...mayNot, authorize: true, change: true, giveBack: true }, reviewed, form: { reason: '', errors: [] }, notice: null,
};

/** As its buyer sees it. */
export const sentForApproval: Approval = {
  ...toAuthorize, as: 'buyer', budget: null, may: { ...mayNot, withdraw: true, remind: true }, notice: { tone: 'success', text: 'Your cart was sent to 2 approvers. Nothing is ordered yet: you get a mail when one of them has decided.' },
};

export const returnedApproval: Approval = {
  ...sentForApproval, status: 'returned', reason: 'Use fund B2 for furniture.', may: { ...mayNot, putBack: true }, notice: null,
  events: [sent, { at: '2026-11-25T09:30:00.000Z', by: 'Demo Approver', what: 'Returned', details: ['Use fund B2 for furniture.'] }],
};

/** A limit of the store, and a price that has changed meanwhile. */
export const aboveLimitApproval: Approval = {
  ...toAuthorize, cause: 'limit', payer: 'General Services Administration (4700)', fund: null, appropriation: null, budget: null, events: [{ ...sent, details: [] }],
  problems: [{ code: 'PRICE_CHANGED', block: 'items', cartKey: 'line-1', message: 'The price of Xerox 006R90321 toner cartridge Original Black 6 pc(s) changed from $199.00 to $218.40. Nothing has been charged.' }],
  form: { reason: '', errors: [{ field: 'reason', message: 'Enter the reason, which the buyer will read.' }] }, notice: { tone: 'warning', text: 'Nothing was decided: the cart has changed since you looked at it.' },
};

export const orderedApproval: Approval = {
  ...toAuthorize, status: 'ordered', orderNumber: 'A27-0000123-6', cart: null, may: mayNot, notice: { tone: 'success', text: 'You have authorized this cart. It is order A27-0000123-6, and its buyer gets a mail.' },
  events: [sent, { at: '2026-11-25T09:30:00.000Z', by: 'Demo Approver', what: 'Authorized', details: ['Order A27-0000123-6'] }],
};

export const approvalLists = {
  isApprover: true, waiting: [listed], ended: [{ ...listed, requestId: '0190f0a0-0000-7000-8000-0000000000a2', status: 'ordered' as const, orderNumber: 'A27-0000123-6' }],
  own: [{ ...listed, requestId: '0190f0a0-0000-7000-8000-0000000000a3', status: 'returned' as const, cause: 'limit' as const, payer: 'General Services Administration (4700)', fund: null }],
};
