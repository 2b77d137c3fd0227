import { createHash } from 'node:crypto';
import { adviceCodesIn, bareRequisition, checkRequisition, noException, ordinalDate, readRequisition, type ExceptionData, type RuleSettings } from '@quartermaster/contracts/requisition';
import { sql, withTransaction, type Connection, type Pool } from '@quartermaster/database';
import { washingtonDay } from '../../runtime/index.ts';
import { keepRequisition } from '../numbers/keep-requisition.ts';
import { RequisitionError } from '../requisition-error.ts';
import { readRuleSettings } from '../rules/kept-settings.ts';
import { requisitionFacts } from './facts.ts';
import { recordLines, type LineReject } from './line-reject.ts';

export interface Entry {
  /** Lines of 71 to 80 columns. Blank are filled in: the serial number, the date (of today), and the routing identifier (of the settings). */
  readonly text: string;
  /** Who approved the urgent ones; empty: no one is named. */
  readonly approver: string;
  readonly enteredBy: string;
  /** What lines say beyond their columns, by their number in the file; none: nothing. */
  readonly exceptions?: ReadonlyMap<number, ExceptionData>;
  /** Whether a file that was entered before is meant a second time. */
  readonly isMeantAgain: boolean;
}

export interface Entered {
  /** Their document numbers, in the order of the file. */
  readonly numbers: readonly string[];
  /** The lines of those, from 1. */
  readonly lines: readonly number[];
  readonly rejects: readonly LineReject[];
}

/**
 * Enters the requisitions of a file that break no rule, all in one transaction: a process that dies has entered none of them, and one that is not sure whether it
 * had is told, since a file is entered once.
 *
 * @throws RequisitionError for a file that was entered before, and for exception data of a line that there is not
 */
export const enterRequisitions = (database: Pool, entry: Entry, now: Date): Promise<Entered> => withTransaction(database, (connection) => enterInTransaction(connection, entry, now));

/** The same in the caller's transaction. */
export async function enterInTransaction(connection: Connection, entry: Entry, now: Date): Promise<Entered> {
  const settings = await readRuleSettings(connection);
  const lines = recordLines(entry.text);
  for (const line of entry.exceptions?.keys() ?? []) if (!lines.some(([number]) => number === line)) throw new RequisitionError(`The exception data name line ${line}, and the file has no such line. Nothing was changed.`);
  const numbers: string[] = [];
  const entered: number[] = [];
  const rejects: LineReject[] = [];
  for (const [line, record] of lines) {
    const result = await enterOne(connection, record, { ...entry, exception: entry.exceptions?.get(line) ?? noException }, settings, now);
    if (typeof result === 'string') {
      numbers.push(result);
      entered.push(line);
    } else rejects.push({ line, reasons: result, record });
  }
  // A file of which nothing was entered may be tried again as it is.
  if (numbers.length > 0) await claimFile(connection, entry, now);
  return { numbers, lines: entered, rejects };
}

/** When a file with the same text and exception data was entered; null: none was. */
export async function enteredBefore(connection: Connection, entry: Pick<Entry, 'text' | 'exceptions'>): Promise<Date | null> {
  const { rows } = await connection.query<{ entered_at: Date }>(sql`select entered_at from marketplace.requisition_file where text_hash = ${hashOf(entry)}`);
  return rows[0]?.entered_at ?? null;
}

const hashOf = ({ text, exceptions = new Map() }: Pick<Entry, 'text' | 'exceptions'>): string => createHash('sha256').update(exceptions.size === 0 ? text : `${text}\n${JSON.stringify([...exceptions])}`).digest('hex');

async function claimFile(connection: Connection, entry: Entry, now: Date): Promise<void> {
  const hash = hashOf(entry);
  const { rows: claimed } = await connection.query(sql`insert into marketplace.requisition_file (text_hash, entered_at) values (${hash}, ${now}) on conflict (text_hash) do nothing returning text_hash`);
  if (claimed.length > 0 || entry.isMeantAgain) return;
  throw new RequisitionError(`A file with the same text was entered on ${(await enteredBefore(connection, entry))?.toISOString() ?? 'another day'}. Nothing was changed. With --again it is entered once more: what has no serial number is ordered twice then.`);
}

/** The document number, or the reasons why there is none. */
async function enterOne(connection: Connection, line: string, { approver, enteredBy, exception }: Entry & { readonly exception: ExceptionData }, settings: RuleSettings, now: Date): Promise<string | readonly string[]> {
  const read = readRequisition(line);
  if ('problems' in read) return read.problems.map(({ message }) => message);
  const today = washingtonDay(now);
  const { values } = read;
  const needsSerial = values.serial === '';
  const columns = { ...values, routingIdentifier: values.routingIdentifier || settings.routingIdentifier, ordinalDate: values.ordinalDate || ordinalDate(today), serial: values.serial || '0001' };
  const beside = { remarks: exception.remarks.trim(), furtherAdviceCodes: adviceCodesIn(exception.furtherAdviceCodes), exportOption: exception.exportOption.trim() };
  const facts = await requisitionFacts(connection, columns, today);
  const problems = checkRequisition({ ...bareRequisition(columns), approver, ...beside }, needsSerial ? { ...facts, isNumberUsed: false } : facts, settings);
  if (problems.length > 0) return problems.map(({ message }) => message);
  return keepRequisition(connection, { columns, beside, needsSerial }, { approver, enteredBy, now });
}
