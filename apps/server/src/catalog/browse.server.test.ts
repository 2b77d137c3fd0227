import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AttributesOf, Envelope } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import type { TestBrowser } from '../testing/browser.ts';
import { openCatalogServer } from '../testing/catalog-server.ts';
import type { TestServer } from '../testing/server.ts';

const offer = (vendor: string, contract: string) => ({ vendorId: vendor.toLowerCase(), vendor, contract, price: '10.00', deliveryDays: 5 });
const rows = [
  { id: 'a', name: 'Desk', offers: [offer('First', 'C-1'), offer('First', 'C-2'), offer('Second', 'C-9')] },
  { id: 'b', name: 'Chair', offers: [offer('First', 'C-1')] },
];

describe.each(oneTestDatabase())('browsing on $name', ({ open }) => {
  let server: TestServer;
  let browser: TestBrowser;

  beforeAll(async () => {
    server = await openCatalogServer(open, rows);
    browser = await server.visitor();
  });
  afterAll(() => server.close());

  const get = async (path: string): Promise<Envelope> => (await browser.get(path)).envelope;

  it('answers the categories of the catalog by themselves, and as the start page’s modal [spec 2.42, 2.30]', async () => {
    const start = (await get('/main/start_page')).attributes as unknown as AttributesOf<'/main/start_page', 'Success'>;
    const [own, modal] = [await get('/browse/product_services_categories'), await get('/main/start_page?view=categories')];
    expect([own.responseName, modal.responseName]).toEqual(['Browse Categories', 'MODAL Browse Categories']);
    for (const { attributes } of [own, modal]) {
      expect(attributes).toMatchObject({ productCategories: start.productCategories, serviceCategories: start.serviceCategories });
      expect(attributes).not.toHaveProperty('featured');
    }
    expect(start.productCategories.length).toBeGreaterThan(0);
  });

  it.each(['contract=C-2', 'contractor=first', 'contractor=first&contract=C-9'])('shows a contractor by %s, with all of their contracts [spec 2.46]', async (query) => {
    const { responseName, attributes } = await get(`/catalog/contractor_detail?${query}`);
    expect([responseName, attributes]).toMatchObject(['Success', { contractor: { id: 'first', name: 'First' }, contracts: [{ number: 'C-1', products: 2 }, { number: 'C-2', products: 1 }] }]);
  });

  it('shows no contract of a contractor whose offers are withdrawn', async () => {
    await server.pool.query("update marketplace.offer set withdrawn = true where contract_number = 'C-9'");
    expect(await get('/catalog/contractor_detail?contractor=second')).toMatchObject({ responseName: 'Success', attributes: { contractor: { name: 'Second' }, contracts: [] } });
    await server.pool.query("update marketplace.offer set withdrawn = false where contract_number = 'C-9'");
  });

  it.each([['contract=C-77', 'C-77'], ['contractor=%27%3B--', "';--"], ['', '']])('knows no contractor by “%s” [spec 2.46]', async (query, asked) => {
    expect(await get(`/catalog/contractor_detail?${query}`)).toMatchObject({ responseName: 'NotFound', attributes: { asked } });
  });
});
