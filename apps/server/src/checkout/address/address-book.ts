import { addressesPerPage, type Address } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import { addressOf, addressWithId, entriesOf, type AddressRow } from './address-row.ts';

/** The part of an address book that is looked at. */
export interface BookView {
  readonly q?: string | undefined;
  readonly page?: number | undefined;
}

/** A page of an address book; `page` is the last one where a later one was asked for. */
export interface BookPage {
  readonly addresses: Address[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly q: string;
}

/** Words that are looked for; more say nothing new. */
const mostWords = 8;
const wordsOf = (q: string): string[] => q.toLowerCase().split(/\s+/).filter((word) => word !== '').slice(0, mostWords);

/**
 * The buyer's addresses with all of these words in name, address or AAC: the default one first, then by name.
 *
 * @param first the id of an address that is shown on the first page, however many there are
 */
export async function addressBook(queries: Queries, buyerId: string, { q = '', page = 1 }: BookView = {}, first: string | null = null): Promise<BookPage> {
  const words = wordsOf(q);
  const { rows } = await queries.query<AddressRow & { total: number; page: number }>(sql`
    with entry as (${entriesOf(buyerId)}),
    found as (
      select * from entry where not exists (
        select from unnest(${words}::text[]) as wanted (word)
        where position(word in lower(concat_ws(' ', address_name, aac, organization, contact_name, line1, line2, city, state, zip, final_destination ->> 'city'))) = 0)),
    counted as (
      select count(*)::int as total, least(${page}::int, greatest(1, ceil(count(*) / ${addressesPerPage}::numeric)::int)) as page from found)
    select found.*, counted.total, counted.page from counted, found
    order by (counted.total > ${addressesPerPage} and found.address_id::text = ${first}) is true desc, found.is_default desc, lower(found.address_name), found.address_id
    limit ${addressesPerPage} offset (select (page - 1) * ${addressesPerPage} from counted)`);
  return { addresses: rows.map(addressOf), total: rows[0]?.total ?? 0, page: rows[0]?.page ?? 1, pageSize: addressesPerPage, q: q.trim() };
}

/** All of the buyer's addresses, by name. */
export async function allAddresses(queries: Queries, buyerId: string): Promise<Address[]> {
  const { rows } = await queries.query<AddressRow>(sql`${entriesOf(buyerId)} order by lower(entry.address_name), entry.address_id`);
  return rows.map(addressOf);
}

/** An address of the buyer's own; null for an id that is not one of theirs. */
export async function findAddress(queries: Queries, buyerId: string, addressId: string): Promise<Address | null> {
  const { rows: [row] } = await queries.query<AddressRow>(addressWithId(buyerId, sql`${addressId}`));
  return row === undefined ? null : addressOf(row);
}
