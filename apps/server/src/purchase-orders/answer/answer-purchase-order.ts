import { sql, type Connection } from '@quartermaster/database';
import { recordEvent } from '../events/record-event.ts';
import type { Way } from '../events/way.ts';
import type { PurchaseOrderEvent } from '../state/event.ts';
import { refused } from '../state/refusal.ts';
import type { PurchaseOrderStatus } from '../state/state.ts';
import { AnswerRefused } from './answer-refused.ts';
import { readVendorView, type VendorView } from './vendor-view.ts';

/** What a vendor says to a purchase order at once, by whatever way it comes. */
export interface VendorAnswer {
  readonly poNumber: string;
  /** The sender's own name of the answer, up to 180 characters, unique within the purchase order. */
  readonly answerKey: string;
  readonly way: Way;
  readonly now: Date;
  /** What it says, for a vendor who knows this. It may throw. */
  eventsOf(view: VendorView): readonly PurchaseOrderEvent[];
}

export interface Answered {
  readonly status: PurchaseOrderStatus;
  /** It was recorded before, and nothing is changed. */
  readonly isRepeated: boolean;
}

/**
 * The one way in which the answers of vendors are recorded: all events of an answer, or none. The row of the purchase order is held while they are
 * worked out, so that they are about what is known.
 *
 * @throws AnswerRefused the transaction of the caller must not be committed then
 */
export async function answerPurchaseOrder(connection: Connection, { poNumber, answerKey, way, now, eventsOf }: VendorAnswer): Promise<Answered> {
  const { rows } = await connection.query<{ status: PurchaseOrderStatus }>(sql`select status from marketplace.purchase_order where po_number = ${poNumber} for no key update`);
  const [held] = rows;
  if (held === undefined) throw new AnswerRefused(refused('PO_UNKNOWN', `There is no purchase order ${poNumber}.`));
  const view = await readVendorView(connection, poNumber);
  const events = eventsOf(view);
  const isRepeated = repeats(view, answerKey, events.length);
  let { status } = held;
  for (const [i, event] of events.entries()) {
    const recording = await recordEvent(connection, { poNumber, eventKey: keyOf(answerKey, i), event, actor: { kind: 'vendor', name: view.vendorName }, way, now });
    if (recording.kind === 'refused') throw new AnswerRefused(recording);
    ({ status } = recording);
  }
  return { status, isRepeated };
}

/** Whether all of an answer is recorded. @throws AnswerRefused where another one is, under the same key */
function repeats({ events }: VendorView, answerKey: string, count: number): boolean {
  const known = new Set(events.map(({ eventKey }) => eventKey));
  if (!known.has(keyOf(answerKey, 0))) return false;
  if (count > 0 && known.has(keyOf(answerKey, count - 1)) && !known.has(keyOf(answerKey, count))) return true;
  throw new AnswerRefused(refused('EVENT_KEY_REUSED', `Something else was recorded under the key ${answerKey}. Give each answer a key of its own.`));
}

const keyOf = (answerKey: string, index: number): string => (index === 0 ? answerKey : `${answerKey}+${index}`);
