import type { StoreName } from '@quartermaster/contracts';
import type { Pool } from '@quartermaster/database';
import { endOf, followSeconds, rememberedDays, secondsBefore } from './session-life.ts';

/** A session as it is kept. */
export interface SessionRow {
  readonly buyerId: string;
  /** Sealed by the token box. */
  readonly tokens: Buffer | null;
}

/** Begins the session of a buyer whose tokens have come. It admits no caller before it is linked. */
export async function beginSession(database: Pool, sessionId: string, buyerId: string, tokens: Buffer, now: Date, timeout: number): Promise<void> {
  await database.query(
    `insert into marketplace.session (session_id, buyer_id, tokens, renewed_at, created_at, expires_at) values ($1, $2, $3, $4, $4, $5)`,
    [sessionId, buyerId, tokens, now, endOf(now, timeout)],
  );
}

/** Lets the session's buyer into the stores that do not refuse them; none is noted as passed yet. */
export async function completeSignOn(database: Pool, sessionId: string, now: Date): Promise<void> {
  await database.query('update marketplace.session set linked_at = coalesce(linked_at, $2) where session_id = $1 and moved_to is null', [sessionId, now]);
}

/** Lets the session's buyer into a store: their calls are served there from now on. */
export async function linkStore(database: Pool, sessionId: string, store: StoreName, now: Date): Promise<void> {
  await database.query(
    `update marketplace.session set linked_at = coalesce(linked_at, $3),
       stores = case when $2 = any (stores) then stores else array_append(stores, $2) end
     where session_id = $1 and moved_to is null`,
    [sessionId, store, now],
  );
}

/** The buyer whose session lives; null when there is none. */
export async function liveBuyer(database: Pool, sessionId: string, now: Date): Promise<string | null> {
  const { rows } = await database.query<{ buyer_id: string }>(
    'select buyer_id from marketplace.session where session_id = $1 and linked_at is not null and moved_to is null and expires_at > $2',
    [sessionId, now],
  );
  return rows[0]?.buyer_id ?? null;
}

/** Whether this was a buyer's session that had no call for too long. */
export async function isSessionOver(database: Pool, sessionId: string, now: Date): Promise<boolean> {
  const { rowCount } = await database.query(
    'select from marketplace.session where session_id = $1 and linked_at is not null and moved_to is null and expires_at <= $2',
    [sessionId, now],
  );
  return rowCount === 1;
}

/**
 * Lets a session begin its timeout anew.
 *
 * @returns `over` when it had ended already, `none` when there is no such session
 */
export async function extendSession(database: Pool, sessionId: string, now: Date, timeout: number): Promise<'extended' | 'over' | 'none'> {
  const { rows } = await database.query<{ extended: boolean; known: boolean }>(
    `with extended as (
       update marketplace.session set expires_at = $3
       where session_id = $1 and linked_at is not null and moved_to is null and expires_at > $2 returning session_id)
     select exists (select from extended) as extended,
       exists (select from marketplace.session where session_id = $1 and linked_at is not null and moved_to is null) as known`,
    [sessionId, now, endOf(now, timeout)],
  );
  if (rows[0]?.extended === true) return 'extended';
  return rows[0]?.known === true ? 'over' : 'none';
}

/** Takes a session away and gives what it was. */
export async function endSession(database: Pool, sessionId: string): Promise<SessionRow | null> {
  const { rows } = await database.query<{ buyer_id: string; tokens: Buffer | null }>(
    'delete from marketplace.session where session_id = $1 returning buyer_id, tokens',
    [sessionId],
  );
  return rows[0] === undefined ? null : { buyerId: rows[0].buyer_id, tokens: rows[0].tokens };
}

/** Takes away the tokens of sessions that are over, and after a week what was left of them. */
export async function forgetOldSessions(database: Pool, now: Date): Promise<void> {
  await database.query('delete from marketplace.session where expires_at <= $1 or moved_at <= $2', [
    secondsBefore(now, rememberedDays * 86_400),
    secondsBefore(now, followSeconds),
  ]);
  await database.query('update marketplace.session set tokens = null where tokens is not null and expires_at <= $1', [now]);
}
