import { orderPlaced } from '../../checkout/order.examples.ts';
import { usd } from '../../money/money.ts';
import type { StatementLine, StatementPage, StatementRow } from './statement.schema.ts';

export const statementRow: StatementRow = {
  statementId: '0190c1f0-0000-7000-8000-00000000c101', fileName: 'statement-november.csv', uploadedAt: '2026-12-01T15:04:05Z', lastFour: '1111', from: '2026-11-21', to: '2026-11-30', lines: 5, charged: usd(224_345),
};

const [first, second] = orderPlaced.purchaseOrders;
const line: StatementLine = {
  line: 2, day: '2026-11-23', amount: usd(43_680), vendor: 'SAMPLE SUPPLY CO 800-555-0100', lastFour: '1111', reference: '24692166327100', outcome: 'matched', explanation: `The amount of purchase order ${first?.poNumber}.`,
  orderNumber: orderPlaced.orderNumber, poNumber: first?.poNumber ?? null, orderStore: null, choice: null, dispute: null, disputeUntil: '2027-02-21', isDisputable: true,
};

export const statementPage: StatementPage = {
  statement: statementRow,
  lines: [
    line,
    { ...line, line: 3, day: '2026-11-24', amount: usd(74_900), vendor: 'SAMPLE COMPUTERS', outcome: 'part', poNumber: second?.poNumber ?? null, disputeUntil: '2027-02-22', explanation: `A part of purchase order ${second?.poNumber}: $749.00 of $1,498.00. $749.00 is not charged yet.` },
    { ...line, line: 4, day: '2026-11-25', amount: usd(79_394), vendor: 'SAMPLE COMPUTERS', outcome: 'differs', poNumber: second?.poNumber ?? null, disputeUntil: '2027-02-23', explanation: `$44.94 more than the $749.00 that is left of purchase order ${second?.poNumber}: 6% of it, as a sales tax would be. Purchases with a government purchase card are exempt from state tax: ask the vendor to take it back.` },
    { ...line, line: 5, day: '2026-11-28', amount: usd(30_000), vendor: 'UNKNOWN TRADER', outcome: 'unmatched', orderNumber: null, poNumber: null, disputeUntil: '2027-02-26', dispute: { notedAt: '2026-12-01T16:00:00Z', reason: 'No one here ordered this.' }, explanation: 'No order of yours in this store has this amount or this vendor.' },
    { ...line, line: 6, day: '2026-11-30', amount: usd(-3_629), vendor: 'SAMPLE SUPPLY CO', outcome: 'credit', disputeUntil: '2027-02-28', isDisputable: false, explanation: `A credit from the vendor of purchase order ${first?.poNumber}.` },
  ],
  notCharged: [{ orderNumber: 'A27-0000119-1', poNumber: 'A27-0000119-1-01', vendor: 'Sample Supply Co.', placedOn: '2026-11-22', open: usd(7_450), explanation: 'Nothing of it is charged. Not all of it is shipped yet.', store: null }],
  linkable: [{ poNumber: first?.poNumber ?? '', vendor: 'Sample Supply Co.', placedOn: '2026-11-20', amount: usd(43_680), store: null }, { poNumber: 'A27-0000120-1-01', vendor: 'Sample Hardware', placedOn: '2026-11-25', amount: usd(1_250), store: 'HARBOR' }],
  leftOut: [{ orderNumber: 'A27-0000121-1', placedOn: '2026-11-24', total: usd(12_000), aac: '47SMPL', store: null }],
  problem: null,
};

/** The same with two charges of which the buyer says what they are. */
export const correctedPage: StatementPage = {
  ...statementPage, statement: { ...statementRow, lines: 7, charged: usd(235_495) },
  lines: [
    ...statementPage.lines,
    { ...line, line: 7, day: '2026-11-29', amount: usd(1_250), vendor: 'SQ *HARDWARE', choice: 'linked', orderNumber: 'A27-0000120-1', poNumber: 'A27-0000120-1-01', orderStore: 'HARBOR', disputeUntil: '2027-02-27', explanation: 'The amount of purchase order A27-0000120-1-01. You have linked it.' },
    { ...line, line: 8, day: '2026-11-29', amount: usd(9_900), vendor: 'UNKNOWN HOTEL', outcome: 'notTheirs', choice: 'notTheirs', orderNumber: null, poNumber: null, disputeUntil: '2027-02-27', explanation: 'You have said that this charge is not yours. Tell your bank, and dispute it.' },
  ],
};

export const statementRows: StatementRow[] = [statementRow, { ...statementRow, statementId: '0190c1f0-0000-7000-8000-00000000c102', fileName: 'statement-october.ofx', uploadedAt: '2026-11-01T15:04:05Z', from: '2026-10-01', to: '2026-10-31', lines: 42, charged: usd(804_512) }];
