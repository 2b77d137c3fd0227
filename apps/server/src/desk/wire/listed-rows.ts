import { sql, type Connection, type Sql } from '@quartermaster/database';
import type { Written } from './import-answer.ts';

/** What retired rows are left out by, or the others. */
export const ofState = (state: 'active' | 'retired' | 'all'): Sql => ({ all: sql`true`, active: sql`active`, retired: sql`not active` })[state];

/** Retires a row, or has it active again. Null: there is none; false: it is so already. */
export async function setRowActive(connection: Connection, { table, key, value }: { readonly table: Sql; readonly key: Sql; readonly value: string }, active: boolean): Promise<boolean | null> {
  const { rows } = await connection.query<{ former: boolean }>(
    sql`with known as (select ${key} as key, active from ${table} where ${key} = ${value} for update)
      update ${table} set active = ${active} from known where ${key} = known.key returning known.active as former`,
  );
  return rows[0] === undefined ? null : rows[0].former !== active;
}

/** Rows in one statement. */
const batch = 1000;

/**
 * Writes rows over those that are listed; those that are not given stay.
 *
 * @param statement of rows as JSON, which returns for each that it has added or changed whether it was added (`is_added`)
 */
export async function writeRows(connection: Connection, rows: readonly unknown[], statement: (given: string) => Sql): Promise<Written> {
  let [added, changed] = [0, 0];
  for (let start = 0; start < rows.length; start += batch) {
    const { rows: written } = await connection.query<{ is_added: boolean }>(statement(JSON.stringify(rows.slice(start, start + batch))));
    const news = written.filter((row) => row.is_added).length;
    added += news;
    changed += written.length - news;
  }
  return { added, changed, same: rows.length - added - changed };
}
