import { sql } from '@quartermaster/database';
import { linkAddress, linkKeyHash, newLinkKey, withoutLinkKeys, type Queries, type Randomness } from '../../runtime/index.ts';

/** Where browsers open the page of a supervisor. */
const supervisorPagePath = '/ws/profile/supervisor_response';

/** Days for which a link opens its page, from when it is made: longer than any authorization may be. */
const linkDays = 800;

/** A text without what opens the pages of supervisors in it. */
export const withoutSupervisorKeys = (text: string): string => withoutLinkKeys(supervisorPagePath, text);

/** A new link to the page of the supervisor, for a mail to them. Those that were made before open nothing from now on. */
export async function newSupervisorLink(queries: Queries, { authorizationId, store }: { readonly authorizationId: string; readonly store: string }, webOrigin: string, now: Date, randomness: Pick<Randomness, 'token'>): Promise<string> {
  const { key, hash } = newLinkKey(randomness);
  await queries.query(sql`update marketplace.authorization_link set revoked_at = ${now} where authorization_id = ${authorizationId} and revoked_at is null`);
  await queries.query(
    sql`insert into marketplace.authorization_link (token_hash, authorization_id, created_at, expires_at) values (${hash}, ${authorizationId}, ${now}, ${new Date(now.getTime() + linkDays * 86_400_000)})`,
  );
  return `${webOrigin}${linkAddress(supervisorPagePath, key, { store })}`;
}

/** The authorization whose supervisor has this key; null for one that is wrong, old or taken back. */
export async function openedBySupervisor(queries: Queries, key: string, now: Date): Promise<string | null> {
  const { rows } = await queries.query<{ authorization_id: string }>(
    sql`select authorization_id from marketplace.authorization_link where token_hash = ${linkKeyHash(key)} and revoked_at is null and expires_at > ${now}`,
  );
  return rows[0]?.authorization_id ?? null;
}

/** Links that open nothing for a month are forgotten, and those to what has ended half a year ago open nothing any more. */
export async function forgetOldSupervisorLinks(queries: Queries, now: Date): Promise<void> {
  const [aMonthAgo, halfAYearAgo] = [30, 180].map((days) => new Date(now.getTime() - days * 86_400_000));
  await queries.query(sql`delete from marketplace.authorization_link where expires_at < ${aMonthAgo} or revoked_at < ${aMonthAgo}`);
  await queries.query(sql`update marketplace.authorization_link set revoked_at = ${now} where revoked_at is null and authorization_id in (
    select authorization_id from marketplace.member_authorization where status not in ('requested', 'authorized') and coalesce(valid_until::timestamptz, answer_by) < ${halfAYearAgo})`);
}
