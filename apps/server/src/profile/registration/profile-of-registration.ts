import { sql } from '@quartermaster/database';
import type { FirstSignInHook } from '../../login/index.ts';
import type { Queries } from '../../runtime/index.ts';
import { writeFirstProfile, type ProfileValues } from '../buyer-profile/buyer-profile.ts';

type Given = Pick<ProfileValues, 'firstName' | 'lastName' | 'phone' | 'agencyCode' | 'bureau' | 'government' | 'state'>;

/** What was said in the newest accepted registration whose address is one of these; null where there is none. Only an address that was proved there counts. */
async function givenAtRegistration(queries: Queries, verifiedEmails: readonly string[]): Promise<Given | null> {
  const { rows } = await queries.query<Given>(
    sql`select first_name as "firstName", last_name as "lastName", phone, listed.code as "agencyCode", bureau,
        case when us_state is null then '' else request.agency end as government, coalesce(us_state, '') as state
      from marketplace.registration_request as request left join marketplace.agency as listed on listed.code = request.listed_agency
      where lower(email) = any(${verifiedEmails.map((email) => email.toLowerCase())}::text[]) and request.state = 'accepted' and email_proved_at is not null
      order by request_number desc limit 1`,
  );
  return rows[0] ?? null;
}

/** What a person gave when they registered is their profile when they first sign in. */
export const profileOfRegistration: FirstSignInHook = async (connection, { buyerId, verifiedEmails }, { clock }) => {
  const given = await givenAtRegistration(connection, verifiedEmails);
  if (given !== null) await writeFirstProfile(connection, buyerId, given, clock.now());
};
