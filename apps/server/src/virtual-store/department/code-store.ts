import { sql, withTransaction, type Pool, type Sql } from '@quartermaster/database';
import { mailsAnHour, mostTries } from './email-code.ts';

/** A code that was mailed and can still be entered. */
export interface OpenCode {
  readonly codeId: string;
  readonly email: string;
  readonly hash: string;
  readonly expiresAt: Date;
  readonly triesLeft: number;
}

export interface NewCode {
  readonly codeId: string;
  readonly buyerId: string;
  readonly email: string;
  readonly hash: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

const hour = 3_600_000;

/** Notes a code before it is mailed. False when too many were mailed in the last hour, for this buyer or to this address. */
export function noteCode(database: Pool, { codeId, buyerId, email, hash, now, expiresAt }: NewCode): Promise<boolean> {
  return withTransaction(database, async (connection) => {
    // One at a time for each buyer: two requests at once must not both be the last that is allowed.
    await connection.query('select from marketplace.buyer where buyer_id = $1 for update', [buyerId]);
    const { rowCount } = await connection.query(
      `insert into marketplace.email_code (code_id, buyer_id, email, code_hash, created_at, expires_at)
       select $1, $2, $3, $4, $5, $6
       where (select count(*) from marketplace.email_code where buyer_id = $2 and created_at > $7) < $8
         and (select count(*) from marketplace.email_code where email = $3 and created_at > $7) < $9`,
      [codeId, buyerId, email, hash, now, expiresAt, new Date(now.getTime() - hour), mailsAnHour.buyer, mailsAnHour.address],
    );
    return rowCount === 1;
  });
}

interface CodeRow {
  readonly code_id: string;
  readonly email: string;
  readonly code_hash: string;
  readonly expires_at: Date;
  readonly tries: number;
}

const columns = sql`code_id, email, code_hash, expires_at, tries`;

/** The buyer's latest code, while it can be entered. */
const isLatestOpen = (buyerId: string, now: Date): Sql => sql`
  code_id = (select code_id from marketplace.email_code where buyer_id = ${buyerId} order by created_at desc, code_id limit 1)
  and used_at is null and expires_at > ${now} and tries < ${mostTries}`;

const openCode = (row: CodeRow | undefined): OpenCode | null =>
  row === undefined ? null : { codeId: row.code_id, email: row.email, hash: row.code_hash, expiresAt: row.expires_at, triesLeft: mostTries - row.tries };

/** The buyer's latest code while it can be entered. */
export async function findCode(database: Pool, buyerId: string, now: Date): Promise<OpenCode | null> {
  const { rows } = await database.query<CodeRow>(sql`select ${columns} from marketplace.email_code where ${isLatestOpen(buyerId, now)}`);
  return openCode(rows[0]);
}

/** Counts one try of the buyer's latest code, before it is checked. Null when it cannot be entered any more. */
export async function tryCode(database: Pool, buyerId: string, now: Date): Promise<OpenCode | null> {
  const { rows } = await database.query<CodeRow>(
    sql`update marketplace.email_code set tries = tries + 1 where ${isLatestOpen(buyerId, now)} returning ${columns}`,
  );
  return openCode(rows[0]);
}

/** The address is the buyer's profile address from now on. False when the code was used meanwhile. */
export function confirmEmail(database: Pool, { codeId, buyerId, now }: Pick<NewCode, 'codeId' | 'buyerId' | 'now'>): Promise<boolean> {
  return withTransaction(database, async (connection) => {
    const { rows } = await connection.query<{ email: string }>(
      'update marketplace.email_code set used_at = $2 where code_id = $1 and used_at is null returning email',
      [codeId, now],
    );
    if (rows[0] === undefined) return false;
    await connection.query(
      'update marketplace.buyer set profile_email = $2, profile_email_confirmed_at = $3, updated_at = $3 where buyer_id = $1',
      [buyerId, rows[0].email, now],
    );
    return true;
  });
}

/** Deletes codes that are no longer needed. */
export async function forgetOldEmailCodes(database: Pool, now: Date): Promise<void> {
  await database.query('delete from marketplace.email_code where created_at < $1', [new Date(now.getTime() - 24 * hour)]);
}
