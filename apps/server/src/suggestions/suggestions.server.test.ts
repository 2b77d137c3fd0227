import { shippedStoreList, type AttributesOf } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../testing/browser.ts';
import { addSampleOffers } from '../testing/sample-offers.ts';
import { openServer, type TestServer } from '../testing/server.ts';

type Suggested = AttributesOf<'/main/suggestions', 'Success'>;
const day = 86_400_000;
let nth = 0;

describe.each(oneTestDatabase())('what a start page invites to on $name', ({ open }) => {
  const time = { now: new Date('2026-11-24T12:00:00Z') };
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer(open, { clock: { now: () => time.now }, sessionTimeout: 86_400 });
    await addSampleOffers(server.pool, ['chair', 'desk', 'lamp', 'bin'].map((offerId) => ({ offerId, price: 100_00 })));
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.pool.query('truncate marketplace.placed_order, marketplace.agency_product cascade');
    await server.pool.query("update marketplace.product set added_at = null, indicators = '{SB}'");
  });

  async function buyer(agency_code = '4700'): Promise<{ browser: TestBrowser; buyerId: string }> {
    nth += 1;
    const browser = await server.signedIn({ sub: `orders${nth}`, given_name: 'Demo', family_name: `Orders ${nth}`, email: `orders${nth}@agency.example.gov`, agency_code });
    const { rows: [row] } = await server.pool.query<{ id: string }>('select buyer_id as id from marketplace.buyer where subject = $1', [`orders${nth}`]);
    return { browser, buyerId: row?.id ?? expect.fail('There is no buyer.') };
  }
  async function order(buyerId: string, productId: string, { daysAgo = 1, status = 'Submitted', store = 'ADVANTAGE' } = {}): Promise<void> {
    nth += 1;
    const [number, at] = [`A27-TEST-${nth}`, new Date(time.now.getTime() - daysAgo * day)];
    const { rows: [key] } = await server.pool.query<{ key: string }>('select gen_random_uuid() as key');
    await server.pool.query('set session_replication_role = replica');
    await server.pool.query(
      `insert into marketplace.placed_order (order_number, buyer_id, store, submit_key, placed_at, placed_by, ship_to, payment, currency, subtotal, shipping, tax, total) values ($1, $2, $3, $4, $5, 'Demo', '{}', '{}', 'USD', 100, 0, 0, 100)`,
      [number, buyerId, store, key?.key, at],
    );
    await server.pool.query(`insert into marketplace.purchase_order (po_number, order_number, position, vendor_id, vendor_name, contract_number, status, note, subtotal) values ($1 || '-01', $1, 1, 'V-SUPPLY', 'Sample', 'C', $2, '', 100)`, [number, status]);
    await server.pool.query(`insert into marketplace.purchase_order_line (po_number, position, offer_id, product_id, quantity, unit_price, line_total, line) values ($1 || '-01', 1, 'x', $2, 1, 100, 100, '{}')`, [number, productId]);
  }
  const ask = async (browser: TestBrowser, query = '') => (await browser.get(`/main/suggestions${query}`)).envelope.attributes as unknown as Suggested;
  const idsOf = (products: Suggested['agency']) => products.map(({ productId }) => productId);
  const workOut = () => server.cleanUp(time.now);

  it('is what several buyers of the agency have ordered lately, and never what few of them have', async () => {
    const [me, ...others] = [await buyer(), await buyer(), await buyer(), await buyer(), await buyer()];
    const stranger = await buyer('9700');
    for (const { buyerId } of others) await order(buyerId, 'p-chair');
    for (const { buyerId } of others.slice(0, 3)) {
      await order(buyerId, 'p-desk');
      await order(buyerId, 'p-desk', { daysAgo: 2 });
    }
    await order(stranger.buyerId, 'p-desk');
    // What the buyer has ordered in another store is new to them in this one.
    await order(me?.buyerId ?? '', 'p-chair', { store: 'VA' });
    for (const { buyerId } of others) {
      await order(buyerId, 'p-lamp', { daysAgo: 100 });
      await order(buyerId, 'p-lamp', { status: 'Canceled' });
      await order(buyerId, 'p-bin', { store: 'VA' });
    }
    await workOut();
    const shown = await ask(me?.browser ?? expect.fail('There is no buyer.'));
    expect([idsOf(shown.agency), shown.agencyBuyers]).toEqual([['p-chair'], 3]);
    expect(idsOf((await ask(stranger.browser)).agency)).toEqual([]);
    expect(idsOf((await ask(await server.visitor())).agency)).toEqual([]);
    expect((await server.pool.query('select from marketplace.agency_product where buyers < 4')).rowCount).toBe(0);
  });

  it('has what the buyer has ordered in its own list alone, the last order first', async () => {
    const buyers = [await buyer(), await buyer(), await buyer(), await buyer()];
    for (const { buyerId } of buyers) await order(buyerId, 'p-chair', { daysAgo: 3 });
    const [me] = buyers;
    await order(me?.buyerId ?? '', 'p-desk');
    await workOut();
    const shown = await ask(me?.browser ?? expect.fail('There is no buyer.'));
    expect([idsOf(shown.reorder), idsOf(shown.agency)]).toEqual([['p-desk', 'p-chair'], []]);
  });

  it('is what imports have added since the catalog was there, and nothing of the first one', async () => {
    const visitor = await server.visitor();
    await server.pool.query("update marketplace.product set added_at = $1 where product_id = 'p-chair'", [new Date(time.now.getTime() - 10 * day)]);
    expect(idsOf((await ask(visitor)).fresh)).toEqual(['p-chair']);
    await server.pool.query('update marketplace.product set added_at = $1', [new Date(time.now.getTime() - 5 * day)]);
    expect((await ask(visitor)).fresh).toEqual([]);
    await server.pool.query("update marketplace.product set added_at = $1 where product_id = 'p-desk'", [new Date(time.now.getTime() - day)]);
    expect(idsOf((await ask(visitor)).fresh)).toEqual(['p-desk']);
    await server.pool.query("update marketplace.product set added_at = added_at - interval '60 days'");
    expect((await ask(visitor)).fresh).toEqual([]);
  });

  it('is of mandatory sources, one of each category, and what was viewed in the order that was sent', async () => {
    await server.pool.query("update marketplace.product set indicators = '{UNICOR}' where product_id in ('p-chair', 'p-desk')");
    await server.pool.query("update marketplace.offer set indicators = '{UNICOR}' where product_id in ('p-chair', 'p-desk')");
    const shown = await ask(await server.visitor(), '?recent=p-lamp&recent=gone&recent=p-bin&recent=p-lamp');
    expect([idsOf(shown.mandatory), idsOf(shown.recent), shown.reorder]).toEqual([['p-chair'], ['p-lamp', 'p-bin'], []]);
  });

  it('shows the offer of the mandatory source itself, also where another vendor is cheaper, and nothing where it cannot be ordered', async () => {
    await server.pool.query("update marketplace.product set indicators = '{SB,UNICOR}' where product_id = 'p-chair'");
    await server.pool.query("update marketplace.offer set indicators = '{UNICOR}' where offer_id = 'chair'");
    await server.pool.query(`insert into marketplace.vendor (vendor_id, name) values ('V-CHEAP', 'Sample cheap')`);
    await server.pool.query(`insert into marketplace.offer (offer_id, product_id, vendor_id, contract_number, price, unit_code, quantity_breaks, delivery_days, minimum_order, available, indicators)
      values ('cheap-chair', 'p-chair', 'V-CHEAP', '47SMPL-SAMPLE-02', 9000, 'BX', '[]', 9, 0, 1000, '{SB}')`);
    const visitor = await server.visitor();
    expect((await ask(visitor)).mandatory).toMatchObject([{ productId: 'p-chair', bestOffer: { offerId: 'chair', indicators: [{ code: 'UNICOR' }] } }]);
    await server.pool.query("update marketplace.offer set available = 0 where offer_id = 'chair'");
    expect((await ask(visitor)).mandatory).toEqual([]);
    await server.pool.query("update marketplace.offer set withdrawn = true where product_id = 'p-chair'");
    const viewed = await ask(visitor, '?recent=gone&recent=p-chair&recent=p-desk&recent=p-lamp&recent=p-bin');
    await server.pool.query("update marketplace.offer set withdrawn = false where product_id = 'p-chair'");
    expect(idsOf(viewed.recent), 'what was viewed is shown without an offer, too, and no more than a row of it').toEqual(['p-chair', 'p-desk', 'p-lamp']);
  });

  it('shows mandatory sources in each store of federal buyers, and in no other', async () => {
    await server.pool.query("update marketplace.product set indicators = '{ABILITYONE}' where product_id = 'p-chair'");
    await server.pool.query("update marketplace.offer set indicators = '{ABILITYONE}', available = 10 where offer_id = 'chair'");
    for (const [store, { federal }] of Object.entries(shippedStoreList)) {
      const { envelope } = await (await server.visitor()).get('/main/suggestions', { headers: { 'x-store': store } });
      expect([store, idsOf((envelope.attributes as unknown as Suggested).mandatory)]).toEqual([store, federal ? ['p-chair'] : []]);
    }
  });
});
