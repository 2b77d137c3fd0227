import { sql, type Connection } from '@quartermaster/database';
import { takeBackMail } from '../mail/index.ts';

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
export async function hurryDelivery(connection: Connection, poNumber: string, now: Date): Promise<boolean> {
  const { rows } = await connection.query(sql`
    update marketplace.vendor_delivery set attempts = 0, next_attempt_at = ${now}
    where po_number = ${poNumber} and delivered_at is null and dead_at is null and withdrawn_at is null and (claim is null or next_attempt_at <= ${now}) returning po_number`);
  return rows.length > 0;
}
