import type { AttributesOf, Envelope } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../testing/browser.ts';
import { openCatalogServer } from '../testing/catalog-server.ts';
import type { TestServer } from '../testing/server.ts';

const offer = (vendor: string, more: object = {}) => ({ vendorId: vendor.toLowerCase(), vendor, contract: `C-${vendor}`, price: '10.00', deliveryDays: 5, ...more });
const office = { id: '75', name: 'Office Supplies' };
const paper = [office, { id: '7530', name: 'Paper' }];
const rows = [
  { id: 'a', name: 'Copy paper', nsn: '7530-01-357-6829', categoryPath: paper, offers: [offer('Workshop', { indicators: ['ABILITYONE', 'FSSI'], price: '9.00', deliveryDays: 9 }), offer('Depot', { indicators: ['SB'], minimumOrder: '50.00', deliveryDays: 2 }), offer('Gone', { available: 0, price: '1.00' })] },
  { id: 'b', name: 'Label paper', categoryPath: paper, offers: [offer('Depot', { indicators: ['DISAST'] })] },
  { id: 'c', name: 'Alarm', categoryPath: [{ id: '63', name: 'Alarm and Signal' }, { id: '6350', name: 'Alarms' }], offers: [offer('Depot')] },
  { id: 'd', name: 'Cyber service', kind: 'service', categoryPath: [{ id: 'D', name: 'IT' }, { id: 'D310', name: 'Cybersecurity' }], offers: [offer('Depot')] },
];

type Collections = AttributesOf<'/search/special_category_search', 'Success'>;
type Drilldown = AttributesOf<'/search/drilldown', 'Category Browse'>;
type Dealers = AttributesOf<'/catalog/dealer_select', 'Success'>;

