import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import type { JsonWebKey } from 'node:crypto';
import type { Pool } from '@quartermaster/database';

/** A private key in the form that the provider takes. */
export interface SigningKey extends JsonWebKey {
  readonly kid: string;
  readonly alg: 'ES256';
  readonly use: 'sig';
}

/** What signs tokens and cookies. Never logged, never leaves the server. */
export interface KeySets {
  readonly signing: readonly SigningKey[];
  readonly cookies: readonly string[];
}

/** Reads the keys of this deployment; the first process ever to start makes them. */
export async function loadKeySets(pool: Pool, now: Date): Promise<KeySets> {
  return {
    signing: await keySet(pool, 'signing', now, () => [newSigningKey()]),
    cookies: await keySet(pool, 'cookies', now, () => [randomBytes(32).toString('base64url')]),
  };
}

async function keySet<T>(pool: Pool, name: string, now: Date, make: () => T): Promise<T> {
  await pool.query(
    'insert into identity.key_set (name, value, created_at) values ($1, $2, $3) on conflict do nothing',
    [name, JSON.stringify(make()), now],
  );
  const { rows } = await pool.query<{ value: T }>('select value from identity.key_set where name = $1', [name]);
  const [row] = rows;
  if (!row) throw new Error(`The key set "${name}" is missing from the database.`);
  return row.value;
}

function newSigningKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'ES256', use: 'sig' };
}
