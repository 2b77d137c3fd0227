import { cancellationOf, documentRecord, followUpOf, readRequisition, type SupplyDocument } from '@quartermaster/contracts/requisition';
import { sql, type Connection } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import { readEvents } from '../events/read-events.ts';
import { recordEvent, stateOf } from '../events/record-event.ts';
import { RequisitionError } from '../requisition-error.ts';
import type { RequisitionEvent } from '../state/event.ts';
import { openQuantity } from '../state/state.ts';

interface Asking {
  readonly documentNumber: string;
  readonly actor: string;
  readonly now: Date;
}

/** Asks what became of a requisition: the follow-up goes out with the next export. One that waits already is enough. @throws RequisitionError */
export async function followUp(connection: Connection, asking: Asking): Promise<string> {
  await heldRecord(connection, asking.documentNumber);
  if (await followUpWaits(connection, asking.documentNumber)) throw new RequisitionError(`A follow-up of ${asking.documentNumber} goes out with the next file already. Nothing was changed.`);
  await ask(connection, asking, { kind: 'follow-up' }, followUpOf);
  return `The follow-up of ${asking.documentNumber} goes out with the next export.\n`;
}

/**
 * Takes a requisition back that was not sent yet; of one that was, asks to cancel so many pieces, or all that is open.
 *
 * @throws RequisitionError
 */
export async function cancel(connection: Connection, asking: Asking, pieces: number | null): Promise<string> {
  const record = await heldRecord(connection, asking.documentNumber);
  const state = stateOf(record, (await readEvents(connection, asking.documentNumber)).map(({ details }) => details));
  if (!state.isSent && !state.isWithdrawn) return withdraw(connection, asking, pieces);
  const quantity = pieces ?? openQuantity(state);
  await ask(connection, asking, { kind: 'cancellation', quantity }, (columns) => cancellationOf(columns, quantity));
  return `The request to cancel ${quantity} of ${asking.documentNumber} goes out with the next export.\n`;
}

/** Whether a follow-up of a requisition is not handed over yet. */
export async function followUpWaits(queries: Queries, documentNumber: string): Promise<boolean> {
  const { rows } = await queries.query(sql`select from marketplace.requisition_document where document_number = ${documentNumber} and batch is null and starts_with(record, 'AF') limit 1`);
  return rows.length > 0;
}

/** Takes a requisition back that was not sent yet; one that was stays as it is. @throws RequisitionError */
export async function takeBack(connection: Connection, asking: Asking): Promise<void> {
  await heldRecord(connection, asking.documentNumber);
  await withdraw(connection, asking, null);
}

async function withdraw(connection: Connection, asking: Asking, pieces: number | null): Promise<string> {
  const { documentNumber } = asking;
  if (pieces !== null) throw new RequisitionError(`${documentNumber} is not sent yet: it can be withdrawn as a whole. Leave the quantity out.`);
  await record(connection, asking, { kind: 'withdrawn' });
  const { rows } = await connection.query(sql`delete from marketplace.requisition_document where document_number = ${documentNumber} and batch is null returning document_id`);
  if (rows.length === 0) throw new RequisitionError(`${documentNumber} is being sent at this moment. Nothing was changed. Cancel it when it is sent.`);
  return `${documentNumber} is withdrawn and will not be sent. Its number stays used.\n`;
}

async function ask(connection: Connection, asking: Asking, event: RequisitionEvent, make: (columns: Parameters<typeof followUpOf>[0]) => SupplyDocument): Promise<void> {
  const read = readRequisition(await heldRecord(connection, asking.documentNumber));
  if ('problems' in read) throw new Error(`${asking.documentNumber} cannot be read.`);
  await record(connection, asking, event);
  const written = documentRecord(make(read.values));
  if ('problems' in written) throw new RequisitionError(`${written.problems.map(({ message }) => message).join(' ')} Nothing was changed.`);
  await connection.query(sql`insert into marketplace.requisition_document (document_number, record) values (${asking.documentNumber}, ${written.record})`);
}

async function record(connection: Connection, { documentNumber, actor, now }: Asking, event: RequisitionEvent): Promise<void> {
  const { rows } = await connection.query<{ count: number }>(sql`select count(*)::integer as count from marketplace.requisition_event where document_number = ${documentNumber}`);
  const recording = await recordEvent(connection, { documentNumber, eventKey: `asked ${(rows[0]?.count ?? 0) + 1}`, event, actor, now });
  if (recording.kind === 'refused') throw new RequisitionError(`${recording.message} Nothing was changed.`);
}

async function heldRecord(connection: Connection, documentNumber: string): Promise<string> {
  const { rows } = await connection.query<{ record: string }>(sql`select record from marketplace.requisition where document_number = ${documentNumber} for no key update`);
  const found = rows[0]?.record;
  if (found === undefined) throw new RequisitionError(`There is no requisition ${documentNumber}. Its number is AAC, date and serial number without anything between them, such as 47AB0163240001.`);
  return found;
}
