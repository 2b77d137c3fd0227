import { sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import type { CheckedAddress } from './new-address.ts';

/** What became of a change: `unknown` is an address that the buyer does not have (any more), `outdated` one that was changed since it was read. */
export type AddressChange = 'changed' | 'unknown' | 'outdated';

/** A street address of the buyer's own as it is kept, with the count of its changes; null for any other id. */
export async function streetAddress(queries: Queries, buyerId: string, addressId: string): Promise<{ values: CheckedAddress; version: number } | null> {
  const { rows } = await queries.query<CheckedAddress & { version: number }>(sql`
    select address_name as "addressName", organization, contact_name as "contactName", phone, email, line1, line2, city, state, zip, version
    from marketplace.address_book_entry where buyer_id = ${buyerId} and address_id::text = ${addressId} and kind = 'street'`);
  const [row] = rows;
  if (row === undefined) return null;
  const { version, ...values } = row;
  return { values, version };
}

/** Writes over a street address, if it is as it was when it was read. Orders that were placed with it keep what they had. */
export async function saveStreetAddress(queries: Queries, buyerId: string, addressId: string, version: number, address: CheckedAddress): Promise<AddressChange> {
  const { rowCount } = await queries.query(sql`
    update marketplace.address_book_entry
    set address_name = ${address.addressName}, organization = ${address.organization}, contact_name = ${address.contactName}, phone = ${address.phone}, email = ${address.email},
      line1 = ${address.line1}, line2 = ${address.line2}, city = ${address.city}, state = ${address.state}, zip = ${address.zip}, version = version + 1
    where buyer_id = ${buyerId} and address_id::text = ${addressId} and kind = 'street' and version = ${version}`);
  if (rowCount !== 0) return 'changed';
  return (await streetAddress(queries, buyerId, addressId)) === null ? 'unknown' : 'outdated';
}

/** Makes an address the one that is offered first, in a transaction. */
export async function makeDefault(queries: Queries, buyerId: string, addressId: string): Promise<AddressChange> {
  await lockBook(queries, buyerId);
  const { rowCount } = await queries.query(sql`select from marketplace.address_book_entry where buyer_id = ${buyerId} and address_id::text = ${addressId}`);
  if (rowCount === 0) return 'unknown';
  // One statement after the other: the index knows no buyer with two, not even for a moment.
  await queries.query(sql`update marketplace.address_book_entry set is_default = false where buyer_id = ${buyerId} and is_default`);
  await queries.query(sql`update marketplace.address_book_entry set is_default = true where buyer_id = ${buyerId} and address_id::text = ${addressId}`);
  return 'changed';
}

/** Removes an address, in a transaction. Where it was the default, the oldest one that is left becomes it. */
export async function removeAddress(queries: Queries, buyerId: string, addressId: string): Promise<AddressChange> {
  await lockBook(queries, buyerId);
  const { rows } = await queries.query<{ is_default: boolean }>(sql`
    delete from marketplace.address_book_entry where buyer_id = ${buyerId} and address_id::text = ${addressId} returning is_default`);
  if (rows[0] === undefined) return 'unknown';
  if (rows[0].is_default) {
    await queries.query(sql`
      update marketplace.address_book_entry set is_default = true
      where address_id = (select address_id from marketplace.address_book_entry where buyer_id = ${buyerId} order by created_at, address_id limit 1)`);
  }
  return 'changed';
}

/** Two changes of one book at once must not leave it with two defaults, or none. */
const lockBook = (queries: Queries, buyerId: string) => queries.query(sql`select from marketplace.buyer where buyer_id = ${buyerId} for no key update`);
