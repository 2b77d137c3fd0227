import type { Pool } from '@quartermaster/database';
import type { VendorWay } from '@quartermaster/deployment';
import type { Clock } from '../../runtime/index.ts';
import { putForPickup } from './pickups.ts';

/** Null for no settings at all, else a sentence for the operator. */
export const checkApiSettings: VendorWay['check'] = (settings) =>
  Object.keys(settings).length === 0 ? null : 'The way api cannot be used: it has no settings. Make a key with "npm run vendors -- key create VENDOR".';

/** The purchase order waits until a program of the vendor takes it by the API, and counts as delivered then. */
export const apiWay = (database: Pool, clock: Clock): VendorWay => ({
  check: checkApiSettings,
  async send({ deliveryKey, purchaseOrder: { vendor } }) {
    const isTaken = await putForPickup(database, { deliveryKey, vendorId: vendor.id, now: clock.now() });
    return { kind: isTaken ? 'delivered' : 'waiting' };
  },
});
