import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AttributesOf, Envelope, ProductSummary } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { fixtureRows, inTurn, openCatalogServer } from '../testing/catalog-server.ts';
import type { TestBrowser } from '../testing/browser.ts';
import type { TestServer } from '../testing/server.ts';
import { importCatalog, sourceOf } from '../import/index.ts';

const toner = '3920564';
const base = { vendor: 'Sample Vendor', contract: 'C-1', price: '10.00', deliveryDays: 5 };
/** Products of kinds that the sample has too few of. */
const own = [
  { id: 'zip-1', name: 'Heavy desk', description: 'A <script>alert(1)</script> <b>desk</b>', offers: [{ ...base, serviceArea: ['20', '3'] }, { ...base, vendor: 'Other Vendor', price: '9.00', serviceArea: ['9'] }] },
  { id: 'ends-1', name: 'Globe under a contract that ends', offers: [{ ...base, contractUntil: '2029-09-30' }, { ...base, vendor: 'Other Vendor', price: '11' }] },
  { id: 'none-1', name: 'Not for sale', partNumber: 'NOBODY-1' },
  { id: 'badge-1', name: 'Gavel with badges', offers: [{ ...base, price: '9', indicators: ['OTS', 'ES'] }, { ...base, vendor: 'Small Vendor', price: '10', indicators: ['SB', 'WO', 'ES', 'TAA'] }] },
  { id: 'stock-1', name: 'Lamp with an empty escritoire', offers: [{ ...base, price: '5', available: 0 }, { ...base, vendor: 'Other Vendor', price: '6', available: 3, quantityBreaks: [{ minimumQuantity: 10, price: '5.50' }], minimumOrder: '20' }] },
  { id: 'days-1', name: 'Chart of last year', offers: [{ ...base, priceUntil: '2020-12-31' }], replacedBy: 'days-2' },
  { id: 'days-2', name: 'Chart of this year', offers: [{ ...base, priceFrom: '2021-01-01' }, { ...base, vendor: 'Other Vendor', price: '8', priceFrom: '2190-01-01' }] },
  { id: 'days-3', name: 'Chart that has ended', partNumber: 'CHART-3', replacedBy: 'days-2' },
];

