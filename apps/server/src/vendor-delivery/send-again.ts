import { sql, type Connection } from '@quartermaster/database';
import { takeBackMail } from '../mail/index.ts';

/** `again`: it was not tried any more by itself. `hurried`: it waits, and is tried at once. `first`: it was placed before there were deliveries, and has one from now on. */
export type Sending = 'again' | 'hurried' | 'first';

/**
 * Has a purchase order sent to its vendor within seconds, whatever kept it.
 *
 * @returns null for one that its vendor has, that is being sent, or that is open no more
 */
export async function sendDelivery(connection: Connection, poNumber: string, now: Date): Promise<Sending | null> {
  if ((await reviveDeliveries(connection, [poNumber], now)).length > 0) return 'again';
  if (await hurryDelivery(connection, poNumber, now)) return 'hurried';
  return (await beginDelivery(connection, poNumber, now)) ? 'first' : null;
}

/** One that was accepted or canceled needs none: its vendor has it, or is not to have it. */
async function beginDelivery(connection: Connection, poNumber: string, now: Date): Promise<boolean> {
  const { rowCount } = await connection.query(sql`
    insert into marketplace.vendor_delivery (po_number, created_at, next_attempt_at)
    select po_number, ${now}::timestamptz, ${now}::timestamptz from marketplace.purchase_order where po_number = ${poNumber} and status = 'Submitted'
    on conflict (po_number) do nothing`);
  return rowCount === 1;
}

/**
 * Has dead purchase orders sent again, under the same delivery key. A mail that could not be sent is written anew: to the address that the vendor has now.
 *
 * @param poNumbers null: all that are dead
 * @returns the numbers of those that were
 */
export async function reviveDeliveries(connection: Connection, poNumbers: readonly string[] | null, now: Date): Promise<string[]> {
  const { rows } = await connection.query<{ po_number: string; delivery_key: string }>(sql`
    update marketplace.vendor_delivery set dead_at = null, attempts = 0, next_attempt_at = ${now}
    where dead_at is not null and (${poNumbers}::text[] is null or po_number = any(${poNumbers}::text[])) returning po_number, delivery_key`);
  await takeBackMail(connection, rows.map(({ delivery_key: key }) => key));
  return rows.map(({ po_number: poNumber }) => poNumber);
}

/**
 * Has a purchase order that waits tried at once.
 *
 * @returns false for one that does not wait, or is being sent
 */
async function hurryDelivery(connection: Connection, poNumber: string, now: Date): Promise<boolean> {
  const { rows } = await connection.query(sql`
    update marketplace.vendor_delivery set attempts = 0, next_attempt_at = ${now}
    where po_number = ${poNumber} and delivered_at is null and dead_at is null and withdrawn_at is null and (claim is null or next_attempt_at <= ${now}) returning po_number`);
  return rows.length > 0;
}
