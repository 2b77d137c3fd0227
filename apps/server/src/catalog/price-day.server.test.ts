import { withTransaction } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCatalog, sourceOf } from '../import/index.ts';
import { startNoting, stopNoting } from '../search/cluster/outbox.ts';
import { readAssortmentInput, setAssortment } from '../stores/assortment/index.ts';
import { inTurn } from '../testing/catalog-server.ts';
import { openServer, type TestServer } from '../testing/server.ts';

const base = { vendor: 'Steady Vendor', contract: 'C-1', price: '10.00', deliveryDays: 9 };
const rows = [
  { id: 'sale', name: 'Gauge on sale', offers: [base, { ...base, vendor: 'Sale Vendor', price: '4.00', deliveryDays: 2, priceUntil: '2026-12-03' }] },
  { id: 'later', name: 'Gauge of tomorrow', offers: [{ ...base, vendor: 'Later Vendor', price: '5.00', priceFrom: '2026-12-05' }] },
  { id: 'plain', name: 'Gauge without days', offers: [{ ...base, price: '7.00' }] },
];

describe.each(oneTestDatabase())('prices of the day on $name', ({ open }) => {
  const time = { now: new Date('2026-12-03T17:00:00Z') };
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer(open, { clock: { now: () => time.now } });
    await server.pool.query("update marketplace.price_day set day = '2026-12-03', is_first = false");
    await importCatalog(server.pool, sourceOf(inTurn(rows)));
    await setAssortment(server.pool, 'VA', readAssortmentInput({ kinds: ['product'] }));
  });
  afterAll(() => server.close());

  /** Found gauges with their lowest price, in the order of a search. */
  async function found(query: string, store = 'ADVANTAGE'): Promise<(readonly [string, number | null])[]> {
    const visitor = await server.visitor();
    const { attributes } = (await visitor.get(`/search/advantage_search?q=gauge&${query}`, { headers: { 'x-store': store } })).envelope;
    const { results } = attributes as unknown as { results: { productId: string; price: { low: { amount: number } } | null }[] };
    return (results ?? []).map(({ productId, price }) => [productId, price?.low.amount ?? null] as const);
  }
  const vendors = async () => {
    const { rows: counted } = await server.pool.query<{ label: string; count: number }>("select label, product_count::int as count from marketplace.facet_value where facet = 'vendor'");
    return Object.fromEntries(counted.map(({ label, count }) => [label, count]));
  };
  /** The hour of the clean-up in which the day has come. */
  const at = async (day: string) => {
    time.now = new Date(`${day}T17:00:00Z`);
    await server.cleanUp(time.now);
  };

  it.each(['ADVANTAGE', 'VA'])('are those by which products are found and put in order, in %s', async (store) => {
    await server.pool.query("update marketplace.price_day set day = '2026-12-03', is_first = true");
    await at('2026-12-03');
    expect(await found('sort=price_low', store)).toEqual([['sale', 400], ['plain', 700], ['later', null]]);
    expect(await found('priceMax=6', store)).toEqual([['sale', 400]]);
    const dealers = await (await server.visitor()).get('/catalog/dealer_select?productId=later&inStock=1', { headers: { 'x-store': store } });
    expect(dealers.envelope.attributes, 'a price of tomorrow is nothing to order today').toMatchObject({ offerCount: 1, product: { offers: [] } });
    await at('2026-12-04');
    expect(await found('sort=price_low', store)).toEqual([['plain', 700], ['sale', 1000], ['later', null]]);
    expect(await found('priceMax=6', store)).toEqual([]);
    await at('2026-12-05');
    expect(await found('sort=price_low', store)).toEqual([['later', 500], ['plain', 700], ['sale', 1000]]);
    expect(await found('priceMax=6', store)).toEqual([['later', 500]]);
  });

  it('are followed by the numbers beside vendors and by the outbox of a search cluster, for what changes alone and once', async () => {
    await server.pool.query("update marketplace.price_day set day = '2026-12-03', is_first = true");
    await at('2026-12-03');
    expect(await vendors()).toMatchObject({ 'Steady Vendor': 2, 'Sale Vendor': 1, 'Later Vendor': 0 });
    await withTransaction(server.pool, startNoting);
    const noted = async () => (await server.pool.query<{ id: string }>("with change as (delete from marketplace.search_change returning product_id) select distinct product_id as id from change order by 1")).rows.map(({ id }) => id);
    // Two processes of the server at once.
    time.now = new Date('2026-12-04T17:00:00Z');
    await Promise.all([server.cleanUp(time.now), server.cleanUp(time.now)]);
    expect(await noted()).toEqual(['sale']);
    expect(await vendors()).toMatchObject({ 'Steady Vendor': 2, 'Sale Vendor': 0, 'Later Vendor': 0 });
    await at('2026-12-04');
    expect(await noted()).toEqual([]);
    await at('2026-12-09');
    expect(await noted()).toEqual(['later']);
    expect(await vendors()).toMatchObject({ 'Later Vendor': 1 });
    await stopNoting(server.pool);
  });

  it('are those of an import that comes on the day, and what a killed server began is finished', async () => {
    await server.pool.query("update marketplace.price_day set day = '2026-12-04', is_first = false");
    await importCatalog(server.pool, sourceOf(inTurn([{ id: 'new', name: 'Gauge that is new', offers: [{ ...base, price: '3.00', priceFrom: '2026-12-05' }] }])));
    expect(await found('priceMax=6&sort=price_low')).toEqual([['later', 500]]);
    // It was killed after the product that comes before.
    await server.pool.query("update marketplace.price_day set from_day = '2026-12-04', day = '2026-12-05', last_product = 'later'");
    await at('2026-12-06');
    expect(await found('priceMax=6&sort=price_low')).toEqual([['new', 300], ['later', 500]]);
    expect((await server.pool.query('select day::text as day, from_day as "fromDay" from marketplace.price_day')).rows).toEqual([{ day: '2026-12-06', fromDay: null }]);
  });

  it.each(['ADVANTAGE', 'VA'])('are those of today again once a clock that was wrong is set back, and a day ahead is of another server, in %s', async (store) => {
    await server.pool.query("update marketplace.price_day set day = '2026-12-03', is_first = true");
    await at('2026-12-03');
    const today = await found('sort=price_low', store);
    await at('2028-01-07');
    expect(await found('sort=price_low', store)).not.toEqual(today);
    await at('2026-12-03');
    expect(await found('sort=price_low', store)).toEqual(today);
    await at('2026-12-04');
    const tomorrow = await found('sort=price_low', store);
    await at('2026-12-03');
    expect(await found('sort=price_low', store)).toEqual(tomorrow);
  });

  it.each(['ADVANTAGE', 'VA'])('that an import changes are told at the line of a cart with the price of before, in %s: a store with an assortment has the new ones, too', async (store) => {
    const item = (price: string) => [{ id: `changing-${store}`, name: `Gauge that changes in ${store}`, offers: [{ ...base, price }] }];
    await importCatalog(server.pool, sourceOf(inTurn(item('20.00'))));
    const { rows: [offer] } = await server.pool.query<{ offer_id: string }>('select offer_id from marketplace.offer where product_id = $1', [`changing-${store}`]);
    const visitor = await server.visitor();
    const headers = { headers: { 'x-store': store } };
    await visitor.post('/cart/addCart', { items: [{ offerId: offer?.offer_id, quantity: 2 }], changeKey: `change-of-${store}` }, headers);
    const line = async () => ((await visitor.get('/cart/shopping_cart', headers)).envelope.attributes as unknown as { cart: { groups: { lines: { price: object; change: object | null }[] }[] } }).cart.groups[0]?.lines[0];
    expect(await line()).toMatchObject({ price: { unitPrice: { amount: 2_000 } }, change: null });
    await importCatalog(server.pool, sourceOf(inTurn(item('30.00'))));
    expect(await line()).toMatchObject({ price: { unitPrice: { amount: 3_000 } }, change: { priceWas: { amount: 2_000 } } });
  });
});
