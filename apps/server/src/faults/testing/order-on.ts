import { openPool } from '@quartermaster/database';
import { freePort } from '@quartermaster/database/testing';
import { addOffer } from '../../checkout/testing/catalog.ts';
import type { TestIdentityProvider } from '../../testing/identity-provider.ts';
import { HttpBuyer } from './http-buyer.ts';
import { startServerProcess } from './server-process.ts';

/** What a buyer has found and done on one database. */
export interface Visit {
  /** The numbers of the orders in My orders, before this visit's own. */
  readonly found: readonly string[];
  readonly ordered: string;
  /** What the marketplace has written of warnings and errors. */
  readonly log: string;
}

/** Starts the marketplace on a database, looks into My orders as a buyer, orders, and stops the marketplace. */
export async function orderOn(databaseUrl: string, provider: TestIdentityProvider, env: Readonly<Record<string, string>> = {}): Promise<Visit> {
  const server = await startServerProcess({ databaseUrl, issuer: provider.issuer, port: await freePort(), env: { LOG_LEVEL: 'warn', ...env } });
  try {
    const buyer = new HttpBuyer(server.port);
    await buyer.signIn(provider, 'visitor');
    const { attributes } = await buyer.get('/orderhistory/my_orders');
    const { orders } = attributes as unknown as { orders: readonly { orderNumber: string }[] };
    const pool = openPool(databaseUrl, { maxConnections: 1 });
    const offerId = await addOffer(pool, { price: 500, stock: 10 });
    await pool.end();
    const { attributes: answer } = await buyer.submit(await buyer.prepare(offerId, 2));
    const { order } = answer as unknown as { order: { orderNumber: string } };
    return { found: orders.map(({ orderNumber }) => orderNumber), ordered: order.orderNumber, log: server.output() };
  } finally {
    await server.stop();
  }
}
