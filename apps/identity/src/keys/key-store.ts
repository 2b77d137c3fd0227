import { randomBytes } from 'node:crypto';
import { withTransaction, type Connection } from '@quartermaster/database';
import { places, requireSecretOf, takeTurn, type SealedStore, type SecretBox } from '../secrets/index.ts';
import type { KeyTimes } from './key-schedule.ts';
import type { SigningKey } from './signing-key.ts';

/** A private key with its times. */
export type KeptKey = SigningKey & KeyTimes;

export function readSigningKeys({ pool, box }: SealedStore): Promise<KeptKey[]> {
  return read(pool, box);
}

/**
 * Changes the keys of the deployment. One process at a time does so, and sees what the one before it has done.
 * @param change gives the keys as they should be; the same list changes nothing
 * @throws {ConfigError} when the secret was changed meanwhile
 */
export function changeKeys({ pool, box }: SealedStore, change: (keys: readonly KeptKey[]) => readonly KeptKey[]): Promise<readonly KeptKey[]> {
  return withTransaction(pool, async (connection) => {
    await takeTurn(connection);
    await requireSecretOf(connection, box);
    const before = await read(connection, box);
    const after = change(before);
    for (const { kid } of before) {
      if (!after.some((key) => key.kid === kid)) await connection.query('delete from identity.signing_key where kid = $1', [kid]);
    }
    for (const key of after) await write(connection, box, key, before);
    return after;
  });
}

async function read(database: Pick<Connection, 'query'>, box: SecretBox): Promise<KeptKey[]> {
  const { rows } = await database.query<{ kid: string; sealed: Buffer; signs_from: Date; delete_at: Date | null }>(
    'select kid, sealed, signs_from, delete_at from identity.signing_key',
  );
  return rows.map(({ kid, sealed, signs_from: signsFrom, delete_at: deleteAt }) => ({
    ...(JSON.parse(box.open(sealed, places.signingKey(kid))) as SigningKey), signsFrom, deleteAt,
  }));
}

async function write(connection: Connection, box: SecretBox, kept: KeptKey, before: readonly KeptKey[]): Promise<void> {
  if (before.includes(kept)) return;
  const { signsFrom, deleteAt, ...key } = kept;
  await connection.query(
    `insert into identity.signing_key (kid, sealed, signs_from, delete_at) values ($1, $2, $3, $4)
     on conflict (kid) do update set delete_at = excluded.delete_at`,
    [key.kid, box.seal(JSON.stringify(key), places.signingKey(key.kid)), signsFrom, deleteAt],
  );
}

/** The keys of cookies and nonces; the first process ever to start makes them. */
export async function readCookieKeys({ pool, box }: SealedStore, now: Date): Promise<string[]> {
  const place = places.keySet('cookies');
  const made = box.seal(JSON.stringify([randomBytes(32).toString('base64url')]), place);
  await pool.query(`insert into identity.key_set (name, sealed, created_at) values ('cookies', $1, $2) on conflict do nothing`, [made, now]);
  const { rows } = await pool.query<{ sealed: Buffer }>(`select sealed from identity.key_set where name = 'cookies' and sealed is not null`);
  const [row] = rows;
  if (!row) throw new Error('The keys of cookies are missing from the database.');
  return JSON.parse(box.open(row.sealed, place)) as string[];
}
