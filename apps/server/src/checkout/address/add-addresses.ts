import { homeCountry, type Address, type AddressFormKind } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import { freeName, lockBook } from './book-lock.ts';
import { finalDestinationOf, keptKind, type CheckedAddress } from './typed-address.ts';

export interface NewEntry {
  addressId: string;
  buyerId: string;
  createdAt: Date;
}

/** An address that is typed, or an activity of the directory under a name of the address book. */
export type NewContent =
  | { readonly kind: AddressFormKind; readonly address: CheckedAddress }
  | { readonly kind: 'aac'; readonly addressName: string; readonly aac: string; readonly activity: string; readonly consigneeAac?: string | undefined };

/** Adds addresses to a locked book, all in one statement. The first one of an empty book is its default. */
export async function addAddresses(queries: Queries, buyerId: string, createdAt: Date, added: readonly { readonly addressId: string; readonly content: NewContent }[]): Promise<void> {
  await queries.query(sql`
    insert into marketplace.address_book_entry
      (address_id, buyer_id, address_name, kind, aac, organization, contact_name, phone, email, line1, line2, city, state, zip, country, final_destination, consignee_aac, created_at, is_default)
    select address_id, ${buyerId}::uuid, address_name, kind, aac, organization, contact_name, phone, email, line1, line2, city, state, zip, country, final_destination, consignee_aac, ${createdAt}::timestamptz,
      position = 1 and not exists (select from marketplace.address_book_entry where buyer_id = ${buyerId}::uuid)
    from jsonb_to_recordset(${JSON.stringify(added.map(({ addressId, content }, i) => ({ position: i + 1, address_id: addressId, ...rowOf(content) })))}::jsonb) as given (
      position int, address_id uuid, address_name text, kind text, aac text, organization text, contact_name text, phone text, email text,
      line1 text, line2 text, city text, state text, zip text, country text, final_destination jsonb, consignee_aac text)`);
}

/** The columns of an address, as they are written. */
export type AddressColumns = Record<'address_name' | 'organization' | 'contact_name' | 'phone' | 'email' | 'line1' | 'line2' | 'city' | 'state' | 'zip' | 'country', string> & {
  kind: Address['kind'];
  aac: string | null;
  consignee_aac: string | null;
  final_destination: object | null;
};

export function rowOf(content: NewContent): AddressColumns {
  if (content.kind === 'aac') {
    const empty = { contact_name: '', phone: '', email: '', line1: '', line2: '', city: '', state: '', zip: '' };
    return { ...empty, kind: 'aac', address_name: content.addressName, aac: content.aac, consignee_aac: content.consigneeAac ?? null, organization: content.activity, country: homeCountry, final_destination: null };
  }
  const { addressName, organization, contactName, phone, email, line1, line2, city, state, zip, country } = content.address;
  return {
    kind: keptKind(content.kind), aac: null, consignee_aac: null, address_name: addressName, organization, contact_name: contactName, phone, email, line1, line2, city, state, zip,
    country: content.kind === 'overseas' ? country : homeCountry,
    final_destination: content.kind === 'forwarder' ? finalDestinationOf(content.address) : null,
  };
}

/** Puts an activity of the directory into the address book, in a transaction, unless it is there already; gives the entry's id. */
export const addActivityAddress = (queries: Queries, entry: NewEntry, { aac, activity }: { aac: string; activity: string }): Promise<string> =>
  addActivity(queries, entry, { addressName: `AAC ${aac}`, aac, activity });

/** The same of a break-bulk point with the activity that it sends on to. */
export const addBreakBulk = (queries: Queries, entry: NewEntry, { aac, activity }: { aac: string; activity: string }, consigneeAac: string): Promise<string> =>
  addActivity(queries, entry, { addressName: `AAC ${aac} for ${consigneeAac}`, aac, activity, consigneeAac });

async function addActivity(queries: Queries, { addressId, buyerId, createdAt }: NewEntry, added: { addressName: string; aac: string; activity: string; consigneeAac?: string }): Promise<string> {
  await lockBook(queries, buyerId);
  const { rows: [known] } = await queries.query<{ address_id: string }>(
    sql`select address_id from marketplace.address_book_entry where buyer_id = ${buyerId} and aac = ${added.aac} and consignee_aac is not distinct from ${added.consigneeAac ?? null}::text`);
  if (known !== undefined) return known.address_id;
  const addressName = await freeName(queries, buyerId, added.addressName);
  await addAddresses(queries, buyerId, createdAt, [{ addressId, content: { kind: 'aac', ...added, addressName } }]);
  return addressId;
}
