import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { withTransaction, type Pool } from '@quartermaster/database';
import { ConfigError } from './config-error.ts';

interface SecretRow {
  value: Buffer | null;
  sealed: Buffer | null;
}

/**
 * A key of 32 bytes, which nothing in the database opens: it is made of the secret of the deployment. A former version made a key for
 * itself and kept it in the database; such a key stays in use, so that a new version signs no buyer out, and is sealed under
 * the secret by the first process that has one.
 *
 * @throws ConfigError when it was sealed under another secret
 */
export async function secretKey(database: Pool, name: string, secret: string): Promise<Buffer> {
  const row = await withTransaction(database, async (connection) => {
    const { rows } = await connection.query<SecretRow>('select value, sealed from marketplace.secret where name = $1 for update', [name]);
    if (rows[0]?.value != null) {
      await connection.query('update marketplace.secret set value = null, sealed = $2 where name = $1', [name, seal(rows[0].value, name, secret)]);
    }
    return rows[0];
  });
  if (row === undefined) return createHash('sha256').update(`${name} ${secret}`).digest();
  return row.value ?? open(row.sealed ?? Buffer.alloc(0), name, secret);
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

function open(sealed: Uint8Array, name: string, secret: string): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', sealingKey(secret), sealed.subarray(0, ivLength), { authTagLength: tagLength })
      .setAAD(Buffer.from(name))
      .setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
    return Buffer.concat([decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()]);
  } catch {
    throw new ConfigError(
      'COOKIE_SECRET is not the secret under which this database keeps its key. Give it the previous value ("npm start" keeps it in the file cookie-secret of the data folder). Where that is lost, delete the row of marketplace.secret: every buyer then signs in again.',
    );
  }
}
