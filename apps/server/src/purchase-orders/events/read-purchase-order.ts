import type { Queries } from '../../runtime/index.ts';
import { replay } from '../state/replay.ts';
import { submitted, type PurchaseOrderState } from '../state/state.ts';
import { recordedEvent, type EventRow, type RecordedEvent } from './recorded-event.ts';

interface LineRow {
  po_number: string;
  position: number;
  quantity: number;
}

/** What is known of a purchase order, and how it came to be known. */
export interface PurchaseOrderRecord {
  readonly state: PurchaseOrderState;
  readonly events: readonly RecordedEvent[];
}

/** Purchase orders by their numbers, without those that do not exist. */
export async function readPurchaseOrders(queries: Queries, poNumbers: readonly string[]): Promise<ReadonlyMap<string, PurchaseOrderRecord>> {
  const { rows: lines } = await queries.query<LineRow>(
    'select po_number, position, quantity from marketplace.purchase_order_line where po_number = any($1::text[]) order by po_number, position',
    [poNumbers],
  );
  const { rows: events } = await queries.query<EventRow & { po_number: string }>(
    `select po_number, position, event_key, kind, details, happened_at, actor_kind, actor, way
     from marketplace.purchase_order_event where po_number = any($1::text[]) order by po_number, position`,
    [poNumbers],
  );
  const linesOf = Map.groupBy(lines, (line) => line.po_number);
  const eventsOf = Map.groupBy(events, (event) => event.po_number);
  return new Map(Array.from(linesOf, ([poNumber, ordered]) => [poNumber, recordOf(ordered, (eventsOf.get(poNumber) ?? []).map(recordedEvent))]));
}

const recordOf = (lines: readonly LineRow[], events: readonly RecordedEvent[]): PurchaseOrderRecord => ({
  state: replay(submitted(lines), events.map(({ event, actor }) => ({ event, actor: actor.kind }))),
  events,
});
