import type { Pool } from '@quartermaster/database';
import type { Clock } from '../runtime/index.ts';

const MINUTES = 5;

/** Remembers, for one sign-in in one browser, whose password was right and who still has to give the code. */
export interface FirstFactors {
  passed(interactionUid: string, accountId: string): Promise<void>;
  /** The account that passed within the last five minutes, else undefined. */
  accountOf(interactionUid: string): Promise<string | undefined>;
  forget(interactionUid: string): Promise<void>;
}

export function databaseFirstFactors(pool: Pool, clock: Clock): FirstFactors {
  return {
    async passed(interactionUid, accountId) {
      await pool.query(
        `insert into identity.first_factor (interaction_uid, account_id, expires_at) values ($1, $2, $3)
         on conflict (interaction_uid) do update set account_id = excluded.account_id, expires_at = excluded.expires_at`,
        [interactionUid, accountId, new Date(clock.now().getTime() + MINUTES * 60_000)],
      );
    },
    async accountOf(interactionUid) {
      const { rows } = await pool.query<{ account_id: string }>(
        'select account_id from identity.first_factor where interaction_uid = $1 and expires_at > $2',
        [interactionUid, clock.now()],
      );
      return rows[0]?.account_id;
    },
    async forget(interactionUid) {
      await pool.query('delete from identity.first_factor where interaction_uid = $1', [interactionUid]);
    },
  };
}
