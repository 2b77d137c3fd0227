import { prepared, sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import { emailDomain } from '../membership/email-domain.ts';
import type { Government } from './government.ts';
import { withDomainsAbove } from './member-domain.ts';

/**
 * Which government this address is of, by the list of the operator; null where it is of none. The most specific listed domain decides: a retired
 * `contractors.city.example.gov` keeps its addresses out where `city.example.gov` is active.
 *
 * @param email an address that is proved to be its owner's: this function takes it at its word
 */
export async function governmentOf(queries: Queries, email: string): Promise<Government | null> {
  const domain = emailDomain(email);
  if (domain === null) return null;
  const { rows } = await queries.query<Government & { active: boolean }>(
    prepared(sql`select domain, government, state, kind, active from marketplace.member_domain where domain = any(${withDomainsAbove(domain)}::text[]) order by length(domain) desc limit 1`),
  );
  const found = rows[0];
  if (found === undefined || !found.active) return null;
  const { active: _active, ...government } = found;
  return government;
}

/** The proved address by which a buyer is a member, and of which government; null where none makes one. */
export async function governmentOfBuyer(queries: Queries, verifiedEmails: readonly string[]): Promise<{ readonly email: string; readonly government: Government } | null> {
  for (const email of verifiedEmails) {
    const government = await governmentOf(queries, email);
    if (government !== null) return { email, government };
  }
  return null;
}
