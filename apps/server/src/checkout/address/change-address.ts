import type { Address, AddressFormKind } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import { rowOf } from './add-addresses.ts';
import { addressOf, addressWithId, type AddressRow } from './address-row.ts';
import { lockBook } from './book-lock.ts';
import type { CheckedAddress } from './typed-address.ts';

/** What became of a change: `unknown` is an address that the buyer does not have (any more). */
export type AddressChange = 'changed' | 'unknown';

/** An address of the buyer's own that was typed, with the count of its changes; null for any other id, and for an activity. */
export async function typedAddress(queries: Queries, buyerId: string, addressId: string): Promise<{ address: Address; version: number } | null> {
  const { rows: [row] } = await queries.query<AddressRow & { version: number }>(sql`
    select found.*, kept.version from (${addressWithId(buyerId, sql`${addressId}`)}) as found
    join marketplace.address_book_entry kept using (address_id) where found.kind <> 'aac'`);
  return row === undefined ? null : { address: addressOf(row), version: row.version };
}

/** Writes over an address, if it is as it was when it was read. Orders that were placed with it keep what they had. False: it was changed since, or is not there. */
export async function saveAddress(queries: Queries, buyerId: string, saved: { addressId: string; version: number; kind: AddressFormKind; address: CheckedAddress }): Promise<boolean> {
  const row = rowOf(saved);
  const { rowCount } = await queries.query(sql`
    update marketplace.address_book_entry
    set kind = ${row.kind}, address_name = ${row.address_name}, organization = ${row.organization}, contact_name = ${row.contact_name}, phone = ${row.phone}, email = ${row.email},
      line1 = ${row.line1}, line2 = ${row.line2}, city = ${row.city}, state = ${row.state}, zip = ${row.zip}, country = ${row.country},
      final_destination = ${row.final_destination === null ? null : JSON.stringify(row.final_destination)}::jsonb, version = version + 1
    where buyer_id = ${buyerId} and address_id::text = ${saved.addressId} and kind <> 'aac' and version = ${saved.version}`);
  return rowCount === 1;
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
