import { createHash } from 'node:crypto';
import type { Connection, Pool } from '../pool.ts';
import { identifier, sql, type Sql } from '../sql.ts';
import { SqlState, sqlState } from '../sql-state.ts';
import { withTransaction } from '../transaction.ts';
import { adoptRecord, type FormerMigration, type FormerRow } from './adopt.ts';
import { MigrationError } from './error.ts';
import { readMigrationFiles } from './files.ts';
import type { MigrationFile, MigrationHistory } from './files.ts';
import { checkHistory } from './history.ts';
import type { AppliedMigration } from './history.ts';

export interface MigrateOptions {
  readonly folder: string;
  /** The schema that the application owns; it is made when missing and holds the record, `<schema>.migration`. */
  readonly schema: string;
}

export interface MigrateAreasOptions {
  readonly schema: string;
  /** In the order in which they run: an area after those whose tables it refers to. */
  readonly histories: readonly MigrationHistory[];
  /** For databases whose record numbers the files of all areas together: what became of each. */
  readonly former: readonly FormerMigration[];
}

/**
 * Brings a schema up to date: runs each file that has not run yet, once, in the order of its number, each in a
 * transaction of its own together with its record. Several processes may do this at the same time.
 *
 * @returns the names of the files that this call ran
 * @throws MigrationError when a file is misnamed, changed, missing or refused; what ran before it stays
 */
export async function migrate(pool: Pool, { folder, schema }: MigrateOptions): Promise<string[]> {
  const files = await readMigrationFiles({ area: schema, folder });
  // The record once had no areas; its numbers are the same.
  const former = files.map(({ area, number, file, checksum }): FormerMigration => ({ number, file, checksum, now: [{ area, number }] }));
  const ran = await migrateFiles(pool, schema, [files], former);
  return ran.map(({ file }) => file);
}

/**
 * The same for a schema to which several areas belong, each with a history of its own: the next file of one area may be older or
 * newer than that of another.
 *
 * @returns the files that this call ran, as `area/file`
 */
export async function migrateAreas(pool: Pool, { schema, histories, former }: MigrateAreasOptions): Promise<string[]> {
  const areas = await Promise.all(histories.map(readMigrationFiles));
  const ran = await migrateFiles(pool, schema, areas, former);
  return ran.map(({ area, file }) => `${area}/${file}`);
}

/**
 * Whether all files of these areas have run as they are now, and no others: then `migrateAreas` would do nothing. The order of the
 * areas does not matter, so that a program need not know it.
 */
export async function isMigrated(pool: Pool, { schema, histories }: Omit<MigrateAreasOptions, 'former'>): Promise<boolean> {
  return haveAllRun(pool, schema, (await Promise.all(histories.map(readMigrationFiles))).flat());
}

async function haveAllRun(pool: Pool, schema: string, files: readonly MigrationFile[]): Promise<boolean> {
  const { record } = tableNames(schema);
  const { rows: columns } = await pool.query<{ name: string }>(sql`select attname as name from pg_attribute where attrelid = to_regclass(${`${schema}.migration`}) and attname = 'area'`);
  if (columns.length === 0) return false;
  const { rows } = await pool.query<Pick<AppliedMigration, 'area' | 'number' | 'checksum'>>(sql`select area, number, checksum from ${record}`);
  const ran = new Set(rows.map(keyOf));
  return files.length === ran.size && files.every((file) => ran.has(keyOf(file)));
}

/**
 * Looks at what has run in some database, such as one that comes from another machine, with the files of this version.
 *
 * @throws MigrationError when something has run that this version does not have, or has otherwise
 */
export async function requireKnownMigrations(histories: readonly MigrationHistory[], applied: readonly AppliedMigration[]): Promise<void> {
  checkHistory(await Promise.all(histories.map(readMigrationFiles)), applied);
}

const keyOf = ({ area, number, checksum }: Pick<AppliedMigration, 'area' | 'number' | 'checksum'>): string => `${area} ${number} ${checksum}`;

