import type { Order } from '@quartermaster/contracts';
import type { Sql } from './plugin-host.ts';
import { serverPoint, withMethods } from './server-point.ts';

/** Hears of each order in the transaction that places it. */
export interface VendorTransport {
  /**
   * Called once for an order, inside the transaction that places it: what it writes is there if and only if the order is.
   * An error that it throws undoes the order, and a transaction that is repeated calls it again; so it writes a row for later, and
   * sends nothing by itself.
   */
  placed(transaction: Sql, order: Order): Promise<void>;
}

export const vendorTransports = serverPoint<VendorTransport>()('vendor-transports', 'many', {
  doc: 'Programs that want each order in the transaction that places it. Vendors get their purchase orders by vendorWays, also without one.',
  validate: withMethods('placed'),
});
