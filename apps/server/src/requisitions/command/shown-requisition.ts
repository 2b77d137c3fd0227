import { explainRecord, supplyStatusCodes } from '@quartermaster/contracts/requisition';
import { sql, type Connection } from '@quartermaster/database';
import { readEvents } from '../events/read-events.ts';
import { stateOf } from '../events/record-event.ts';
import { RequisitionError } from '../requisition-error.ts';
import type { RequisitionEvent } from '../state/event.ts';
import { openQuantity, statusOf } from '../state/state.ts';

/** A requisition for the terminal: status, its columns with their meanings, and all that happened. @throws RequisitionError where there is none */
export async function shownRequisition(connection: Connection, documentNumber: string): Promise<string> {
  const { rows } = await connection.query<{ record: string; approver: string; entered_at: Date; entered_by: string }>(
    sql`select record, approver, entered_at, entered_by from marketplace.requisition where document_number = ${documentNumber}`);
  const [row] = rows;
  if (row === undefined) throw new RequisitionError(`There is no requisition ${documentNumber}. "list" shows the newest ones.`);
  const events = await readEvents(connection, documentNumber);
  const state = stateOf(row.record, events.map(({ details }) => details));
  return [
    `${documentNumber}  ${statusOf(state)}, ${openQuantity(state)} of ${state.ordered} open${row.approver === '' ? '' : `, approved by ${row.approver}`}`,
    row.record.trimEnd(),
    ...explainRecord(row.record).filter(({ text }) => text.trim() !== '').map(({ column, text, meaning }) => `  ${`${column.from}-${column.to}`.padEnd(6)}${text.padEnd(16)}${column.title}: ${meaning}`),
    `${row.entered_at.toISOString()}  entered by ${row.entered_by}`,
    ...events.map(({ details, happened_at, actor }) => `${happened_at.toISOString()}  ${eventWords(details)} (${actor})`),
    '',
  ].join('\n');
}

const ofPart = (suffix: string): string => (suffix === '' ? '' : ` of part ${suffix}`);

function eventWords(event: RequisitionEvent): string {
  switch (event.kind) {
    case 'sent':
      return `Sent in ${event.file}`;
    case 'withdrawn':
      return 'Withdrawn before it was sent';
    case 'follow-up':
      return 'Follow-up';
    case 'cancellation':
      return `Asked to cancel ${event.quantity}`;
    case 'supply-status': {
      const { suffix, statusCode, quantity, day, estimatedShippingDay } = event;
      const meaning = supplyStatusCodes.find(statusCode)?.meaning ?? 'not in the table of status codes';
      return `${statusCode} of ${day}, ${quantity}${ofPart(suffix)}: ${meaning}${estimatedShippingDay === null ? '' : `. Estimated to ship on ${estimatedShippingDay}`}`;
    }
    case 'shipment-status':
      return `Shipped on ${event.day}: ${event.quantity}${ofPart(event.suffix)}${event.transportationNumber === '' ? '' : `, transportation number ${event.transportationNumber}`}`;
  }
}
