import { randomInt, timingSafeEqual } from 'node:crypto';
import { sql, type Connection, type Pool } from '@quartermaster/database';
import { places, type SealedStore } from '../secrets/index.ts';

type Queries = Pick<Connection, 'query'>;

const minutes = 30;
/** Forms with one code that are checked, right and wrong ones. */
const mostTries = 5;

/** An address that is to become an account's. */
export interface Begun {
  /** Null: the address has an account, and no code opens it. */
  readonly code: string | null;
  readonly expiresAt: Date;
}

/** Keeps an address until its code comes; another one of before is forgotten. */
export async function beginEmailChange({ box }: Pick<SealedStore, 'box'>, queries: Queries, accountId: string, email: string, now: Date): Promise<Begun> {
  const { rows } = await queries.query(sql`select from identity.account where login = ${email.toLowerCase()}`);
  const code = rows.length > 0 ? null : String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  const sealed = code === null ? null : box.seal(code, places.emailChange(accountId));
  await queries.query(
    sql`insert into identity.email_change (account_id, email, code_sealed, tries, expires_at) values (${accountId}, ${email}, ${sealed}, 0, ${expiresAt})
      on conflict (account_id) do update set email = excluded.email, code_sealed = excluded.code_sealed, tries = 0, expires_at = excluded.expires_at`,
  );
  return { code, expiresAt };
}

/** The address whose code is awaited; null: none is, any more. */
export async function awaitedEmail(pool: Pool, accountId: string, now: Date): Promise<string | null> {
  const { rows } = await pool.query<{ email: string }>(sql`select email from identity.email_change where account_id = ${accountId} and expires_at > ${now} and tries < ${mostTries}`);
  return rows[0]?.email ?? null;
}

/** Checks a code. Each try counts before it is compared, so that simultaneous guesses cannot slip past the limit. Null: it is wrong, or none is awaited. */
export async function emailOfCode({ pool, box }: SealedStore, accountId: string, code: string, now: Date): Promise<string | null> {
  const { rows } = await pool.query<{ email: string; code_sealed: Buffer | null }>(
    sql`update identity.email_change set tries = tries + 1 where account_id = ${accountId} and expires_at > ${now} and tries < ${mostTries} returning email, code_sealed`,
  );
  const [row] = rows;
  if (row === undefined || row.code_sealed === null) return null;
  const right = Buffer.from(box.open(row.code_sealed, places.emailChange(accountId)));
  const given = Buffer.from(code);
  return given.length === right.length && timingSafeEqual(given, right) ? row.email : null;
}

/** The account has the address from now on, and signs in with it. False: another account has it meanwhile, or another form was faster. */
export async function takeEmail(queries: Queries, accountId: string, email: string): Promise<boolean> {
  const login = email.toLowerCase();
  const { rowCount: ended } = await queries.query(sql`delete from identity.email_change where account_id = ${accountId} and email = ${email}`);
  if (ended !== 1) return false;
  const { rowCount } = await queries.query(sql`update identity.account set email = ${email}, login = ${login} where id = ${accountId} and not exists (select from identity.account where login = ${login})`);
  return rowCount === 1;
}
