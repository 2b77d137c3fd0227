import type { TestDatabase } from '@quartermaster/database/testing';
import { importCatalog, sourceOf } from '../import/index.ts';
import { sampleCatalogRows } from './sample-catalog.ts';
import { openServer, type TestServer, type TestServerOptions } from './server.ts';

interface Row {
  readonly id: string;
}

/** Every so many rows of the sample catalog are taken, and those that a test names. */
const every = 60;

let all: Promise<Row[]> | undefined;

/** Some four hundred real products and services; the same in each run. The catalog is made once: that takes seconds. */
export async function fixtureRows(also: ReadonlySet<string>): Promise<Row[]> {
  all ??= allRows();
  const taken = (await all).filter(({ id }, number) => number % every === 0 || also.has(id));
  // Copies: the next test file of this process begins with what the catalog says.
  return structuredClone(taken);
}

async function allRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of sampleCatalogRows() as AsyncIterable<Row>) rows.push(row);
  return rows;
}

export async function* inTurn<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

/** The whole server with these rows in its catalog. */
export async function openCatalogServer(open: TestDatabase['open'], catalog: readonly unknown[], options: TestServerOptions = {}): Promise<TestServer> {
  const server = await openServer(open, options);
  const rejected: unknown[] = [];
  await importCatalog(server.pool, sourceOf(inTurn(catalog)), { onReject: (line, problems) => void rejected.push({ line, problems }) });
  if (rejected.length > 0) throw new Error(`The catalog of the test is wrong: ${JSON.stringify(rejected)}`);
  return server;
}
