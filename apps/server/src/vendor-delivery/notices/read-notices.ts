import { empty, sql } from '@quartermaster/database';
import { recordedEvent, type EventRow, type RecordedEvent } from '../../purchase-orders/index.ts';
import type { Queries } from '../../runtime/index.ts';

/** An event of which a vendor was not told yet. */
export interface ListedNotice {
  readonly poNumber: string;
  readonly vendorId: string;
  readonly recorded: RecordedEvent;
  /** Why, of it or of what has to be told before it. Null: the vendor does not have the purchase order yet. */
  readonly lastError: string | null;
}

interface NoticeRow extends EventRow {
  po_number: string;
  vendor_id: string;
  last_error: string | null;
}

/** What vendors were not told of yet, the newest first, `most` at most; of one purchase order, or of all (null). */
export async function listNotices(queries: Queries, poNumber: string | null, most: number): Promise<ListedNotice[]> {
  const { rows } = await queries.query<NoticeRow>(sql`
    select po_number, event.position, event_key, kind, details, happened_at, actor_kind, actor, way, vendor_id, coalesce(last_error, (
        select earlier.last_error from marketplace.vendor_notice earlier
        where earlier.po_number = notice.po_number and earlier.position < notice.position and earlier.settled_at is null order by earlier.position limit 1)) as last_error
    from marketplace.vendor_notice notice join marketplace.purchase_order_event event using (po_number, position) join marketplace.purchase_order using (po_number)
    where settled_at is null ${poNumber === null ? empty : sql`and po_number = ${poNumber}`} order by happened_at desc, po_number, event.position desc limit ${most}`);
  return rows.map((row) => ({ poNumber: row.po_number, vendorId: row.vendor_id, recorded: recordedEvent(row), lastError: row.last_error }));
}
