import type { AttributesOf, Cart, Envelope } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCatalogServer } from '../../testing/catalog-server.ts';
import type { TestServer } from '../../testing/server.ts';
import { readAssortmentInput, setAssortment, type AssortmentInput } from './index.ts';

const office = { id: '75', name: 'Office Supplies' };
const supplies = [office, { id: '7510', name: 'Desk Supplies' }];
const computers = [{ id: '70', name: 'Computers' }, { id: '7010', name: 'Notebooks' }];
const acme = { vendorId: 'V-ACME', vendor: 'Acme', contract: 'C-ACME', unitOfIssue: 'EA', deliveryDays: 3, indicators: ['COOP'], available: 20 };
const zenith = { vendorId: 'V-ZENITH', vendor: 'Zenith', contract: 'C-ZENITH', unitOfIssue: 'EA', deliveryDays: 1, indicators: ['SB'], available: 20 };
const solo = { ...acme, vendorId: 'V-SOLO', vendor: 'Solo', contract: 'C-SOLO', indicators: ['ABILITYONE'] };

const catalog = [
  { id: 'STAPLER', name: 'Steel stapler', partNumber: 'ST-1', manufacturer: 'Clamp', categoryPath: supplies, offers: [
    { ...acme, price: '10.00', quantityBreaks: [{ minimumQuantity: 10, price: '9.00' }] }, { ...zenith, price: '9.50' }] },
  { id: 'PUNCH', name: 'Steel punch', partNumber: 'PU-2', manufacturer: 'Clamp', categoryPath: supplies, offers: [{ ...zenith, price: '30.00' }] },
  { id: 'LAPTOP', name: 'Ultrabook laptop', partNumber: 'LX-100', nsn: '7010-01-234-5678', manufacturer: 'Chipworks', categoryPath: computers, offers: [{ ...solo, price: '900.00' }, { ...acme, price: '950.00' }] },
  { id: 'ADVICE', kind: 'service', name: 'Procurement advice', categoryPath: [{ id: 'R', name: 'Advice' }], offers: [{ ...acme, price: '80.00' }] },
];
const ofOffice: AssortmentInput = { categories: { include: ['75'] }, prices: [{ vendor: 'V-ACME', category: '75', percentOff: 10 }] };

