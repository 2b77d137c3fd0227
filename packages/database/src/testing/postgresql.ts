import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { OpenTestDatabase } from './databases.ts';
import { startPostgresqlServer } from './postgresql-server.ts';
import { urlOf } from './run-postgresql.ts';

/** Set by the global set-up of a test run: the socket folder of the server that all test files share. */
export const SERVER_FOLDER = 'TEST_POSTGRESQL_FOLDER';

/** The first word of the names of databases that are copies: their tables have the object ids of the template. */
export const COPY = 'copy';

let own: Promise<string> | undefined;

/**
 * A new database on the run's server; without one, this process starts its own at the first call.
 *
 * @param template the name of the database that it is a copy of; no client may be connected to that one
 */
export async function openPostgresqlTestDatabase(template?: string): Promise<OpenTestDatabase & { readonly name: string }> {
  own ??= Promise.resolve(process.env[SERVER_FOLDER] ?? startPostgresqlServer().then((server) => server.folder));
  const folder = await own;
  const name = `${template === undefined ? 'test' : COPY}_${randomUUID().replaceAll('-', '')}`;
  // The files of a template are copied as they are: its blocks written into the log, each by itself, take longer.
  await administer(folder, `create database ${name}${template === undefined ? '' : ` template ${template}`} strategy file_copy`);
  return {
    name,
    url: urlOf(folder, name),
    close: () => administer(folder, `drop database if exists ${name} with (force)`),
  };
}

async function administer(folder: string, sql: string): Promise<void> {
  const client = new pg.Client(urlOf(folder, 'postgres'));
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
