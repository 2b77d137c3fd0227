// npm run bench:calls: a product, adding to the cart and an order (cart, ship-to, payment, review, submit), by one client and by sixteen: how many in a
// second, and how long each takes. The clients, the server and the embedded database share this process. TEST_DATABASE=embedded or =postgresql takes one database.
// -- --products N: on PostgreSQL, in a catalog of that size, which is kept for the next run (npm run bench:million).
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openPool } from '@quartermaster/database';
import { openKeptPostgresql, setup, testDatabases, type OpenTestDatabase, type TestDatabase } from '@quartermaster/database/testing';
import { migrateMarketplace } from '../../migrate-marketplace.ts';
import { importVaried } from '../../search/bench/million/import.ts';
import { readArguments } from '../../search/bench/million/arguments.ts';
import { reportFigures } from '../../testing/report-figures.ts';
import { openServer, type TestServer } from '../../testing/server.ts';
import { callsOn, clientOf, person, prepareCatalog, type Client } from './clients.ts';
import { makeRounds, type Rounds } from './rounds.ts';

/** How often each call is made by all clients together. */
const rounds = Number(process.env['ROUNDS'] ?? 320);

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Milliseconds of CPU that each backend of a real server has taken, to ten, by its process; none for the embedded one. */
async function databaseCpu({ pool }: TestServer, isReal: boolean): Promise<ReadonlyMap<number, number>> {
  if (!isReal) return new Map();
  const { rows } = await pool.query<{ pid: number }>('select pid from pg_stat_activity where datname = current_database()');
  return new Map(rows.map(({ pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return [pid, 10 * (Number(fields[11]) + Number(fields[12]))];
  }));
}

interface Measured extends Rounds {
  /** Milliseconds of a real server's processor for one call. */
  readonly databaseCpu: number;
}

async function measure(server: TestServer, isReal: boolean, clients: readonly Client[], call: (client: Client) => Promise<unknown>): Promise<Measured> {
  let before: ReadonlyMap<number, number> = new Map();
  const made = await makeRounds(clients, rounds, call, async () => {
    before = await databaseCpu(server, isReal);
  });
  const cpu = [...(await databaseCpu(server, isReal))].reduce((sum, [pid, taken]) => sum + taken - (before.get(pid) ?? 0), 0) / made.calls;
  return { ...made, databaseCpu: cpu };
}

/** Measures all calls on one database, by one client and by sixteen. */
async function measureAll(name: string, isReal: boolean, open: TestDatabase['open']): Promise<void> {
  const server = await openServer(open);
  const productIds = await prepareCatalog(server.pool);
  const clients: Client[] = [];
  for (let number = 0; number < 16; number += 1) clients.push(await clientOf(await server.signedIn(person(number))));
  for (const [call, make] of Object.entries(callsOn(productIds))) {
    for (const count of [1, 16]) {
      const load = `${call}, ${count} client${count === 1 ? '' : 's'}`;
      const { perSecond, p50, p95, databaseCpu: cpu } = await measure(server, isReal, clients.slice(0, count), make);
      say(`${name}: ${load}: ${perSecond.toFixed(0)}/s, ${p50.toFixed(1)} ms (p50), ${p95.toFixed(1)} ms (p95)${isReal ? `, ${cpu.toFixed(1)} ms of the database's CPU` : ''}`);
      reportFigures([
        { what: `${load}, ${name}, a second`, value: perSecond, unit: '/s' },
        { what: `${load}, ${name}, p50`, value: p50, unit: 'ms' },
        { what: `${load}, ${name}, p95`, value: p95, unit: 'ms' },
        ...(isReal ? [{ what: `${load}, ${name}, the database's processor`, value: cpu, unit: 'ms' }] : []),
      ]);
    }
  }
  await server.close();
}

async function migrated(database: OpenTestDatabase): Promise<OpenTestDatabase> {
  const pool = openPool(database.url);
  await migrateMarketplace(pool);
  await pool.end();
  return database;
}

/** A catalog of so many products, imported where it is not there. */
async function openCatalog(products: number): Promise<OpenTestDatabase> {
  const kept = await openKeptPostgresql(readArguments(['--products', String(products)]).folder);
  const database = await migrated({ url: kept.url, close: () => kept.stop() });
  const pool = openPool(database.url, { maxConnections: 4 });
  const { rows } = await pool.query('select from marketplace.vocabulary limit 1');
  if (rows.length === 0) await importVaried(pool, products);
  await pool.end();
  return database;
}

const { values } = parseArgs({ options: { products: { type: 'string' } } });
if (values.products === undefined) {
  const tearDown = await setup();
  for (const { name, open } of testDatabases()) await measureAll(name, name === 'postgresql', async () => migrated(await open()));
  await tearDown();
} else {
  const products = Number(values.products);
  await measureAll(`postgresql with ${products} products`, true, () => openCatalog(products));
}
