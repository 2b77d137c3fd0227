import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from '@quartermaster/database';

/**
 * A key of 32 bytes: made of what the operator configured, else the one that the database keeps for all processes. It is
 * made at the first start.
 */
export async function secretKey(database: Pool, name: string, configured: string | null): Promise<Buffer> {
  if (configured !== null) return createHash('sha256').update(`${name} ${configured}`).digest();
  await database.query('insert into marketplace.secret (name, value) values ($1, $2) on conflict do nothing', [name, randomBytes(32)]);
  const { rows } = await database.query<{ value: Buffer }>('select value from marketplace.secret where name = $1', [name]);
  if (rows[0] === undefined) throw new Error(`The database lost the secret ${name} while it was being read.`);
  return rows[0].value;
}