describe.each(oneTestDatabase())('the catalog on $name', ({ open }) => {
  let server: TestServer;
  let browser: TestBrowser;
  let rows: readonly unknown[];

  beforeAll(async () => {
    rows = [...(await fixtureRows(new Set([toner]))), ...own];
    server = await openCatalogServer(open, rows);
    browser = await server.visitor();
  });
  afterAll(() => server.close());

  const get = async (path: string): Promise<Envelope> => (await browser.get(path)).envelope;
  const detail = async (query: string) => {
    const envelope = await get(`/catalog/product_detail?${query}`);
    return { name: envelope.responseName, ...(envelope.attributes as unknown as AttributesOf<'/catalog/product_detail', 'ProductDetail'>) };
  };
  const results = async (query: string) => (await get(`/search/advantage_search?${query}`)).attributes?.['results'] as ProductSummary[];
  const counts = async () => {
    const result: Record<string, unknown> = {};
    for (const table of ['product', 'offer', 'vendor', 'category', 'facet_value', 'vocabulary', 'vocabulary_change', 'search_statistics']) {
      // Ids of facet values and times of imports do not count.
      const { rows: found } = await server.pool.query<{ hash: string }>(`select md5(string_agg(row, '' order by row)) as hash from (select (to_jsonb(t) - 'imported_at')::text as row from marketplace.${table} t) as all_rows`);
      result[table] = found[0]?.hash;
    }
    return result;
  };

  it('says when the contract of an offer ends, where the catalog does', async () => {
    expect((await detail('productId=ends-1')).product.offers.map(({ contractUntil }) => contractUntil)).toEqual(['2029-09-30', undefined]);
  });

  it('shows a product with the terms of every vendor side by side', async () => {
    const { name, product, related } = await detail(`productId=${toner}`);
    expect(name).toBe('ProductDetail');
    expect(product).toMatchObject({ partNumber: '006R90321', manufacturer: 'Xerox', category: { id: '7510-toner', name: 'Toner Cartridges' }, zip: null });
    expect(product.breadcrumbs).toEqual([{ id: '75', name: 'Office Supplies and Devices' }, { id: '7510', name: 'Office Supplies' }, { id: '7510-toner', name: 'Toner Cartridges' }]);
    expect(product.specifications).toContainEqual({ name: 'Print technology', value: 'Laser printing' });
    expect(product.offers.length).toBeGreaterThan(1);
    expect(product.offers.map(({ price }) => price.amount)).toEqual(product.offers.map(({ price }) => price.amount).toSorted((a, b) => a - b));
    expect(product.price).toEqual({ low: product.offers[0]?.price, high: product.offers.at(-1)?.price });
    expect(related.length).toBeGreaterThan(0);
    expect(related.every(({ productId, category }) => productId !== toner && category.id === '7510-toner')).toBe(true);
  });

  it('sells an offer on the days of its price alone, and names what takes the place of what cannot be ordered', async () => {
    const replacement = { productId: 'days-2', name: 'Chart of this year' };
    const [over, now, ended] = await Promise.all(['days-1', 'days-2', 'days-3'].map((id) => detail(`productId=${id}`)));
    expect(over?.product).toMatchObject({ bestOffer: null, inStock: false, unavailable: { why: 'noPrice', replacement }, offers: [{ outsidePriceDays: { state: 'over', day: '2020-12-31' } }] });
    expect(now?.product).toMatchObject({ bestOffer: { price: { amount: 1_000 } }, inStock: true });
    expect(now?.product.unavailable).toBeUndefined();
    expect(now?.product.offers.find(({ vendor }) => vendor.name === 'Other Vendor')).toMatchObject({ outsidePriceDays: { state: 'notYet', day: '2190-01-01' } });
    // Neither a price of last year nor one of another century is a price of this product.
    expect(over?.product).toMatchObject({ price: null, deliveryDays: null });
    expect(now?.product).toMatchObject({ price: { low: { amount: 1_000 }, high: { amount: 1_000 } }, vendorCount: 2 });
    expect((await results('q=chart')).map(({ productId, price }) => [productId, price?.low.amount ?? null, price?.high.amount ?? null]).toSorted()).toEqual([['days-1', null, null], ['days-2', 1_000, 1_000], ['days-3', null, null]]);
    expect(ended?.product).toMatchObject({ offers: [], unavailable: { why: 'noOffer', replacement } });

    const [bought] = now?.product.offers.filter(({ outsidePriceDays }) => outsidePriceDays === undefined) ?? [];
    const add = (offerId = '') => browser.post('/cart/addCart', { items: [{ offerId, quantity: 1 }], changeKey: randomUUID() });
    expect((await add(over?.product.offers[0]?.offerId)).envelope).toMatchObject({ responseName: 'Failure', attributes: { refused: [{ message: expect.stringContaining('ended on December 31, 2020') }] } });
    expect((await add(bought?.offerId)).envelope.responseName).toBe('Success');
    await server.pool.query("update marketplace.offer set price_until = '2021-06-30' where offer_id = $1", [bought?.offerId]);
    await server.pool.query("update marketplace.product set replaced_by = 'stock-1' where product_id = 'days-2'");
    const { envelope } = await browser.get('/cart/shopping_cart');
    const { cart, warnings } = envelope.attributes as unknown as AttributesOf<'/cart/shopping_cart', 'Initial'>;
    expect(cart.groups[0]?.lines[0]).toMatchObject({ outsidePriceDays: { state: 'over', day: '2021-06-30' }, change: { available: 0 }, replacement: { productId: 'stock-1' } });
    expect(warnings?.map(({ code }) => code)).toContain('PRICE_OVER');
  });

  it('shows services and what is asked for so in the classic view [spec 2.44]', async () => {
    const { rows: found } = await server.pool.query<{ id: string }>("select product_id as id from marketplace.product where kind = 'service' limit 1");
    expect((await detail(`productId=${found[0]?.id}`)).name).toBe('ProductDetailClassic');
    expect((await detail(`productId=${found[0]?.id}&view=standard`)).name).toBe('ProductDetail');
    expect((await detail(`productId=${toner}&view=classic`)).name).toBe('ProductDetailClassic');
  });

  it('asks for a ZIP code when every vendor limits where it delivers, and works out who delivers there [spec 2.44]', async () => {
    const asked = await get('/catalog/product_detail?productId=zip-1');
    expect([asked.responseName, asked.attributes?.['refused']]).toEqual(['EnterZipCode', null]);
    const refused = await get('/catalog/product_detail?productId=zip-1&zip=1234');
    expect([refused.responseName, refused.attributes?.['refused']]).toEqual(['EnterZipCode', { zip: '1234', message: 'Enter a ZIP code of 5 digits, or 5 plus 4: 20405 or 20405-0001.' }]);
    const { name, product } = await detail('productId=zip-1&zip=20405-0001');
    expect([name, product.zip]).toEqual(['ProductDetail', '20405']);
    expect(product.offers.map(({ vendor, delivers }) => [vendor.name, delivers])).toEqual([['Sample Vendor', true], ['Other Vendor', false]]);
    expect(product.bestOffer?.offerId).toBe(product.offers[0]?.offerId);
    expect(product.descriptionHtml).toBe('<p>A  <b>desk</b></p>');
  });

  it('chooses on lists and on the page an offer that can be ordered at this moment, and tells its vendor, stock and minimum order', async () => {
    const listed = () => results('q=escritoire');
    const chosen = { vendor: { name: 'Other Vendor' }, price: { amount: 600 }, minimumOrder: { amount: 2000 }, available: 3, unitOfIssue: { code: 'EA' } };
    expect(await listed()).toMatchObject([{ productId: 'stock-1', bestOffer: chosen }]);
    await server.pool.query("update marketplace.offer set available = 0 where product_id = 'stock-1'");
    try {
      expect(await listed()).toMatchObject([{ productId: 'stock-1', vendorCount: 2, inStock: false, bestOffer: null }]);
      expect((await detail('productId=stock-1')).product.bestOffer).toBeNull();
    } finally {
      await server.pool.query("update marketplace.offer set available = 3 where product_id = 'stock-1' and price = 600");
    }
  });

  it('says of indicators whose they are: of the product what each offer carries of it, and the rest of the vendor', async () => {
    const codes = (indicators: readonly { code: string }[] | undefined) => indicators?.map(({ code }) => code);
    const [listed] = await results('q=gavel');
    expect([codes(listed?.indicators), listed?.bestOffer?.vendor.name, codes(listed?.bestOffer?.indicators)]).toEqual([['ES'], 'Sample Vendor', ['ES', 'OTS']]);
    const { product } = await detail('productId=badge-1');
    expect([codes(product.indicators), ...product.offers.map(({ indicators }) => codes(indicators))]).toEqual([['ES'], ['ES', 'OTS'], ['ES', 'SB', 'WO', 'TAA']]);
  });

  it('chooses the offer that fits what the buyer has narrowed the list to, and none where that is out of stock', async () => {
    const chosen = async (narrowed: string) => {
      const [listed] = await results(`q=gavel&${narrowed}`);
      return listed?.bestOffer?.vendor.name ?? null;
    };
    const { product } = await detail('productId=badge-1');
    const small = product.offers.find(({ vendor }) => vendor.name === 'Small Vendor');
    const narrowings = ['indicator=SB', 'indicator=WO&indicator=8A', `vendor=${small?.vendor.id}`, 'priceMin=9.50'];
    for (const narrowed of narrowings) expect(await chosen(narrowed), narrowed).toBe('Small Vendor');
    for (const narrowed of ['indicator=OTS', 'indicator=ES', 'priceMax=9.50']) expect(await chosen(narrowed), narrowed).toBe('Sample Vendor');
    const quick = (await get(`/catalog/quicklook?productId=badge-1&offerId=${small?.offerId}`)).attributes as unknown as AttributesOf<'/catalog/quicklook', 'Success'>;
    expect(quick.product.bestOffer?.offerId).toBe(small?.offerId);
    await server.pool.query('update marketplace.offer set available = 0 where offer_id = $1', [small?.offerId]);
    try {
      for (const narrowed of narrowings) expect(await chosen(narrowed), narrowed).toBeNull();
      const [listed] = await results('q=gavel&indicator=SB');
      expect(listed).toMatchObject({ productId: 'badge-1', vendorCount: 2, inStock: true, bestOffer: null });
    } finally {
      await server.pool.query('update marketplace.offer set available = null where offer_id = $1', [small?.offerId]);
    }
  });

  it('takes the cheapest offer that is in stock, and shows a product without offers', async () => {
    const { product } = await detail('productId=stock-1');
    expect(product.offers.map(({ offerId }) => offerId).indexOf(product.bestOffer?.offerId ?? '')).toBe(1);
    expect(product.offers[1]).toMatchObject({ available: 3, quantityBreaks: [{ minimumQuantity: 10, price: { amount: 550, currency: 'USD' } }], minimumOrder: { amount: 2000 } });
    expect((await detail('productId=none-1')).product).toMatchObject({ offers: [], price: null, bestOffer: null, unitOfIssue: null, deliveryDays: null });
  });

  it('says that a product is not available, with others whose number is like it [spec 2.44]', async () => {
    const missing = await get('/catalog/product_detail?productId=006R9032');
    expect(missing.responseName).toBe('NotFound');
    expect(missing.attributes?.['suggestions']).toContainEqual(expect.objectContaining({ productId: toner }));
    expect((await get('/catalog/product_detail?productId=%27%3B--')).responseName).toBe('NotFound');
    expect((await get('/catalog/quicklook?productId=nope')).responseName).toBe('Failure');
    expect((await get(`/catalog/quicklook?productId=${toner}`)).attributes?.['product']).toMatchObject({ productId: toner });
  });

  it('shows the same at the home page and at the start page [spec 2.31]', async () => {
    const [home, start] = [await get('/main/home'), await get('/main/start_page')];
    expect(home.responseName).toBe('Success');
    expect(home.attributes).toEqual(start.attributes);
  });

  it('counts its categories on the start page [spec 2.30]', async () => {
    const page = (await get('/main/start_page')).attributes as unknown as AttributesOf<'/main/start_page', 'Success'>;
    const { rows: found } = await server.pool.query<{ kind: string; count: number }>('select kind, count(*) from marketplace.product group by kind');
    expect(Object.fromEntries(found.map(({ kind, count }) => [kind, count]))).toEqual({ product: page.productCount, service: page.serviceCount });
    for (const category of page.productCategories.filter(({ children }) => children.length > 0)) {
      expect(category.children.reduce((sum, { count }) => sum + count, 0)).toBe(category.count);
    }
    expect(page.featured.length).toBeGreaterThan(3);
  });

  it('is not changed by a second import of the same rows', async () => {
    const before = await counts();
    const second = await importCatalog(server.pool, sourceOf(inTurn(rows)));
    expect(second).toMatchObject({ added: 0, changed: 0, unchanged: rows.length, rejected: 0 });
    expect(await counts()).toEqual(before);
  });

  it('goes on after an import that was broken off, and comes to the same', async () => {
    const whole = await openCatalogServer(open, rows);
    const broken = await openCatalogServer(open, []);
    async function* half(): AsyncGenerator<unknown> {
      yield* rows.slice(0, 300);
      throw new Error('killed');
    }
    await expect(importCatalog(broken.pool, sourceOf(half()), { batchSize: 50 })).rejects.toThrow('killed');
    await importCatalog(broken.pool, sourceOf(inTurn(rows)));
    const vocabulary = 'select term, document_count, name_count from marketplace.vocabulary order by term';
    expect((await broken.pool.query(vocabulary)).rows).toEqual((await whole.pool.query(vocabulary)).rows);
    const statistics = 'select documents, total_length from marketplace.search_statistics';
    expect((await broken.pool.query(statistics)).rows).toEqual((await whole.pool.query(statistics)).rows);
    await Promise.all([whole.close(), broken.close()]);
  });

  it('takes a changed row in place of the old one: offers are withdrawn, words counted anew', async () => {
    const words = async () => (await server.pool.query("select term, document_count, name_count from marketplace.vocabulary where term in ('escritoire', 'astrolabe') order by term")).rows;
    expect(await words()).toEqual([{ term: 'escritoire', document_count: expect.any(Number), name_count: expect.any(Number) }]);
    const changed = { id: 'stock-1', name: 'Astrolabe', offers: [{ ...base, vendor: 'Other Vendor', price: '7' }] };
    expect(await importCatalog(server.pool, sourceOf(inTurn([changed])))).toMatchObject({ added: 0, changed: 1 });
    const { product } = await detail('productId=stock-1');
    expect(product.offers.map(({ vendor, price }) => [vendor.name, price.amount])).toEqual([['Other Vendor', 700]]);
    const { rows: offers } = await server.pool.query<{ withdrawn: boolean }>("select withdrawn from marketplace.offer where product_id = 'stock-1' order by withdrawn");
    expect(offers).toEqual([{ withdrawn: false }, { withdrawn: true }]);
    expect(await words()).toContainEqual({ term: 'astrolabe', document_count: 1, name_count: 1 });
  });

  it('reports rows with mistakes and imports the others', async () => {
    const rejected: [number, string][] = [];
    const result = await importCatalog(server.pool, sourceOf(inTurn([{ id: 'ok-1', name: 'Fine' }, { id: 'bad-1' }, { id: 'ok-1', name: 'Again' }, { id: 'bad-2', name: 'x', offers: [{ ...base, unitOfIssue: 'QQ' }] }])), {
      onReject: (line, problems) => void rejected.push(...problems.map(({ field }): [number, string] => [line, field])),
    });
    expect(result).toMatchObject({ rows: 4, added: 1, rejected: 3 });
    expect(rejected).toEqual([[2, 'name'], [3, 'id'], [4, 'offers.0.unitOfIssue']]);
  });
});
