import type { Pool } from '@quartermaster/database';
import type { VendorWay } from '@quartermaster/deployment';
import { systemRandomness } from '../../runtime/index.ts';
import { deliverWaiting } from '../deliver-waiting.ts';

const say = (facts: object, sentence: string): void => void process.stderr.write(`${sentence} ${JSON.stringify(facts)}\n`);

/** Hands all purchase orders that wait to the vendor at an address, as one process of the server does. */
export async function deliverTo(vendor: string, database: Pool, now: Date): Promise<void> {
  const way: VendorWay = {
    check: () => null,
    async send({ deliveryKey, purchaseOrder: { poNumber } }) {
      const { status } = await fetch(vendor, { method: 'POST', body: JSON.stringify({ deliveryKey, poNumber }) });
      if (status !== 200) throw new Error(`The vendor answers with ${status}.`);
      return { kind: 'delivered' };
    },
  };
  const tools = {
    database, ways: new Map([['test', way]]), otherwise: () => ({ name: 'test', settings: {} }), clock: { now: () => now },
    randomness: systemRandomness, random: () => 0, log: { warn: say, error: say },
  };
  while ((await deliverWaiting(tools)) === 'more');
}
