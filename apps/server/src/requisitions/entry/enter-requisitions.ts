import { createHash } from 'node:crypto';
import { bareRequisition, checkRequisition, documentNumber, ordinalDate, readRequisition, requisitionRecord, type RequisitionColumns, type RuleSettings } from '@quartermaster/contracts/requisition';
import { sql, withTransaction, type Connection, type Pool } from '@quartermaster/database';
import { washingtonDay } from '../../runtime/index.ts';
import { nextSerial } from '../numbers/next-serial.ts';
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
  /** Whether a file that was entered before is meant a second time. */
  readonly isMeantAgain: boolean;
}

export interface Entered {
  /** Their document numbers, in the order of the file. */
  readonly numbers: readonly string[];
  readonly rejects: readonly LineReject[];
}

/**
 * Enters the requisitions of a file that break no rule, all in one transaction: a process that dies has entered none of them, and one that is not sure whether it
 * had is told, since a file is entered once.
 *
 * @throws RequisitionError for a file that was entered before
 */
export const enterRequisitions = (database: Pool, entry: Entry, now: Date): Promise<Entered> =>
  withTransaction(database, async (connection) => {
    const settings = await readRuleSettings(connection);
    const numbers: string[] = [];
    const rejects: LineReject[] = [];
    for (const [line, record] of recordLines(entry.text)) {
      const result = await enterOne(connection, record, entry, settings, now);
      if (typeof result === 'string') numbers.push(result);
      else rejects.push({ line, reasons: result, record });
    }
    // A file of which nothing was entered may be tried again as it is.
    if (numbers.length > 0) await claimFile(connection, entry, now);
    return { numbers, rejects };
  });

async function claimFile(connection: Connection, { text, isMeantAgain }: Entry, now: Date): Promise<void> {
  const hash = createHash('sha256').update(text).digest('hex');
  const { rows: claimed } = await connection.query(sql`insert into marketplace.requisition_file (text_hash, entered_at) values (${hash}, ${now}) on conflict (text_hash) do nothing returning text_hash`);
  if (claimed.length > 0 || isMeantAgain) return;
  const { rows } = await connection.query<{ entered_at: Date }>(sql`select entered_at from marketplace.requisition_file where text_hash = ${hash}`);
  throw new RequisitionError(`A file with the same text was entered on ${rows[0]?.entered_at.toISOString() ?? 'another day'}. Nothing was changed. With --again it is entered once more: what has no serial number is ordered twice then.`);
}

/** The document number, or the reasons why there is none. */
async function enterOne(connection: Connection, line: string, { approver, enteredBy }: Entry, settings: RuleSettings, now: Date): Promise<string | readonly string[]> {
  const read = readRequisition(line);
  if ('problems' in read) return read.problems.map(({ message }) => message);
  const today = washingtonDay(now);
  const { values } = read;
  const needsSerial = values.serial === '';
  const columns = { ...values, routingIdentifier: values.routingIdentifier || settings.routingIdentifier, ordinalDate: values.ordinalDate || ordinalDate(today), serial: values.serial || '0001' };
  const facts = await requisitionFacts(connection, columns, today);
  const problems = checkRequisition({ ...bareRequisition(columns), approver }, needsSerial ? { ...facts, isNumberUsed: false } : facts, settings);
  if (problems.length > 0) return problems.map(({ message }) => message);
  for (;;) {
    const serial = needsSerial ? await nextSerial(connection, columns.activity, columns.ordinalDate) : columns.serial;
    if (serial === null) return [`R09: All serial numbers from 0001 to 9999 of ${columns.activity} for ${columns.ordinalDate} are used. Enter it tomorrow, or give one with a letter in front that your agency has set aside.`];
    const number = await keep(connection, { ...columns, serial }, { approver, enteredBy, now });
    if (number !== null) return number;
    // Another process has just used it.
    if (!needsSerial) return [`R09: ${documentNumber(columns)} is the number of another requisition. Give a serial number that was not used that day, or none.`];
  }
}

async function keep(connection: Connection, columns: RequisitionColumns, { approver, enteredBy, now }: { approver: string; enteredBy: string; now: Date }): Promise<string | null> {
  const written = requisitionRecord(columns);
  if ('problems' in written) throw new Error(`A requisition that breaks no rule cannot be written: ${written.problems[0]?.message}`);
  const { rows } = await connection.query<{ document_number: string }>(sql`
    with requisition as (
      insert into marketplace.requisition (document_number, record, approver, status, entered_at, entered_by)
      values (${documentNumber(columns)}, ${written.record}, ${approver}, 'Entered', ${now}, ${enteredBy})
      on conflict (document_number) do nothing returning document_number, record)
    insert into marketplace.requisition_document (document_number, record) select document_number, record from requisition returning document_number`);
  return rows[0]?.document_number ?? null;
}
