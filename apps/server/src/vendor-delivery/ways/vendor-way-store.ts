import { sql, type Connection } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';

/** The way of a vendor, for one contract or for all that have no entry of their own. */
export interface StoredWay {
  readonly vendorId: string;
  /** Null: all contracts that have no entry of their own. */
  readonly contractNumber: string | null;
  readonly way: string;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Where the vendor reads what the way does not carry; null: where the way sends, if that is mail. */
  readonly contact: string | null;
}

/** The ways of a vendor, or of all; by vendor, that for all contracts first. */
export async function readWays(queries: Queries, vendorId: string | null = null): Promise<StoredWay[]> {
  const { rows } = await queries.query<StoredWay>(sql`
    select vendor_id as "vendorId", nullif(contract_number, '') as "contractNumber", way, settings, contact
    from marketplace.vendor_way where ${vendorId}::text is null or vendor_id = ${vendorId} order by vendor_id, contract_number`);
  return rows;
}

/** Adds ways, or writes them over those of the same vendor and contract. {@link tryWaiting} is next. */
export async function writeWays(connection: Connection, ways: readonly StoredWay[]): Promise<void> {
  await connection.query(sql`
    insert into marketplace.vendor_way (vendor_id, contract_number, way, settings, contact)
    select "vendorId", coalesce("contractNumber", ''), way, settings, contact
    from jsonb_to_recordset(${JSON.stringify(ways)}::jsonb) as entry ("vendorId" text, "contractNumber" text, way text, settings jsonb, contact text)
    on conflict (vendor_id, contract_number) do update set way = excluded.way, settings = excluded.settings, contact = excluded.contact`);
}

/** @returns whether there was one */
export async function removeWay(connection: Connection, vendorId: string, contractNumber: string | null): Promise<boolean> {
  const { rows } = await connection.query(sql`
    delete from marketplace.vendor_way where vendor_id = ${vendorId} and contract_number = coalesce(${contractNumber}::text, '') returning vendor_id`);
  return rows.length > 0;
}

/** What waits for this vendor, or for any, is tried at once: a way has come or changed. */
export async function tryWaiting(connection: Connection, now: Date, vendorId: string | null = null): Promise<void> {
  const ofVendor = sql`(${vendorId}::text is null or ${vendorId} = (select vendor_id from marketplace.purchase_order where purchase_order.po_number = waiting.po_number))`;
  await connection.query(sql`
    update marketplace.vendor_delivery waiting set attempts = 0, next_attempt_at = ${now}
    where delivered_at is null and dead_at is null and withdrawn_at is null and claim is null and ${ofVendor}`);
  await connection.query(sql`update marketplace.vendor_notice waiting set next_attempt_at = ${now} where settled_at is null and ${ofVendor}`);
}
