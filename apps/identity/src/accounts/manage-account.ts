import { sql, type Connection } from '@quartermaster/database';
import { places, type SecretBox } from '../secrets/index.ts';
import { hashPassword, type ScryptCost } from './password.ts';

type Queries = Pick<Connection, 'query'>;

/** An account as operators see it: none of its secrets. */
export interface KnownAccount {
  readonly id: string;
  readonly login: string;
  readonly given_name: string;
  readonly family_name: string;
  readonly agency_code: string;
  readonly demo: boolean;
  readonly created_at: Date;
  readonly approved_at: Date | null;
  readonly disabled_at: Date | null;
}

const columns = sql`id, login, given_name, family_name, agency_code, demo, created_at, approved_at, disabled_at`;

/** The account of a login, held until the end of the transaction. @param login normalized */
export async function accountForChange(connection: Connection, login: string): Promise<KnownAccount | null> {
  const { rows } = await connection.query<KnownAccount>(sql`select ${columns} from identity.account where login = ${login} for update`);
  return rows[0] ?? null;
}

/** Accounts whose login has a text in it, in order. */
export async function accountsLike(queries: Queries, text: string, most: number): Promise<readonly KnownAccount[]> {
  const { rows } = await queries.query<KnownAccount>(sql`select ${columns} from identity.account where position(lower(${text}) in login) > 0 order by login limit ${most}`);
  return rows;
}

/** From now on the account is refused like one that there is not, or is no longer. */
export async function setDisabled(queries: Queries, id: string, since: Date | null): Promise<void> {
  await queries.query(sql`update identity.account set disabled_at = ${since} where id = ${id}`);
}

export async function setPassword(queries: Queries, id: string, password: string, cost?: ScryptCost): Promise<void> {
  await queries.query(sql`update identity.account set password_hash = ${await hashPassword(password, cost)} where id = ${id}`);
}

/** The codes of the authenticator app of before are none of the account any more. */
export async function setTotpSecret(queries: Queries, box: SecretBox, id: string, secret: string): Promise<void> {
  await queries.query(sql`update identity.account set totp_sealed = ${box.seal(secret, places.totp(id))}, last_totp_step = null where id = ${id}`);
}
