import { sql, type Connection } from '@quartermaster/database';
import { accountOfLink } from '../accounts/index.ts';
import { places, type SealedStore } from '../secrets/index.ts';

/** An account whose person came by a link that is open. */
export interface Owed {
  readonly id: string;
  readonly login: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly owesPassword: boolean;
  readonly owesSecondFactor: boolean;
  readonly passwordHash: string;
  readonly totpSecret: string;
}

/** What the account of a link owes; null where the link opens nothing, for whatever reason. */
export async function owedBy({ pool, box }: SealedStore, token: string, now: Date): Promise<Owed | null> {
  const id = await accountOfLink(pool, token, now);
  if (id === null) return null;
  const { rows } = await pool.query<{ login: string; given_name: string; family_name: string; owes_password: boolean; owes_second_factor: boolean; password_hash: string; totp_sealed: Buffer }>(
    sql`select login, given_name, family_name, owes_password, owes_second_factor, password_hash, totp_sealed from identity.account
      where id = ${id} and disabled_at is null and totp_sealed is not null and (owes_password or owes_second_factor)`,
  );
  const row = rows[0];
  return row === undefined
    ? null
    : { id, login: row.login, givenName: row.given_name, familyName: row.family_name, owesPassword: row.owes_password, owesSecondFactor: row.owes_second_factor, passwordHash: row.password_hash, totpSecret: box.open(row.totp_sealed, places.totp(id)) };
}

/** What an account has from now on. `passwordHash` null: the password of before. `totpStep` null: a recovery code took the place of the app's. False: it owes nothing any more, is disabled, or the code was used. */
export async function settle(connection: Pick<Connection, 'query'>, { id }: Owed, passwordHash: string | null, totpStep: number | null): Promise<boolean> {
  const { rowCount } = await connection.query(
    sql`update identity.account
      set password_hash = coalesce(${passwordHash}, password_hash), owes_password = false, owes_second_factor = false, last_totp_step = coalesce(${totpStep}, last_totp_step)
      where id = ${id} and disabled_at is null and (owes_password or owes_second_factor) and (${totpStep}::int is null or last_totp_step is null or last_totp_step < ${totpStep})`,
  );
  return rowCount === 1;
}
