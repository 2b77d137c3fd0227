import { sql } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';

/** The address book and the ways to pay of a buyer, under the names by which they read them. Nothing by which a card could be charged is among it. */
export async function checkoutDataOf(queries: Queries, buyerId: string): Promise<{ addresses: object[]; waysToPay: object[] }> {
  const { rows: addresses } = await queries.query<{ address: object }>(sql`
    select jsonb_build_object('name', address_name, 'kind', kind, 'aac', aac, 'organization', organization, 'contactName', contact_name, 'phone', phone, 'email', email, 'line1', line1, 'line2', line2,
      'city', city, 'state', state, 'zip', zip, 'country', country, 'finalDestination', final_destination, 'isDefault', is_default, 'addedAt', created_at) as address
    from marketplace.address_book_entry where buyer_id = ${buyerId} order by created_at, address_name`);
  const { rows: payments } = await queries.query<{ payment: object }>(sql`
    select jsonb_build_object('method', method, 'label', label, 'lastFourDigits', last_four, 'network', card_type, 'expires', expires, 'cardholder', cardholder, 'aac', aac, 'isDefault', is_default,
      'addedAt', created_at) as payment
    from marketplace.saved_payment where buyer_id = ${buyerId} order by created_at, payment_id`);
  return { addresses: addresses.map(({ address }) => address), waysToPay: payments.map(({ payment }) => payment) };
}

/** Removes the address book, the ways to pay and what was chosen for orders that were not placed. @returns what the vault is to forget: its tokens of cards */
export async function forgetCheckoutOf(queries: Queries, buyerId: string): Promise<readonly string[]> {
  await queries.query(sql`delete from marketplace.checkout where buyer_id = ${buyerId}`);
  await queries.query(sql`delete from marketplace.address_book_entry where buyer_id = ${buyerId}`);
  const { rows } = await queries.query<{ token: string | null }>(sql`delete from marketplace.saved_payment where buyer_id = ${buyerId} returning token`);
  return rows.flatMap(({ token }) => (token === null ? [] : [token]));
}
