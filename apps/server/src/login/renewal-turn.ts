import { withTransaction, type Pool } from '@quartermaster/database';
import { followSeconds, secondsBefore } from './session-life.ts';

export type RenewalTurn =
  /** Nothing to renew. */
  | { readonly turn: 'none' }
  /** Another call has just renewed: these are good. */
  | { readonly turn: 'done'; readonly tokens: Buffer }
  /** Another call is renewing. */
  | { readonly turn: 'wait' }
  /** The session has just got another id. */
  | { readonly turn: 'moved'; readonly to: string }
  /** The caller renews now. */
  | { readonly turn: 'mine'; readonly tokens: Buffer };

/** Seconds for which a renewal's result serves those who asked at the same time. */
const reuseSeconds = 10;

/** Seconds after which a renewal counts as abandoned: longer than the identity server may take. */
const claimSeconds = 20;

interface TurnRow {
  tokens: Buffer | null;
  renewed_at: Date | null;
  renewal_claimed_at: Date | null;
  moved_to: string | null;
  moved_at: Date | null;
}

/** Decides in one short transaction who renews the tokens of a session: one at a time, whatever the number of tabs and servers. */
export function takeRenewalTurn(database: Pool, sessionId: string, claim: string, now: Date): Promise<RenewalTurn> {
  return withTransaction(database, async (connection) => {
    const { rows } = await connection.query<TurnRow>(
      `select tokens, renewed_at, renewal_claimed_at, moved_to, moved_at from marketplace.session
       where session_id = $1 and (expires_at > $2 or moved_to is not null) for update`,
      [sessionId, now],
    );
    const [row] = rows;
    if (row?.moved_to != null) return isWithin(row.moved_at, followSeconds, now) ? { turn: 'moved', to: row.moved_to } : { turn: 'none' };
    if (row === undefined || row.tokens === null) return { turn: 'none' };
    if (isWithin(row.renewed_at, reuseSeconds, now)) return { turn: 'done', tokens: row.tokens };
    if (isBeingRenewed(row.renewal_claimed_at, now)) return { turn: 'wait' };
    await connection.query('update marketplace.session set renewal_claim = $2, renewal_claimed_at = $3 where session_id = $1', [sessionId, claim, now]);
    return { turn: 'mine', tokens: row.tokens };
  });
}

/** Less than so many seconds ago. What is further ahead than that was written before the clock was set back, and says nothing any more. */
const isWithin = (instant: Date | null, seconds: number, now: Date): boolean => instant !== null && instant > secondsBefore(now, seconds) && instant <= secondsBefore(now, -seconds);

/** Whether a call is asking the identity server for this session's next tokens. */
export const isBeingRenewed = (claimedAt: Date | null, now: Date): boolean => isWithin(claimedAt, claimSeconds, now);

/** Ends the caller's turn: with new tokens, with none (they were refused), or with the old ones (`unchanged`: try again later). */
export async function endRenewalTurn(database: Pool, sessionId: string, claim: string, result: Buffer | null | 'unchanged', now: Date): Promise<void> {
  if (result === 'unchanged') {
    await database.query('update marketplace.session set renewal_claim = null, renewal_claimed_at = null where session_id = $1 and renewal_claim = $2', [sessionId, claim]);
    return;
  }
  await database.query(
    `update marketplace.session set tokens = $3, renewed_at = $4, renewal_claim = null, renewal_claimed_at = null
     where session_id = $1 and renewal_claim = $2`,
    [sessionId, claim, result, now],
  );
}
