import { usd } from '../money/money.ts';
import type { ListedRequisitionRequest, RequisitionRequest, RequisitionReview } from './funds.schema.ts';
import { verifyExamples } from './fedstrip.examples.ts';

const activity = { aac: '47SMPL', name: 'Sample Depot (GSA)' };
const need = { cause: 'funds', payer: 'Sample Depot (47SMPL)', limit: null, approvers: 2 } as const;
const lines = verifyExamples['Ready to send']?.lines ?? [];
const values = { appropriation: '999-2026/2027-9999-000', note: 'For the quarter.' };

const review: RequisitionReview = { activity, need, fundCode: 'A1', lines, total: usd(43_680), unpriced: 1, form: { values: { appropriation: '', note: '', prices: [] }, errors: [] }, version: 7, sendKey: 'c7f0f3f4-7b0e-4a07-8a52-5b8b7b6d1c01' };
export const reviewExamples: Record<string, RequisitionReview> = {
  'Under funds control': review,
  'Something is missing': { ...review, form: { values: { appropriation: '', note: '', prices: [] }, errors: [{ field: 'appropriation', message: 'Enter the appropriation data.' }] } },
  'A line needs a price': { ...review, form: { values: { ...values, prices: [] }, errors: [{ field: `prices.${lines[1]?.key ?? ''}`, message: 'Budgets and limits count line 2 by the price that you expect: enter the price of one EA in dollars.' }] } },
  'No approver': { ...review, need: { ...need, approvers: 0 } },
};

const listed: ListedRequisitionRequest = { requestId: '7d0e5a52-0a53-4c1e-9a0e-7d8f6c1b2c01', buyerName: 'Demo Buyer', payer: need.payer, status: 'waiting', amount: usd(43_680), lineCount: 2, askedAt: '2026-11-20T15:04:05Z', answerBy: '2026-11-27T15:04:05Z' };
const request: RequisitionRequest = {
  ...listed, as: 'approver', activity, fundCode: 'A1', ...values, cause: 'funds', lines, unpriced: 1, decided: null, reason: '', orderId: null,
  fiscalYear: 2027, budget: { amount: usd(2_000_000), reserved: usd(43_680), spent: usd(500_000), left: usd(1_456_320) }, events: [{ at: listed.askedAt, by: 'Demo Buyer', what: 'Sent for authorization', details: [] }],
  may: { authorize: true, change: true, giveBack: true, withdraw: false, remind: false, takeBack: false }, reviewed: '1-43680', problems: [], notice: null, form: { reason: '', quantities: [], errors: [] },
};
const ofBuyer: RequisitionRequest = { ...request, as: 'buyer', budget: null, may: { authorize: false, change: false, giveBack: false, withdraw: true, remind: true, takeBack: false } };
const decided = { by: 'Demo Approver', at: '2026-11-20T17:00:00Z' };
export const requestExamples: Record<string, RequisitionRequest> = {
  'To be authorized': request,
  'Sent by the buyer': ofBuyer,
  'Returned': { ...ofBuyer, status: 'returned', decided, reason: 'Ask for half of it.', events: [...request.events, { ...decided, what: 'Returned', details: ['Ask for half of it.'] }].map(({ at, by, what, details }) => ({ at, by, what, details })), may: { ...ofBuyer.may, withdraw: false, remind: false, takeBack: true } },
  'Authorized': { ...ofBuyer, status: 'authorized', decided, orderId: '7d0e5a52-0a53-4c1e-9a0e-7d8f6c1b2d01', may: { ...ofBuyer.may, withdraw: false, remind: false } },
  'Not answered in time': { ...ofBuyer, status: 'expired', decided: { ...decided, by: 'The marketplace' }, may: { ...ofBuyer.may, withdraw: false, remind: false, takeBack: true } },
  'An approver has lowered a quantity': { ...request, sent: [{ key: lines[0]?.key ?? '', quantity: 9 }], events: [...request.events, { at: '2026-11-20T16:00:00Z', by: 'Demo Approver', what: 'Changed', details: [`${lines[0]?.stockNumber ?? ''}: ${lines[0]?.quantity ?? 0} in place of 9`] }] },
  'A quantity is too many': { ...request, form: { ...request.form, quantities: [{ key: lines[0]?.key ?? '', left: '5' }], errors: [{ field: `quantities.${lines[0]?.key ?? ''}`, message: 'Enter a quantity from 0 to 2: more is for the buyer to ask.' }] } },
};

export const requestListExamples = {
  'An approver': { isApprover: true, waiting: [listed], own: [] },
  'A buyer': { isApprover: false, waiting: [], own: [{ ...listed, status: 'returned' as const }, listed].map((each, at) => ({ ...each, requestId: `7d0e5a52-0a53-4c1e-9a0e-7d8f6c1b2c1${at}` })) },
  'Nothing waits': { isApprover: false, waiting: [], own: [] },
};
