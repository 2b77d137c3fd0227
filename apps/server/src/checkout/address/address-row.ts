import type { Address, FinalDestination } from '@quartermaster/contracts';
import { sql, type Sql } from '@quartermaster/database';

/** An address as a statement gives it. */
export interface AddressRow {
  address_id: string;
  address_name: string;
  kind: Address['kind'];
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
  country: string;
  final_destination: FinalDestination | null;
  consignee_aac: string | null;
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
  ...(row.kind === 'overseas' && { country: row.country }),
  ...(row.final_destination !== null && { finalDestination: row.final_destination }),
  ...(row.consignee_aac !== null && { consigneeAac: row.consignee_aac }),
  isDefault: row.is_default,
});

/** The buyer's addresses. An entry of kind `aac` is read from the directory; one that the directory has closed, or whose consignee it has, is left out. */
export const entriesOf = (buyerId: string): Sql => sql`
  select entry.address_id, entry.address_name, entry.kind, entry.aac, entry.is_default,
    coalesce(activity.activity, entry.organization) as organization,
    coalesce(activity.contact_name, entry.contact_name) as contact_name,
    coalesce(activity.phone, entry.phone) as phone,
    coalesce(activity.email, entry.email) as email,
    coalesce(activity.line1, entry.line1) as line1,
    coalesce(activity.line2, entry.line2) as line2,
    coalesce(activity.city, entry.city) as city,
    coalesce(activity.state, entry.state) as state,
    coalesce(activity.zip, entry.zip) as zip,
    entry.country, entry.consignee_aac,
    case when consignee.aac is null then entry.final_destination else jsonb_build_object('name', consignee.activity || ' (AAC ' || consignee.aac || ')', 'line1', consignee.line1, 'line2', consignee.line2,
      'city', consignee.city, 'region', consignee.state, 'postalCode', consignee.zip, 'country', 'US') end as final_destination
  from marketplace.address_book_entry entry
  left join marketplace.activity_address activity on activity.aac = entry.aac
  left join marketplace.activity_address consignee on consignee.aac = entry.consignee_aac
  where entry.buyer_id = ${buyerId} and (entry.kind <> 'aac' or activity.active) and (entry.consignee_aac is null or consignee.active)`;

/** One address of the buyer's own; nothing for an id that is not one of theirs. @param addressId SQL of a text: an id may be anything that was typed into an address bar */
export const addressWithId = (buyerId: string, addressId: Sql): Sql => sql`${entriesOf(buyerId)} and entry.address_id::text = ${addressId}`;
