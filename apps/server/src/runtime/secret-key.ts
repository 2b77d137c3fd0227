import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { withTransaction, type Connection, type Pool } from '@quartermaster/database';
import { ConfigError } from './config-error.ts';

/** The keys of one purpose, of 32 bytes each. */
export interface SecretKeys {
  /** Under which is signed and sealed whatever is new. */
  readonly current: Buffer;
  /** Under which what comes back may be signed and sealed, too; null: there is no other. */
  readonly accepted: Buffer | null;
}

interface SecretRow {
  name: string;
  value: Buffer | null;
  sealed: Buffer | null;
}

/**
 * Keys that nothing in the database opens: each is made of a secret of the deployment. A former version made a key for
 * itself and kept it in the database; such a key stays in use, so that a new version signs no buyer out, and is sealed under
 * the secret by the first process that has one. It is the key of that secret, also when it has become the accepted one.
 *
 * @throws ConfigError when it was sealed under another secret
 */
export async function secretKeys(database: Pool, name: string, secret: string, accepted: string | null): Promise<SecretKeys> {
  return withTransaction(database, async (connection) => {
    const kept = await keptKey(connection, name, secret);
    if (kept === null) return { current: made(name, secret), accepted: accepted === null ? null : made(name, accepted) };
    const keyOf = (of: string): Buffer => open(kept.sealed, name, of) ?? made(name, of);
    const isOf = (of: string | null): boolean => of !== null && open(kept.sealed, name, of) !== null;
    if (!kept.isReplaced && !isOf(secret)) {
      if (!isOf(accepted)) throw otherSecret();
      // The mark of a change: without it, a wrong secret would be taken for one.
      await connection.query('update marketplace.secret set name = $2 where name = $1', [name, replacedName(name)]);
    }
    // No secret that counts opens it any more.
    if (kept.isReplaced && !isOf(secret) && !isOf(accepted)) await connection.query('delete from marketplace.secret where name = $1', [replacedName(name)]);
    return { current: keyOf(secret), accepted: accepted === null ? null : keyOf(accepted) };
  });
}

const replacedName = (name: string): string => `${name}-replaced`;
const made = (name: string, secret: string): Buffer => createHash('sha256').update(`${name} ${secret}`).digest();

/** The key that a former version kept, sealed; null where there is none. */
async function keptKey(connection: Connection, name: string, secret: string): Promise<{ readonly sealed: Buffer; readonly isReplaced: boolean } | null> {
  const { rows } = await connection.query<SecretRow>('select name, value, sealed from marketplace.secret where name = any($1) for update', [[name, replacedName(name)]]);
  const [row] = rows;
  if (row === undefined) return null;
  const isReplaced = row.name !== name;
  if (row.value === null) return { sealed: row.sealed ?? Buffer.alloc(0), isReplaced };
  const sealed = seal(row.value, name, secret);
  await connection.query('update marketplace.secret set value = null, sealed = $2 where name = $1', [row.name, sealed]);
  return { sealed, isReplaced };
}

const ivLength = 12;
const tagLength = 16;

const sealingKey = (secret: string): Uint8Array => new Uint8Array(hkdfSync('sha256', secret, '', 'keys at rest', 32));

/** AES-256-GCM; the name is authenticated with the key. */
function seal(key: Uint8Array, name: string, secret: string): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(secret), iv).setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(key), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Null where it was sealed under another secret. */
function open(sealed: Uint8Array, name: string, secret: string): Buffer | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', sealingKey(secret), sealed.subarray(0, ivLength), { authTagLength: tagLength })
      .setAAD(Buffer.from(name))
      .setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
    return Buffer.concat([decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()]);
  } catch {
    return null;
  }
}

const otherSecret = (): ConfigError =>
  new ConfigError(
    'COOKIE_SECRET is not the secret under which this database keeps its key. Give it the previous value ("npm start" keeps it in the file cookie-secret of the data folder), or give that as COOKIE_SECRET_ACCEPTED where you have changed it. Where it is lost, delete the row of marketplace.secret: every buyer then signs in again.',
  );
