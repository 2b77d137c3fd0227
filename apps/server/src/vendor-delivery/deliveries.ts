import type { Order, Payment, PurchaseOrder } from '@quartermaster/contracts';
import { empty, sql, type Connection, type Pool, type Sql } from '@quartermaster/database';
import type { VendorMessage, VendorWaySettings } from '@quartermaster/deployment';
import { purchaseOrderOf } from '../orderhistory/index.ts';

/** The purchase orders of an order wait to be sent: a part of the statement that places it. */
export const deliveriesQueued = (poNumbers: readonly string[], placedAt: Date): Sql => sql`
  insert into marketplace.vendor_delivery (po_number, created_at, next_attempt_at)
  select po_number, ${placedAt}::timestamptz, ${placedAt}::timestamptz from unnest(${poNumbers}::text[]) as po_number`;

/** A purchase order that this process has claimed, to send it. */
export interface ClaimedDelivery {
  readonly message: VendorMessage;
  /** With this one. */
  readonly attempts: number;
  /** The vendor's own, or null. */
  readonly way: { readonly name: string; readonly settings: VendorWaySettings } | null;
  /** What became of the attempts before: the way of the last, and why it failed. Null: none has ended, or it did not fail. */
  readonly before: { readonly way: string | null; readonly error: string | null };
  /** The vendor has it, by the word of the vendor or an operator. */
  readonly isKnown: boolean;
}

/** How long a claim holds, in milliseconds: longer than sending may take. */
const claimHolds = 5 * 60_000;

interface DeliveryRow {
  delivery_key: string;
  attempts: number;
  po_number: string;
  vendor_id: string;
  vendor_name: string;
  contract_number: string;
  status: PurchaseOrder['status'];
  note: string;
  deliver_by: string | null;
  speed: NonNullable<PurchaseOrder['speed']>;
  billing: NonNullable<PurchaseOrder['billing']> | null;
  subtotal: number;
  order_number: string;
  store: string;
  placed_at: Date;
  placed_by: string;
  ship_to: Order['shipTo'];
  own_ship_to: Order['shipTo'] | null;
  payment: Payment;
  lines: PurchaseOrder['lines'];
  way: string | null;
  settings: VendorWaySettings | null;
  tried_way: string | null;
  tried_error: string | null;
  is_known: boolean;
}

/** `tried`: those alone whose first attempt has ended, so that they do not wait behind very many new ones. */
export type Claimable = 'all' | 'tried';

/** Claims what has waited longest, in one statement that waits for no other: processes that claim at the same time get different purchase orders. */
export async function claimDeliveries(database: Pool, claim: string, most: number, now: Date, which: Claimable = 'all'): Promise<ClaimedDelivery[]> {
  const { rows } = await database.query<DeliveryRow>(sql`
    with claimed as (
      update marketplace.vendor_delivery set attempts = attempts + 1, claim = ${claim}, next_attempt_at = ${new Date(now.getTime() + claimHolds)}
      where delivery_key in (
        select delivery_key from marketplace.vendor_delivery
        where delivered_at is null and dead_at is null and withdrawn_at is null and next_attempt_at <= ${now} ${which === 'tried' ? sql`and attempts > 0` : empty}
        order by next_attempt_at limit ${most} for update skip locked)
      returning delivery_key, po_number, attempts, way as tried_way, last_error as tried_error)
    select claimed.*, po.vendor_id, po.vendor_name, po.contract_number, po.status, po.note, po.deliver_by, po.speed, po.billing, po.subtotal,
      placed.order_number, placed.store, placed.placed_at, placed.placed_by, placed.ship_to, po.ship_to as own_ship_to, placed.payment, own.way, own.settings,
      exists (select from marketplace.purchase_order_event event
        where event.po_number = po.po_number and event.actor_kind <> 'system' and event.kind in ('sent', 'accepted', 'lines-rejected')) as is_known,
      (select jsonb_agg(line.line order by line.position) from marketplace.purchase_order_line line where line.po_number = po.po_number) as lines
    from claimed
    join marketplace.purchase_order po using (po_number)
    join marketplace.placed_order placed using (order_number)
    left join lateral (
      select way, settings from marketplace.vendor_way
      where vendor_id = po.vendor_id and contract_number in (po.contract_number, '') order by contract_number desc limit 1) own on true
    order by placed.placed_at, claimed.po_number`);
  return rows.map(claimedOf);
}

const claimedOf = (row: DeliveryRow): ClaimedDelivery => ({
  attempts: row.attempts,
  way: row.way === null ? null : { name: row.way, settings: row.settings ?? {} },
  before: { way: row.tried_way, error: row.tried_error },
  isKnown: row.is_known,
  message: {
    deliveryKey: row.delivery_key,
    store: row.store,
    orderNumber: row.order_number,
    placedAt: row.placed_at.toISOString(),
    placedBy: row.placed_by,
    shipTo: row.own_ship_to ?? row.ship_to,
    payment: row.payment,
    purchaseOrder: purchaseOrderOf(row),
  },
});

/** A vendor's system has taken it: that counts, also where another process has claimed it since. False where it was noted before. */
export async function settleDelivered(connection: Connection, { deliveryKey, way, now }: { deliveryKey: string; way: string; now: Date }): Promise<boolean> {
  const { rowCount } = await connection.query(sql`
    update marketplace.vendor_delivery set delivered_at = ${now}, way = ${way}, claim = null, dead_at = null, last_error = null
    where delivery_key = ${deliveryKey} and delivered_at is null`);
  return rowCount === 1;
}

/** The vendor has it by another way than its delivery. */
export async function settleKnown(database: Pool, deliveryKey: string, now: Date): Promise<void> {
  await database.query(sql`
    update marketplace.vendor_delivery set delivered_at = ${now}, claim = null, dead_at = null, last_error = null
    where delivery_key = ${deliveryKey} and delivered_at is null and withdrawn_at is null`);
}

/** The end of an attempt that has not delivered. */
export interface Unsettled {
  readonly deliveryKey: string;
  readonly claim: string;
  /** Null where there is none for the vendor. */
  readonly way: string | null;
  readonly reason: string | null;
  /** When it is tried again; `dead`: not by itself; `withdrawn`: never. */
  readonly next: Date | 'dead' | 'withdrawn';
  readonly now: Date;
}

/** Looks at what is under way count as so many attempts at most: what fails after a long wait is still tried for days. */
const mostLooks = 9;

/** Only who has the claim may say so. */
export async function settleUndelivered(database: Pool, { deliveryKey, claim, way, reason, next, now }: Unsettled): Promise<void> {
  await database.query(sql`
    with settled as (
      update marketplace.vendor_delivery delivery set claim = null, attempts = ${reason === null ? sql`least(delivery.attempts, ${mostLooks})` : sql`delivery.attempts`}, way = ${way}, last_error = ${reason}, next_attempt_at = ${typeof next === 'string' ? now : next},
        dead_at = ${next === 'dead' ? now : null}, withdrawn_at = ${next === 'withdrawn' ? now : null}
      from marketplace.vendor_delivery before
      where delivery.delivery_key = ${deliveryKey} and delivery.claim = ${claim} and delivery.delivered_at is null and before.delivery_key = delivery.delivery_key
      returning before.last_error as former_error)
    insert into marketplace.vendor_delivery_failure (delivery_key, failed_at, way, reason)
    select ${deliveryKey}, ${now}, ${way}, ${reason} from settled where ${reason}::text is distinct from former_error and ${reason}::text is not null`);
}
