import { randomUUID } from 'node:crypto';
import type { AttributesOf, Envelope, ProductSummary } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../testing/browser.ts';
import { importCatalog, sourceOf } from '../../import/index.ts';
import { inTurn, openCatalogServer } from '../../testing/catalog-server.ts';
import { readAssortmentInput, setAssortment } from '../../stores/assortment/index.ts';
import type { TestServer } from '../../testing/server.ts';

const offer = (price: string, more: object = {}) => ({ vendorId: 'depot', vendor: 'Depot', contract: 'C-1', price, deliveryDays: 5, ...more });
const shirt = (size: string, color: string, price: string, more: object = {}) => ({
  id: `TS-${size}-${color}`, name: 'Work shirt', partNumber: `WS${size}${color.slice(0, 2)}`.toUpperCase(), categoryPath: [{ id: '8405', name: 'Outerwear' }],
  configuration: { id: 'TS', name: 'Work shirt', options: { Size: size, Color: color } }, offers: [offer(price, more)],
});
/** Green does not come in L; another vendor has the small one. */
const rows = [
  shirt('M', 'Blue', '20.00', { minimumOrder: '50.00', available: 7 }), shirt('S', 'Blue', '18.00'), shirt('L', 'Blue', '22.00', { available: 0 }), shirt('S', 'Green', '19.00', { vendorId: 'other', vendor: 'Other' }), shirt('M', 'Green', '21.00'),
  { id: 'JKT-1', name: 'Rain jacket', partNumber: 'RJ1', categoryPath: [{ id: '8405', name: 'Outerwear' }], offers: [offer('40.00')] },
  { id: 'plain', name: 'Plain shirt', offers: [offer('9.00')] },
  { id: 'alone', name: 'Cap', configuration: { id: 'CAP', name: 'Cap', options: { Color: 'Red' } }, offers: [offer('5.00')] },
];

type Configuration = AttributesOf<'/catalog/configuration', 'Success'>;
type Detail = AttributesOf<'/catalog/product_detail', 'ProductDetail'>;

