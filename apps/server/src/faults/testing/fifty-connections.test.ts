import { freePort, testDatabases } from '@quartermaster/database/testing';
import { openPool } from '@quartermaster/database';
import { describe, expect, it } from 'vitest';
import { addOffer, stockOf } from '../../checkout/testing/catalog.ts';
import { HttpBuyer, NoAnswer } from './http-buyer.ts';
import { TestIdentityProvider } from '../../testing/identity-provider.ts';
import { startServerProcess } from './server-process.ts';

const connections = 50;

describe.each(testDatabases())('50 connections that submit one order at once, on $name', ({ open }) => {
  it('get one order and one answer, although the server is killed in the middle and started again', async () => {
    const [opened, issuer] = [await open(), await TestIdentityProvider.start()];
    const database = openPool(opened.url, { maxConnections: 2 });
    const settings = { databaseUrl: opened.url, issuer: issuer.issuer, port: await freePort() };
    let server = await startServerProcess(settings, 'submit.answer-kept:1');
    try {
      const offerId = await addOffer(database, { price: 500, stock: 10 });
      const buyer = new HttpBuyer(settings.port);
      await buyer.signIn(issuer, 'fifty');
      const review = await buyer.prepare(offerId, 2);
      const all = () => Promise.allSettled(Array.from({ length: connections }, () => buyer.submit(review)));

      const killed = await all();
      expect(await server.ended).toBe('SIGKILL');
      for (const one of killed) expect(one.status === 'rejected' && one.reason instanceof NoAnswer).toBe(true);
      expect(await stockOf(database, offerId)).toBe(10);

      server = await startServerProcess(settings);
      const answers = (await all()).map((one) => (one.status === 'fulfilled' ? JSON.stringify(one.value.attributes) : String(one.reason)));
      expect(new Set(answers).size).toBe(1);
      expect(answers[0]).toContain('"orderNumber":"A');
      expect((await database.query('select from marketplace.placed_order')).rowCount).toBe(1);
      expect(await stockOf(database, offerId)).toBe(8);
    } finally {
      server.kill();
      await server.ended;
      await database.end();
      await opened.close();
      await issuer.stop();
    }
  }, 60_000);
});
