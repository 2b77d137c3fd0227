import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { AttributesOf } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import { forwardFaultPoints, parkFaultPoints } from '../../faults/index.ts';
import type { TestBrowser } from '../../testing/browser.ts';
import { compileCache } from '../../testing/compile-cache.ts';
import { addSampleOffers } from '../../testing/sample-offers.ts';
import type { TestServer } from '../../testing/server.ts';

type List = AttributesOf<'/parkcart/my_parkcart', 'Success'>;

const program = fileURLToPath(new URL('./park-or-forward.ts', import.meta.url));
const quantities = [2, 5];

export type ParkingFaultPoint = (typeof parkFaultPoints)[number] | (typeof forwardFaultPoints)[number];
export const parkingFaultPoints: readonly ParkingFaultPoint[] = [...parkFaultPoints, ...forwardFaultPoints];

/** A buyer whose carts are parked and forwarded by processes that die. */
export interface Parker {
  readonly server: TestServer;
  readonly browser: TestBrowser;
  readonly buyerId: string;
}

export async function openParker(server: TestServer): Promise<Parker> {
  await addSampleOffers(server.pool, quantities.map((_, nth) => ({ offerId: `kept-${nth}`, available: null })));
  const sub = randomUUID();
  const browser = await server.signedIn({ sub, given_name: 'Demo', family_name: 'Buyer', email: 'parker@agency.example.gov' });
  const { rows } = await server.pool.query<{ buyer_id: string }>('select buyer_id from marketplace.buyer where subject = $1', [sub]);
  return { server, browser, buyerId: rows[0]?.buyer_id ?? '' };
}

async function die(environment: Record<string, string>, point: ParkingFaultPoint): Promise<void> {
  const child = fork(program, [], { execArgv: ['--disable-warning=ExperimentalWarning'], env: { PATH: process.env['PATH'], ...compileCache, ...environment, FAULT_POINT: `${point}:1` } });
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  if (signal !== 'SIGKILL') throw new Error(`The process passed ${point} and did not die: ${signal ?? 'it ended by itself'}.`);
}

function require(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

const listOf = async (browser: TestBrowser) => (await browser.get('/parkcart/my_parkcart')).envelope.attributes as unknown as List;

/**
 * Kills a process while it parks or forwards a cart, and lets the buyer press again with the same key. Exactly one parked cart, and for a forwarded one exactly one
 * copy and one mail, must have come of it; no line is in the cart and parked, and none in neither.
 *
 * @throws Error with what was found instead
 */
export async function killOnce(parker: Parker, point: ParkingFaultPoint): Promise<void> {
  const { browser } = parker;
  const name = `Cart ${randomUUID()}`;
  const items = quantities.map((quantity, nth) => ({ offerId: `kept-${nth}`, quantity }));
  await browser.post('/cart/addCart', { items, changeKey: randomUUID() });
  const isParking = parkFaultPoints.some((known) => known === point);
  if (isParking) await parkAndDie(parker, name, point);
  else await save(browser, name, randomUUID());
  const { parkedCarts } = await listOf(browser);
  require(parkedCarts.length === 1 && parkedCarts[0]?.name === name && parkedCarts[0].lineCount === quantities.length, `${point}: ${JSON.stringify(parkedCarts)}`);
  const { cart } = (await browser.get('/cart/shopping_cart')).envelope.attributes as unknown as AttributesOf<'/cart/shopping_cart', 'Initial'>;
  require(cart.lineCount === 0, `${point}: the cart has ${cart.lineCount} lines that are parked, too.`);
  const parkedCartId = parkedCarts[0]?.parkedCartId ?? '';
  if (!isParking) await forwardAndDie(parker, parkedCartId, point);
  await browser.post('/parkcart/change_parkcart', { remove: parkedCartId });
}

const save = (browser: TestBrowser, name: string, changeKey: string) => browser.post('/parkcart/save_parkcart_submit', { name, keepsCart: false, changeKey });

async function parkAndDie({ server, browser, buyerId }: Parker, name: string, point: ParkingFaultPoint): Promise<void> {
  const changeKey = randomUUID();
  await die({ DATABASE_URL: server.databaseUrl, BUYER_ID: buyerId, CHANGE_KEY: changeKey, NAME: name }, point);
  const { envelope } = await save(browser, name, changeKey);
  require(envelope.responseName === 'Success', `${point}: pressed again, it was answered with ${JSON.stringify(envelope)}`);
}

async function forwardAndDie({ server, browser, buyerId }: Parker, parkedCartId: string, point: ParkingFaultPoint): Promise<void> {
  const changeKey = randomUUID();
  const email = `to-${randomUUID()}@agency.example.gov`;
  await die({ DATABASE_URL: server.databaseUrl, BUYER_ID: buyerId, CHANGE_KEY: changeKey, PARKED_CART_ID: parkedCartId, EMAIL: email }, point);
  const { envelope } = await browser.post('/parkcart/forward_submit', { parkedCartId, email, note: '', changeKey });
  const { rows } = await server.pool.query<{ copies: number; mails: number }>(sql`
    select (select count(*) from marketplace.parked_cart where recipient = ${email})::int as copies, (select count(*) from marketplace.mail_outbox where recipient = ${email})::int as mails`);
  // Taken away again, so that the limit of a day is not reached in a long run.
  await server.pool.query(sql`delete from marketplace.parked_cart where recipient = ${email}`);
  require(envelope.responseName === 'Success' && rows[0]?.copies === 1 && rows[0].mails === 1, `${point}: ${envelope.responseName}, ${JSON.stringify(rows)}`);
}
