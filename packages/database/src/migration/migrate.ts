import { createHash } from 'node:crypto';
import type { Connection, Pool } from '../pool.ts';
import { withTransaction } from '../transaction.ts';
import { MigrationError } from './error.ts';
import { readMigrationFiles } from './files.ts';
import type { MigrationFile } from './files.ts';
import { checkHistory } from './history.ts';
import type { AppliedMigration } from './history.ts';

export interface MigrateOptions {
  /** The folder with `NNNN-name.sql` files. They name every table with its schema: no search path is set. */
  readonly folder: string;
  /** The schema that the application owns; it is made when missing and holds the record, `<schema>.migration`. */
  readonly schema: string;
}

/**
 * Brings a schema up to date: runs each file that has not run yet, once, in the order of its number, each in a
 * transaction of its own together with its record. Several processes may do this at the same time.
 *
 * @returns the names of the files that this call ran
 * @throws MigrationError when a file is misnamed, changed, missing or refused; what ran before it stays
 */
export async function migrate(pool: Pool, options: MigrateOptions): Promise<string[]> {
  const files = await readMigrationFiles(options.folder);
  const names = tableNames(options.schema);
  await withTransaction(pool, async (connection) => {
    await takeTurn(connection, options.schema);
    await connection.query(`create schema if not exists ${names.schema}`);
    await connection.query(`create table if not exists ${names.record} (
      number integer primary key,
      file text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
  });
  const ran: string[] = [];
  for (;;) {
    const file = await withTransaction(pool, (connection) => runNext(connection, files, options.schema));
    if (file === undefined) return ran;
    ran.push(file.file);
  }
}

/** Runs the first file that is due. The record is read anew each time: another process may have gone ahead. */
async function runNext(connection: Connection, files: readonly MigrationFile[], schema: string): Promise<MigrationFile | undefined> {
  const { record } = tableNames(schema);
  await takeTurn(connection, schema);
  const { rows } = await connection.query<AppliedMigration>(`select number, file, checksum from ${record} order by number`);
  const due = checkHistory(files, rows)[0];
  if (due === undefined) return undefined;
  await connection.query(due.sql).catch((error: unknown) => {
    throw new MigrationError(
      'MIGRATION_FAILED',
      due.file,
      `Migration ${due.file} was refused by the database (${error instanceof Error ? error.message : String(error)}); nothing of it was kept.`,
      { cause: error },
    );
  });
  await connection.query(`insert into ${record} (number, file, checksum) values ($1, $2, $3)`, [due.number, due.file, due.checksum]);
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

function tableNames(schema: string): { schema: string; record: string } {
  if (!/^[a-z_][a-z0-9_]*$/.test(schema)) {
    throw new TypeError(`The schema name '${schema}' must be lower case letters, digits and underscores.`);
  }
  return { schema: `"${schema}"`, record: `"${schema}".migration` };
}
