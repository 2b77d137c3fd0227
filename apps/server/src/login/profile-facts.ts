import { sql } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';

/** The name that a buyer gave in their profile counts before the identity server's from now on. A name that is the same as there is not kept, so that it follows what the identity server says. */
export async function giveNames(queries: Queries, buyerId: string, { firstName, lastName }: { readonly firstName: string; readonly lastName: string }): Promise<void> {
  await queries.query(sql`
    update marketplace.buyer set profile_first_name = nullif(${firstName}, coalesce(first_name, '')), profile_last_name = nullif(${lastName}, coalesce(last_name, ''))
    where buyer_id = ${buyerId}`);
}

/**
 * The agency of the buyer, as an operator has found it, counts in place of the identity server's word until that changes. It decides what they may be billed for
 * and which stores let them in.
 *
 * @param agencyCode as the code table of agencies has it
 */
export async function confirmAgency(queries: Queries, buyerId: string, agencyCode: string, now: Date): Promise<void> {
  await queries.query(sql`
    update marketplace.buyer set confirmed_agency_code = ${agencyCode}, confirmed_agency_over = agency_code, confirmed_agency_at = ${now} where buyer_id = ${buyerId}`);
}
