import { sql, type Sql } from '@quartermaster/database';
import { places, type SealedStore } from '../secrets/index.ts';
import type { Account } from './account.ts';
import { newTotpSecret } from './totp.ts';

interface AccountRow {
  id: string;
  login: string;
  email: string;
  given_name: string;
  family_name: string;
  agency_code: string;
  password_hash: string;
  totp_sealed: Buffer;
  approved_at: Date | null;
  demo: boolean;
}

/** Finds accounts. Those that are disabled or not set up are invisible, and demo accounts are unless the deployment allows them. */
export interface AccountDirectory {
  byId(id: string): Promise<Account | undefined>;
  /** @param login normalized, see `normalizeLogin` */
  byLogin(login: string): Promise<Account | undefined>;
  /**
   * Marks the code of this time step as used, together with all codes before it.
   * @returns false when it, or a newer one, was already used: of two simultaneous uses one wins
   */
  useTotpStep(id: string, step: number): Promise<boolean>;
}

export function accountDirectory({ pool, box }: SealedStore, options: { demoAccounts: boolean }): AccountDirectory {
  const stranger: AccountRow = { id: '', login: '', email: '', given_name: '', family_name: '', agency_code: '', password_hash: '', totp_sealed: box.seal(newTotpSecret(), places.totp('')), approved_at: null, demo: false };
  const find = async (column: Sql, value: string): Promise<Account | undefined> => {
    // PostgreSQL text cannot hold NUL; such a login exists nowhere.
    if (value.includes('\u0000')) return undefined;
    const { rows } = await pool.query<AccountRow>(
      sql`select id, login, email, given_name, family_name, agency_code, password_hash, totp_sealed, approved_at, demo
        from identity.account where ${column} = ${value} and (not demo or ${options.demoAccounts}) and totp_sealed is not null and disabled_at is null and not owes_password and not owes_second_factor`,
    );
    // A secret is opened in either case: the time of an answer does not tell whether there is an account (decision 0232).
    const account = toAccount(rows[0] ?? stranger, box);
    return rows.length === 0 ? undefined : account;
  };
  return {
    byId: (id) => find(sql`id`, id),
    byLogin: (login) => find(sql`login`, login),
    async useTotpStep(id, step) {
      const { rowCount } = await pool.query(
        'update identity.account set last_totp_step = $2, help_asked_at = null where id = $1 and (last_totp_step is null or last_totp_step < $2)',
        [id, step],
      );
      return rowCount === 1;
    },
  };
}

function toAccount(row: AccountRow, box: SealedStore['box']): Account {
  return {
    id: row.id,
    login: row.login,
    email: row.email,
    givenName: row.given_name,
    familyName: row.family_name,
    agencyCode: row.agency_code,
    passwordHash: row.password_hash,
    totpSecret: box.open(row.totp_sealed, places.totp(row.id)),
    isApproved: row.approved_at !== null,
    isDemo: row.demo,
  };
}
