import type { AttributesOf } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSampleOffers } from '../../testing/sample-offers.ts';
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
    await server.pool.query(`update marketplace.offer set documents = '[{"title": "Price list", "url": "https://vendor.example.com/list.pdf"}]' where product_id = 'p-own'`);
  });
  afterAll(() => server.close());

  const ask = async (productId: string) => (await (await server.visitor()).get(`/catalog/alternatives?productId=${productId}`)).envelope.attributes as unknown as Found;

  it('is each shown with its reason: mandatory sources first, then what the catalog names, then what costs less', async () => {
    const { alternatives } = await ask('p-own');
    expect(alternatives.map(({ product, reasons }) => [product.productId, reasons[0]])).toEqual([
      ['p-ability', 'AbilityOne: a mandatory source'], ['p-named', 'The catalog names it in place of this product'], ['p-cheap', '$20.00 less for one Box'],
    ]);
  });

  it('has accessories from both sides, and documents of its contracts', async () => {
    expect((await ask('p-own')).accessories).toMatchObject([{ product: { productId: 'p-tray' }, reasons: ['An accessory of this product'] }]);
    expect((await ask('p-tray')).accessories).toMatchObject([{ product: { productId: 'p-own' }, reasons: ['This product is an accessory of it'] }]);
    expect((await ask('p-own')).documents).toEqual([{ title: 'Price list', url: 'https://vendor.example.com/list.pdf', contractNumber: '47SMPL-SAMPLE-01', vendor: 'Sample V-SUPPLY' }]);
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
