import { sql, type Connection } from '@quartermaster/database';
import { places, type SecretBox } from '../secrets/index.ts';
import type { Account } from './account.ts';
import { hashPassword, type ScryptCost } from '@quartermaster/database/passwords';

type Queries = Pick<Connection, 'query'>;

/** An account as operators see it: none of its secrets. */
export interface KnownAccount {
  readonly id: string;
  readonly login: string;
  readonly email: string;
  readonly given_name: string;
  readonly family_name: string;
  readonly agency_code: string;
  readonly demo: boolean;
  readonly created_at: Date;
  readonly approved_at: Date | null;
  readonly disabled_at: Date | null;
  /** What the person has still to set up by a link. */
  readonly owes_password: boolean;
  readonly owes_second_factor: boolean;
  /** Since when the person asks for another second factor. */
  readonly help_asked_at: Date | null;
}

const columns = sql`id, login, email, given_name, family_name, agency_code, demo, created_at, approved_at, disabled_at, owes_password, owes_second_factor, help_asked_at`;

/** The account of a login, held until the end of the transaction. @param login normalized */
export async function accountForChange(connection: Connection, login: string): Promise<KnownAccount | null> {
  const { rows } = await connection.query<KnownAccount>(sql`select ${columns} from identity.account where login = ${login} for update`);
  return rows[0] ?? null;
}

/** The same, by the account's id. */
export async function accountForChangeById(connection: Connection, id: string): Promise<KnownAccount | null> {
  const { rows } = await connection.query<KnownAccount>(sql`select ${columns} from identity.account where id = ${id} for update`);
  return rows[0] ?? null;
}

export async function accountById(queries: Queries, id: string): Promise<KnownAccount | null> {
  const { rows } = await queries.query<KnownAccount>(sql`select ${columns} from identity.account where id = ${id}`);
  return rows[0] ?? null;
}

/** One page of the accounts whose login, e-mail address or name has a text in it, first those whose persons ask for help, then in the order of their logins, and how many there are in all. */
export async function findAccounts(queries: Queries, text: string, { first, most }: { readonly first: number; readonly most: number }): Promise<{ readonly total: number; readonly accounts: readonly KnownAccount[] }> {
  const fits = sql`position(lower(${text}) in login || ' ' || lower(email || ' ' || given_name || ' ' || family_name)) > 0`;
  const { rows } = await queries.query<KnownAccount & { total: number }>(
    sql`select ${columns}, (count(*) over ())::int as total from identity.account where ${fits} order by help_asked_at nulls last, login limit ${most} offset ${first}`,
  );
  return { total: rows[0]?.total ?? 0, accounts: rows };
}

/** Accounts whose login has a text in it, in order. */
export async function accountsLike(queries: Queries, text: string, most: number): Promise<readonly KnownAccount[]> {
  const { rows } = await queries.query<KnownAccount>(sql`select ${columns} from identity.account where position(lower(${text}) in login) > 0 order by login limit ${most}`);
  return rows;
}

/** Writes another name and agency for an account. */
export async function renameAccount(queries: Queries, id: string, { givenName, familyName, agencyCode }: Pick<Account, 'givenName' | 'familyName' | 'agencyCode'>): Promise<void> {
  await queries.query(sql`update identity.account set given_name = ${givenName}, family_name = ${familyName}, agency_code = ${agencyCode} where id = ${id}`);
}

/** Its next token has the code. Empty: none. */
export async function setAgencyCode(queries: Queries, id: string, agencyCode: string): Promise<void> {
  await queries.query(sql`update identity.account set agency_code = ${agencyCode} where id = ${id}`);
}

/** From now on the account is refused like one that there is not, or is no longer. */
export async function setDisabled(queries: Queries, id: string, since: Date | null): Promise<void> {
  await queries.query(sql`update identity.account set disabled_at = ${since} where id = ${id}`);
}

export async function setPassword(queries: Queries, id: string, password: string, cost?: ScryptCost): Promise<void> {
  await setPasswordHash(queries, id, await hashPassword(password, cost));
}

/** The same with a hash that was made before, so that no transaction waits for it. */
export async function setPasswordHash(queries: Queries, id: string, passwordHash: string): Promise<void> {
  await queries.query(sql`update identity.account set password_hash = ${passwordHash}, owes_password = false where id = ${id}`);
}

/** The codes of the authenticator app of before are none of the account any more, nor are its recovery codes. @param usedStep of a code of the new app that was given already */
export async function setTotpSecret(queries: Queries, box: SecretBox, id: string, secret: string, usedStep: number | null = null): Promise<void> {
  await queries.query(sql`update identity.account set totp_sealed = ${box.seal(secret, places.totp(id))}, last_totp_step = ${usedStep}::int, owes_second_factor = false, help_asked_at = null where id = ${id}`);
  await queries.query(sql`delete from identity.recovery_code where account_id = ${id}`);
}

/** The person, who has given the password, asks for another second factor. False: they have asked already. */
export async function askForHelp(queries: Queries, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await queries.query(sql`update identity.account set help_asked_at = ${now} where id = ${id} and help_asked_at is null`);
  return rowCount === 1;
}

/** How many have asked for another second factor and wait. */
export async function countHelpAsked(queries: Queries): Promise<number> {
  const { rows } = await queries.query<{ count: number }>(sql`select count(*)::int as count from identity.account where help_asked_at is not null`);
  return rows[0]?.count ?? 0;
}

/** The person has to set this up by a link; until then no one signs in with the account. */
export async function oweSetUp(queries: Queries, id: string, owed: 'password' | 'second factor'): Promise<void> {
  await queries.query(sql`update identity.account set ${owed === 'password' ? sql`owes_password` : sql`owes_second_factor`} = true where id = ${id}`);
}