describe.each(oneTestDatabase())('products with options on $name', ({ open }) => {
  let server: TestServer;
  let browser: TestBrowser;
  beforeAll(async () => {
    server = await openCatalogServer(open, rows);
    browser = await server.visitor();
  });
  afterAll(() => server.close());

  const get = async (path: string): Promise<Envelope> => (await browser.get(path)).envelope;
  const configured = async (query: string) => {
    const { responseName, attributes } = await get(`/catalog/configuration?${query}`);
    return { responseName, ...(attributes as unknown as Configuration) };
  };
  const detail = async (productId: string) => (await get(`/catalog/product_detail?productId=${productId}`)).attributes as unknown as Detail;
  const chosenOf = ({ choice }: Configuration) => choice.options.map(({ chosen }) => chosen);

  it('a choice of every option is one product with its own part number, price, stock and minimum order [spec 2.46]', async () => {
    const found = await configured('configuration=TS&choice=Size%3DM&choice=Color%3DBlue');
    expect(found).toMatchObject({ responseName: 'Success', isOffered: true, unknown: [], fitting: 1, choice: { id: 'TS', name: 'Work shirt', variants: 5 } });
    expect(found.chosen).toMatchObject({ productId: 'TS-M-Blue', name: 'Work shirt, M, Blue', partNumber: 'WSMBL', price: { low: { amount: 2_000 } }, bestOffer: { minimumOrder: { amount: 5_000 }, available: 7 } });
    expect(chosenOf(found)).toEqual(['M', 'Blue']);
    expect(await configured('configuration=TS&choice=Size%3DL')).toMatchObject({ chosen: { productId: 'TS-L-Blue', inStock: false }, choice: { options: [{ chosen: 'L' }, { chosen: 'Blue' }] } });
  });

  it('the variants of a product are not related to it: its options lead to them', async () => {
    const idsOf = async (productId: string) => (await detail(productId)).related.map((related) => related.productId);
    expect(await idsOf('TS-M-Blue')).toEqual(['JKT-1']);
    expect((await idsOf('JKT-1')).filter((id) => id.startsWith('TS-'))).toHaveLength(5);
  });

  it('nothing or a part of it chosen shows what fits, in the order of sizes', async () => {
    const all = await configured('configuration=TS');
    expect(all.variants.map(({ productId }) => productId)).toEqual(['TS-S-Blue', 'TS-S-Green', 'TS-M-Blue', 'TS-M-Green', 'TS-L-Blue']);
    expect([all.chosen, all.fitting, ...chosenOf(all)]).toEqual([null, 5, null, null]);
    expect(await configured('configuration=TS&choice=Color%3DGreen&choice=Size%3D')).toMatchObject({ fitting: 2, chosen: null, choice: { options: [{ values: [{ value: 'S', isOffered: true, productId: 'TS-S-Green' }, { value: 'M' }, { value: 'L', isOffered: false, productId: null }] }, { chosen: 'Green' }] } });
  });

  it('a combination that is not offered says so, with what is near; a value that does not exist is named', async () => {
    const none = await configured('configuration=TS&choice=Size%3DL&choice=Color%3DGreen');
    expect([none.isOffered, none.chosen, none.fitting, none.variants.length]).toEqual([false, null, 0, 5]);
    expect(none.choice.options.map(({ values }) => values.filter(({ isOffered }) => isOffered).map(({ value }) => value))).toEqual([['S', 'M'], ['Blue']]);
    expect(await configured('configuration=TS&choice=Color%3DPurple&choice=x')).toMatchObject({ unknown: ['Color=Purple', 'x'], fitting: 5 });
  });

  it('a product leads to its configuration with itself chosen; one without options to its page; others are not found', async () => {
    expect(await configured('productId=TS-S-Green')).toMatchObject({ chosen: { productId: 'TS-S-Green' }, choice: { options: [{ chosen: 'S' }, { chosen: 'Green' }] } });
    expect(await get('/catalog/configuration?productId=plain')).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/catalog/product_detail?productId=plain' });
    expect(await configured('configuration=CAP')).toMatchObject({ chosen: { productId: 'alone' }, fitting: 1 });
    expect(await get('/catalog/configuration?configuration=NONE')).toMatchObject({ responseName: 'NotFound', attributes: { asked: 'NONE' } });
    expect(await get('/catalog/configuration')).toMatchObject({ responseName: 'NotFound', attributes: { asked: '' } });
  });

  it('the page of a product has its options, each value with the product that has it', async () => {
    const { product, choice } = await detail('TS-M-Green');
    expect(product.configuration).toEqual({ id: 'TS', name: 'Work shirt', options: [{ name: 'Size', value: 'M' }, { name: 'Color', value: 'Green' }], variants: 5, low: { amount: 1_800, currency: 'USD' } });
    expect(choice?.options[0]?.values.map(({ value, productId, isOffered }) => [value, productId, isOffered])).toEqual([['S', 'TS-S-Green', true], ['M', 'TS-M-Green', true], ['L', null, false]]);
    expect(product.specifications).toEqual([{ name: 'Size', value: 'M' }, { name: 'Color', value: 'Green' }]);
    for (const id of ['plain', 'alone']) {
      const other = await detail(id);
      expect([other.choice, other.product.configuration]).toEqual([undefined, undefined]);
    }
  });

  it('a search names the configuration at each variant, and a part number finds the variant that has it', async () => {
    const resultsOf = async (q: string) => ((await get(`/search/advantage_search?q=${q}`)).attributes?.['results'] ?? []) as ProductSummary[];
    expect((await resultsOf('work+shirt')).filter(({ productId }) => productId.startsWith('TS-')).map(({ configuration }) => configuration?.variants)).toEqual([5, 5, 5, 5, 5]);
    const [found] = await resultsOf('WSM-BL');
    expect(found).toMatchObject({ productId: 'TS-M-Blue', configuration: { options: [{ value: 'M' }, { value: 'Blue' }] } });
  });

  it('a cart says the options that were chosen', async () => {
    const { chosen } = await configured('configuration=TS&choice=Size%3DM&choice=Color%3DGreen');
    expect((await browser.post('/cart/addCart', { items: [{ offerId: chosen?.bestOffer?.offerId, quantity: 3 }], changeKey: randomUUID() })).envelope.responseName).toBe('Success');
    const { cart } = (await get('/cart/shopping_cart')).attributes as unknown as AttributesOf<'/cart/shopping_cart', 'Initial'>;
    expect(JSON.stringify(cart.groups)).toContain('Work shirt, M, Green');
  });

  it('of very many variants the first fifty are listed, and all are counted; a choice among them is shown wherever it is', async () => {
    const drill = (size: number) => ({ id: `DR-${size}`, name: 'Drill bit', partNumber: `DR${size}`, configuration: { id: 'DR', name: 'Drill bit', options: { Size: `${size} mm` } }, offers: [offer('3.00')] });
    await importCatalog(server.pool, sourceOf(inTurn(Array.from({ length: 51 }, (_, place) => drill(place + 1)))));
    const all = await configured('configuration=DR');
    expect([all.fitting, all.choice.variants, all.choice.options[0]?.values.length]).toEqual([51, 51, 51]);
    expect(all.variants.map(({ productId }) => productId)).toEqual(Array.from({ length: 50 }, (_, place) => `DR-${place + 1}`));
    expect(await configured('configuration=DR&choice=Size%3D51+mm')).toMatchObject({ fitting: 1, chosen: { productId: 'DR-51' } });
  });

  it('variants that an earlier file left with other options are a configuration of their own: an id means the one with most, a product its own', async () => {
    const glove = (id: string, options: Readonly<Record<string, string>>) => ({ id, name: 'Glove', partNumber: id, configuration: { id: 'GL', name: 'Glove', options }, offers: [offer('4.00')] });
    await importCatalog(server.pool, sourceOf(inTurn([glove('GL-1', { Size: 'S' }), glove('GL-2', { Size: 'M' })])));
    await importCatalog(server.pool, sourceOf(inTurn([glove('GL-3', { Color: 'Black' }), glove('GL-4', { Color: 'Blue' }), glove('GL-5', { Color: 'White' })])));
    const optionsOf = ({ choice }: Configuration) => choice.options.map(({ name, values }) => [name, ...values.map(({ value }) => value).toSorted()]);
    expect(optionsOf(await configured('configuration=GL'))).toEqual([['Color', 'Black', 'Blue', 'White']]);
    const own = await configured('productId=GL-2');
    expect([optionsOf(own), own.chosen?.productId, own.choice.variants]).toEqual([[['Size', 'M', 'S']], 'GL-2', 2]);
  });

  it('a store with an assortment offers the variants that it sells, at its own prices', async () => {
    await setAssortment(server.pool, 'VA', readAssortmentInput({ vendors: { exclude: ['other'] }, prices: [{ vendor: 'depot', category: '8405', percentOff: 10 }] }));
    await new Promise((resolve) => setTimeout(resolve, 600));
    const { attributes } = (await browser.get('/catalog/configuration?configuration=TS', { headers: { 'x-store': 'VA' } })).envelope;
    const { variants, choice } = attributes as unknown as Configuration;
    expect(variants.map(({ productId, price }) => [productId, price?.low.amount])).toEqual([['TS-S-Blue', 1_620], ['TS-M-Blue', 1_800], ['TS-M-Green', 1_890], ['TS-L-Blue', 1_980]]);
    expect(variants[0]?.configuration).toMatchObject({ variants: 4, low: { amount: 1_620 } });
    expect(choice.variants).toBe(4);
  });
});
