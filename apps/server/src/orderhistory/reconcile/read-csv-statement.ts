import { parseCalendarDate } from '@quartermaster/contracts';
import { CsvFileError, readCsvRows } from '../../csv/index.ts';
import { cutCardNumbers, lastFourOf } from './cut-card-numbers.ts';
import { readAmount } from './read-amount.ts';
import type { ReadStatement, StatementCharge, StatementProblem } from './statement-line.ts';

/** The headings under which banks have each column, the one that counts first. */
const headings = {
  day: ['transaction date', 'trans date', 'date', 'posting date', 'post date', 'posted date'],
  amount: ['amount', 'transaction amount', 'billing amount'],
  debit: ['debit', 'charge'],
  credit: ['credit'],
  vendor: ['merchant', 'merchant name', 'vendor', 'supplier', 'description', 'transaction description', 'payee', 'name'],
  card: ['card', 'card number', 'account', 'account number', 'last four', 'card ending'],
  reference: ['reference', 'reference number', 'transaction id', 'transaction number'],
} as const;
type Meaning = keyof typeof headings;

const columns = Object.values(headings).flatMap(([first]) => first);
const quoted = (text: string): string => `“${cutCardNumbers(text).slice(0, 60)}”`;

/** The charges of a statement as CSV with a heading, or what is wrong with its lines. */
export function readCsvStatement(text: string): ReadStatement {
  try {
    const { rows, skipped } = readCsvRows(text, columns, []);
    const [first] = rows;
    if (first === undefined) return { problems: skipped.length > 0 ? skipped.map(withoutNumbers) : [{ line: 0, message: 'The file has a heading and no lines.' }] };
    const cell = cellsOf(Object.keys(first.record));
    const missing = missingIn(cell);
    if (missing !== null) return { problems: [{ line: 1, message: missing }] };
    const read = rows.map(({ record, line }) => readLine((meaning) => (record[cell[meaning] ?? ''] ?? '').trim(), line));
    const problems = [...skipped.map(withoutNumbers), ...read.flatMap((each) => ('problems' in each ? each.problems : []))].toSorted((one, other) => one.line - other.line);
    if (problems.length > 0) return { problems };
    return { charges: chargesPositive(read.flatMap((each) => ('charge' in each ? [each.charge] : [])), cell.amount === undefined) };
  } catch (error) {
    if (error instanceof CsvFileError) return { problems: [{ line: 0, message: cutCardNumbers(error.message) }] };
    throw error;
  }
}

const withoutNumbers = ({ line, reason }: { readonly line: number; readonly reason: string }): StatementProblem => ({ line, message: cutCardNumbers(reason) });

/** The heading of each meaning in this file. */
const cellsOf = (found: readonly string[]): Partial<Record<Meaning, string>> =>
  Object.fromEntries(Object.entries(headings).flatMap(([meaning, names]) => {
    const name = names.find((each) => found.includes(each));
    return name === undefined ? [] : [[meaning, name]];
  }));

function missingIn(cell: Partial<Record<Meaning, string>>): string | null {
  const missing = [
    cell.day === undefined ? 'a date (Transaction Date)' : '', cell.amount === undefined && cell.debit === undefined ? 'an amount (Amount, or Debit and Credit)' : '', cell.vendor === undefined ? 'a vendor (Merchant or Description)' : '',
  ].filter((each) => each !== '');
  return missing.length === 0 ? null : `The heading has no column for ${missing.join(' and ')}. Name the columns in the first line.`;
}

function readLine(cell: (meaning: Meaning) => string, line: number): { readonly charge: StatementCharge } | { readonly problems: readonly StatementProblem[] } {
  const [day, vendor] = [parseCalendarDate(cell('day')), cutCardNumbers(cell('vendor')).slice(0, 200)];
  const amount = amountOf(cell);
  const problems = [
    ...(day === null ? [`${quoted(cell('day'))} is no date. Write it as 2026-11-23 or 11/23/2026.`] : []),
    ...(typeof amount === 'string' ? [amount] : []),
    ...(vendor === '' ? ['No vendor is named.'] : []),
  ].map((message) => ({ line, message }));
  if (day === null || typeof amount === 'string' || problems.length > 0) return { problems };
  return { charge: { line, day, amount, vendor, lastFour: lastFourOf(cell('card')), reference: cutCardNumbers(cell('reference')).slice(0, 100) } };
}

/** Cents, or what is wrong. */
function amountOf(cell: (meaning: Meaning) => string): number | string {
  const typed = cell('amount') || cell('debit') || cell('credit');
  const amount = readAmount(typed);
  if (amount === null) return `${quoted(typed)} is no amount. Write it as 218.40.`;
  return cell('amount') === '' && cell('debit') === '' ? -Math.abs(amount) : amount;
}

/** Some banks write charges below zero: where most lines are, they are the charges. Columns of debits and credits say which is which. */
function chargesPositive(charges: readonly StatementCharge[], isSaid: boolean): readonly StatementCharge[] {
  const negative = charges.filter(({ amount }) => amount < 0).length;
  return isSaid || negative * 2 <= charges.length ? charges : charges.map((charge) => ({ ...charge, amount: -charge.amount }));
}
