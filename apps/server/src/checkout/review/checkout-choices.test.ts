import { randomUUID } from 'node:crypto';
import { withTransaction } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../testing/shop.ts';
import { clearedAfterOrder, keepTerms, openCheckout, type CheckoutOwner } from './checkout-choices.ts';

describe.each(oneTestDatabase())('the choices of a checkout, on $name', ({ open }) => {
  let shop: Shop;
  beforeAll(async () => (shop = await openShop(open)));
  afterAll(() => shop.close());

  const opened = (owner: CheckoutOwner) => openCheckout(shop.database, owner, randomUUID(), shop.time.now);
  const twoStores = async (): Promise<[CheckoutOwner, CheckoutOwner]> => {
    const { buyerId } = (await shop.newBuyer()).buyer;
    return [{ buyerId, store: 'ADVANTAGE' }, { buyerId, store: 'FSS' }];
  };

  it('are held by one transaction at a time: a second tab waits for the choice of the first', async () => {
    const [owner] = await twoStores();
    await opened(owner);
    await withTransaction(shop.database, async (first) => {
      await openCheckout(first, owner, randomUUID(), shop.time.now);
      const second = withTransaction(shop.database, async (connection) => {
        await connection.query("set local lock_timeout = '100ms'");
        return openCheckout(connection, owner, randomUUID(), shop.time.now);
      });
      // SQLSTATE lock_not_available: it has waited in vain.
      await expect(second).rejects.toMatchObject({ code: '55P03' });
    });
  });

  it('of one store are not those of another, when they are made and when an order clears them', async () => {
    const [here, there] = await twoStores();
    const terms = (note: string) => [{ groupId: 'g', note, deliverBy: null }];
    for (const owner of [here, there]) await opened(owner);
    await keepTerms(shop.database, here, terms('dock 4'), shop.time.now);
    expect((await opened(there)).terms).toEqual([]);
    await keepTerms(shop.database, there, terms('gate 2'), shop.time.now);
    await shop.database.query(clearedAfterOrder(here, shop.time.now));
    expect([(await opened(here)).terms, (await opened(there)).terms]).toEqual([[], terms('gate 2')]);
  });
});
