import { withTransaction, type Pool } from '@quartermaster/database';

/** A session as it is kept. */
export interface SessionRow {
  readonly buyerId: string | null;
  /** Sealed by the token box. */
  readonly tokens: Buffer | null;
}

/** Hours after its last sign-in or renewal at which a session is forgotten. */
export const sessionHours = 12;

const endOf = (now: Date): Date => new Date(now.getTime() + sessionHours * 3_600_000);

export async function readSession(database: Pool, sessionId: string, now: Date): Promise<SessionRow | null> {
  const { rows } = await database.query<{ buyer_id: string | null; tokens: Buffer | null }>(
    'select buyer_id, tokens from marketplace.session where session_id = $1 and expires_at > $2',
    [sessionId, now],
  );
  return rows[0] === undefined ? null : { buyerId: rows[0].buyer_id, tokens: rows[0].tokens };
}

/** Keeps the tokens of a sign-in. */
export async function keepTokens(database: Pool, sessionId: string, tokens: Buffer, now: Date): Promise<void> {
  await database.query(
    `insert into marketplace.session (session_id, tokens, renewed_at, created_at, expires_at) values ($1, $2, $3, $3, $4)
     on conflict (session_id) do update set tokens = excluded.tokens, renewed_at = excluded.renewed_at, expires_at = excluded.expires_at,
       renewal_claim = null, renewal_claimed_at = null`,
    [sessionId, tokens, now, endOf(now)],
  );
}

/** The session belongs to this buyer from now on. */
export async function linkBuyer(database: Pool, sessionId: string, buyerId: string, now: Date): Promise<void> {
  await database.query(
    `insert into marketplace.session (session_id, buyer_id, created_at, expires_at) values ($1, $2, $3, $4)
     on conflict (session_id) do update set buyer_id = excluded.buyer_id`,
    [sessionId, buyerId, now, endOf(now)],
  );
}

/** Takes a session away and gives what it was. */
export async function endSession(database: Pool, sessionId: string): Promise<SessionRow | null> {
  const { rows } = await database.query<{ buyer_id: string | null; tokens: Buffer | null }>(
    'delete from marketplace.session where session_id = $1 returning buyer_id, tokens',
    [sessionId],
  );
  return rows[0] === undefined ? null : { buyerId: rows[0].buyer_id, tokens: rows[0].tokens };
}

export type RenewalTurn =
  /** Nothing to renew. */
  | { readonly turn: 'none' }
  /** Somebody has just renewed: these are good. */
  | { readonly turn: 'done'; readonly tokens: Buffer }
  /** Somebody else is renewing. */
  | { readonly turn: 'wait' }
  /** The caller renews now. */
  | { readonly turn: 'mine'; readonly tokens: Buffer };

/** Seconds for which a renewal's result serves those who asked at the same time. */
export const reuseSeconds = 10;

/** Seconds after which a renewal counts as abandoned: longer than the identity server may take. */
export const claimSeconds = 20;

/** Decides in one short transaction who renews the tokens of a session: one at a time, whatever the number of tabs and servers. */
export function takeRenewalTurn(database: Pool, sessionId: string, claim: string, now: Date): Promise<RenewalTurn> {
  return withTransaction(database, async (connection) => {
    const { rows } = await connection.query<{ tokens: Buffer | null; renewed_at: Date | null; renewal_claimed_at: Date | null }>(
      'select tokens, renewed_at, renewal_claimed_at from marketplace.session where session_id = $1 and expires_at > $2 for update',
      [sessionId, now],
    );
    const [row] = rows;
    if (row === undefined || row.tokens === null) return { turn: 'none' };
    const age = (instant: Date | null): number => (instant === null ? Infinity : now.getTime() - instant.getTime());
    if (age(row.renewed_at) < reuseSeconds * 1000) return { turn: 'done', tokens: row.tokens };
    if (age(row.renewal_claimed_at) < claimSeconds * 1000) return { turn: 'wait' };
    await connection.query('update marketplace.session set renewal_claim = $2, renewal_claimed_at = $3 where session_id = $1', [sessionId, claim, now]);
    return { turn: 'mine', tokens: row.tokens };
  });
}

/** Ends the caller's turn: with new tokens, with none (they were refused), or with the old ones (`unchanged`: try again later). */
export async function endRenewalTurn(database: Pool, sessionId: string, claim: string, result: Buffer | null | 'unchanged', now: Date): Promise<void> {
  if (result === 'unchanged') {
    await database.query('update marketplace.session set renewal_claim = null, renewal_claimed_at = null where session_id = $1 and renewal_claim = $2', [sessionId, claim]);
    return;
  }
  await database.query(
    `update marketplace.session set tokens = $3, renewed_at = $4, expires_at = $5, renewal_claim = null, renewal_claimed_at = null
     where session_id = $1 and renewal_claim = $2`,
    [sessionId, claim, result, now, endOf(now)],
  );
}

/** Deletes sessions that are over. */
export async function forgetOldSessions(database: Pool, now: Date): Promise<number> {
  const { rowCount } = await database.query('delete from marketplace.session where expires_at <= $1', [now]);
  return rowCount ?? 0;
}