describe.each(oneTestDatabase())('ways to products that cut across the categories, on $name', ({ open }) => {
  let server: TestServer;
  let browser: TestBrowser;
  beforeAll(async () => {
    server = await openCatalogServer(open, rows);
    browser = await server.visitor();
  });
  afterAll(() => server.close());

  const get = async (path: string): Promise<Envelope> => (await browser.get(path)).envelope;
  const collectionAt = async (path: string) => {
    const { responseName, attributes } = await get(path);
    return { responseName, ...(attributes as unknown as Collections) };
  };

  it.each([
    ['/search/special_category_search?category=disaster_relief', 'disaster relief', ['b']],
    ['/search/special_category_search?category=ability_one', 'Ability One', ['a']],
    ['/search/special_category_search?category=security', 'security', ['c']],
    ['/search/itsecurity', 'Success', ['d']],
    ['/catalog/strategic_sourcing', 'Success', ['a']],
  ])('%s shows what the offers say belongs there [spec 2.35, 2.36, 2.46]', async (path, name, products) => {
    const { responseName, collection, others } = await collectionAt(path);
    expect([responseName, collection?.products.map(({ productId }) => productId), collection?.total]).toEqual([name, products, products.length]);
    expect(others.map(({ id }) => id)).not.toContain(collection?.id);
    expect(others.length).toBe(4);
  });

  it('a mandatory source is said to be one for federal agencies, also where states and local governments read it', async () => {
    const { collection } = await collectionAt('/search/special_category_search?category=ability_one');
    const inOthers = (await collectionAt('/search/special_category_search')).others.find(({ id }) => id === 'ability_one');
    const { product } = (await get('/catalog/product_detail?productId=a')).attributes as unknown as AttributesOf<'/catalog/product_detail', 'ProductDetail'>;
    const meanings = product.offers.flatMap(({ indicators }) => indicators).filter(({ code }) => code === 'ABILITYONE').map(({ meaning }) => meaning);
    const texts = [collection?.description, inOthers?.description, ...(collection?.facts ?? []), ...meanings];
    expect(meanings).toHaveLength(1);
    for (const text of texts) expect(text).toMatch(/federal agencies/i);
  });

  it('a special category of which the store has nothing says so, and none names it [spec 2.38]', async () => {
    const { responseName, collection, others } = await collectionAt('/search/adv_select');
    expect([responseName, collection?.total, collection?.products]).toEqual(['Success', 0, []]);
    expect(others.map(({ id }) => id)).not.toContain('adv_select');
  });

  it('without one all of them are shown, an unknown one is named, and one of another page leads there [spec 2.35]', async () => {
    const { collection, unknown, others } = await collectionAt('/search/special_category_search');
    expect([collection, unknown, others.map(({ id }) => id)]).toEqual([null, null, ['disaster_relief', 'ability_one', 'security', 'itsecurity', 'strategic_sourcing']]);
    expect(await collectionAt('/search/special_category_search?category=chairs')).toMatchObject({ responseName: 'Success', collection: null, unknown: 'chairs' });
    expect(await get('/search/special_category_search?category=itsecurity')).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/search/itsecurity' });
  });

  it('what the page shows is what its search finds', async () => {
    const { collection } = await collectionAt('/search/special_category_search?category=security');
    expect(collection?.branches).toEqual([{ id: '63', name: 'Alarm and Signal', count: 1 }]);
    const found = (await get(`/search/advantage_search?${new URLSearchParams({ category: collection?.search.category?.[0] ?? '' }).toString()}`)).attributes as unknown as { total: number };
    expect(found.total).toBe(collection?.total);
  });

  it('the tree is gone down branch by branch, with counts, the way back, and the products of a branch [spec 2.40]', async () => {
    const at = async (query: string) => (await get(`/search/drilldown?${query}`)) as unknown as { responseName: string; attributes: Drilldown };
    const root = await at('');
    expect(root.responseName).toBe('Category Browse');
    expect(root.attributes.branches.map(({ id, products, services, below }) => [id, products, services, below])).toEqual([['75', 2, 0, 1], ['63', 1, 0, 1], ['D', 0, 1, 1]]);
    const { attributes: branch } = await at('category=75');
    expect(branch).toMatchObject({ path: [office], current: { id: '75', products: 2 }, branches: [{ id: '7530' }], total: 2 });
    const { attributes: end } = await at('category=7530');
    expect(end).toMatchObject({ path: paper, branches: [], total: 2 });
    expect(end.results.map(({ productId }) => productId).toSorted()).toEqual(['a', 'b']);
    expect((await at('category=nothing')).attributes).toMatchObject({ current: null, unknown: 'nothing', total: 0 });
    expect((await at('category=75&page=7')).attributes).toMatchObject({ page: 7, results: [] });
  });

  it('Global Supply leads from a stock number to its item, from a group to what is in it, and says what is missing [spec 2.39]', async () => {
    expect(await get('/search/gss_search')).toMatchObject({ responseName: 'Success', attributes: { errors: [], groups: [{ id: '75' }, { id: '63' }], exampleNsn: '7530-01-357-6829' } });
    expect((await get('/search/gss_search?q=7530-01-357-6829&go=1')).redirectURL).toBe('/catalog/product_detail?productId=a');
    expect((await get('/search/gss_search?q=7530013576829&go=1')).redirectURL).toBe('/catalog/product_detail?productId=a');
    expect((await get('/search/gss_search?group=7530&go=1')).redirectURL).toBe('/search/advantage_search?kind=products&category=7530');
    expect((await get('/search/gss_search?q=paper&group=75&go=1')).redirectURL).toBe('/search/advantage_search?q=paper&kind=products&category=75');
    for (const wrong of ['go=1', 'go=1&group=D', 'q=*&go=1']) expect((await get(`/search/gss_search?${wrong}`)).attributes).toMatchObject({ errors: [{ field: 'q' }] });
  });

  it('vendors of a product are in the order that is asked for, and only those that fit; what cannot be ordered comes last [spec 2.46]', async () => {
    const dealers = async (query: string) => (await get(`/catalog/dealer_select?productId=a&${query}`)).attributes as unknown as Dealers;
    const names = async (query: string) => (await dealers(query)).product.offers.map(({ vendor }) => vendor.name);
    expect(await names('')).toEqual(['Workshop', 'Depot', 'Gone']);
    expect(await names('sort=delivery')).toEqual(['Depot', 'Workshop', 'Gone']);
    expect(await names('sort=name')).toEqual(['Depot', 'Workshop', 'Gone']);
    expect(await names('inStock=1&indicator=SB')).toEqual(['Depot']);
    expect((await dealers('inStock=1&indicator=SB')).offerCount, 'of all, chosen or not').toBe(3);
    expect(await dealers('indicator=NONE&sort=wrong')).toMatchObject({ indicator: '', sort: 'price', offerCount: 3 });
    expect(await get('/catalog/dealer_select')).toMatchObject({ responseName: 'NotFound', attributes: { productId: '' } });
    expect(await get('/catalog/dealer_select?productId=zz')).toMatchObject({ responseName: 'NotFound', attributes: { productId: 'zz' } });
  });
});
