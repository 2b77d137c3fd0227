import { sql, type Connection } from '@quartermaster/database';

/**
 * Until the end of the transaction no other one holds the same. A row can be locked only where it is: of two operators who write the same new one at once,
 * the second has to wait for the first, and then finds it.
 *
 * @param what a name of its own, such as "help topic returns"
 */
export async function hold(connection: Connection, what: string): Promise<void> {
  await connection.query(sql`select pg_advisory_xact_lock(hashtextextended(${`desk: ${what}`}, 0))`);
}
