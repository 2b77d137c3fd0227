// npm run bench -- vendors: purchase orders that wait in the outbox are drained to a vendor's server of this machine, by cXML and by mail, and a client uses
// the shop meanwhile. On PostgreSQL; the server is one process, clients and receivers are another. The figures of mail are of a tenth.
// -- --orders 1000 takes another number, --mails 10000 another number of those by mail. With --alone no client uses the shop while it drains: the processor
// time of the server is then that of the sending alone.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openPool } from '@quartermaster/database';
import { setup, testDatabases } from '@quartermaster/database/testing';
import { callsOn, prepareCatalog, type Client } from '../../checkout/bench/clients.ts';
import { connectedClient } from '../../checkout/bench/connected-client.ts';
import { startServerProcess } from '../../faults/testing/server-process.ts';
import { migrateMarketplace } from '../../migrate-marketplace.ts';
import { TestIdentityProvider } from '../../testing/identity-provider.ts';
import { quantile } from '../../testing/quantile.ts';
import { reportFigures } from '../../testing/report-figures.ts';
import { webOrigin } from '../../testing/server.ts';
import { processorTime } from './processor-time.ts';
import { copyPurchaseOrders, letWait, stillWaiting } from './purchase-orders.ts';
import { openCxmlReceiver, openMailReceiver, type Receiver } from './receivers.ts';

const { values } = parseArgs({ options: { orders: { type: 'string', default: '10000' }, mails: { type: 'string' }, alone: { type: 'boolean', default: false } } });
const mostOrders = Number(values.orders);
const mostMails = values.mails === undefined ? Math.ceil(mostOrders / 10) : Number(values.mails);
/** Calls of each kind before anything is drained. */
const quietRounds = 100;
const patience = 120 * 60_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

type Times = Readonly<Record<'a product' | 'an order', number[]>>;

/** One client looks at products and orders, in turn, until it is over. */
async function visitShop(client: Client, calls: ReturnType<typeof callsOn>, isOver: () => boolean): Promise<Times> {
  const times: Times = { 'a product': [], 'an order': [] };
  while (!isOver()) {
    for (const call of ['a product', 'an order'] as const) {
      const begun = performance.now();
      await calls[call](client);
      times[call].push(performance.now() - begun);
    }
  }
  return times;
}

function tell(times: Times, when: string): void {
  for (const [call, of] of Object.entries(times)) {
    const p95 = quantile(of, 0.95);
    say(`${call}, 1 client, ${when}: ${of.length} calls, ${p95.toFixed(1)} ms (p95)`);
    reportFigures([{ what: `${when}: ${call}, 1 client, PostgreSQL, p95`, value: p95, unit: 'ms' }]);
  }
}

const tearDown = await setup();
const [postgresql] = testDatabases('postgresql');
if (postgresql === undefined) throw new Error('There is no database to measure on.');
const database = await postgresql.open();
const pool = openPool(database.url, { maxConnections: 2 });
await migrateMarketplace(pool);
const calls = callsOn(await prepareCatalog(pool));
const provider = await TestIdentityProvider.start();
// A busy machine takes longer than a token usually holds.
provider.tokenSeconds = 12 * 3600;
const receivers = { cxml: await openCxmlReceiver(), mail: await openMailReceiver() };
const server = await startServerProcess({
  databaseUrl: database.url, issuer: provider.issuer, port: 0, processes: 1,
  env: { WEB_ORIGIN: webOrigin, RATE_LIMIT_SIGN_IN: '1000000', BENCH_VENDOR_SECRET: 'a secret of the benchmark', VENDOR_PRIVATE_NETWORKS: '127.0.0.0/8', SMTP_HOST: '127.0.0.1', SMTP_PORT: String(receivers.mail.port), SMTP_TLS: 'none', MAIL_FROM: 'market@market.example.gov' },
});
const market = { domain: 'NetworkID', identity: 'MARKET' };
const settings = {
  cxml: { url: `http://127.0.0.1:${receivers.cxml.port}/`, from: market, to: { domain: 'DUNS', identity: '1' }, sender: market, secret: 'BENCH', privateAllowed: true },
  mail: { to: 'orders@vendor.example.com' },
};
const client = await connectedClient(server.port, provider, 0);
let quiet = 0;
tell(await visitShop(client, calls, () => (quiet += 1) > quietRounds), 'nothing is drained');

/** Drains so many purchase orders by one way. */
async function drain(way: 'cxml' | 'mail', receiver: Receiver, orders: number): Promise<void> {
  await copyPurchaseOrders(pool, way, orders);
  const before = receiver.taken();
  const [begun, cpuBegun] = [performance.now(), processorTime(server.pid)];
  await letWait(pool, way, settings[way]);
  let isOver = false;
  const shop = visitShop(client, calls, () => isOver || values.alone);
  try {
    for (let waiting = orders; waiting > 0; waiting = await stillWaiting(pool)) {
      if (performance.now() - begun > patience) throw new Error(`${waiting} of ${orders} purchase orders wait still after ${patience / 60_000} minutes.\n${server.output()}`);
      await pause(250);
    }
  } finally {
    isOver = true;
  }
  const seconds = (performance.now() - begun) / 1000;
  const cpu = (processorTime(server.pid) - cpuBegun) / orders;
  const times = await shop;
  const taken = receiver.taken() - before;
  say(`${orders} purchase orders by ${way}: ${seconds.toFixed(0)} s, ${(orders / seconds).toFixed(1)}/s, ${cpu.toFixed(1)} ms of the server's processor each${values.alone ? '' : ', with what the client asked for'}, ${taken} messages taken`);
  reportFigures([{ what: `purchase orders drained by ${way}, PostgreSQL, a second`, value: orders / seconds, unit: '/s' }, { what: `messages too many by ${way}`, value: taken - orders, unit: '' }]);
  if (!values.alone) tell(times, `${way} is drained`);
}

await drain('cxml', receivers.cxml, mostOrders);
// Each mail has a PDF, which takes longer than all else.
await drain('mail', receivers.mail, mostMails);
await server.stop();
await pool.end();
await Promise.all([receivers.cxml.close(), receivers.mail.close(), provider.stop(), database.close()]);
await tearDown();
