import { sql, type Pool } from '@quartermaster/database';
import type { WaitingFigures } from '@quartermaster/metrics';

/** What the marketplace has still to fetch, mail to people above all. What holds no longer waits for no one. */
export async function readNotices(pool: Pool, now: Date): Promise<WaitingFigures> {
  const { rows } = await pool.query<{ waiting: number; oldest: number }>(sql`
    select count(*)::int as waiting, coalesce(greatest(0, extract(epoch from ${now}::timestamptz - min(made_at))), 0)::float8 as oldest
    from identity.notice where holds_until is null or holds_until > ${now}`);
  return { queue: 'identity-notices', waiting: 0, oldest: 0, ...rows[0], dead: null };
}
