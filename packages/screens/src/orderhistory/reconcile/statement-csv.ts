import { csvFile, decimalDollars, usd, type Money, type StatementLine, type StatementPage } from '@quartermaster/contracts';
import { choiceWords, outcomeWords } from './outcome-words.ts';

const above = ({ amount }: Money): string => (amount > 0 ? decimalDollars(usd(amount)) : '');

const columns: readonly (readonly [header: string, value: (line: StatementLine) => string])[] = [
  ['Line', ({ line }) => String(line)],
  ['Date', ({ day }) => day],
  ['Vendor on the statement', ({ vendor }) => vendor],
  ['Card ending in', ({ lastFour }) => lastFour ?? ''],
  // In columns of their own: a spreadsheet would take a minus for the beginning of a formula.
  ['Charge (USD)', ({ amount }) => above(amount)],
  ['Credit (USD)', ({ amount }) => above(usd(-amount.amount))],
  ['Finding', ({ outcome }) => outcomeWords[outcome].text],
  ['Explanation', ({ explanation }) => explanation],
  ['Order', ({ orderNumber }) => orderNumber ?? ''],
  ['Purchase order', ({ poNumber }) => poNumber ?? ''],
  ['Store of the order', ({ orderStore }) => orderStore ?? ''],
  ['Corrected', ({ choice }) => (choice === null ? '' : choiceWords[choice])],
  ['Reference', ({ reference }) => reference],
  ['Dispute noted (UTC)', ({ dispute }) => dispute?.notedAt ?? ''],
  ['Reason of the dispute', ({ dispute }) => dispute?.reason ?? ''],
  ['Can be disputed until', ({ amount, disputeUntil }) => (amount.amount > 0 ? disputeUntil : '')],
];

/** A statement for the official who approves it: a row for each line, for each purchase order that is not charged, and for each order that no card pays. No cell is a formula. */
export const statementCsv = ({ lines, notCharged, leftOut }: Pick<StatementPage, 'lines' | 'notCharged' | 'leftOut'>): string =>
  csvFile([
    columns.map(([header]) => header),
    ...lines.map((line) => columns.map(([, value]) => value(line))),
    ...notCharged.map(({ placedOn, vendor, orderNumber, poNumber, open, explanation, store }) => ['', placedOn, vendor, '', '', '', 'Not charged', `${decimalDollars(open)} USD. ${explanation}`, orderNumber, poNumber, store ?? '', '', '', '', '', '']),
    ...leftOut.map(({ placedOn, orderNumber, total, aac, store }) => ['', placedOn, '', '', '', '', 'Not compared', `${decimalDollars(total)} USD. Billed to the activity ${aac}, and to no card.`, orderNumber, '', store ?? '', '', '', '', '', '']),
  ]);
