import type { StatementLine } from '@quartermaster/contracts';
import { expect, it } from 'vitest';
import { statementCsv } from './statement-csv.ts';

const line: StatementLine = {
  line: 2, day: '2026-11-23', amount: { amount: 21_840, currency: 'USD' }, vendor: 'SAMPLE, SUPPLY', lastFour: '1111', reference: '7', outcome: 'matched', explanation: 'The amount of purchase order A.',
  orderNumber: 'A', poNumber: 'A-01', orderStore: null, choice: null, dispute: null, disputeUntil: '2027-02-21', isDisputable: true,
};

it('has a row for each line, each purchase order that is not charged and each order that no card pays, with charges and credits apart', () => {
  const notCharged = [{ orderNumber: 'B', poNumber: 'B-01', vendor: 'Other', placedOn: '2026-11-22', open: { amount: 705, currency: 'USD' as const }, explanation: 'Nothing of it is charged.', store: null }];
  const leftOut = [{ orderNumber: 'C', placedOn: '2026-11-24', total: { amount: 1_200, currency: 'USD' as const }, aac: '47SMPL', store: 'VA' }];
  const credit: StatementLine = { ...line, line: 3, amount: { amount: -500, currency: 'USD' }, outcome: 'credit', dispute: { notedAt: '2026-12-01T16:00:00Z', reason: 'No' }, choice: 'linked', orderStore: 'VA' };
  expect(statementCsv({ lines: [line, credit], notCharged, leftOut }).split('\r\n')).toEqual([
    'Line,Date,Vendor on the statement,Card ending in,Charge (USD),Credit (USD),Finding,Explanation,Order,Purchase order,Store of the order,Corrected,Reference,Dispute noted (UTC),Reason of the dispute,Can be disputed until',
    '2,2026-11-23,"SAMPLE, SUPPLY",1111,218.40,,Matched,The amount of purchase order A.,A,A-01,,,7,,,2027-02-21',
    '3,2026-11-23,"SAMPLE, SUPPLY",1111,,5.00,Credit,The amount of purchase order A.,A,A-01,VA,Linked by hand,7,2026-12-01T16:00:00Z,No,',
    ',2026-11-22,Other,,,,Not charged,7.05 USD. Nothing of it is charged.,B,B-01,,,,,,',
    ',2026-11-24,,,,,Not compared,"12.00 USD. Billed to the activity 47SMPL, and to no card.",C,,VA,,,,,',
  ]);
});

it.each(['=cmd()', '+1', '-1', '@sum', '\t=1', '＝cmd()'])('never starts a cell with the formula %j', (text) => {
  const row = statementCsv({ lines: [{ ...line, vendor: text, reference: text, dispute: { notedAt: '', reason: text } }], notCharged: [], leftOut: [] }).split('\r\n')[1] ?? '';
  expect(row.split(`,'${text}`)).toHaveLength(4);
});
