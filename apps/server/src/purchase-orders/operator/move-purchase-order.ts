import type { Connection } from '@quartermaster/database';
import { recordEvent, type EventToRecord, type Recording } from '../events/record-event.ts';
import { decide } from '../state/decide.ts';
import { statusOf, underWay, type PurchaseOrderState } from '../state/state.ts';
import { eventOfStatus, movableTo, type MovableStatus, type Told } from './event-of-status.ts';

/** Who of the marketplace does it, by what, and under which key. */
export interface OperatorAct extends Pick<EventToRecord, 'poNumber' | 'eventKey' | 'way' | 'now'> {
  /** As the time line names them. */
  readonly operator: string;
  /** As the operator knows it. */
  readonly state: PurchaseOrderState;
}

/** Records that all that is left of a purchase order has come to a status, in the transaction of the caller. */
export const movePurchaseOrder = (connection: Connection, { operator, state, ...act }: OperatorAct, status: MovableStatus, told: Told): Promise<Recording> =>
  recordEvent(connection, { ...act, event: eventOfStatus(status, state, told), actor: { kind: 'operator', name: operator } });

/** The statuses to which a purchase order can be moved. */
export const movesOf = (state: PurchaseOrderState): MovableStatus[] =>
  movableTo.filter((status) => (status !== 'sent' || statusOf(state) === 'Submitted') && decide(state, eventOfStatus(status, state, { reason: '', carrier: '', tracking: '' }), 'operator').kind === 'next');

/** Grants what the buyer has asked for, for the vendor: cancels it, or rejects what is open where something is under way. */
export const grantCancellation = (connection: Connection, act: OperatorAct, reason: string): Promise<Recording> =>
  movePurchaseOrder(connection, act, act.state.lines.some((line) => underWay(line) > 0) ? 'rejected' : 'canceled', { reason, carrier: '', tracking: '' });
