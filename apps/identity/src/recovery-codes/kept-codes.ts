import { createHash } from 'node:crypto';
import { sql, type Connection } from '@quartermaster/database';
import { newRecoveryCode, readRecoveryCode } from './recovery-code.ts';

type Queries = Pick<Connection, 'query'>;

const howMany = 10;

const hashOf = (accountId: string, characters: string): string => createHash('sha256').update(`${accountId}:${characters}`).digest('base64url');

/** Gives an account new codes, each for one use; those of before open nothing any more. They are shown once, and kept as hashes. */
export async function replaceRecoveryCodes(queries: Queries, accountId: string, now: Date): Promise<readonly string[]> {
  const codes = Array.from({ length: howMany }, newRecoveryCode);
  const hashes = codes.map((code) => hashOf(accountId, readRecoveryCode(code) ?? ''));
  await queries.query(sql`delete from identity.recovery_code where account_id = ${accountId}`);
  await queries.query(sql`insert into identity.recovery_code (code_hash, account_id, made_at) select hash, ${accountId}, ${now} from unnest(${hashes}::text[]) as hash`);
  return codes;
}

/** Uses a code up. Of two uses at the same time one gets true. */
export async function takeRecoveryCode(queries: Queries, accountId: string, typed: string, now: Date): Promise<boolean> {
  const characters = readRecoveryCode(typed);
  if (characters === null) return false;
  const { rowCount } = await queries.query(sql`update identity.recovery_code set used_at = ${now} where code_hash = ${hashOf(accountId, characters)} and account_id = ${accountId} and used_at is null`);
  return rowCount === 1;
}

export async function recoveryCodesLeft(queries: Queries, accountId: string): Promise<number> {
  const { rows } = await queries.query<{ left: number }>(sql`select count(*)::int as left from identity.recovery_code where account_id = ${accountId} and used_at is null`);
  return rows[0]?.left ?? 0;
}
