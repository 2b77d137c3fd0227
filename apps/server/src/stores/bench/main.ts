// npm run bench -- stores: what a marketplace with 1,000 stores costs the server beside one with 10, on PostgreSQL. Both run in this process and take turns, so that
// other work on the machine slows both down. -- --stores 5000 takes another number. Stores beyond those of the product are rows of the list with a host and two words.
import { gzipSync } from 'node:zlib';
import { parseArgs } from 'node:util';
import { openPool } from '@quartermaster/database';
import { setup, testDatabases } from '@quartermaster/database/testing';
import { prepareCatalog } from '../../checkout/bench/clients.ts';
import { defaultRateLimits } from '../../http/rate-limits.ts';
import { migrateMarketplace } from '../../migrate-marketplace.ts';
import { quantile } from '../../testing/quantile.ts';
import { reportFigures } from '../../testing/report-figures.ts';
import { openServer, type TestServer } from '../../testing/server.ts';

const { values } = parseArgs({ options: { stores: { type: 'string', default: '1000' }, rounds: { type: 'string', default: '600' } } });
const [many, rounds] = [Number(values.stores), Number(values.rounds)];
const few = 10;
/** Numbers of stores that are in use go up to it. */
const firstNumber = 1000;

interface Marketplace {
  readonly server: TestServer;
  /** Milliseconds of processor time from the list to the first answer. */
  readonly start: number;
  /** Asks for a path, for a store with this number among the generated ones; gives the bytes of the answer. */
  readonly get: (path: string, store: number) => Promise<number>;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const limits = { ...defaultRateLimits, all: 1_000_000, search: 1_000_000, sessions: 1_000_000 };
const nameOf = (store: number): string => `GENERATED${store}`;

async function open(stores: number): Promise<Marketplace> {
  const [postgresql] = testDatabases('postgresql');
  if (postgresql === undefined) throw new Error('There is no database to measure on.');
  const database = await postgresql.open();
  const pool = openPool(database.url, { maxConnections: 2 });
  await migrateMarketplace(pool);
  await prepareCatalog(pool);
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from marketplace.store');
  const generated = Array.from({ length: Math.max(0, stores - (rows[0]?.count ?? 0)) }, (_, i) => i);
  await pool.query(
    `insert into marketplace.store (name, number, hosts, host_words, shipped)
     select name, number, array[lower(name) || '.example.gov'], array[lower(name), 'shop-' || lower(name)], false from unnest($1::text[], $2::int[]) as given (name, number)`,
    [generated.map(nameOf), generated.map((store) => firstNumber + store)],
  );
  await pool.end();
  const begun = cpu();
  const server = await openServer(async () => database, { rateLimits: limits });
  const browser = await server.visitor();
  const start = cpu() - begun;
  const get = async (path: string, store: number): Promise<number> => {
    const name = generated.length === 0 ? 'ADVANTAGE' : nameOf(store % generated.length);
    const { status, text } = await browser.get(path, { headers: store < 0 ? {} : { 'x-store': name } });
    if (status !== 200) throw new Error(`${path} of ${name} answered ${status}: ${text.slice(0, 200)}`);
    return gzipSync(text).length;
  };
  return { server, start, get };
}

const paths: Readonly<Record<string, readonly [path: string, store: (round: number) => number]>> = {
  'a product': ['/catalog/product_detail?productId=p-bench-0', (round) => round],
  'a search': ['/search/advantage_search?q=product', (round) => round],
  'a call without a store': ['/catalog/product_detail?productId=p-bench-0', () => -1],
};

const tearDown = await setup();
// A process compiles at its first start what the second one finds.
await (await open(few)).server.close();
const marketplaces = [await open(few), await open(many)] as const;
const [small, large] = marketplaces;
say(`start: ${small.start.toFixed(0)} ms of processor time with ${few} stores, ${large.start.toFixed(0)} ms with ${many}`);
const name = `${many.toLocaleString('en-US')} stores against ${few}, `;
reportFigures([{ what: `${name}start of the server`, value: large.start / small.start, unit: 'times' }]);
for (const [what, [path, storeOf]] of Object.entries(paths)) {
  const taken: [number[], number[]] = [[], []];
  const bytes: [number, number] = [0, 0];
  const used: [number, number] = [0, 0];
  for (let round = -20; round < rounds; round += 1) {
    for (const i of [0, 1] as const) {
      const [begun, cpuBegun] = [performance.now(), cpu()];
      bytes[i] = await marketplaces[i].get(path, storeOf(round + 20));
      if (round < 0) continue;
      taken[i].push(performance.now() - begun);
      used[i] += cpu() - cpuBegun;
    }
  }
  const [p50, p95] = [0.5, 0.95].map((share) => [quantile(taken[0], share), quantile(taken[1], share)] as const) as [readonly [number, number], readonly [number, number]];
  say(`${what}: p50 ${p50[0].toFixed(1)} and ${p50[1].toFixed(1)} ms, p95 ${p95[0].toFixed(1)} and ${p95[1].toFixed(1)} ms, ${(used[0] / rounds).toFixed(2)} and ${(used[1] / rounds).toFixed(2)} ms of processor time, ${bytes[0]} and ${bytes[1]} bytes`);
  reportFigures([
    { what: `${name}${what}, p95`, value: p95[1] / p95[0], unit: 'times' },
    { what: `${name}${what}, processor time`, value: used[1] / used[0], unit: 'times' },
    { what: `${name}${what}, bytes`, value: bytes[1] / bytes[0], unit: 'times' },
  ]);
}
for (const { server } of marketplaces) await server.close();
await tearDown();
