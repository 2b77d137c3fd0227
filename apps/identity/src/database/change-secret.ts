import { sql, withTransaction, type Pool } from '@quartermaster/database';
import { secretBox, openSealedStore, places, requireSecretOf, takeTurn, writeMark } from '../secrets/index.ts';
import { sealOlderRows } from './seal-older-rows.ts';

/** A table with one sealed column: `key` names the row, `place` what its bytes are bound to. */
const SEALED = [
  { table: sql`identity.account`, key: sql`id`, column: sql`totp_sealed`, place: places.totp },
  { table: sql`identity.signing_key`, key: sql`kid`, column: sql`sealed`, place: places.signingKey },
  { table: sql`identity.key_set`, key: sql`name`, column: sql`sealed`, place: places.keySet },
  { table: sql`identity.notice`, key: sql`notice_id::text`, column: sql`sealed`, place: places.notice },
  { table: sql`identity.email_change`, key: sql`account_id`, column: sql`code_sealed`, place: places.emailChange },
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
        sql`select ${key} as name, ${column} as sealed from ${table} where ${column} is not null for update`,
      );
      for (const { name, sealed } of rows) {
        const again = next.seal(old.open(sealed, place(name)), place(name));
        await connection.query(sql`update ${table} set ${column} = ${again} where ${key} = ${name}`);
      }
      count += rows.length;
    }
    await writeMark(connection, next);
    return count;
  });
}
