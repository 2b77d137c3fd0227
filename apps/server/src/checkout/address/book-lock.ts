import { sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';

/** Addresses that one buyer may keep. */
export const mostAddresses = 2000;

/** Two changes of one book at once must not leave it with two defaults, with none, or with one name twice. */
export const lockBook = (queries: Queries, buyerId: string) => queries.query(sql`select from marketplace.buyer where buyer_id = ${buyerId} for no key update`);

/** An activity that the directory has closed is not shown in the book: no one could free its name. */
const isShown = sql`(kind <> 'aac' or exists (select from marketplace.activity_address activity where activity.aac = address_book_entry.aac and activity.active))`;

/** The id of what a locked book has under this name, without regard to capitals, beside the address itself; and how many addresses there are. */
export async function lookAtNames(queries: Queries, buyerId: string, name: string, except: string | null): Promise<{ takenBy: string | null; count: number }> {
  const { rows: [found] } = await queries.query<{ taken_by: string | null; count: number }>(sql`
    select min(address_id::text) filter (where lower(address_name) = lower(${name}) and ${isShown} and address_id::text is distinct from ${except}) as taken_by, count(*)::int as count
    from marketplace.address_book_entry where buyer_id = ${buyerId}`);
  return { takenBy: found?.taken_by ?? null, count: found?.count ?? 0 };
}

/** This name, or the first with a number behind it that a locked book does not have. */
export async function freeName(queries: Queries, buyerId: string, name: string): Promise<string> {
  const { rows } = await queries.query<{ name: string }>(sql`
    select lower(address_name) as name from marketplace.address_book_entry where buyer_id = ${buyerId} and starts_with(lower(address_name), lower(${name})) and ${isShown}`);
  const taken = new Set(rows.map((row) => row.name));
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${name} ${number}`;
  return free;
}
