import { explainRecord } from '@quartermaster/contracts/requisition';
import { sql, type Connection } from '@quartermaster/database';
import { eventWords } from '../events/event-words.ts';
import { readEvents } from '../events/read-events.ts';
import { stateOf } from '../events/record-event.ts';
import { RequisitionError } from '../requisition-error.ts';
import { openQuantity, statusOf } from '../state/state.ts';

/** A requisition for the terminal: status, its columns with their meanings, and all that happened. @throws RequisitionError where there is none */
export async function shownRequisition(connection: Connection, documentNumber: string): Promise<string> {
  const { rows } = await connection.query<{ record: string; approver: string; entered_at: Date; entered_by: string; remarks: string; further_advice_codes: string[]; export_option: string }>(
    sql`select record, approver, entered_at, entered_by, remarks, further_advice_codes, export_option from marketplace.requisition where document_number = ${documentNumber}`);
  const [row] = rows;
  if (row === undefined) throw new RequisitionError(`There is no requisition ${documentNumber}. "list" shows the newest ones.`);
  const events = await readEvents(connection, documentNumber);
  const state = stateOf(row.record, events.map(({ details }) => details));
  return [
    `${documentNumber}  ${statusOf(state)}, ${openQuantity(state)} of ${state.ordered} open${row.approver === '' ? '' : `, approved by ${row.approver}`}`,
    row.record.trimEnd(),
    ...explainRecord(row.record).filter(({ text }) => text.trim() !== '').map(({ column, text, meaning }) => `  ${`${column.from}-${column.to}`.padEnd(6)}${text.padEnd(16)}${column.title}: ${meaning}`),
    ...(row.further_advice_codes.length === 0 ? [] : [`  further advice codes: ${row.further_advice_codes.join(', ')}`]),
    ...(row.export_option === '' ? [] : [`  export option: ${row.export_option}`]),
    ...(row.remarks === '' ? [] : [`  remarks: ${row.remarks}`]),
    `${row.entered_at.toISOString()}  entered by ${row.entered_by}`,
    ...events.map(({ details, happened_at, actor }) => `${happened_at.toISOString()}  ${eventWords(details)} (${actor})`),
    '',
  ].join('\n');
}
