// Hands all purchase orders that wait to the vendor at VENDOR, as one process of the server does, and ends: so that tests can kill it at FAULT_POINT.
import { openPool } from '@quartermaster/database';
import type { VendorWay } from '@quartermaster/deployment';
import { systemRandomness } from '../../runtime/index.ts';
import { deliverWaiting } from '../deliver-waiting.ts';

const { DATABASE_URL: url = '', VENDOR: vendor = '', NOW: now = '' } = process.env;
const database = openPool(url, { maxConnections: 1 });
const way: VendorWay = {
  check: () => null,
  async send({ deliveryKey, purchaseOrder: { poNumber } }) {
    const { status } = await fetch(vendor, { method: 'POST', body: JSON.stringify({ deliveryKey, poNumber }) });
    if (status !== 200) throw new Error(`The vendor answers with ${status}.`);
    return { kind: 'delivered' };
  },
};
const say = (facts: object, sentence: string): void => void process.stderr.write(`${sentence} ${JSON.stringify(facts)}\n`);
const tools = {
  database, ways: new Map([['test', way]]), otherwise: () => ({ name: 'test', settings: {} }), clock: { now: () => new Date(now) },
  randomness: systemRandomness, random: () => 0, log: { warn: say, error: say },
};
while ((await deliverWaiting(tools)) === 'more');
await database.end();
