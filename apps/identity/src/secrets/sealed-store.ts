import type { Connection, Pool } from '@quartermaster/database';
import { ConfigError } from '../runtime/index.ts';
import { SealError, secretBox, type SecretBox } from './secret-box.ts';

/** The database with the key to its secrets. */
export interface SealedStore {
  readonly pool: Pool;
  readonly box: SecretBox;
}

const PLACE = 'secret_mark';
const MARK = 'the secret of this database';

/**
 * Opens the secrets of a database whose schema is up to date; the first secret ever used becomes the database's.
 * @throws {ConfigError} when the database was sealed with another secret
 */
export async function openSealedStore(pool: Pool, secret: string): Promise<SealedStore> {
  const box = secretBox(secret);
  await pool.query('insert into identity.secret_mark (id, sealed) values (1, $1) on conflict do nothing', [box.seal(MARK, PLACE)]);
  await requireSecretOf(pool, box);
  return { pool, box };
}

/** @throws {ConfigError} when the secrets of this database were sealed with another secret */
export async function requireSecretOf(database: Pick<Connection, 'query'>, box: SecretBox, setting = 'IDENTITY_SECRET'): Promise<void> {
  const { rows } = await database.query<{ sealed: Buffer }>('select sealed from identity.secret_mark');
  try {
    if (rows[0]) box.open(rows[0].sealed, PLACE);
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    throw new ConfigError(
      `${setting} is not the secret with which this database was sealed. Give it the previous value ("npm start" keeps it in the file identity-secret of the data folder); to change it, run apps/identity/src/operator/change-secret.ts with the old and the new one.`,
    );
  }
}

/** Writes the mark of another secret. */
export async function writeMark(connection: Connection, box: SecretBox): Promise<void> {
  await connection.query('update identity.secret_mark set sealed = $1', [box.seal(MARK, PLACE)]);
}

/** Lets one process at a time change keys or the secret, until the end of its transaction. */
export async function takeTurn(connection: Connection): Promise<void> {
  await connection.query('select pg_advisory_xact_lock($1::int, $2::int)', [0x716d, 0x6b657973]);
}

/** The place of each secret in the database. */
export const places = {
  totp: (accountId: string): string => `account.totp:${accountId}`,
  signingKey: (kid: string): string => `signing_key:${kid}`,
  keySet: (name: string): string => `key_set:${name}`,
  notice: (id: string): string => `notice:${id}`,
  emailChange: (accountId: string): string => `email_change:${accountId}`,
};
