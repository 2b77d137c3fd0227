import { sql, type Connection } from '@quartermaster/database';
import type { VendorWaySettings } from '@quartermaster/deployment';
import { recordedEvent, type EventRow, type RecordedEvent } from '../../purchase-orders/index.ts';

/** An event of which a vendor has to be told, and what is known of its address. */
export interface WaitingNotice {
  readonly poNumber: string;
  readonly recorded: RecordedEvent;
  readonly vendorId: string;
  readonly contractNumber: string;
  readonly placedBy: string;
  /** The purchase order was canceled before it left: the vendor cannot have heard of it. */
  readonly isWithdrawn: boolean;
  /** Why it is not known whether the vendor has the purchase order, which was canceled after an attempt to send it; null where that is known. */
  readonly doubt: string | null;
  /** Of the vendor's own way; null where it has none. */
  readonly settings: VendorWaySettings | null;
  readonly contact: string | null;
}

interface NoticeRow extends EventRow {
  po_number: string;
  vendor_id: string;
  contract_number: string;
  placed_by: string;
  is_withdrawn: boolean;
  doubt: string | null;
  settings: VendorWaySettings | null;
  contact: string | null;
}

/**
 * Holds the notices that are next for their purchase orders until the transaction ends; other processes pass them by. What the vendor does not have yet
 * is not spoken of: its notices wait until it is sent, or somebody has recorded that the vendor has it.
 */
export async function claimNotices(connection: Connection, most: number, now: Date): Promise<WaitingNotice[]> {
  const { rows } = await connection.query<NoticeRow>(sql`
    select event.po_number, event.position, event.event_key, event.kind, event.details, event.happened_at, event.actor_kind, event.actor, event.way,
      po.vendor_id, po.contract_number, placed.placed_by, delivery.withdrawn_at is not null and delivery.last_error is null as is_withdrawn,
      case when delivery.withdrawn_at is not null then delivery.last_error end as doubt, own.settings, own.contact
    from marketplace.vendor_notice notice
    join marketplace.purchase_order_event event using (po_number, position)
    join marketplace.purchase_order po using (po_number)
    join marketplace.placed_order placed using (order_number)
    left join marketplace.vendor_delivery delivery using (po_number)
    left join lateral (
      select settings, contact from marketplace.vendor_way
      where vendor_id = po.vendor_id and contract_number in (po.contract_number, '') order by contract_number desc limit 1) own on true
    where notice.settled_at is null and notice.next_attempt_at <= ${now}
      and (delivery.po_number is null or delivery.delivered_at is not null or delivery.withdrawn_at is not null or po.status not in ('Submitted', 'Canceled'))
      and not exists (
        select from marketplace.vendor_notice earlier
        where earlier.po_number = notice.po_number and earlier.position < notice.position and earlier.settled_at is null)
    order by notice.next_attempt_at, notice.po_number limit ${most} for update of notice skip locked`);
  return rows.map((row) => ({
    poNumber: row.po_number, recorded: recordedEvent(row), vendorId: row.vendor_id, contractNumber: row.contract_number, placedBy: row.placed_by,
    isWithdrawn: row.is_withdrawn, doubt: row.doubt, settings: row.settings, contact: row.contact,
  }));
}

/** Notes what became of a notice that the transaction holds: settled `now`, or to be looked at `again`, with the reason. */
export async function settleNotice(connection: Connection, { poNumber, recorded }: WaitingNotice, end: { now: Date } | { again: Date; reason: string }): Promise<void> {
  const [settledAt, again, reason] = 'now' in end ? [end.now, null, null] : [null, end.again, end.reason];
  await connection.query(sql`
    update marketplace.vendor_notice set settled_at = ${settledAt}, next_attempt_at = coalesce(${again}::timestamptz, next_attempt_at), last_error = ${reason}
    where po_number = ${poNumber} and position = ${recorded.position}`);
}