/** A role that runs on the schema and does not own it may not even ask to make what is there already: it finds that nothing is due. */
async function migrateFiles(pool: Pool, schema: string, areas: readonly (readonly MigrationFile[])[], former: readonly FormerMigration[]): Promise<MigrationFile[]> {
  try {
    if (await haveAllRun(pool, schema, areas.flat())) return [];
    return await runAll(pool, schema, areas, former);
  } catch (error) {
    if (error instanceof MigrationError || sqlState(error) !== SqlState.insufficientPrivilege) throw error;
    // What the role may read can say more: that the database is newer than this version, for one.
    const { rows } = await pool.query<AppliedMigration>(sql`select area, number, file, checksum from ${tableNames(schema).record}`).catch(() => ({ rows: [] }));
    const due = checkHistory(areas, rows);
    throw new MigrationError(
      'MIGRATION_FORBIDDEN',
      due[0]?.file ?? '',
      `The schema ${schema} of the database is not up to date, and the role of DATABASE_URL may not change it; run "npm run migrate" with MIGRATIONS_DATABASE_URL, the address of the role that owns the tables, and start again.`,
      { cause: error },
    );
  }
}

async function runAll(pool: Pool, schema: string, areas: readonly (readonly MigrationFile[])[], former: readonly FormerMigration[]): Promise<MigrationFile[]> {
  const names = tableNames(schema);
  await withTransaction(pool, async (connection) => {
    await takeTurn(connection, schema);
    await connection.query(sql`create schema if not exists ${names.schema}`);
    const rows = await takeFormerRecord(connection, schema);
    await connection.query(sql`create table if not exists ${names.record} (
      area text not null,
      number integer not null,
      file text not null,
      checksum text not null,
      applied_at timestamptz not null default now(),
      primary key (area, number)
    )`);
    for (const row of adoptRecord(rows, former, areas.flat())) {
      await connection.query(sql`insert into ${names.record} (area, number, file, checksum, applied_at) values (${row.area}, ${row.number}, ${row.file}, ${row.checksum}, ${row.applied_at})`);
    }
  });
  const ran: MigrationFile[] = [];
  for (;;) {
    const file = await withTransaction(pool, (connection) => runNext(connection, areas, schema));
    if (file === undefined) return ran;
    ran.push(file);
  }
}

/** The rows of a record without areas, which is taken away; none where the record has areas, or there is none yet. */
async function takeFormerRecord(connection: Connection, schema: string): Promise<FormerRow[]> {
  const { record } = tableNames(schema);
  const { rows: columns } = await connection.query<{ name: string }>(sql`select attname as name from pg_attribute where attrelid = to_regclass(${`${schema}.migration`}) and attnum > 0`);
  if (columns.length === 0 || columns.some(({ name }) => name === 'area')) return [];
  const { rows } = await connection.query<FormerRow>(sql`select number, file, checksum, applied_at from ${record} order by number`);
  await connection.query(sql`drop table ${record}`);
  return rows;
}

/** Runs the first file that is due. The record is read anew each time: another process may have gone ahead. */
async function runNext(connection: Connection, areas: readonly (readonly MigrationFile[])[], schema: string): Promise<MigrationFile | undefined> {
  const { record } = tableNames(schema);
  await takeTurn(connection, schema);
  const { rows } = await connection.query<AppliedMigration>(sql`select area, number, file, checksum from ${record} order by area, number`);
  const due = checkHistory(areas, rows)[0];
  if (due === undefined) return undefined;
  await connection.query(due.sql).catch((error: unknown) => {
    throw new MigrationError(
      'MIGRATION_FAILED',
      due.file,
      `Migration ${due.file} of ${due.area} was refused by the database (${error instanceof Error ? error.message : String(error)}); nothing of it was kept.`,
      { cause: error },
    );
  });
  await connection.query(sql`insert into ${record} (area, number, file, checksum) values (${due.area}, ${due.number}, ${due.file}, ${due.checksum})`);
  return due;
}

/**
 * Waits until no other process migrates this schema. The lock ends with the transaction, so it also works where all
 * clients share one backend; there, transactions take turns anyhow.
 */
async function takeTurn(connection: Connection, schema: string): Promise<void> {
  const key = createHash('sha256').update(`migrate ${schema}`).digest().readInt32BE(0);
  await connection.query('select pg_advisory_xact_lock($1::int, $2::int)', [0x716d, key]);
}

function tableNames(schema: string): { schema: Sql; record: Sql } {
  if (!/^[a-z_][a-z0-9_]*$/.test(schema)) {
    throw new TypeError(`The schema name '${schema}' must be lower case letters, digits and underscores.`);
  }
  return { schema: identifier(schema), record: identifier(schema, 'migration') };
}
