import { pageSize, type ListedVendor } from '@quartermaster/contracts-desk';
import { sql, type Sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import { firstRow } from '../wire/pages.ts';

export interface VendorFilter {
  readonly q: string;
  readonly state: 'all' | 'withoutWay' | 'waiting';
  readonly page: number;
}

/** What the database knows of a vendor. */
export type VendorRow = Omit<ListedVendor, 'trialMailbox'>;

/** Those of the catalog, and those that only have a way: an operator sets it before the first import, too. */
const vendors = sql`(
  select vendor_id, name from marketplace.vendor
  union all
  select distinct vendor_id, vendor_id from marketplace.vendor_way own where not exists (select from marketplace.vendor where vendor.vendor_id = own.vendor_id))`;

/** What has not reached its vendor, by vendor. */
const undelivered = sql`
  select vendor_id, (count(*) filter (where dead_at is null))::int as waiting, (count(*) filter (where dead_at is not null))::int as dead
  from marketplace.vendor_delivery join marketplace.purchase_order using (po_number)
  where (delivered_at is null and dead_at is null and withdrawn_at is null) or dead_at is not null
  group by vendor_id`;

const listed = sql`
  select vendor_id as "vendorId", name, coalesce(waiting, 0) as waiting, coalesce(dead, 0) as dead,
    array(select distinct way from marketplace.vendor_way own where own.vendor_id = vendor.vendor_id order by way) as ways`;

/** A page of vendors, by name; `total` of all pages is in each row. */
export async function listVendors(queries: Queries, { q, state, page }: VendorFilter): Promise<readonly (VendorRow & { readonly total: number })[]> {
  const ofState: Sql = {
    all: sql`true`,
    withoutWay: sql`not exists (select from marketplace.vendor_way own where own.vendor_id = vendor.vendor_id)`,
    waiting: sql`waiting is not null`,
  }[state];
  const { rows } = await queries.query<VendorRow & { total: number }>(sql`
    with undelivered as (${undelivered})
    ${listed}, (count(*) over ())::int as total
    from ${vendors} vendor left join undelivered using (vendor_id)
    where ${ofState} and position(lower(${q}) in lower(vendor_id || ' ' || name)) > 0
    order by lower(name), vendor_id limit ${pageSize} offset ${firstRow(page)}`);
  return rows;
}

export async function readVendor(queries: Queries, vendorId: string): Promise<VendorRow | null> {
  const { rows } = await queries.query<VendorRow>(sql`
    with undelivered as (${undelivered}) ${listed} from ${vendors} vendor left join undelivered using (vendor_id) where vendor_id = ${vendorId}`);
  return rows[0] ?? null;
}

export interface UndeliveredOrder {
  readonly poNumber: string;
  readonly contractNumber: string;
  readonly isDead: boolean;
  readonly since: Date;
  readonly reason: string | null;
}

/** The purchase orders that a vendor does not have, those first that are not tried again by themselves, then the oldest; `most` at most. */
export async function listUndelivered(queries: Queries, vendorId: string, most: number): Promise<readonly UndeliveredOrder[]> {
  const { rows } = await queries.query<UndeliveredOrder>(sql`
    select po_number as "poNumber", contract_number as "contractNumber", dead_at is not null as "isDead", coalesce(dead_at, created_at) as since, last_error as reason
    from marketplace.vendor_delivery join marketplace.purchase_order using (po_number)
    where ((delivered_at is null and dead_at is null and withdrawn_at is null) or dead_at is not null) and vendor_id = ${vendorId}
    order by dead_at is null, created_at, po_number limit ${most}`);
  return rows;
}
