import { sql, type Pool } from '@quartermaster/database';

/** Longer than the longest limit takes to empty (99,999 s). */
const LIMIT_KEPT_MS = 28 * 60 * 60 * 1000;
/** Longer than any session without activity. A session without a row counts from its sign-in. */
const USE_KEPT_MS = 25 * 60 * 60 * 1000;
/** Operators see for so long whether a link was used. */
const LINK_KEPT_MS = 90 * 24 * 60 * 60 * 1000;
/** A marketplace that has not asked for so long has other news to hear first. */
const NOTICE_KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const BATCH = 1000;
const MOST_BATCHES = 200;

/**
 * Deletes expired rows: provider records in short statements of a thousand, one after the other, so that the embedded database answers sign-ins in between.
 * @returns how many provider records were deleted; what is left after 200,000 is for the next time
 */
export async function deleteExpired(pool: Pool, now: Date): Promise<number> {
  let deleted = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const { rowCount } = await pool.query(
      sql`delete from identity.provider_record where (model, id) in
         (select model, id from identity.provider_record where expires_at <= ${now} order by expires_at limit ${BATCH})`,
    );
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) break;
  }
  await pool.query('delete from identity.first_factor where expires_at <= $1', [now]);
  await pool.query('delete from identity.session_use where used_at < $1', [new Date(now.getTime() - USE_KEPT_MS)]);
  await pool.query('delete from identity.session_place where begun_at < $1', [new Date(now.getTime() - USE_KEPT_MS)]);
  await pool.query('delete from identity.email_change where expires_at <= $1', [now]);
  await pool.query('delete from identity.sign_in_limit where counted_at < $1', [new Date(now.getTime() - LIMIT_KEPT_MS)]);
  await pool.query('delete from identity.account_link where expires_at < $1', [new Date(now.getTime() - LINK_KEPT_MS)]);
  await pool.query('delete from identity.notice where holds_until < $1 or made_at < $2', [now, new Date(now.getTime() - NOTICE_KEPT_MS)]);
  return deleted;
}
