import { shippedStoreList, type AttributesOf } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSampleOffers } from '../../testing/sample-offers.ts';
import { readAssortmentInput, setAssortment } from '../../stores/assortment/index.ts';
import { openServer, type TestServer } from '../../testing/server.ts';

type Found = AttributesOf<'/catalog/alternatives', 'Success'>;
type Compared = AttributesOf<'/catalog/compare', 'Success'>;

describe.each(oneTestDatabase())('what else there is beside a product on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer(open);
    await addSampleOffers(server.pool, [['own', 100_00], ['cheap', 80_00], ['dear', 120_00], ['ability', 130_00], ['named', 150_00], ['tray', 20_00]].map(([offerId, price]) => ({ offerId: String(offerId), price: Number(price) })));
    await server.pool.query('update marketplace.product set price_low = price, price_high = price, unit_code = offer.unit_code, added_at = null from marketplace.offer where offer.product_id = product.product_id');
    await server.pool.query("update marketplace.product set indicators = '{ABILITYONE}' where product_id = 'p-ability'");
    await server.pool.query("update marketplace.offer set indicators = '{ABILITYONE}' where product_id = 'p-ability'");
    await server.pool.query(`update marketplace.product set replaced_by = 'p-named', accessories = '{p-tray,gone}' where product_id = 'p-own'`);
    await server.pool.query(`update marketplace.product set attributes = '[["Color", "Gray"]]' where product_id in ('p-named', 'p-tray')`);
    await server.pool.query(`update marketplace.offer set documents = '[{"title": "Price list", "url": "https://vendor.example.com/list.pdf"}]', contract_until = '2029-09-30' where product_id = 'p-own'`);
  });
  afterAll(() => server.close());

  const ask = async (productId: string, store = 'ADVANTAGE') => (await (await server.visitor()).get(`/catalog/alternatives?productId=${productId}`, { headers: { 'x-store': store } })).envelope.attributes as unknown as Found;

  it('is each shown with its reason: mandatory sources first, then what the catalog names, then what costs less', async () => {
    const { alternatives } = await ask('p-own');
    expect(alternatives.map(({ product, reasons }) => [product.productId, reasons[0]])).toEqual([
      ['p-ability', 'AbilityOne: a mandatory source'], ['p-named', 'The catalog names it in place of this product'], ['p-cheap', '$20.00 less for one Box'],
    ]);
  });

  const reasonsIn = async (store: string) => (await ask('p-own', store)).alternatives.map(({ product, reasons }) => [product.productId, reasons[0]]);

  it.each(['ABILITYONE', 'UNICOR'])('of %s, a mandatory source, are first in each store of federal buyers, and in no other, where they need another reason', async (code) => {
    await server.pool.query(sql`update marketplace.product set indicators = ${[code]}::text[] where product_id = 'p-ability'`);
    await server.pool.query(sql`update marketplace.offer set indicators = ${[code]}::text[] where product_id = 'p-ability'`);
    const { rows: [indicator] } = await server.pool.query<{ label: string }>(sql`select label from marketplace.indicator where code = ${code}`);
    const leading = await Promise.all(Object.entries(shippedStoreList).map(async ([store, { federal }]) => [store, federal, (await reasonsIn(store))[0]]));
    expect(leading.length).toBe(9);
    expect(leading.filter(([, federal]) => federal === false)).toHaveLength(1);
    for (const [store, federal, first] of leading) expect([store, first]).toEqual([store, federal ? ['p-ability', `${indicator?.label}: a mandatory source`] : ['p-named', 'The catalog names it in place of this product']]);
  });

  it('are of a mandatory source where the store sells its offer, and not where it sells that of another vendor alone', async () => {
    await server.pool.query(sql`insert into marketplace.vendor (vendor_id, name) values ('V-ABLE', 'Sample workshop'), ('V-OTHER', 'Sample other')`);
    await server.pool.query(sql`update marketplace.offer set vendor_id = 'V-ABLE' where product_id = 'p-ability'`);
    await server.pool.query(sql`insert into marketplace.offer (offer_id, product_id, vendor_id, contract_number, price, unit_code, quantity_breaks, delivery_days, minimum_order, available, indicators)
      values ('other', 'p-ability', 'V-OTHER', '47SMPL-SAMPLE-02', 14000, 'BX', '[]', 9, 0, 1000, '{SB}')`);
    await setAssortment(server.pool, 'VA', readAssortmentInput({ vendors: { exclude: ['V-ABLE'] } }));
    expect((await reasonsIn('ADVANTAGE'))[0]?.[0]).toBe('p-ability');
    // The server looks at the list of stores twice a second.
    await expect.poll(async () => (await reasonsIn('VA')).map(([id]) => id)).toEqual(['p-named', 'p-cheap']);
    await setAssortment(server.pool, 'VA', null);
  });

  it('has accessories from both sides, and documents of its contracts', async () => {
    expect((await ask('p-own')).accessories).toMatchObject([{ product: { productId: 'p-tray' }, reasons: ['An accessory of this product'] }]);
    expect((await ask('p-tray')).accessories).toMatchObject([{ product: { productId: 'p-own' }, reasons: ['This product is an accessory of it'] }]);
    expect((await ask('p-own')).documents).toEqual([{ title: 'Price list', url: 'https://vendor.example.com/list.pdf', contractNumber: '47SMPL-SAMPLE-01', contractUntil: '2029-09-30', vendor: 'Sample V-SUPPLY' }]);
    expect(await ask('nothing')).toMatchObject({ alternatives: [], accessories: [], documents: [] });
  });

  it('is compared by address: up to four, each once, in the order of the address, and what is missing is named', async () => {
    const read = async (query: string) => (await (await server.visitor()).get(`/catalog/compare${query}`)).envelope.attributes as unknown as Compared;
    const five = await read('?productId=p-own&productId=gone&productId=p-cheap&productId=p-own&productId=p-dear&productId=p-tray');
    expect(five.products.map(({ productId }) => productId)).toEqual(['p-own', 'p-cheap', 'p-dear']);
    expect([five.missing, five.leftOut]).toEqual([['gone'], 1]);
    expect(five.products[0]).toMatchObject({ price: { low: { amount: 100_00 } }, unitOfIssue: { name: 'Box' }, specifications: [{ name: 'Color', value: 'Black' }, { name: 'Pages', value: '6000' }] });
    expect((await read('?productId=p-own')).products).toHaveLength(1);
    expect(await read('')).toMatchObject({ products: [], missing: [], leftOut: 0 });
  });
});
