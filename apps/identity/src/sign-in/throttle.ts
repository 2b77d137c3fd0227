import type { Pool } from '@quartermaster/database';
import type { Clock, Limit } from '../runtime/index.ts';

export interface Throttle {
  /**
   * Counts one try before it is checked, so that simultaneous guesses cannot slip past the limit.
   * @returns 0 when the try is within the limit, else the seconds until one is (nothing is counted then)
   */
  charge(key: string, limit: Limit): Promise<number>;
  /** Takes one counted try back, because it was right. */
  refund(key: string): Promise<void>;
  /** Forgets all failures of this key. */
  clear(key: string): Promise<void>;
}

/** Limits of sign-in, kept in the database so that every server process counts together. */
export function databaseThrottle(pool: Pool, clock: Clock): Throttle {
  return {
    async charge(key, { tries, seconds }) {
      const now = clock.now();
      const perSecond = tries / seconds;
      const counted = await pool.query(
        `insert into identity.sign_in_limit as t (key, level, counted_at) values ($1, 1, $2)
         on conflict (key) do update set
           level = greatest(0, t.level - extract(epoch from $2::timestamptz - t.counted_at) * $3::double precision) + 1, counted_at = $2
         where greatest(0, t.level - extract(epoch from $2::timestamptz - t.counted_at) * $3::double precision) + 1 <= $4::double precision`,
        [key, now, perSecond, tries],
      );
      if (counted.rowCount === 1) return 0;
      const { rows } = await pool.query<{ level: number; counted_at: Date }>('select level, counted_at from identity.sign_in_limit where key = $1', [key]);
      const [full] = rows;
      if (full === undefined) return 1;
      const left = full.level - ((now.getTime() - full.counted_at.getTime()) / 1000) * perSecond;
      return Math.max(1, Math.ceil((left + 1 - tries) / perSecond));
    },
    async refund(key) {
      await pool.query('update identity.sign_in_limit set level = greatest(level - 1, 0) where key = $1', [key]);
    },
    async clear(key) {
      await pool.query('delete from identity.sign_in_limit where key = $1', [key]);
    },
  };
}
