import { sql } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';

/** The address book, the ways to pay and the requests for AAC passwords of a buyer, under the names by which they read them. Nothing by which a card could be charged is among it. */
export async function checkoutDataOf(queries: Queries, buyerId: string): Promise<{ addresses: object[]; waysToPay: object[]; aacPasswords: object[] }> {
  const { rows: addresses } = await queries.query<{ address: object }>(sql`
    select jsonb_build_object('name', address_name, 'kind', kind, 'aac', aac, 'organization', organization, 'contactName', contact_name, 'phone', phone, 'email', email, 'line1', line1, 'line2', line2,
      'city', city, 'state', state, 'zip', zip, 'country', country, 'finalDestination', final_destination, 'consigneeAac', consignee_aac, 'isDefault', is_default, 'addedAt', created_at) as address
    from marketplace.address_book_entry where buyer_id = ${buyerId} order by created_at, address_name`);
  const { rows: payments } = await queries.query<{ payment: object }>(sql`
    select jsonb_build_object('method', method, 'label', label, 'lastFourDigits', last_four, 'network', card_type, 'expires', expires, 'cardholder', cardholder, 'aac', aac, 'isDefault', is_default,
      'addedAt', created_at) as payment
    from marketplace.saved_payment where buyer_id = ${buyerId} order by created_at, payment_id`);
  const { rows: asked } = await queries.query<{ asked: object }>(sql`
    select jsonb_build_object('aac', request.aac, 'supervisorEmail', supervisor_email, 'purpose', purpose, 'askedAt', asked_at, 'state', status, 'reason', reason, 'decidedAt', decided_at, 'validUntil', known.expires_at) as asked
    from marketplace.aac_password_request request left join marketplace.aac_password known on known.request_id = request.request_id where request.buyer_id = ${buyerId} order by asked_at, request.request_id`);
  return { aacPasswords: asked.map((each) => each.asked), addresses: addresses.map(({ address }) => address), waysToPay: payments.map(({ payment }) => payment) };
}

/** Removes the address book, the ways to pay, the AAC passwords and what was chosen for orders that were not placed. @returns what the vault is to forget: its tokens of cards */
export async function forgetCheckoutOf(queries: Queries, buyerId: string): Promise<readonly string[]> {
  await queries.query(sql`delete from marketplace.aac_password where buyer_id = ${buyerId}`);
  await queries.query(sql`delete from marketplace.aac_password_request where buyer_id = ${buyerId}`);
  await queries.query(sql`delete from marketplace.aac_password_tries where buyer_id = ${buyerId}`);
  await queries.query(sql`delete from marketplace.checkout where buyer_id = ${buyerId}`);
  await queries.query(sql`delete from marketplace.address_book_entry where buyer_id = ${buyerId}`);
  const { rows } = await queries.query<{ token: string | null }>(sql`delete from marketplace.saved_payment where buyer_id = ${buyerId} returning token`);
  return rows.flatMap(({ token }) => (token === null ? [] : [token]));
}
