import { sql } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';

/** What is kept of a person, under the names by which they read it. */
export interface PersonData {
  readonly signsInAs: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  /** An address that they proved by a code. */
  readonly provedEmail: string | null;
  readonly agencyCode: string | null;
  readonly knownSince: Date;
  readonly sessions: readonly { readonly signedInAt: string; readonly endsAt: string }[];
}

/** @throws Error where there is no such buyer */
export async function personOfBuyer(queries: Queries, buyerId: string): Promise<PersonData> {
  const { rows } = await queries.query<PersonData>(sql`
    select login as "signsInAs", coalesce(profile_first_name, first_name) as "firstName", coalesce(profile_last_name, last_name) as "lastName", email, profile_email as "provedEmail",
      vouched_agency_code as "agencyCode", created_at as "knownSince",
      coalesce((select jsonb_agg(jsonb_build_object('signedInAt', linked_at, 'endsAt', expires_at) order by linked_at) from marketplace.session where session.buyer_id = buyer.buyer_id and linked_at is not null), '[]') as sessions
    from marketplace.buyer where buyer_id = ${buyerId}`);
  if (rows[0] === undefined) throw new Error(`There is no buyer ${buyerId}.`);
  return rows[0];
}

/** Removes who a buyer is, and ends their sessions. The row itself stays: their orders are of it. */
export async function forgetPerson(queries: Queries, buyerId: string, now: Date): Promise<void> {
  await queries.query(sql`delete from marketplace.session where buyer_id = ${buyerId}`);
  await queries.query(sql`
    update marketplace.buyer set first_name = null, last_name = null, email = null, login = null, agency_code = null, profile_email = null, profile_email_confirmed_at = null,
      profile_first_name = null, profile_last_name = null, confirmed_agency_code = null, confirmed_agency_over = null, confirmed_agency_at = null, updated_at = ${now}
    where buyer_id = ${buyerId}`);
}
