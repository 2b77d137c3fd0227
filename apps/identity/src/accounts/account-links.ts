import { createHash, randomBytes } from 'node:crypto';
import { sql, type Connection } from '@quartermaster/database';

type Queries = Pick<Connection, 'query'>;

/** `set-up`: for what an account owes. `lost-password`: for another password, while that of before still counts. */
export type LinkPurpose = 'set-up' | 'lost-password';

/** A letter may wait over a weekend; who asks for another password waits for the mail. */
const hoursOpen: Readonly<Record<LinkPurpose, number>> = { 'set-up': 72, 'lost-password': 1 };
/** Forms that are checked with one link, right and wrong ones: codes of an app cannot be guessed within so many. */
const mostTries = 10;

/** A link as it is given away: once, and to its person alone. */
export interface NewLink {
  readonly token: string;
  readonly expiresAt: Date;
}

/** A link as operators see it. */
export interface KnownLink {
  readonly made_at: Date;
  readonly expires_at: Date;
  readonly used_at: Date | null;
  readonly ended_at: Date | null;
  readonly tries: number;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const isOpen = (now: Date) => sql`used_at is null and ended_at is null and expires_at > ${now}`;

/** Makes a link; the ones of before open nothing any more. */
export async function makeAccountLink(queries: Queries, accountId: string, now: Date, purpose: LinkPurpose = 'set-up'): Promise<NewLink> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + hoursOpen[purpose] * 3_600_000);
  await endAccountLinks(queries, accountId, now);
  await queries.query(sql`insert into identity.account_link (token_hash, account_id, made_at, expires_at, purpose) values (${hashOf(token)}, ${accountId}, ${now}, ${expiresAt}, ${purpose})`);
  return { token, expiresAt };
}

/** What the account signs in with has changed: no link of before opens anything any more. */
export async function endAccountLinks(queries: Queries, accountId: string, now: Date): Promise<void> {
  await queries.query(sql`update identity.account_link set ended_at = ${now} where account_id = ${accountId} and used_at is null and ended_at is null`);
}

/** The account that a link opens; null for a link that was used, is over, or never was. */
export async function accountOfLink(queries: Queries, token: string, now: Date, purpose: LinkPurpose = 'set-up'): Promise<string | null> {
  const { rows } = await queries.query<{ account_id: string }>(sql`select account_id from identity.account_link where token_hash = ${hashOf(token)} and purpose = ${purpose} and tries < ${mostTries} and ${isOpen(now)}`);
  return rows[0]?.account_id ?? null;
}

/** Counts one form before it is checked, so that simultaneous guesses cannot slip past the limit. False: the link opens nothing (any more). */
export async function chargeLink(queries: Queries, token: string, now: Date): Promise<boolean> {
  const { rowCount } = await queries.query(sql`update identity.account_link set tries = tries + 1 where token_hash = ${hashOf(token)} and tries < ${mostTries} and ${isOpen(now)}`);
  return rowCount === 1;
}

/** Of two uses at the same time one gets true. */
export async function useLink(queries: Queries, token: string, now: Date): Promise<boolean> {
  const { rowCount } = await queries.query(sql`update identity.account_link set used_at = ${now} where token_hash = ${hashOf(token)} and ${isOpen(now)}`);
  return rowCount === 1;
}

/** The latest link for what an account owes, of each of these accounts, by the account's id. */
export async function latestLinks(queries: Queries, accountIds: readonly string[]): Promise<ReadonlyMap<string, KnownLink>> {
  const { rows } = await queries.query<KnownLink & { account_id: string }>(
    sql`select distinct on (account_id) account_id, made_at, expires_at, used_at, ended_at, tries from identity.account_link
      where account_id = any(${[...accountIds]}) and purpose = 'set-up' order by account_id, made_at desc, ended_at desc nulls first`,
  );
  return new Map(rows.map((row) => [row.account_id, row]));
}

export function linkState({ used_at: used, ended_at: ended, expires_at: expires, tries }: KnownLink, now: Date): 'open' | 'used' | 'expired' | 'ended' {
  if (used !== null) return 'used';
  if (ended !== null || tries >= mostTries) return 'ended';
  return expires <= now ? 'expired' : 'open';
}
