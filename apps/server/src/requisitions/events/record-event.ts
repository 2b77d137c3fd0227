import { readRequisition } from '@quartermaster/contracts/requisition';
import { sql, type Connection } from '@quartermaster/database';
import { decide, replay } from '../state/decide.ts';
import type { RequisitionEvent } from '../state/event.ts';
import { entered, givenUp, statusOf, type RequisitionState, type RequisitionStatus } from '../state/state.ts';
import { readEvents } from './read-events.ts';

export interface EventToRecord {
  readonly documentNumber: string;
  /** What comes twice under one key is recorded once. */
  readonly eventKey: string;
  readonly event: RequisitionEvent;
  /** The person or the program. */
  readonly actor: string;
  readonly now: Date;
}

export type Recording =
  | { readonly kind: 'recorded' | 'repeated'; readonly status: RequisitionStatus }
  /** Nothing is changed. */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

/** The one way in which a requisition changes after it is entered: holds its row, decides by what was recorded before, and writes the event and the status in the caller's transaction. */
export async function recordEvent(connection: Connection, { documentNumber, eventKey, event, actor, now }: EventToRecord): Promise<Recording> {
  const { rows: held } = await connection.query<{ record: string }>(sql`select record from marketplace.requisition where document_number = ${documentNumber} for no key update`);
  const record = held[0]?.record;
  if (record === undefined) return { kind: 'refused', code: 'UNKNOWN', message: `There is no requisition ${documentNumber}.` };
  const events = await readEvents(connection, documentNumber);
  const state = stateOf(record, events.map((recorded) => recorded.details));
  if (events.some((recorded) => recorded.event_key === eventKey)) return { kind: 'repeated', status: statusOf(state) };
  const decision = decide(state, event);
  if (decision.kind === 'refused') return { ...decision, message: `${documentNumber}: ${decision.message}` };
  const status = statusOf(decision.state);
  await connection.query(sql`
    with event as (
      insert into marketplace.requisition_event (document_number, position, event_key, details, happened_at, actor)
      values (${documentNumber}, ${events.length + 1}, ${eventKey}, ${JSON.stringify(event)}, ${now}, ${actor}))
    update marketplace.requisition set status = ${status}, given_up = ${givenUp(decision.state)} where document_number = ${documentNumber}`);
  return { kind: 'recorded', status };
}

/** What events make of the requisition of a record that was checked when it was entered. */
export function stateOf(record: string, events: readonly RequisitionEvent[]): RequisitionState {
  const read = readRequisition(record);
  if ('problems' in read) throw new Error(`A requisition that is kept cannot be read: ${read.problems.map(({ message }) => message).join(' ')}`);
  return replay(entered(read.values.quantity), events);
}
