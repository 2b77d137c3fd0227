import type { Pool } from '@quartermaster/database';
import type { Clock } from '../runtime/index.ts';

/** Seconds to wait after the 1st, 2nd, 3rd ... failure in a row; the last one repeats. */
export type DelaySchedule = readonly number[];

/** Five tries for one account, then 30 s, doubling to a quarter of an hour. */
export const ACCOUNT_DELAYS: DelaySchedule = [0, 0, 0, 0, 30, 60, 120, 240, 480, 900];

/** One address may be a whole office: twenty failures before it has to wait. */
export const ADDRESS_DELAYS: DelaySchedule = [...Array<number>(19).fill(0), 30, 60, 120, 240, 480, 900];

/** Failures older than this count no more. */
const FORGET_AFTER_MS = 24 * 60 * 60 * 1000;

export interface Throttle {
  /**
   * Counts one try before it is checked, so that simultaneous guesses cannot slip past the limit.
   * @returns 0 when the try may go on, else the seconds to wait (nothing is counted then)
   */
  charge(key: string, delays: DelaySchedule): Promise<number>;
  /** Takes one counted try back, because it was right. */
  refund(key: string): Promise<void>;
  /** Forgets all failures of this key. */
  clear(key: string): Promise<void>;
}

/** Limits of sign-in, kept in the database so that every server process counts together. */
export function databaseThrottle(pool: Pool, clock: Clock): Throttle {
  return {
    async charge(key, delays) {
      const now = clock.now();
      const counted = await pool.query(
        `insert into identity.sign_in_throttle as t (key, failures, last_attempt_at, locked_until)
         values ($1, 1, $2, $2::timestamptz + make_interval(secs => ($4::int[])[1]))
         on conflict (key) do update set
           failures = case when t.last_attempt_at < $3 then 1 else t.failures + 1 end,
           last_attempt_at = $2,
           locked_until = $2::timestamptz + make_interval(secs => ($4::int[])[
             least(case when t.last_attempt_at < $3 then 1 else t.failures + 1 end, cardinality($4::int[]))])
         where t.locked_until <= $2`,
        [key, now, new Date(now.getTime() - FORGET_AFTER_MS), delays],
      );
      if (counted.rowCount === 1) return 0;
      const { rows } = await pool.query<{ locked_until: Date }>(
        'select locked_until from identity.sign_in_throttle where key = $1',
        [key],
      );
      const until = rows[0]?.locked_until ?? now;
      return Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
    },
    async refund(key) {
      await pool.query(
        `update identity.sign_in_throttle set failures = greatest(failures - 1, 0), locked_until = $2 where key = $1`,
        [key, clock.now()],
      );
    },
    async clear(key) {
      await pool.query('delete from identity.sign_in_throttle where key = $1', [key]);
    },
  };
}
