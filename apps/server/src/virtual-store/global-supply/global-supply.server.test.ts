import type { AttributesOf, Envelope } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadInformation, readInformationFolder } from '../../information/index.ts';
import { readAssortmentInput, setAssortment } from '../../stores/assortment/index.ts';
import { fixtureRows, openCatalogServer } from '../../testing/catalog-server.ts';
import type { TestServer } from '../../testing/server.ts';

const toner = '3920564';
const information = fileURLToPath(new URL('../../../../../data/information', import.meta.url));

describe.each(oneTestDatabase())('the Global Supply stores on $name', ({ open }) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openCatalogServer(open, await fixtureRows(new Set([toner])));
    await loadInformation(server.pool, readInformationFolder(information), { supplied: true });
  });
  afterAll(() => server.close());

  const ask = async (store: string, path: string): Promise<Envelope> => (await (await server.visitor()).get(path, { headers: { 'x-store': store } })).envelope;
  const named = async (store: string, path: string) => (await ask(store, path)).responseName;

  describe.each(['FSS', 'USMC'])('in %s', (store) => {
    it.each(['/ggs/start_page', '/usmc/start_page'])('%s shows supply groups by their codes [spec 2.119]', async (path) => {
      const { responseName, attributes } = await ask(store, path);
      expect(responseName).toBe('Success');
      const { productCategories } = attributes as unknown as AttributesOf<'/ggs/start_page', 'Success'>;
      const group = productCategories.find(({ id }) => id === '75');
      expect(group?.name).toBe('Office Supplies and Devices');
      expect(group?.children.every(({ id }) => /^75[0-9]{2}/.test(id))).toBe(true);
    });

    it('a search that asks for something answers SearchResults, one that asks for nothing BrowsePage [spec 2.34]', async () => {
      expect(await named(store, '/search/advantage_search?q=toner')).toBe('SearchResults');
      expect(await named(store, '/search/advantage_search?kind=products')).toBe('SearchResults');
      expect(await named(store, '/search/advantage_search?category=75')).toBe('SearchResults');
      expect(await named(store, '/search/advantage_search')).toBe('BrowsePage');
      expect(await named(store, '/search/advantage_search?q=%20&sort=name')).toBe('BrowsePage');
      expect(await named(store, '/search/advantage_search?q=qqqzzz')).toBe('ZeroResults');
    });

    it('a product that the marketplace does not have is not found', async () => {
      expect(await named(store, '/catalog/product_detail?productId=no-such-product')).toBe('NotFound');
    });

    it('has a help of its own', async () => {
      const { responseName, attributes } = await ask(store, '/ggs/information/help');
      expect(responseName).toBe('Success');
      expect(attributes).toMatchObject({ title: 'Help', content: expect.stringContaining('stock number') as string });
    });
  });

  it.each([['FSS', '3'], ['USMC', '9']])('the tutorial of %s is answered under the number of the store', async (store, number) => {
    const { responseName, attributes } = await ask(store, '/information/tutorial');
    expect(responseName).toBe(number);
    expect(attributes).toMatchObject({ title: `How to order in ${store}` });
    // It leads through a first requisition.
    for (const page of ['fedstrip/fedstrip_init', 'fedstrip/fedstrip_constantProfile', 'orderhistory/requisition_detail', 'aacassignment/aac_password_request']) expect(attributes?.['content']).toContain(`href="/ws/${page}"`);
  });

  it.each([
    ['/ggs/start_page', '/main/start_page'], ['/usmc/start_page', '/main/start_page'],
    ['/ggs/information/help', '/information/help'], ['/information/tutorial', '/information/help'],
  ])('%s leads to %s in every other store', async (path, redirectURL) => {
    for (const store of ['ADVANTAGE', 'VA']) expect(await ask(store, path)).toMatchObject({ responseType: 'REDIRECT', redirectURL });
  });

  it('other stores have Success where these have answers of their own [spec 2.34]', async () => {
    expect(await named('ADVANTAGE', '/search/advantage_search?q=toner')).toBe('Success');
    expect(await named('ADVANTAGE', '/search/advantage_search')).toBe('Success');
  });

  describe('a product that FSS does not sell', () => {
    const page = `/catalog/product_detail?productId=${toner}`;
    const sellsComputersAlone = (store: string) => setAssortment(server.pool, store, readAssortmentInput({ categories: { include: ['70'] } }));

    it('is a Failure there, which says what it is, and neither who sells it nor for how much [spec 2.45]', async () => {
      await sellsComputersAlone('FSS');
      await expect.poll(() => named('FSS', page)).toBe('Failure');
      const { attributes } = await ask('FSS', page);
      expect(attributes).toMatchObject({ productId: toner, manufacturer: 'Xerox', partNumber: '006R90321', suggestions: [] });
      expect(JSON.stringify(attributes)).not.toMatch(/"(price|offers|vendor|contractNumber)"/);
    });

    it('is for sale elsewhere as before [spec 2.45]', async () => {
      for (const store of ['USMC', 'ADVANTAGE']) expect(await named(store, page), store).toBe('ProductDetail');
    });

    it('is not found in a store that does not sell it either, but is no Global Supply store [spec 2.45]', async () => {
      await sellsComputersAlone('VA');
      await expect.poll(() => named('VA', page)).toBe('NotFound');
    });
  });
});
