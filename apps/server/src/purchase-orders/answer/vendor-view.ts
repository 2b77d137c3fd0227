import type { Order, PurchaseOrder } from '@quartermaster/contracts';
import { readPurchaseOrders, type PurchaseOrderRecord } from '../events/read-purchase-order.ts';
import type { Queries } from '../../runtime/index.ts';

interface HeadRow {
  po_number: string;
  order_number: string;
  vendor_id: string;
  placed_at: Date;
  placed_by: string;
  vendor_name: string;
  contract_number: string;
  note: string;
  deliver_by: string | null;
  speed: NonNullable<PurchaseOrder['speed']>;
  billing: NonNullable<PurchaseOrder['billing']> | null;
  subtotal: number;
  ship_to: Order['shipTo'];
  payment: Order['payment'];
  lines: PurchaseOrder['lines'];
}

/** One purchase order as its vendor sees it: nothing of the rest of its order. */
export interface VendorView extends PurchaseOrderRecord {
  readonly poNumber: string;
  readonly orderNumber: string;
  readonly placedAt: Date;
  readonly placedBy: string;
  readonly vendorId: string;
  readonly vendorName: string;
  readonly contractNumber: string;
  readonly note: string;
  /** `YYYY-MM-DD` */
  readonly deliverBy: string | null;
  readonly speed: NonNullable<PurchaseOrder['speed']>;
  /** Null where the store asks for none. */
  readonly billing: NonNullable<PurchaseOrder['billing']> | null;
  /** Cents. */
  readonly subtotal: number;
  readonly shipTo: Order['shipTo'];
  readonly payment: Order['payment'];
  readonly lines: PurchaseOrder['lines'];
}

/** Purchase orders by their numbers, without those that do not exist. */
export async function readVendorViews(queries: Queries, poNumbers: readonly string[]): Promise<ReadonlyMap<string, VendorView>> {
  const { rows } = await queries.query<HeadRow>(
    `select po.po_number, po.order_number, placed.placed_at, placed.placed_by, po.vendor_id, po.vendor_name, po.contract_number, po.note, po.deliver_by, po.speed, po.billing, po.subtotal,
       coalesce(po.ship_to, placed.ship_to) as ship_to, placed.payment,
       (select jsonb_agg(line.line order by line.position) from marketplace.purchase_order_line line where line.po_number = po.po_number) as lines
     from marketplace.purchase_order po join marketplace.placed_order placed using (order_number) where po.po_number = any($1::text[])`,
    [poNumbers],
  );
  const records = await readPurchaseOrders(queries, rows.map(({ po_number: poNumber }) => poNumber));
  return new Map(rows.flatMap((row) => {
    const record = records.get(row.po_number);
    return record === undefined ? [] : [[row.po_number, viewOf(row, record)]];
  }));
}

/** @throws Error where there is none: the caller has found it before */
export async function readVendorView(queries: Queries, poNumber: string): Promise<VendorView> {
  const view = (await readVendorViews(queries, [poNumber])).get(poNumber);
  if (view === undefined) throw new Error(`There is no purchase order ${poNumber} to be answered.`);
  return view;
}

const viewOf = (row: HeadRow, record: PurchaseOrderRecord): VendorView => ({
  ...record,
  poNumber: row.po_number,
  orderNumber: row.order_number,
  placedAt: row.placed_at,
  placedBy: row.placed_by,
  vendorId: row.vendor_id,
  vendorName: row.vendor_name,
  contractNumber: row.contract_number,
  note: row.note,
  deliverBy: row.deliver_by,
  speed: row.speed,
  billing: row.billing,
  subtotal: row.subtotal,
  shipTo: row.ship_to,
  payment: row.payment,
  lines: row.lines,
});
