import { withTransaction, type Pool } from '@quartermaster/database';
import { secretBox, openSealedStore, places, requireSecretOf, takeTurn, writeMark } from '../secrets/index.ts';
import { sealOlderRows } from './seal-older-rows.ts';

/** A table with one sealed column: `key` names the row, `place` what its bytes are bound to. */
const SEALED = [
  { table: 'account', key: 'id', column: 'totp_sealed', place: places.totp },
  { table: 'signing_key', key: 'kid', column: 'sealed', place: places.signingKey },
  { table: 'key_set', key: 'name', column: 'sealed', place: places.keySet },
];

/**
 * Seals all secrets of a database anew, in one transaction: all of them, or none. Servers that run with the old secret must
 * be started again with the new one.
 * @returns how many were sealed anew
 * @throws {ConfigError} when the old secret is not that of the database
 * @throws {SealError} when a row cannot be opened; nothing was changed then
 */
export async function changeSecret(pool: Pool, oldSecret: string, newSecret: string): Promise<number> {
  const old = secretBox(oldSecret);
  const next = secretBox(newSecret);
  await requireSecretOf(pool, old, 'IDENTITY_SECRET_OLD');
  await sealOlderRows(await openSealedStore(pool, oldSecret));
  return withTransaction(pool, async (connection) => {
    await takeTurn(connection);
    await requireSecretOf(connection, old, 'IDENTITY_SECRET_OLD');
    let count = 0;
    for (const { table, key, column, place } of SEALED) {
      const { rows } = await connection.query<{ name: string; sealed: Buffer }>(
        `select ${key} as name, ${column} as sealed from identity.${table} where ${column} is not null for update`,
      );
      for (const { name, sealed } of rows) {
        const again = next.seal(old.open(sealed, place(name)), place(name));
        await connection.query(`update identity.${table} set ${column} = $2 where ${key} = $1`, [name, again]);
      }
      count += rows.length;
    }
    await writeMark(connection, next);
    return count;
  });
}
