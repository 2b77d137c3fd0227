// npm run bench:calls: a product, adding to the cart and an order (cart, ship-to, payment, review, submit), by one client and by sixteen: how many in a
// second, and how long each takes. The clients, the server and the embedded database share this process. TEST_DATABASE=embedded or =postgresql takes one database.
// -- --products N: on PostgreSQL, in a catalog of that size, which is kept for the next run (npm run bench:million).
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CheckoutReview } from '@quartermaster/contracts';
import { openPool } from '@quartermaster/database';
import { parseArgs } from 'node:util';
import { openKeptPostgresql, setup, testDatabases, type OpenTestDatabase, type TestDatabase } from '@quartermaster/database/testing';
import { migrateMarketplace } from '../../migrate-marketplace.ts';
import { importVaried } from '../../search/bench/million/import.ts';
import { readArguments } from '../../search/bench/million/arguments.ts';
import type { TestBrowser } from '../../testing/browser.ts';
import { reportFigures } from '../../testing/report-figures.ts';
import { addSampleOffers } from '../../testing/sample-offers.ts';
import { openServer, type TestServer } from '../../testing/server.ts';
import { testAddress, testCard } from '../testing/journey.ts';

/** How often each call is made by all clients together. */
const rounds = Number(process.env['ROUNDS'] ?? 320);
/** Few enough that carts stay small. */
const offers = 8;
/** How many products are looked at, where there is a catalog. */
const looks = 500;

/** A client, and what they have chosen before. */
interface Client {
  readonly browser: TestBrowser;
  readonly addressId: string;
  readonly paymentId: string;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const at = (values: readonly number[], share: number): number => (values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0);
const oneOf = (values: readonly string[]): string => values[Math.floor(Math.random() * values.length)] ?? '';
const someOffer = (): string => `bench-${Math.floor(Math.random() * offers)}`;

async function expected(answer: ReturnType<TestBrowser['get']>, name: string): Promise<CheckoutReview> {
  const { envelope, text } = await answer;
  if (envelope.responseName !== name) throw new Error(`Expected ${name}, and got ${text}`);
  return envelope.attributes as unknown as CheckoutReview;
}

const add = ({ browser }: Pick<Client, 'browser'>) => {
  const items = [...new Set([someOffer(), someOffer(), someOffer()])].map((offerId) => ({ offerId, quantity: 1 }));
  return expected(browser.post('/cart/addCart', { items, changeKey: randomUUID() }), 'Success');
};
const submit = ({ browser }: Pick<Client, 'browser'>, { submitKey, reviewed }: CheckoutReview) =>
  expected(browser.post('/checkout/checkout_review_submit', { submitKey, reviewed }), 'OrderConfirmation');

/** The calls that are measured, on a catalog with these products. */
const callsOn = (productIds: readonly string[]) => ({
  'a product': ({ browser }: Client) => expected(browser.get(`/catalog/product_detail?productId=${encodeURIComponent(oneOf(productIds))}`), 'ProductDetail'),
  'adding to the cart': add,
  async 'an order'(client: Client) {
    const { browser, addressId, paymentId } = client;
    await add(client);
    await expected(browser.post('/checkout/select_shipping', { addressId }), 'CheckOutReview');
    await expected(browser.post('/checkout/select_payment', { paymentId }), 'CheckOutReview');
    await submit(client, await expected(browser.get('/checkout/checkout_review'), 'CheckOutReview'));
  },
});

async function newClient(server: TestServer, number: number): Promise<Client> {
  const browser = await server.signedIn({ sub: `client-${number}`, given_name: 'Bench', email: `client-${number}@agency.example.gov`, agency_code: '4700' });
  await add({ browser });
  await expected(browser.post('/checkout/select_shipping', { newAddress: testAddress }), 'CheckOutReview');
  const review = await expected(browser.post('/checkout/select_payment', { newCard: testCard }), 'CheckOutReview');
  await submit({ browser }, review);
  return { browser, addressId: review.shipTo?.addressId ?? '', paymentId: review.payment?.paymentId ?? '' };
}

/** Milliseconds of CPU that each backend of a real server has taken, to ten, by its process; none for the embedded one. */
async function databaseCpu({ pool }: TestServer, isReal: boolean): Promise<ReadonlyMap<number, number>> {
  if (!isReal) return new Map();
  const { rows } = await pool.query<{ pid: number }>('select pid from pg_stat_activity where datname = current_database()');
  return new Map(rows.map(({ pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return [pid, 10 * (Number(fields[11]) + Number(fields[12]))];
  }));
}

interface Measured {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  /** Milliseconds of a real server's processor for one call. */
  readonly databaseCpu: number;
}

async function measure(server: TestServer, isReal: boolean, clients: readonly Client[], call: (client: Client) => Promise<unknown>): Promise<Measured> {
  const each = Math.ceil(rounds / clients.length);
  const repeat = (client: Client, times: number): Promise<number[]> =>
    Array.from({ length: times }).reduce<Promise<number[]>>(async (before) => {
      const done = await before;
      const begun = performance.now();
      await call(client);
      return [...done, performance.now() - begun];
    }, Promise.resolve([]));
  await Promise.all(clients.map((client) => repeat(client, Math.ceil(each / 8))));
  const [cpuBefore, begun] = [await databaseCpu(server, isReal), performance.now()];
  const times = (await Promise.all(clients.map((client) => repeat(client, each)))).flat();
  const seconds = (performance.now() - begun) / 1000;
  const cpu = [...(await databaseCpu(server, isReal))].reduce((sum, [pid, taken]) => sum + taken - (cpuBefore.get(pid) ?? 0), 0) / times.length;
  return { perSecond: times.length / seconds, p50: at(times, 0.5), p95: at(times, 0.95), databaseCpu: cpu };
}

/** Measures all calls on one database, by one client and by sixteen. */
async function measureAll(name: string, isReal: boolean, open: TestDatabase['open']): Promise<void> {
  const server = await openServer(open);
  const { rows: there } = await server.pool.query("select from marketplace.offer where offer_id = 'bench-0'");
  if (there.length === 0) await addSampleOffers(server.pool, Array.from({ length: offers }, (_, i) => ({ offerId: `bench-${i}`, vendor: `V-${i % 7}`, available: 90_000_000 })));
  await server.pool.query('analyze');
  const { rows } = await server.pool.query<{ id: string }>("select product_id as id from marketplace.product where kind = 'product' order by md5(product_id) limit $1", [looks]);
  const clients: Client[] = [];
  for (let number = 0; number < 16; number += 1) clients.push(await newClient(server, number));
  for (const [call, make] of Object.entries(callsOn(rows.map(({ id }) => id)))) {
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
