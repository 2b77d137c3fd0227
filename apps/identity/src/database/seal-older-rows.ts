import { sql, withTransaction } from '@quartermaster/database';
import type { SigningKey } from '../keys/index.ts';
import { places, takeTurn, type SealedStore } from '../secrets/index.ts';

const BATCH = 500;

/** Seals secrets that an older version stored as plain text. Does nothing when none is left, and may be interrupted and repeated. */
export async function sealOlderRows(store: SealedStore): Promise<void> {
  await sealTotpSecrets(store);
  await sealCookieKeys(store);
  await moveSigningKeys(store);
}

async function sealTotpSecrets({ pool, box }: SealedStore): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ id: string; totp_secret: string }>(
      sql`select id, totp_secret from identity.account where totp_secret is not null limit ${BATCH}`,
    );
    if (rows.length === 0) return;
    for (const { id, totp_secret: secret } of rows) {
      await pool.query('update identity.account set totp_sealed = $2, totp_secret = null where id = $1 and totp_secret = $3', [id, box.seal(secret, places.totp(id)), secret]);
    }
  }
}

async function sealCookieKeys({ pool, box }: SealedStore): Promise<void> {
  const { rows } = await pool.query<{ value: unknown }>(`select value from identity.key_set where name = 'cookies' and value is not null`);
  for (const { value } of rows) {
    await pool.query(`update identity.key_set set sealed = $1, value = null where name = 'cookies' and value is not null`, [
      box.seal(JSON.stringify(value), places.keySet('cookies')),
    ]);
  }
}

/** The one key that a deployment of an older version has. It keeps its age, so a successor may be due at once. */
async function moveSigningKeys({ pool, box }: SealedStore): Promise<void> {
  await withTransaction(pool, async (connection) => {
    await takeTurn(connection);
    const { rows } = await connection.query<{ value: SigningKey[]; created_at: Date }>(
      `delete from identity.key_set where name = 'signing' and value is not null returning value, created_at`,
    );
    for (const { value, created_at: createdAt } of rows) {
      for (const key of value) {
        await connection.query('insert into identity.signing_key (kid, sealed, signs_from) values ($1, $2, $3)', [
          key.kid,
          box.seal(JSON.stringify(key), places.signingKey(key.kid)),
          createdAt,
        ]);
      }
    }
  });
}
