import type { AttributesOf } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultRateLimits } from '../http/rate-limits.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { addSampleOffers } from '../testing/sample-offers.ts';
import { openServer, type TestServer } from '../testing/server.ts';
import { savedProductsOf } from './saved-store.ts';

type List = AttributesOf<'/catalog/saved_products', 'Success'>;
let nth = 0;

describe.each(oneTestDatabase())('saved products on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer(open);
    await addSampleOffers(server.pool, [{ offerId: 'chair', price: 100_00 }, { offerId: 'desk', price: 500_00 }, { offerId: 'lamp', price: 50_00 }]);
    await server.pool.query("update marketplace.product set price_low = 10000, price_high = 10000, unit_code = 'BX' where product_id = 'p-chair'");
  });
  afterAll(() => server.close());
  beforeEach(() => server.pool.query('truncate marketplace.saved_product'));

  const buyer = () => {
    nth += 1;
    return server.signedIn({ sub: `saver${nth}`, given_name: 'Demo', family_name: `Saver ${nth}`, email: `saver${nth}@agency.example.gov`, agency_code: '4700' });
  };
  const change = async (browser: TestBrowser, what: 'save' | 'remove', productId: string) => (await browser.post('/catalog/change_saved_products', { change: what, productId })).envelope.attributes as unknown as List;
  const list = async (browser: TestBrowser) => (await browser.get('/catalog/saved_products')).envelope.attributes as unknown as List;

  it('are kept once with the price of that day, the newest first, and show the price of now', async () => {
    const browser = await buyer();
    await change(browser, 'save', 'p-chair');
    await change(browser, 'save', 'p-desk');
    await server.pool.query("update marketplace.offer set price = 9000 where offer_id = 'chair'");
    const again = await change(browser, 'save', 'p-chair');
    await server.pool.query("update marketplace.offer set price = 10000 where offer_id = 'chair'");
    expect(again).toMatchObject({ total: 2, problem: null, saved: [{ productId: 'p-desk' }, { productId: 'p-chair', name: 'Product p-chair', priceThen: { amount: 10_000 }, unitThen: 'Box', product: { bestOffer: { price: { amount: 9_000 } } } }] });
  });

  it('are the buyer’s own, and a product that went says so and can be removed', async () => {
    const browser = await buyer();
    await change(browser, 'save', 'p-chair');
    expect((await list(await buyer())).total).toBe(0);
    await server.pool.query("insert into marketplace.saved_product (buyer_id, store, product_id, product_name, saved_at) select buyer_id, store, 'gone', 'A product that went', now() from marketplace.saved_product");
    const other = await buyer();
    await change(other, 'save', 'p-chair');
    await change(other, 'remove', 'p-chair');
    expect((await list(browser)).saved[0]).toMatchObject({ productId: 'gone', name: 'A product that went', product: null, priceThen: null });
    expect((await change(browser, 'remove', 'gone')).saved.map(({ productId }) => productId)).toEqual(['p-chair']);
    expect((await change(browser, 'save', 'nothing')).problem).toContain('does not have this product');
  });

  it('are asked for one by one, and saved from the page of the product the answer leads back to it, for the same ZIP code', async () => {
    const browser = await buyer();
    const isSaved = async (who: TestBrowser, store = '') => (await who.get(`/catalog/saved_product?productId=p-chair${store}`)).envelope.attributes?.['isSaved'];
    expect(await isSaved(browser)).toBe(false);
    const { envelope } = await browser.post('/catalog/change_saved_products', { change: 'save', productId: 'p-chair', from: 'product', deliverTo: '20405' });
    expect(envelope).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/catalog/product_detail?productId=p-chair&zip=20405' });
    expect([await isSaved(browser), await isSaved(browser, '&store=VA'), await isSaved(await buyer())]).toEqual([true, false, false]);
    expect((await (await server.visitor()).get('/catalog/saved_product?productId=p-chair')).status).toBe(401);
    const refused = await browser.post('/catalog/change_saved_products', { change: 'save', productId: 'nothing', from: 'product' });
    expect(refused.envelope.attributes).toMatchObject({ problem: expect.stringContaining('does not have this product') as string });
  });

  it('are as many as the list holds, also when two are saved at once', async () => {
    const browser = await buyer();
    await change(browser, 'save', 'p-chair');
    await server.pool.query("insert into marketplace.saved_product (buyer_id, store, product_id, product_name, saved_at) select buyer_id, store, 'other-' || n, 'Other', now() from marketplace.saved_product, generate_series(1, 199) as n");
    expect((await change(browser, 'save', 'p-desk')).problem).toContain('200 products');
    expect(await change(browser, 'save', 'p-chair'), 'one that is saved already').toMatchObject({ problem: null, total: 200 });
    expect((await browser.post('/catalog/change_saved_products?store=VA', { change: 'save', productId: 'p-desk' })).envelope.attributes, 'in another store').toMatchObject({ problem: null, total: 1 });
    await change(browser, 'remove', 'other-1');
    expect((await change(browser, 'save', 'p-desk')).problem).toBeNull();
    expect((await list(browser)).total).toBe(200);
    await change(browser, 'remove', 'other-2');
    await change(browser, 'remove', 'p-desk');
    const [saved1, saved2] = await Promise.all([change(browser, 'save', 'p-desk'), change(browser, 'save', 'p-lamp')]);
    expect([saved1.problem === null, saved2.problem === null]).toEqual([true, true]);
    await change(browser, 'remove', 'p-lamp');
    await change(browser, 'remove', 'p-desk');
    await server.pool.query("insert into marketplace.saved_product (buyer_id, store, product_id, product_name, saved_at) select buyer_id, store, 'last', 'Last', now() from marketplace.saved_product where product_id = 'p-chair' and store = 'ADVANTAGE'");
    await Promise.all([change(browser, 'save', 'p-desk'), change(browser, 'save', 'p-lamp')]);
    expect((await list(browser)).total, 'two at once for the last place').toBe(200);
    const { page, saved } = (await browser.get('/catalog/saved_products?page=99')).envelope.attributes as unknown as List;
    expect([page, saved.length]).toEqual([8, 25]);
  });

  it('are of one store: what is removed in another one stays here', async () => {
    const browser = await buyer();
    await change(browser, 'save', 'p-chair');
    expect((await browser.post('/catalog/change_saved_products?store=VA', { change: 'remove', productId: 'p-chair' })).envelope.attributes).toMatchObject({ storeName: 'VA', saved: [] });
    expect((await list(browser)).saved.map(({ productId }) => productId)).toEqual(['p-chair']);
    const { rows: [kept] } = await server.pool.query<{ buyerId: string }>('select buyer_id as "buyerId" from marketplace.saved_product');
    expect(await savedProductsOf(server.pool, kept?.buyerId ?? ''), 'in the file of what is kept of the buyer').toEqual([{ store: 'ADVANTAGE', productId: 'p-chair', product: 'Product p-chair', savedAt: expect.any(Date), price: 100, unit: 'Box' }]);
  });

  it('are changed so many times a minute by one session', async () => {
    const limited = await openServer(open, { beside: server, rateLimits: { ...defaultRateLimits, purchaseOrders: 1 } });
    const browser = await limited.signedIn();
    const statusOf = async () => (await browser.post('/catalog/change_saved_products', { change: 'save', productId: 'p-chair' })).status;
    expect([await statusOf(), await statusOf()]).toEqual([200, 429]);
    await limited.close();
  });

  it('are of people who have signed in', async () => {
    expect((await (await server.visitor()).get('/catalog/saved_products')).envelope.responseName).not.toBe('Success');
  });
});
