import { emailRule, passwordRule } from '@quartermaster/contracts';
import type { Connection } from '@quartermaster/database';
import { places, type SecretBox } from '../secrets/index.ts';
import { normalizeLogin } from './account.ts';
import { hashPassword, type ScryptCost } from '@quartermaster/database/passwords';

/** The data of a new account. */
export interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly agencyCode: string;
  readonly password: string;
  readonly totpSecret: string;
  /** False for a person who still has to register with the marketplace; the default is true. */
  readonly isApproved?: boolean;
  /** The person sets the account up by a link: the password is one that no one knows. */
  readonly owesSetUp?: boolean;
  /** The cost of the password's hash, if not the usual one. */
  readonly passwordCost?: ScryptCost;
}

/**
 * Adds an account whose login is its email address.
 * @returns false when that id or login exists; nothing is changed then
 * @throws {Error} when the email or the password breaks its field rule (specification, section 5)
 */
export async function createAccount({ pool, box }: { readonly pool: Pick<Connection, 'query'>; readonly box: SecretBox }, account: NewAccount, now: Date): Promise<boolean> {
  const problem = emailRule(account.email) ?? passwordRule(account.password);
  if (problem !== null) throw new Error(`The account for ${account.email} was not made. ${problem}`);
  const { rowCount } = await pool.query(
    `insert into identity.account
       (id, login, email, given_name, family_name, agency_code, password_hash, totp_sealed, created_at, approved_at, owes_password, owes_second_factor)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)
     on conflict do nothing`,
    [
      account.id,
      normalizeLogin(account.email),
      account.email,
      account.givenName,
      account.familyName,
      account.agencyCode,
      await hashPassword(account.password, account.passwordCost),
      box.seal(account.totpSecret, places.totp(account.id)),
      now,
      account.isApproved === false ? null : now,
      account.owesSetUp === true,
    ],
  );
  return rowCount === 1;
}
