import { sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';

/** Buyers of one domain whom the list makes no member. */
export interface UnlistedGroup {
  /** Null: they have no confirmed address. */
  readonly domain: string | null;
  readonly buyers: number;
  /** Those of them who have ordered. */
  readonly ordered: number;
}

/** Days for which an address that a buyer proved with a code counts (login/buyers.ts). */
const confirmedDays = 365;

/** Groups that an operator reads. */
const mostGroups = 200;

/**
 * Buyers without an agency who have no confirmed address of an active listed domain, by the domain of their address: whom a move from the former rule to the
 * list would lock out.
 */
export async function unlistedMembers(queries: Queries, now: Date): Promise<readonly UnlistedGroup[]> {
  const { rows } = await queries.query<UnlistedGroup>(
    sql`with address as (
      select buyer_id, lower(substring(email from '@([^@]+)$')) as domain from marketplace.buyer where agency_code is null and email_verified
      union select buyer_id, lower(substring(profile_email from '@([^@]+)$')) from marketplace.buyer
        where agency_code is null and profile_email_confirmed_at > ${now}::timestamptz - make_interval(days => ${confirmedDays})
    ), host as (select distinct domain, string_to_array(domain, '.') as labels from address where domain is not null),
    listed as (
      select host.domain, (select known.active from generate_subscripts(host.labels, 1) as at
          join marketplace.member_domain as known on known.domain = array_to_string(host.labels[at:], '.') order by length(known.domain) desc limit 1) as is_active
      from host
    ), unlisted as (
      select buyer.buyer_id, min(address.domain) as domain from marketplace.buyer left join address on address.buyer_id = buyer.buyer_id left join listed using (domain)
      where agency_code is null group by buyer.buyer_id having not coalesce(bool_or(listed.is_active), false)
    )
    select domain, count(*)::int as buyers, count(*) filter (where exists (select from marketplace.placed_order where placed_order.buyer_id = unlisted.buyer_id))::int as ordered
    from unlisted group by domain order by count(*) desc, domain limit ${mostGroups}`,
  );
  return rows;
}

/** Buyers who are members by one domain, or by a sub-domain that is not listed itself. */
export async function membersBy(queries: Queries, domain: string): Promise<number> {
  const { rows } = await queries.query<{ buyers: number }>(
    sql`with host as (
      select buyer_id, string_to_array(lower(substring(email from '@([^@]+)$')), '.') as labels from marketplace.buyer
      where email_verified and (lower(email) like ${`%@${domain}`} or lower(email) like ${`%.${domain}`})
    )
    select count(*)::int as buyers from host where (select known.domain from generate_subscripts(host.labels, 1) as at
      join marketplace.member_domain as known on known.domain = array_to_string(host.labels[at:], '.') order by length(known.domain) desc limit 1) = ${domain}`,
  );
  return rows[0]?.buyers ?? 0;
}