describe.each(oneTestDatabase())('a store with an assortment of its own on $name', ({ open }) => {
  let server: TestServer;
  const browser = () => server.visitor();
  const ask = async (store: string, path: string): Promise<Envelope> => (await (await browser()).get(path, { headers: { 'x-store': store } })).envelope;
  const sell = (raw: AssortmentInput | null, store = 'VA') => setAssortment(server.pool, store, raw === null ? null : readAssortmentInput(raw));
  const plain = async <T>(store: string, path: string): Promise<T> => JSON.parse((await (await browser()).get(path, { headers: { 'x-store': store } })).text) as T;
  const offerOf = async (product: string, vendor: string): Promise<string> =>
    (await server.pool.query<{ id: string }>('select offer_id as id from marketplace.offer where product_id = $1 and vendor_id = $2', [product, vendor])).rows[0]?.id ?? '';

  beforeAll(async () => {
    server = await openCatalogServer(open, catalog);
    await sell(ofOffice);
    await forHalfASecond();
  });
  afterAll(() => server.close());

  /** Until every server process has looked at the store list again. */
  const forHalfASecond = () => new Promise((resolve) => setTimeout(resolve, 600));

  describe('shows what it sells and nothing else', () => {
    it('on its start page: counts, categories, featured products', async () => {
      const va = (await ask('VA', '/main/start_page')).attributes as AttributesOf<'/main/start_page', 'Success'>;
      expect([va.productCount, va.serviceCount, va.serviceCategories]).toEqual([2, 0, []]);
      expect(va.productCategories).toMatchObject([{ id: '75', count: 2, children: [{ id: '7510', count: 2 }] }]);
      expect(va.featured.map(({ productId, price }) => [productId, price?.low.amount])).toEqual([['STAPLER', 900]]);
      const all = (await ask('ADVANTAGE', '/main/start_page')).attributes as AttributesOf<'/main/start_page', 'Success'>;
      expect([all.productCount, all.serviceCount, all.productCategories.map(({ id }) => id)]).toEqual([3, 1, ['75', '70']]);
    });

    it('on the start page that a virtual store has of its own', async () => {
      expect((await ask('VA', '/va/start_page')).attributes).toMatchObject({ productCount: 2, serviceCount: 0 });
    });

    it('in the lists of categories and special categories', async () => {
      const ids = async (store: string) => (await plain<{ id: string }[]>(store, '/categories/category_list')).map(({ id }) => id);
      expect([await ids('VA'), (await ids('ADVANTAGE')).toSorted()]).toEqual([['75'], ['70', '75', 'R']]);
      const special = async (store: string) => (await plain<{ search: { indicator?: string } }[]>(store, '/categories/special_category_list')).flatMap(({ search }) => search.indicator ?? []);
      expect([await special('VA'), await special('ADVANTAGE')]).toEqual([[], ['ABILITYONE']]);
      expect((await ask('VA', '/browse/product_services_categories')).attributes).toMatchObject({ productCategories: [{ id: '75' }], serviceCategories: [] });
    });

    it('in a search: matches, facets, counts, prices', async () => {
      const found = (await ask('VA', '/search/advantage_search?q=steel&sort=price_low')).attributes as AttributesOf<'/search/advantage_search', 'Success'>;
      expect(found.results.map(({ productId, price, vendorCount, bestOffer }) => [productId, price?.low.amount, price?.high.amount, vendorCount, bestOffer?.offerId])).toEqual([
        ['STAPLER', 900, 950, 2, await offerOf('STAPLER', 'V-ACME')],
        ['PUNCH', 3000, 3000, 1, await offerOf('PUNCH', 'V-ZENITH')],
      ]);
      expect(found.facets.find(({ id }) => id === 'vendor')?.values.map(({ value, count }) => [value, count])).toEqual([['V-ZENITH', 2], ['V-ACME', 1]]);
      const everything = (await ask('VA', '/search/advantage_search')).attributes as AttributesOf<'/search/advantage_search', 'Success'>;
      expect([everything.total, everything.facets.flatMap(({ values }) => values.map(({ value }) => value)).toSorted()]).toEqual([
        2, ['7510', 'C-ACME', 'C-ZENITH', 'COOP', 'Clamp', 'EA', 'SB', 'V-ACME', 'V-ZENITH'],
      ]);
    });

    it('in a search narrowed by price and vendor, at its own prices', async () => {
      const ids = async (store: string, query: string): Promise<unknown> => ((await ask(store, `/search/advantage_search?q=steel&${query}`)).attributes as { results?: { productId: string }[] }).results?.map(({ productId }) => productId) ?? [];
      expect([await ids('VA', 'priceMax=9.20'), await ids('ADVANTAGE', 'priceMax=9.20')]).toEqual([['STAPLER'], []]);
      expect(await ids('VA', 'vendor=V-ACME')).toEqual(['STAPLER']);
      expect(await ids('VA', 'vendor=V-SOLO')).toEqual([]);
    });

    it('not what it does not sell: no match, no number, no word of it, no suggestion', async () => {
      expect((await ask('VA', '/search/advantage_search?q=laptop'))).toMatchObject({ responseName: 'ZeroResults', attributes: { suggestions: [], near: [] } });
      expect((await ask('VA', '/search/advantage_search?q=LX-100'))).toMatchObject({ responseName: 'ZeroResults', attributes: { near: [] } });
      expect((await ask('VA', '/search/advantage_search?q=laptpo'))).toMatchObject({ responseName: 'ZeroResults', attributes: { suggestions: [] } });
      expect((await ask('VA', '/search/advantage_search?q=7010-01-234-5678')).responseName).toBe('ZeroResults');
      expect((await ask('ADVANTAGE', '/search/advantage_search?q=laptpo'))).toMatchObject({ responseName: 'Success', attributes: { correction: { to: 'laptop' } } });
    });

    it('behind the search box and while somebody types', async () => {
      const target = async (store: string, q: string) => (await (await browser()).post('/search/header_search', { q }, { headers: { 'x-store': store } })).envelope.redirectURL;
      expect([await target('VA', 'LX-100'), await target('ADVANTAGE', 'LX-100')]).toEqual(['/search/advantage_search?q=LX-100', '/catalog/product_detail?productId=LAPTOP']);
      const completed = async (store: string, term: string) => ((await ask(store, `/autocomplete?term=${term}`)).attributes as AttributesOf<'/autocomplete', 'Success'>).suggestions.map(({ text }) => text);
      for (const term of ['lapt', 'ultra', 'LX-1', 'Chipw', 'Noteb']) {
        expect([term, await completed('VA', term)]).toEqual([term, []]);
        expect((await completed('ADVANTAGE', term)).length).toBeGreaterThan(0);
      }
      expect(await completed('VA', 'stap')).toContain('stapler');
    });

    it('on product pages: its vendors at its prices, and no product that it does not sell', async () => {
      const { product } = (await ask('VA', '/catalog/product_detail?productId=STAPLER')).attributes as AttributesOf<'/catalog/product_detail', 'ProductDetail'>;
      expect(product.offers.map(({ vendor, price, quantityBreaks }) => [vendor.id, price.amount, quantityBreaks.map((step) => step.price.amount)])).toEqual([['V-ACME', 900, [810]], ['V-ZENITH', 950, []]]);
      expect(product.price).toMatchObject({ low: { amount: 900 }, high: { amount: 950 } });
      expect(await ask('VA', '/catalog/product_detail?productId=LAPTOP')).toMatchObject({ responseName: 'NotFound', attributes: { suggestions: [] } });
      expect((await ask('VA', '/catalog/quicklook?productId=LAPTOP')).responseName).toBe('Failure');
      expect((await ask('ADVANTAGE', '/catalog/product_detail?productId=LAPTOP')).responseName).toBe('ProductDetail');
    });

    it('in a Global Supply store: a product of other stores is named, without vendor and price [spec 2.45]', async () => {
      await sell(ofOffice, 'FSS');
      await forHalfASecond();
      const answer = await ask('FSS', '/catalog/product_detail?productId=LAPTOP');
      expect(answer).toMatchObject({ responseName: 'Failure', attributes: { name: 'Ultrabook laptop', partNumber: 'LX-100', suggestions: [] } });
      expect(JSON.stringify(answer.attributes)).not.toMatch(/Solo|90000|95000/);
      expect((await ask('FSS', '/catalog/product_detail?productId=nothing')).responseName).toBe('NotFound');
      expect((await ask('FSS', '/search/advantage_search?q=laptop')).responseName).toBe('ZeroResults');
    });

    it('on the page of a contractor', async () => {
      expect(await ask('VA', '/catalog/contractor_detail?contractor=V-SOLO')).toMatchObject({ responseName: 'NotFound' });
      expect(await ask('VA', '/catalog/contractor_detail?contract=C-SOLO')).toMatchObject({ responseName: 'NotFound' });
      expect((await ask('VA', '/catalog/contractor_detail?contractor=V-ACME')).attributes).toMatchObject({ contracts: [{ number: 'C-ACME', products: 1 }] });
      expect((await ask('ADVANTAGE', '/catalog/contractor_detail?contractor=V-ACME')).attributes).toMatchObject({ contracts: [{ number: 'C-ACME', products: 3 }] });
    });
  });

  describe('sells nothing else', () => {
    const inVa = { headers: { 'x-store': 'VA' } };
    const cartIn = (envelope: Envelope): Cart => (envelope.attributes as { cart: Cart }).cart;
    const linesIn = (envelope: Envelope) => cartIn(envelope).groups.flatMap(({ lines }) => lines);
    beforeEach(() => sell(ofOffice));

    it('an offer of another store’s assortment put into the cart through the API is refused, and the cart stays as it was', async () => {
      const visitor = await browser();
      const own = { offerId: await offerOf('STAPLER', 'V-ACME'), quantity: 1 };
      for (const foreign of [await offerOf('LAPTOP', 'V-SOLO'), await offerOf('LAPTOP', 'V-ACME'), await offerOf('ADVICE', 'V-ACME')]) {
        const answer = await visitor.post('/cart/addCart', { items: [own, { offerId: foreign, quantity: 1 }], changeKey: `attack-${foreign}` }, inVa);
        expect(answer.envelope).toMatchObject({
          responseName: 'Failure',
          attributes: { refused: [{ message: 'This offer is not in the catalog of this store now. Choose another vendor.' }], cart: { lineCount: 0 } },
        });
        // The same offer is good in the store that sells it.
        const elsewhere = await visitor.post('/cart/addCart', { items: [{ offerId: foreign, quantity: 1 }], changeKey: `good-${foreign}` }, { headers: { 'x-store': 'ADVANTAGE' } });
        expect(elsewhere.envelope.responseName).toBe('Success');
      }
      expect(linesIn((await visitor.get('/cart/shopping_cart', inVa)).envelope)).toEqual([]);
    });

    it('the price in the cart is the store’s, with its quantity breaks', async () => {
      const visitor = await browser();
      const offerId = await offerOf('STAPLER', 'V-ACME');
      const one = await visitor.post('/cart/addCart', { items: [{ offerId, quantity: 1 }], changeKey: 'one-piece' }, inVa);
      expect(linesIn(one.envelope)).toMatchObject([{ price: { unitPrice: { amount: 900 } }, lineTotal: { amount: 900 } }]);
      const twelve = await visitor.post('/cart/addCart', { items: [{ offerId, quantity: 11 }], changeKey: 'eleven-more' }, inVa);
      expect(linesIn(twelve.envelope)).toMatchObject([{ price: { unitPrice: { amount: 810 } }, lineTotal: { amount: 9720 } }]);
      expect(twelve.envelope.attributes?.cartSummary).toMatchObject({ subtotal: { amount: 9720 } });
      const whole = await visitor.post('/cart/addCart', { items: [{ offerId, quantity: 1 }], changeKey: 'elsewhere' }, { headers: { 'x-store': 'ADVANTAGE' } });
      expect(linesIn(whole.envelope)).toMatchObject([{ price: { unitPrice: { amount: 1000 } } }]);
    });

    it('a line whose offer left the assortment says that none can be had, and one with a new price what it was', async () => {
      const visitor = await browser();
      const items = [{ offerId: await offerOf('STAPLER', 'V-ACME'), quantity: 1 }, { offerId: await offerOf('PUNCH', 'V-ZENITH'), quantity: 2 }];
      await visitor.post('/cart/addCart', { items, changeKey: 'two-lines' }, inVa);
      await sell({ categories: { include: ['75'] }, vendors: { exclude: ['V-ZENITH'] }, prices: [{ vendor: 'V-ACME', percentOff: 50 }] });
      const lines = linesIn((await visitor.get('/cart/shopping_cart', inVa)).envelope);
      expect(lines.map(({ productId, price, change }) => [productId, price.unitPrice.amount, change?.priceWas?.amount ?? null, change?.available ?? null])).toEqual([
        ['STAPLER', 500, 900, null],
        ['PUNCH', 3000, null, 0],
      ]);
    });
  });

  it('is found changed by every server process within half a second, and a store without one sells everything', async () => {
    await sell(null);
    await forHalfASecond();
    expect((await ask('VA', '/main/start_page')).attributes).toMatchObject({ productCount: 3, serviceCount: 1 });
    expect((await server.pool.query("select from marketplace.store_offer where store = 'VA'")).rowCount).toBe(0);
    await sell(ofOffice);
    await forHalfASecond();
    expect((await ask('VA', '/main/start_page')).attributes).toMatchObject({ productCount: 2 });
  });

  it('that leaves the list takes its assortment with it', async () => {
    await server.pool.query("insert into marketplace.store (name, number, shipped) values ('HARBOR', 11, true)");
    await sell(ofOffice, 'HARBOR');
    await server.pool.query("delete from marketplace.store where name = 'HARBOR'");
    for (const table of ['assortment', 'assortment_rule', 'price_agreement', 'store_offer', 'store_product', 'store_word', 'store_facet_value']) {
      expect([table, (await server.pool.query(`select from marketplace.${table} where store = 'HARBOR'`)).rowCount]).toEqual([table, 0]);
    }
  });
});
