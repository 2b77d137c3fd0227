import { sql, type Connection } from '@quartermaster/database';
import { AnswerRefused, readVendorViews, recordEvent, type PurchaseOrderStatus, type VendorView } from '../../purchase-orders/index.ts';
import type { Queries } from '../../runtime/index.ts';
import { settleDelivered } from '../../vendor-delivery/index.ts';
import { apiProblem, unknownPurchaseOrder } from './api-problem.ts';

/** A purchase order that its vendor has not taken yet. */
export interface Pickup {
  readonly deliveryKey: string;
  readonly waitingSince: Date;
  readonly view: VendorView;
}

/** Where a page of a list begins: behind this one. */
export type PickupPlace = Pick<Pickup, 'deliveryKey' | 'waitingSince'>;

/** Lets a purchase order wait for its vendor's program; whether it has been taken. */
export async function putForPickup(queries: Queries, { deliveryKey, vendorId, now }: { deliveryKey: string; vendorId: string; now: Date }): Promise<boolean> {
  await queries.query(sql`
    insert into marketplace.vendor_pickup (delivery_key, vendor_id, waiting_since) values (${deliveryKey}, ${vendorId}, ${now}) on conflict do nothing`);
  const { rows: [pickup] } = await queries.query<{ taken_at: Date | null }>(sql`select taken_at from marketplace.vendor_pickup where delivery_key = ${deliveryKey}`);
  return pickup !== undefined && pickup.taken_at !== null;
}

/** What waits for a vendor, the oldest first; not what the buyer has canceled meanwhile, nor what has reached the vendor in another way. */
export async function waitingPickups(queries: Queries, vendorId: string, after: PickupPlace | null, most: number): Promise<Pickup[]> {
  const { rows } = await queries.query<{ delivery_key: string; waiting_since: Date; po_number: string }>(sql`
    select pickup.delivery_key, pickup.waiting_since, delivery.po_number
    from marketplace.vendor_pickup pickup join marketplace.vendor_delivery delivery using (delivery_key) join marketplace.purchase_order po using (po_number)
    where pickup.vendor_id = ${vendorId} and pickup.taken_at is null and delivery.delivered_at is null and delivery.withdrawn_at is null and po.status <> 'Canceled'
      and (${after?.deliveryKey ?? null}::uuid is null or (pickup.waiting_since, pickup.delivery_key) > (${after?.waitingSince ?? null}::timestamptz, ${after?.deliveryKey ?? null}::uuid))
    order by pickup.waiting_since, pickup.delivery_key limit ${most}`);
  const views = await readVendorViews(queries, rows.map(({ po_number: poNumber }) => poNumber));
  return rows.flatMap((row) => {
    const view = views.get(row.po_number);
    return view === undefined ? [] : [{ deliveryKey: row.delivery_key, waitingSince: row.waiting_since, view }];
  });
}

/**
 * The vendor's program has taken a purchase order: it counts as sent. Once; again it has the same answer. In the caller's transaction.
 *
 * @throws ApiProblem for one of another vendor, and for one that the buyer has canceled before it was taken
 */
export async function acknowledge(connection: Connection, { poNumber, deliveryKey, vendorId, now }: { poNumber: string; deliveryKey: string; vendorId: string; now: Date }): Promise<PurchaseOrderStatus> {
  // First the row that every event of a purchase order holds, as all others do.
  const { rows: [held] } = await connection.query<{ status: PurchaseOrderStatus }>(sql`
    select status from marketplace.purchase_order where po_number = ${poNumber} and vendor_id = ${vendorId} for no key update`);
  if (held === undefined) throw unknownPurchaseOrder(poNumber);
  const { rows: [delivery] } = await connection.query<{ delivered_at: Date | null }>(sql`
    select delivered_at from marketplace.vendor_delivery where po_number = ${poNumber} and delivery_key = ${deliveryKey}`);
  if (delivery === undefined) throw apiProblem(409, 'DELIVERY_KEY_WRONG', `The purchase order ${poNumber} has another delivery key. Send the one that came with it.`);
  if (delivery.delivered_at !== null) return held.status;
  if (held.status === 'Canceled') throw apiProblem(409, 'PO_CANCELED', 'The buyer has canceled this purchase order before it was taken. Do not deliver it.');
  const recording = await recordEvent(connection, { poNumber, eventKey: `sent:${deliveryKey}`, event: { kind: 'sent' }, actor: { kind: 'system', name: 'Marketplace' }, way: 'api', now });
  if (recording.kind === 'refused') throw new AnswerRefused(recording);
  await settleDelivered(connection, { deliveryKey, way: 'api', now });
  await connection.query(sql`update marketplace.vendor_pickup set taken_at = ${now} where delivery_key = ${deliveryKey}`);
  return recording.status;
}
