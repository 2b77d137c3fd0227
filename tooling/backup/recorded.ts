import { sql, type AppliedMigration, type Connection } from '@quartermaster/database';

/** What a database says of itself. */
export interface Recorded {
  readonly migrations: readonly AppliedMigration[];
  readonly orders: number;
}

/** Reads which migrations have run, in either program's schema, and how many orders there are. */
export async function readRecorded(connection: Pick<Connection, 'query'>): Promise<Recorded> {
  const tables = ['marketplace.migration', 'identity.migration', 'marketplace.placed_order'];
  const { rows: known } = await connection.query<{ name: string }>(sql`select name from unnest(${tables}::text[]) as name where to_regclass(name) is not null`);
  const has = (name: string): boolean => known.some((each) => each.name === name);
  const read = async (name: string, statement: string): Promise<AppliedMigration[]> => (has(name) ? (await connection.query<AppliedMigration>(statement)).rows : []);
  const migrations = [
    ...(await read('marketplace.migration', 'select area, number, file, checksum from marketplace.migration order by area, number')),
    ...(await read('identity.migration', 'select area, number, file, checksum from identity.migration order by area, number')),
  ];
  const orders = has('marketplace.placed_order') ? await connection.query<{ count: number }>('select count(*) as count from marketplace.placed_order') : null;
  return { migrations, orders: orders?.rows[0]?.count ?? 0 };
}
