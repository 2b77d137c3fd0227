import { sql, withTransaction, type Connection, type Pool, type Sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import { mailsAnHour, mostTries } from './email-code.ts';

/** Whom codes are mailed for: a buyer, or a person who registers. */
export type CodeOwner = { readonly buyerId: string } | { readonly registrationId: string };

/** A code that was mailed and can still be entered. */
export interface OpenCode {
  readonly codeId: string;
  readonly email: string;
  readonly hash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly triesLeft: number;
}

export interface NewCode {
  readonly codeId: string;
  readonly owner: CodeOwner;
  /** In small letters. */
  readonly email: string;
  readonly hash: string;
  readonly now: Date;
  readonly expiresAt: Date;
  /** Milliseconds since the owner's last code before which no other one is mailed. */
  readonly pause?: number;
}

const hour = 3_600_000;

const idsOf = (owner: CodeOwner): { readonly buyerId: string | null; readonly registrationId: string | null } => ({ buyerId: null, registrationId: null, ...owner });

const isOf = (owner: CodeOwner): Sql => ('buyerId' in owner ? sql`buyer_id = ${owner.buyerId}` : sql`registration_id = ${owner.registrationId}`);

/** Notes a code before it is mailed. `too many` were mailed in the last hour, for this owner or to this address; or the last one is still on its way. */
export function noteCode(database: Pool, { codeId, owner, email, hash, now, expiresAt, pause = 0 }: NewCode): Promise<'noted' | 'too soon' | 'too many'> {
  const { buyerId, registrationId } = idsOf(owner);
  return withTransaction(database, async (connection) => {
    // One at a time for each owner, and then for each address: two requests at once must not both be the last that is allowed.
    await connection.query(sql`select pg_advisory_xact_lock(hashtextextended(${`code for ${buyerId ?? registrationId ?? ''}`}, 0))`);
    await connection.query(sql`select pg_advisory_xact_lock(hashtextextended(${`code to ${email}`}, 0))`);
    const { rows } = await connection.query<{ own: number; sent: number; last: Date | null }>(
      sql`select (count(*) filter (where ${isOf(owner)}))::int as own, (count(*) filter (where email = ${email}))::int as sent, max(created_at) filter (where ${isOf(owner)}) as last
        from marketplace.email_code where created_at > ${new Date(now.getTime() - hour)} and (${isOf(owner)} or email = ${email})`,
    );
    const { own = 0, sent = 0, last = null } = rows[0] ?? {};
    if (last !== null && now.getTime() - last.getTime() < pause) return 'too soon';
    if (own >= mailsAnHour.owner || sent >= mailsAnHour.address) return 'too many';
    await connection.query(
      sql`insert into marketplace.email_code (code_id, buyer_id, registration_id, email, code_hash, created_at, expires_at)
        values (${codeId}, ${buyerId}, ${registrationId}, ${email}, ${hash}, ${now}, ${expiresAt})`,
    );
    return 'noted';
  });
}

interface CodeRow {
  readonly code_id: string;
  readonly email: string;
  readonly code_hash: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly tries: number;
}

const columns = sql`code_id, email, code_hash, created_at, expires_at, tries`;

/** The owner's latest code, while it can be entered. */
const isLatestOpen = (owner: CodeOwner, now: Date): Sql => sql`
  code_id = (select code_id from marketplace.email_code where ${isOf(owner)} order by created_at desc, code_id limit 1)
  and used_at is null and expires_at > ${now} and tries < ${mostTries}`;

const openCode = (row: CodeRow | undefined): OpenCode | null =>
  row === undefined ? null : { codeId: row.code_id, email: row.email, hash: row.code_hash, createdAt: row.created_at, expiresAt: row.expires_at, triesLeft: mostTries - row.tries };

/** The owner's latest code while it can be entered. */
export async function findCode(database: Pool, owner: CodeOwner, now: Date): Promise<OpenCode | null> {
  const { rows } = await database.query<CodeRow>(sql`select ${columns} from marketplace.email_code where ${isLatestOpen(owner, now)}`);
  return openCode(rows[0]);
}

/** Counts one try of the owner's latest code, before it is checked. Null when it cannot be entered any more. */
export async function tryCode(database: Pool, owner: CodeOwner, now: Date): Promise<OpenCode | null> {
  const { rows } = await database.query<CodeRow>(
    sql`update marketplace.email_code set tries = tries + 1 where ${isLatestOpen(owner, now)} returning ${columns}`,
  );
  return openCode(rows[0]);
}

/** Uses a code up. The address that it proves; null when it was used meanwhile. */
export async function useCode(connection: Pick<Connection, 'query'>, codeId: string, now: Date): Promise<string | null> {
  const { rows } = await connection.query<{ email: string }>(sql`update marketplace.email_code set used_at = ${now} where code_id = ${codeId} and used_at is null returning email`);
  return rows[0]?.email ?? null;
}

/** Deletes codes that are no longer needed. */
export async function forgetOldEmailCodes(database: Queries, now: Date): Promise<void> {
  await database.query(sql`delete from marketplace.email_code where created_at < ${new Date(now.getTime() - 24 * hour)}`);
}

/** Forgets the codes that were mailed to a buyer. */
export async function forgetCodesOf(queries: Queries, buyerId: string): Promise<void> {
  await queries.query(sql`delete from marketplace.email_code where buyer_id = ${buyerId}`);
}
