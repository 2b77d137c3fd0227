import { randomUUID } from 'node:crypto';
import type { AttributesOf, ProductSummary } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCatalog, sourceOf } from '../../import/index.ts';
import { readAssortmentInput, setAssortment } from '../../stores/assortment/index.ts';
import { inTurn, openCatalogServer } from '../../testing/catalog-server.ts';
import type { TestServer } from '../../testing/server.ts';
import { offersCommand } from '../command/offers-command.ts';
import { operatorAtDesk, type DeskBrowser } from '../testing/desk-browser.ts';

const offer = (vendor: string, price: number, more: object = {}) => ({ vendor, vendorId: `V-${vendor}`, contract: `C-${vendor}`, price, deliveryDays: price, indicators: vendor === 'Cheap' ? ['SB'] : ['ES'], ...more });
const stapler = { id: 'A-1', name: 'Stapler of steel', partNumber: 'ST-20', nsn: '7520-01-111-1111', manufacturer: 'Maker', categoryPath: [{ id: '75', name: 'Office' }, { id: '7520', name: 'Devices' }], offers: [offer('Cheap', 2, { available: 0 }), offer('Dear', 9, { contractUntil: '2029-09-30' })] };
const lamp = { id: 'A-2', name: 'Lamp', partNumber: 'ST-21', categoryPath: [{ id: '75', name: 'Office' }, { id: '62', name: 'Lamps' }], offers: [offer('Cheap', 5)] };
const summary = 'vendor_count, price_low, price_high, unit_code, delivery_low, delivery_high, array(select unnest(indicators) order by 1) as indicators';

