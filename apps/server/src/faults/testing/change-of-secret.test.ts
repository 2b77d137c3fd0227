import { openPool } from '@quartermaster/database';
import { freePort, oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOffer } from '../../checkout/testing/catalog.ts';
import { TestIdentityProvider } from '../../testing/identity-provider.ts';
import { HttpBuyer } from './http-buyer.ts';
import { startServerProcess } from './server-process.ts';

const [before, after] = ['the cookie secret of before the change', 'the cookie secret of after the change.'];

describe.each(oneTestDatabase())('a change of COOKIE_SECRET, on $name', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>;
  let provider: TestIdentityProvider;
  let offerId: string;
  beforeAll(async () => {
    [database, provider] = await Promise.all([open(), TestIdentityProvider.start()]);
    const pool = openPool(database.url, { maxConnections: 1 });
    offerId = await addOffer(pool, { price: 500, stock: 100 });
    await pool.end();
  });
  afterAll(async () => {
    await Promise.all([database.close(), provider.stop()]);
  });

  /** Does something with a server that has these secrets, at the port where the buyer knows it. */
  const withSecrets = async (port: number, env: Readonly<Record<string, string>>, work: () => Promise<void>): Promise<void> => {
    const server = await startServerProcess({ databaseUrl: database.url, issuer: provider.issuer, port, env });
    try {
      await work();
    } finally {
      await server.stop();
    }
  };

  it('signs no buyer out who comes while the one of before is accepted: what they have begun goes on, and goes on without it', async () => {
    const port = await freePort();
    const buyer = new HttpBuyer(port);
    let review: Awaited<ReturnType<typeof buyer.prepare>> | undefined;
    await withSecrets(port, { COOKIE_SECRET: before }, async () => {
      await buyer.signIn(provider, 'stays');
      review = await buyer.prepare(offerId, 1);
    });
    await withSecrets(port, { COOKIE_SECRET: after, COOKIE_SECRET_ACCEPTED: before }, async () => {
      if (review === undefined) throw new Error('There is no review.');
      const answer = await buyer.submit(review);
      expect(JSON.stringify(answer.attributes)).toContain('"orderNumber":"A');
    });
    await withSecrets(port, { COOKIE_SECRET: after }, async () => {
      const { attributes } = await buyer.get('/orderhistory/my_orders');
      expect((attributes as unknown as { orders: readonly unknown[] }).orders).toHaveLength(1);
      expect((await buyer.submit(await buyer.prepare(offerId, 1))).attributes).toHaveProperty('order');
    });
  }, 120_000);

  it('refuses what a page of before sends where that secret is not accepted any more', async () => {
    const port = await freePort();
    const buyer = new HttpBuyer(port);
    await withSecrets(port, { COOKIE_SECRET: before }, () => buyer.signIn(provider, 'comes-late'));
    await withSecrets(port, { COOKIE_SECRET: after }, async () => {
      const answer = await buyer.post('/cart/addCart', { items: [{ offerId, quantity: 1 }], changeKey: '00000000-0000-4000-8000-000000000001' });
      expect(answer.responseType).toBe('ERROR');
    });
  }, 60_000);
});
