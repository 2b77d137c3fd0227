import { createHash } from 'node:crypto';
import type { Role } from '@quartermaster/contracts-desk';
import { prepared, sql, type Pool } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import { normalLogin, type Operator } from './operator.ts';

/** Seconds after which the factors are given again, however busy the operator is (AAL2; NIST SP 800-63B, 4.2.3). */
const longestSeconds = 12 * 3600;

/** The form of the cookie in the database: a person who reads the database cannot take a session over. */
const keyOf = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url');

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** A person whom the identity server vouches for. */
interface SignedIn {
  readonly issuer: string;
  readonly subject: string;
  readonly login: string;
  readonly name: string;
}

/** Begins a session under this cookie; null for an account that is no operator's: nothing is kept of it. */
export async function beginOperatorSession(database: Pool, cookie: string, { issuer, subject, login, name }: SignedIn, now: Date, timeout: number): Promise<Operator | null> {
  const { rows } = await database.query<Operator>(
    sql`with known as (
        update marketplace.operator set issuer = ${issuer}, subject = ${subject}, name = ${name}
        where login = ${normalLogin(login)} and (issuer is null or (issuer = ${issuer} and subject = ${subject}))
        returning operator_id, login, name, role),
      begun as (
        insert into marketplace.operator_session (session_id, operator_id, began_at, expires_at)
        select ${keyOf(cookie)}, operator_id, ${now}, ${after(now, timeout)} from known)
      select login, name, role from known`,
  );
  return rows[0] ?? null;
}

/** The operator of a living session, whose end moves on; null where there is none. Their role is the one that they have now. */
export async function operatorOf(database: Pool, cookie: string, now: Date, timeout: number): Promise<Operator | null> {
  const { rows } = await database.query<{ login: string; name: string; role: Role }>(
    prepared(sql`update marketplace.operator_session set expires_at = ${after(now, timeout)}
      from marketplace.operator
      where session_id = ${keyOf(cookie)} and expires_at > ${now} and began_at > ${after(now, -longestSeconds)} and operator.operator_id = operator_session.operator_id
      returning operator.login, operator.name, operator.role`),
  );
  const row = rows[0];
  return row === undefined ? null : { ...row, name: row.name === '' ? row.login : row.name };
}

export async function endOperatorSession(queries: Queries, cookie: string): Promise<void> {
  await queries.query(sql`delete from marketplace.operator_session where session_id = ${keyOf(cookie)}`);
}

/** Ends all sessions of the operator whom the identity server knows under this subject, and gives how many there were. */
export async function endOperatorSessionsOf(queries: Queries, subject: string): Promise<number> {
  const { rowCount } = await queries.query(
    sql`delete from marketplace.operator_session using marketplace.operator where operator.operator_id = operator_session.operator_id and operator.subject = ${subject}`,
  );
  return rowCount ?? 0;
}

export async function forgetOperatorSessions(database: Pool, now: Date): Promise<void> {
  await database.query(sql`delete from marketplace.operator_session where expires_at <= ${now}`);
}