describe.each(oneTestDatabase())('the catalog at the desk on $name', ({ open }) => {
  let server: TestServer;
  let editor: DeskBrowser;
  let viewer: DeskBrowser;
  let cheap = '';
  let dear = '';
  const bring = (...rows: readonly object[]) => importCatalog(server.pool, sourceOf(inTurn(rows)));
  const product = async (productId = 'A-1') => (await viewer.get('/catalog/product', { productId })).answer;
  /** What the tables say of products, in the whole catalog and in stores, and the numbers beside facet values. */
  const stored = async () => {
    const read = async (text: string): Promise<unknown> => (await server.pool.query(text)).rows;
    const names = `(select array_agg(facet || ' ' || value order by facet, value) from marketplace.facet_value where facet_value_id = any(facets)) as names`;
    return {
      products: await read(`select product_id, ${summary}, ${names} from marketplace.product order by product_id`),
      stores: await read(`select product_id, ${summary}, ${names} from marketplace.store_product order by product_id`),
      offers: await read('select store, offer_id, price from marketplace.store_offer order by store, offer_id'),
      counts: await read('select facet, value, product_count from marketplace.facet_value order by facet, value'),
      storeCounts: await read('select store, facet, value, counted.product_count from marketplace.store_facet_value as counted join marketplace.facet_value using (facet_value_id) order by store, facet, value'),
    };
  };
  beforeAll(async () => {
    server = await openCatalogServer(open, [stapler, lamp]);
    await setAssortment(server.pool, 'VA', readAssortmentInput({ vendors: { include: ['V-Cheap'] }, prices: [{ vendor: 'V-Cheap', percentOff: 50 }] }));
    editor = await operatorAtDesk(server, 'catalogEditor');
    viewer = await operatorAtDesk(server, 'viewer');
    const { rows } = await server.pool.query<{ offer_id: string }>("select offer_id from marketplace.offer where product_id = 'A-1' order by price");
    [cheap, dear] = rows.map(({ offer_id }) => offer_id) as [string, string];
  });
  afterAll(() => server.close());

  const takeOff = (offerId: string, reason = 'Recalled.') => editor.post('/catalog/take-off-sale', { offerId, reason });
  const putBack = (offerId: string, reason = 'Mended.') => editor.post('/catalog/put-back', { offerId, reason });

  it('finds products by product id, NSN and the beginning of a part number', async () => {
    const ids = async (q: string) => (await viewer.get('/catalog/products', { q })).answer.products.map(({ productId }) => productId);
    expect(await ids('A-2')).toEqual(['A-2']);
    expect([await ids('7520-01-111-1111'), await ids('7520011111111')]).toEqual([['A-1'], ['A-1']]);
    expect(await ids('st 2')).toEqual(['A-1', 'A-2']);
    expect([await ids(''), await ids('%'), await ids('unknown')]).toEqual([[], [], []]);
    expect((await viewer.get('/catalog/product', { productId: 'unknown' })).status).toBe(404);
    expect((await viewer.get('/catalog/product', { productId: ' ' })).status).toBe(400);
  });

  it('shows a product as each store does: at its price, or which rule keeps an offer out', async () => {
    const { stores, offers } = await product();
    expect(offers).toMatchObject([{ offerId: cheap, price: '$2.00', available: 0, contractUntil: null, listed: true, offSale: null }, { offerId: dear, price: '$9.00', contractUntil: '2029-09-30' }]);
    expect(stores.find(({ store }) => store === 'ADVANTAGE')).toEqual({
      store: 'ADVANTAGE', hasAssortment: false, shows: 'withOffers',
      offers: [
        { offerId: cheap, vendor: 'Cheap', contractNumber: 'C-Cheap', price: '$2.00', inStock: false, unsold: null },
        { offerId: dear, vendor: 'Dear', contractNumber: 'C-Dear', price: '$9.00', inStock: true, unsold: null },
      ],
    });
    expect(stores.find(({ store }) => store === 'VA')).toMatchObject({
      hasAssortment: true, shows: 'withOffers', offers: [{ price: '$1.00', unsold: null }, { price: null, unsold: { why: 'assortment', subject: 'vendor', value: null } }],
    });
  });

  it('takes an offer off sale in every store at once, and puts it back so that all is as it was', async () => {
    const before = await stored();
    expect((await takeOff(cheap)).status).toBe(200);
    const { offers, stores } = await product();
    expect(offers.find(({ offerId }) => offerId === cheap)).toMatchObject({ listed: true, offSale: { by: 'catalogeditor@desk.example.gov', reason: 'Recalled.' } });
    expect(stores.find(({ store }) => store === 'VA')).toMatchObject({ shows: 'nothing', offers: [{ unsold: { why: 'assortment' } }, { unsold: { why: 'offSale' } }] });
    const during = await stored();
    expect(during.products).toMatchObject([{ product_id: 'A-1', vendor_count: 1, price_low: 900, indicators: ['ES'] }, { product_id: 'A-2' }]);
    expect(during.stores).toMatchObject([{ product_id: 'A-2' }]);
    expect(during.counts).toContainEqual({ facet: 'vendor', value: 'V-Cheap', product_count: 1 });
    expect((await viewer.get('/catalog/products', { state: 'offSale' })).answer.products).toMatchObject([{ productId: 'A-1', offers: 1, offSale: 1 }]);
    expect((await putBack(cheap)).status).toBe(200);
    expect(await stored()).toEqual(before);
    expect((await editor.get('/audit', { q: cheap })).answer.entries).toMatchObject([{ action: 'offer.put-back', details: { reason: 'Mended.' } }, { action: 'offer.taken-off-sale', details: { reason: 'Recalled.' } }]);
  });

  it('counts as a new count of the whole catalog would', async () => {
    await takeOff(cheap);
    await takeOff(dear);
    const moved = await stored();
    await importCatalog(server.pool, sourceOf(inTurn([])));
    expect(await stored()).toEqual(moved);
    await putBack(cheap);
    await putBack(dear);
  });

  it('is not found, shown or bought any more, and a buyer who has it in the cart is told so', async () => {
    const visitor = await server.visitor();
    const offersShown = async (store: string) => (await visitor.get(`/catalog/product_detail?productId=A-1&store=${store}`)).text;
    const add = (offerId: string) => visitor.post('/cart/addCart', { items: [{ offerId, quantity: 1 }], changeKey: randomUUID() });
    const price = async () => {
      const { results } = (await visitor.get('/search/advantage_search?q=stapler')).envelope.attributes as unknown as { results: readonly ProductSummary[] };
      return results[0]?.price;
    };
    expect((await add(dear)).envelope.responseName).toBe('Success');
    expect(await price()).toMatchObject({ low: { amount: 200 } });
    await takeOff(dear);
    expect(await offersShown('ADVANTAGE')).not.toContain(dear);
    expect(await price()).toMatchObject({ low: { amount: 200 }, high: { amount: 200 } });
    const cart = (await visitor.get('/cart/shopping_cart')).envelope.attributes as unknown as AttributesOf<'/cart/shopping_cart', 'Initial'>;
    const line = cart.cart.groups[0]?.lines[0];
    expect(line).toMatchObject({ offerId: dear, change: { available: 0 } });
    expect((await add(dear)).text).toContain('This offer is not in the catalog of this store now. Choose another vendor.');
    expect((await visitor.post('/cart/shopping_cart_post', { lines: [{ cartKey: line?.cartKey, quantity: 2 }], changeKey: randomUUID() })).text).toContain('Stapler of steel is no longer offered. Remove it to go on.');
    await putBack(dear);
    expect(await offersShown('ADVANTAGE')).toContain(dear);
    expect((await add(dear)).envelope.responseName).toBe('Success');
  });

  it('stays off sale through imports, which change the rest, and an import that ends the offer counts when it is put back', async () => {
    await takeOff(cheap);
    await bring({ ...stapler, offers: [offer('Cheap', 3), offer('Dear', 8)] });
    expect((await product()).offers).toMatchObject([{ offerId: dear, price: '$8.00' }, { offerId: cheap, price: '$3.00', listed: true, offSale: { reason: 'Recalled.' } }]);
    expect((await stored()).products).toMatchObject([{ vendor_count: 1, price_low: 800 }, {}]);
    await bring({ ...stapler, offers: [offer('Dear', 8)] });
    expect((await product()).offers.find(({ offerId }) => offerId === cheap)).toMatchObject({ listed: false });
    await putBack(cheap);
    expect((await product()).stores[0]?.offers.find(({ offerId }) => offerId === cheap)).toMatchObject({ unsold: { why: 'notListed' } });
    await takeOff(cheap);
    await bring(stapler);
    expect((await product()).offers.find(({ offerId }) => offerId === cheap)).toMatchObject({ listed: true, offSale: { reason: 'Recalled.' } });
    await putBack(cheap);
    expect((await product()).stores[0]?.offers.every(({ unsold }) => unsold === null)).toBe(true);
  });

  it('is done once by two operators at a time, and the other one is told', async () => {
    const answers = await Promise.all([takeOff(dear, 'One.'), takeOff(dear, 'Two.')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const back = await Promise.all([putBack(dear), putBack(dear)]);
    expect(back.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('refuses roles that may not, no reason, and offers that are not there', async () => {
    for (const role of ['viewer', 'orderClerk'] as const) {
      const browser = await operatorAtDesk(server, role, `no-${role.toLowerCase()}@desk.example.gov`);
      expect((await browser.post('/catalog/take-off-sale', { offerId: cheap, reason: 'No.' })).status).toBe(403);
      expect((await browser.post('/catalog/put-back', { offerId: cheap, reason: 'No.' })).status).toBe(403);
    }
    expect(await takeOff(cheap, ' ')).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'reason', message: 'Give the reason.' }] } });
    expect((await takeOff('unknown')).status).toBe(404);
    expect((await putBack('unknown')).status).toBe(404);
    expect((await product()).offers.every(({ offSale }) => offSale === null)).toBe(true);
  });

  it('of many, the product of that very id is first, each is on one page, and who looks among those off sale finds no others', async () => {
    const many = Array.from({ length: 30 }, (_, n) => ({ id: `M-${n}`, name: 'Sample part', partNumber: `QX7 ${100 + n}`, categoryPath: stapler.categoryPath, offers: [offer('Cheap', 5), offer('Dear', 6)] }));
    await bring(...many, { ...many[0], id: 'QX7', partNumber: 'ZZ 9' });
    const found = async (page: number, state = 'all') => (await viewer.get('/catalog/products', { q: 'QX7', page, state })).answer;
    const [first, second] = [await found(1), await found(2)];
    expect([first.total, first.products[0]?.productId, new Set([...first.products, ...second.products].map(({ productId }) => productId)).size]).toEqual([31, 'QX7', 31]);
    await takeOff(cheap);
    expect((await found(1, 'offSale')).products).toEqual([]);
    await putBack(cheap);
    await bring({ ...many[1], offers: [offer('Dear', 6)] });
    expect((await viewer.get('/catalog/products', { q: 'M-1' })).answer.products.map(({ offers }) => offers), 'offers that are withdrawn are none').toEqual([1]);
    expect((await product('M-1')).offers.map(({ vendor, listed }) => [vendor, listed]), 'what can be bought is first').toEqual([['Dear', true], ['Cheap', false]]);
  });

  it('has a command, which writes the audit log, too', async () => {
    const run = (...args: string[]) => offersCommand(server.pool, args, new Date('2026-11-23T10:00:00Z'));
    expect(await run('list')).toBe('No offer is off sale.\n');
    expect(await run('off-sale', cheap, '--reason', 'Recalled.')).toContain('off sale in every store');
    await expect(run('off-sale', cheap, '--reason', 'Again.')).rejects.toThrow('is off sale already');
    expect(await run('list')).toBe(`${cheap}  since 2026-11-23  by npm run offers: Recalled.\n`);
    expect(await run('put-back', cheap, '--reason', 'Mended.')).toBe(`${cheap} can be bought again.\n`);
    for (const wrong of [[], ['off-sale'], ['list', 'more'], ['list', '--unknown']]) await expect(run(...wrong)).rejects.toThrow('Usage:');
    await expect(run('off-sale', cheap)).rejects.toThrow('Give the reason');
    await expect(run('off-sale', 'unknown', '--reason', 'x')).rejects.toThrow('The catalog has no offer unknown');
    await expect(run('put-back', cheap, '--reason', 'x')).rejects.toThrow('is not off sale');
    expect((await editor.get('/audit', { q: 'npm run offers' })).answer.entries.map(({ action }) => action)).toEqual(['offer.put-back', 'offer.taken-off-sale']);
  });
});
