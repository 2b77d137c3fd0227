import type { ActorKind, PurchaseOrderEvent } from '../state/event.ts';
import type { Actor, Way } from './way.ts';

/** An event of a purchase order as it is kept. */
export interface RecordedEvent {
  /** From 1, in the order in which they were recorded. */
  readonly position: number;
  readonly eventKey: string;
  readonly event: PurchaseOrderEvent;
  readonly happenedAt: Date;
  readonly actor: Actor;
  readonly way: Way;
}

export interface EventRow {
  position: number;
  event_key: string;
  kind: string;
  details: object;
  happened_at: Date;
  actor_kind: ActorKind;
  actor: string;
  way: Way;
}

/** Only what `recordEvent` decided upon is in the table. */
export const recordedEvent = (row: EventRow): RecordedEvent => ({
  position: row.position,
  eventKey: row.event_key,
  event: { kind: row.kind, ...row.details } as PurchaseOrderEvent,
  happenedAt: row.happened_at,
  actor: { kind: row.actor_kind, name: row.actor },
  way: row.way,
});
