import { isDeepStrictEqual } from 'node:util';
import { sql, type Connection } from '@quartermaster/database';
import { concernsOf } from '../concerns/concerns-of.ts';
import { concernsNoted } from '../concerns/kept-concerns.ts';
import { tellBuyer } from '../buyer-mail/tell-buyer.ts';
import { decide } from '../state/decide.ts';
import type { PurchaseOrderEvent } from '../state/event.ts';
import { outlookOf } from '../state/outlook.ts';
import { refused, type Refusal } from '../state/refusal.ts';
import { statusOf, type PurchaseOrderState, type PurchaseOrderStatus } from '../state/state.ts';
import { readTerms } from './ordered-terms.ts';
import { readPurchaseOrders } from './read-purchase-order.ts';
import type { RecordedEvent } from './recorded-event.ts';
import type { Actor, Way } from './way.ts';

export interface EventToRecord {
  readonly poNumber: string;
  /**
   * The sender's own name of what happened, up to 200 characters: the same key with the same contents is recorded once, however often it comes. A key
   * is unique within its purchase order.
   */
  readonly eventKey: string;
  readonly event: PurchaseOrderEvent;
  readonly actor: Actor;
  readonly way: Way;
  readonly now: Date;
}

export type Recording =
  | { readonly kind: 'recorded'; readonly status: PurchaseOrderStatus; readonly state: PurchaseOrderState }
  /** It was recorded before, and nothing is changed. */
  | { readonly kind: 'repeated'; readonly status: PurchaseOrderStatus; readonly state: PurchaseOrderState }
  /** Nothing is changed. */
  | Refusal;

/**
 * A program that repeats itself under new keys, or a person with a link who means harm, fills no more than that. Vendor and buyer have room of their
 * own, and operators and the marketplace always: neither can keep the other from answering, canceling or receiving.
 */
const mostOfOneSide = 500;

/**
 * The one way in which a purchase order changes after it is placed: holds its row, decides by what was recorded before, and writes the event with the
 * status, the outlook and the concerns of operators that follow from it, with the mail to the buyer where they must know, in the caller's transaction.
 */
export async function recordEvent(connection: Connection, { poNumber, eventKey, event, actor, way, now }: EventToRecord): Promise<Recording> {
  const { rows: held } = await connection.query<{ po_number: string }>(sql`select po_number from marketplace.purchase_order where po_number = ${poNumber} for no key update`);
  const record = held.length === 0 ? undefined : (await readPurchaseOrders(connection, [poNumber])).get(poNumber);
  if (record === undefined) return refused('PO_UNKNOWN', `There is no purchase order ${poNumber}.`);
  const before = record.events.find((known) => known.eventKey === eventKey);
  if (before !== undefined) return isSame(before, event, actor) ? { kind: 'repeated', status: statusOf(record.state), state: record.state } : keyReused(eventKey);
  if (isFull(record.events, actor)) return refused('PO_FULL', `There is room for ${mostOfOneSide} events of a ${actor.kind} in a purchase order, and so many are recorded. Write to the help desk.`);
  if (writesTooMuch(record.events, event, actor, now)) return refused('TOO_MANY_MESSAGES', `You have written ${mostWrittenAnHour} messages about this purchase order within an hour. Write again later, or say all of it in one message.`);
  const decision = decide(record.state, event, actor.kind);
  if (decision.kind === 'refused') return decision;
  const status = statusOf(decision.state);
  const { expectedOn, standing } = outlookOf(decision.state, await readTerms(connection, poNumber));
  const recorded: RecordedEvent = { position: record.events.length + 1, eventKey, event, happenedAt: now, actor, way };
  const { kind, ...details } = event;
  await connection.query(sql`with event as (
      insert into marketplace.purchase_order_event (po_number, position, event_key, kind, details, happened_at, actor_kind, actor, way)
      values (${poNumber}, ${recorded.position}, ${eventKey}, ${kind}, ${JSON.stringify(details)}, ${now}, ${actor.kind}, ${actor.name}, ${way})),${concernsNoted(poNumber, concernsOf(decision.state, [...record.events, recorded]))}
    update marketplace.purchase_order set status = ${status}, expected_on = ${expectedOn}, standing = ${standing} where po_number = ${poNumber}`);
  await tellBuyer(connection, poNumber, event, actor, now);
  return { kind: 'recorded', status, state: decision.state };
}

const isFull = (events: readonly RecordedEvent[], { kind }: Actor): boolean =>
  (kind === 'vendor' || kind === 'buyer') && events.filter(({ actor }) => actor.kind === kind).length >= mostOfOneSide;

/** What people write, and others are mailed. */
const written: ReadonlySet<PurchaseOrderEvent['kind']> = new Set(['message', 'problem-reported', 'cancellation-requested']);
/** Of one side. */
const mostWrittenAnHour = 30;

function writesTooMuch(events: readonly RecordedEvent[], { kind }: PurchaseOrderEvent, actor: Actor, now: Date): boolean {
  if (!written.has(kind) || (actor.kind !== 'vendor' && actor.kind !== 'buyer')) return false;
  const anHourAgo = now.getTime() - 60 * 60_000;
  return events.filter((known) => known.actor.kind === actor.kind && written.has(known.event.kind) && known.happenedAt.getTime() > anHourAgo).length >= mostWrittenAnHour;
}

const isSame = (known: RecordedEvent, event: PurchaseOrderEvent, actor: Actor): boolean =>
  known.actor.kind === actor.kind && isDeepStrictEqual(known.event, event);

const keyReused = (eventKey: string): Refusal => refused('EVENT_KEY_REUSED', `Something else was recorded under the key ${eventKey}. Give each event a key of its own.`);
