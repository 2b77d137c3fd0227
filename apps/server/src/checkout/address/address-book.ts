import type { Address } from '@quartermaster/contracts';
import { sql, type Sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import type { CheckedAddress } from './new-address.ts';

/** An address as a statement gives it. */
export interface AddressRow {
  address_id: string;
  address_name: string;
  kind: 'street' | 'aac';
  aac: string | null;
  organization: string;
  contact_name: string;
  phone: string;
  email: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  zip: string;
  is_default: boolean;
}

export const addressOf = (row: AddressRow): Address => ({
  addressId: row.address_id,
  addressName: row.address_name,
  kind: row.kind,
  aac: row.aac,
  organization: row.organization,
  contactName: row.contact_name,
  phone: row.phone,
  email: row.email,
  line1: row.line1,
  line2: row.line2,
  city: row.city,
  state: row.state,
  zip: row.zip,
  isDefault: row.is_default,
});

/** An entry of kind `aac` is read from the directory; one that the directory has closed is left out. */
const entriesOf = (buyerId: string): Sql => sql`
  select entry.address_id, entry.address_name, entry.kind, entry.aac, entry.is_default,
    coalesce(activity.activity, entry.organization) as organization,
    coalesce(activity.contact_name, entry.contact_name) as contact_name,
    coalesce(activity.phone, entry.phone) as phone,
    coalesce(activity.email, entry.email) as email,
    coalesce(activity.line1, entry.line1) as line1,
    coalesce(activity.line2, entry.line2) as line2,
    coalesce(activity.city, entry.city) as city,
    coalesce(activity.state, entry.state) as state,
    coalesce(activity.zip, entry.zip) as zip
  from marketplace.address_book_entry entry
  left join marketplace.activity_address activity on activity.aac = entry.aac
  where entry.buyer_id = ${buyerId} and (entry.kind = 'street' or activity.active)`;

/** The buyer's addresses: the default one first, then by name. */
export async function addressBook(queries: Queries, buyerId: string): Promise<Address[]> {
  const { rows } = await queries.query<AddressRow>(sql`${entriesOf(buyerId)} order by entry.is_default desc, lower(entry.address_name), entry.address_id`);
  return rows.map(addressOf);
}

/** One address of the buyer's own; nothing for an id that is not one of theirs. @param addressId SQL of a text: an id may be anything that was typed into an address bar */
export const addressWithId = (buyerId: string, addressId: Sql): Sql => sql`${entriesOf(buyerId)} and entry.address_id::text = ${addressId}`;

export interface NewEntry {
  addressId: string;
  buyerId: string;
  createdAt: Date;
}

/** Adds a street address, in a transaction. The first one of an address book is its default. */
export async function addAddress(queries: Queries, { addressId, buyerId, createdAt }: NewEntry, address: CheckedAddress): Promise<void> {
  // Two first addresses at once must not both become the default.
  await queries.query('select from marketplace.buyer where buyer_id = $1 for no key update', [buyerId]);
  await queries.query(
    `insert into marketplace.address_book_entry
       (address_id, buyer_id, address_name, kind, organization, contact_name, phone, email, line1, line2, city, state, zip, created_at, is_default)
     select $1, $2::uuid, $3, 'street', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13,
       not exists (select from marketplace.address_book_entry where buyer_id = $2::uuid)`,
    [
      addressId, buyerId, address.addressName, address.organization, address.contactName, address.phone, address.email,
      address.line1, address.line2, address.city, address.state, address.zip, createdAt,
    ],
  );
}

/** Puts an activity of the directory into the address book, unless it is there already; gives the entry's id. */
export async function addActivityAddress(
  queries: Queries,
  { addressId, buyerId, createdAt }: NewEntry,
  { aac, activity }: { aac: string; activity: string },
): Promise<string> {
  await queries.query(
    `insert into marketplace.address_book_entry (address_id, buyer_id, address_name, kind, aac, organization, created_at)
     values ($1, $2, $3, 'aac', $4, $5, $6) on conflict (buyer_id, aac) do nothing`,
    [addressId, buyerId, `AAC ${aac}`, aac, activity, createdAt],
  );
  const { rows } = await queries.query<{ address_id: string }>(
    'select address_id from marketplace.address_book_entry where buyer_id = $1 and aac = $2',
    [buyerId, aac],
  );
  return rows[0]?.address_id ?? addressId;
}
