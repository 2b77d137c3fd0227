import type { Pool } from '@quartermaster/database';
import type { Clock } from '../runtime/index.ts';

const MINUTES = 5;

/** One password that was given. `accountId` is null where it was wrong, and that was not said. */
interface GivenPassword {
  readonly login: string;
  readonly accountId: string | null;
  readonly isUnsaid: boolean;
}

/** Remembers, for one sign-in in one browser, which password was given, until the code comes. */
export interface FirstFactors {
  passed(interactionUid: string, given: GivenPassword): Promise<void>;
  /** The password that was given within the last five minutes, else undefined. */
  given(interactionUid: string): Promise<GivenPassword | undefined>;
  forget(interactionUid: string): Promise<void>;
}

export function databaseFirstFactors(pool: Pool, clock: Clock): FirstFactors {
  return {
    async passed(interactionUid, { login, accountId, isUnsaid }) {
      await pool.query(
        `insert into identity.first_factor (interaction_uid, account_id, login, is_unsaid, expires_at) values ($1, $2, $3, $4, $5)
         on conflict (interaction_uid) do update set
           account_id = excluded.account_id, login = excluded.login, is_unsaid = excluded.is_unsaid, expires_at = excluded.expires_at`,
        [interactionUid, accountId, login.replaceAll('\u0000', ''), isUnsaid, new Date(clock.now().getTime() + MINUTES * 60_000)],
      );
    },
    async given(interactionUid) {
      const { rows } = await pool.query<{ account_id: string | null; login: string; is_unsaid: boolean }>(
        'select account_id, login, is_unsaid from identity.first_factor where interaction_uid = $1 and expires_at > $2',
        [interactionUid, clock.now()],
      );
      return rows[0] && { accountId: rows[0].account_id, login: rows[0].login, isUnsaid: rows[0].is_unsaid };
    },
    async forget(interactionUid) {
      await pool.query('delete from identity.first_factor where interaction_uid = $1', [interactionUid]);
    },
  };
}
