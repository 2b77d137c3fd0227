import type { TestDatabase } from '@quartermaster/database/testing';
import { importCatalog, sourceOf } from '../catalog/index.ts';
import { sampleCatalogRows } from './sample-catalog.ts';
import { openServer, type TestServer } from './server.ts';

interface Row {
  readonly id: string;
}

/** Every so many rows of the sample catalogue are taken, and those that a test names. */
const every = 60;

let rows: Promise<Row[]> | undefined;

/** Some four hundred real products and services; the same in each run. */
export function fixtureRows(also: ReadonlySet<string>): Promise<Row[]> {
  rows ??= (async () => {
    const taken: Row[] = [];
    let number = 0;
    for await (const row of sampleCatalogRows() as AsyncIterable<Row>) {
      if (number % every === 0 || also.has(row.id)) taken.push(row);
      number += 1;
    }
    return taken;
  })();
  return rows;
}

export async function* inTurn<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

/** The whole server with these rows in its catalogue. */
export async function openCatalogServer(open: TestDatabase['open'], catalog: readonly unknown[]): Promise<TestServer> {
  const server = await openServer(open);
  const rejected: unknown[] = [];
  await importCatalog(server.pool, sourceOf(inTurn(catalog)), { onReject: (line, problems) => void rejected.push({ line, problems }) });
  if (rejected.length > 0) throw new Error(`The catalogue of the test is wrong: ${JSON.stringify(rejected)}`);
  return server;
}
