// npm run bench:calls: a product, adding to the cart and an order (cart, ship-to, payment, review, submit), by one client and by sixteen: how many in a
// second, and how long each takes. The clients, the server and the embedded database share this process. TEST_DATABASE=embedded or =postgresql takes one database.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CheckoutReview } from '@quartermaster/contracts';
import { openPool } from '@quartermaster/database';
import { setup, testDatabases } from '@quartermaster/database/testing';
import { migrateMarketplace } from '../../migrate-marketplace.ts';
import type { TestBrowser } from '../../testing/browser.ts';
import { addSampleOffers } from '../../testing/sample-offers.ts';
import { openServer, type TestServer } from '../../testing/server.ts';
import { testAddress, testCard } from '../testing/journey.ts';

/** How often each call is made by all clients together. */
const rounds = Number(process.env['ROUNDS'] ?? 320);
/** Few enough that carts stay small. */
const products = 8;

/** A client, and what they have chosen before. */
interface Client {
  readonly browser: TestBrowser;
  readonly addressId: string;
  readonly paymentId: string;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const at = (values: readonly number[], share: number): string => (values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0).toFixed(1);
const someOffer = (): string => String(Math.floor(Math.random() * products));

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

const calls = {
  'a product': ({ browser }: Client) => expected(browser.get(`/catalog/product_detail?productId=p-${someOffer()}`), 'ProductDetail'),
  'adding to the cart': add,
  async 'an order'(client: Client) {
    const { browser, addressId, paymentId } = client;
    await add(client);
    await expected(browser.post('/checkout/select_shipping', { addressId }), 'CheckOutReview');
    await expected(browser.post('/checkout/select_payment', { paymentId }), 'CheckOutReview');
    await submit(client, await expected(browser.get('/checkout/checkout_review'), 'CheckOutReview'));
  },
} as const;

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

async function measure(server: TestServer, isReal: boolean, clients: readonly Client[], call: (client: Client) => Promise<unknown>): Promise<string> {
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
  return `${(times.length / seconds).toFixed(0)}/s, ${at(times, 0.5)} ms (p50), ${at(times, 0.95)} ms (p95)${isReal ? `, ${cpu.toFixed(1)} ms of the database's CPU` : ''}`;
}

const tearDown = await setup();
for (const { name, open } of testDatabases()) {
  const migrated = async () => {
    const database = await open();
    const pool = openPool(database.url);
    await migrateMarketplace(pool);
    await pool.end();
    return database;
  };
  const server = await openServer(migrated);
  await addSampleOffers(server.pool, Array.from({ length: products }, (_, i) => ({ offerId: String(i), vendor: `V-${i % 7}`, available: 90_000_000 })));
  await server.pool.query('analyze');
  const clients: Client[] = [];
  for (let number = 0; number < 16; number += 1) clients.push(await newClient(server, number));
  for (const [call, make] of Object.entries(calls)) {
    for (const count of [1, 16]) say(`${name}: ${call}, ${count} client${count === 1 ? '' : 's'}: ${await measure(server, name === 'postgresql', clients.slice(0, count), make)}`);
  }
  await server.close();
}
await tearDown();
