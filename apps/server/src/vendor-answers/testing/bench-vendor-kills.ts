import { testDatabases } from '@quartermaster/database/testing';
import { openShop, type Shop } from '../../checkout/testing/shop.ts';
import { answerFaultPoints, deliveryFaultPoints } from '../../faults/index.ts';
import { readPurchaseOrders } from '../../purchase-orders/index.ts';
import { placedOrder, placedPurchaseOrders } from '../../purchase-orders/testing/placed-order.ts';
import { deliver, openVendor, type Vendor } from '../../vendor-delivery/testing/delivering.ts';
import { answer, cxmlCall } from './answering.ts';
import { confirmation, giveCxmlWay, portion, shipNotice } from './vendor-system.ts';

// npm run bench:vendor-kills -- 1000: half of the kills on each database; half of those while purchase orders are sent, half while vendors' answers are
// recorded, each at a point and a pass by chance. The first purchase order or answer that is lost, or there twice, ends the run with an error.
const count = Number(process.argv[2] ?? '1000');
if (!Number.isInteger(count) || count < 20) {
  console.error(`Say how many kills, as a whole number of 20 or more; "${process.argv[2]}" is none. Example: npm run bench:vendor-kills -- 1000`);
  process.exit(1);
}

const databases = testDatabases();
const each = Math.ceil(count / databases.length / 2);
const ordersAtOnce = 7;
/** Kills of senders one after the other, before one may finish. */
const killsInARow = 5;
/** Milliseconds after which claims of a process that has died are over. */
const claimsAreOver = 10 * 60_000;

const oneOf = <Value>(values: readonly Value[]): Value => values[Math.floor(Math.random() * values.length)] as Value;

/** One bench on one database. */
interface Place {
  readonly name: string;
  readonly shop: Shop;
  readonly url: string;
}

function require(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

async function killSenders({ name, shop, url }: Place, vendor: Vendor): Promise<string> {
  let [kills, orders, twice] = [0, 0, 0];
  while (kills < each) {
    vendor.received.length = 0;
    const numbers = await placedPurchaseOrders(shop, ordersAtOnce);
    for (let row = 0; row < killsInARow; row += 1) {
      const point = `${oneOf(deliveryFaultPoints)}:${1 + Math.floor(Math.random() * 3)}`;
      if ((await deliver(url, vendor.address, shop.time.now, point)) === 'SIGKILL') kills += 1;
      shop.time.now = new Date(shop.time.now.getTime() + claimsAreOver);
    }
    require((await deliver(url, vendor.address, shop.time.now)) === null, 'A sender that was not killed did not finish.');
    const read = await readPurchaseOrders(shop.database, numbers);
    for (const number of numbers) {
      const keys = vendor.received.filter(({ poNumber }) => poNumber === number).map(({ deliveryKey }) => deliveryKey);
      require(keys.length > 0, `${number} did not reach its vendor.`);
      require(new Set(keys).size === 1, `${number} reached its vendor under ${new Set(keys).size} delivery keys.`);
      const sent = read.get(number)?.events.filter(({ event }) => event.kind === 'sent').length;
      require(sent === 1, `${number} is noted as sent ${sent} times.`);
      twice += keys.length - 1;
    }
    orders += numbers.length;
    if (kills % 100 < killsInARow) console.log(`${name}: ${kills} of ${each} senders killed`);
  }
  return `${kills} senders killed, ${orders} purchase orders, each with its vendor under one delivery key, ${twice} messages more than once`;
}

async function killAnswers({ name, shop, url }: Place): Promise<string> {
  await giveCxmlWay(shop.database, 'V-SAMPLE', '123456789');
  let [kills, orders] = [0, 0];
  while (kills < each) {
    const { poNumber } = await placedOrder(shop, [5]);
    const calls = [cxmlCall(confirmation(poNumber, 'accept')), cxmlCall(shipNotice('S-1', portion(poNumber, [1, 2]))), cxmlCall(shipNotice('S-2', portion(poNumber, [1, 3])))];
    for (const call of calls) {
      require((await answer(url, call, shop.time.now, `${oneOf(answerFaultPoints)}:1`)) === 'SIGKILL', 'A process passed the point at which it should have been killed.');
      kills += 1;
      // The vendor's system does not know whether it was heard, and says it again.
      const said = await answer(url, call, shop.time.now);
      require(said === '200', `${poNumber}: what was said again was answered with ${said}.`);
    }
    const kinds = (await readPurchaseOrders(shop.database, [poNumber])).get(poNumber)?.events.map(({ event }) => event.kind).join(', ');
    require(kinds === 'accepted, shipped, shipped', `${poNumber} has ${kinds}.`);
    orders += 1;
    if (kills % 100 < calls.length) console.log(`${name}: ${kills} of ${each} answers killed`);
  }
  return `${kills} answers killed, ${orders} purchase orders, each answer recorded once`;
}

async function run({ name, open }: (typeof databases)[number]): Promise<void> {
  let url = '';
  const shop = await openShop(async () => {
    const database = await open();
    url = database.url;
    return database;
  });
  const vendor = await openVendor();
  const begun = performance.now();
  const place = { name, shop, url };
  const said = [await killSenders(place, vendor), await killAnswers(place)];
  for (const line of said) console.log(`${name}: ${line}`);
  console.log(`${name}: ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  await vendor.close();
  await shop.close();
}

await Promise.all(databases.map(run));
process.exit(0);
