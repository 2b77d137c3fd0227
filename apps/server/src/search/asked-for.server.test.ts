import type { AttributesOf } from '@quartermaster/contracts';
import { testDatabases } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wholeCatalog } from '../stores/assortment/index.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { openCatalogServer } from '../testing/catalog-server.ts';
import type { TestServer } from '../testing/server.ts';
import { searchOf } from './request.ts';
import { search } from './search.ts';

const offer = (price: string, vendor = 'Depot') => ({ vendor, contract: 'C-1', price, deliveryDays: 5 });
const product = (id: string, name: string, more: object = {}) => ({ id, name, categoryPath: [{ id: '51', name: 'Tools' }], offers: [offer('10.00')], ...more });
const service = (id: string, name: string) => ({ id, kind: 'service', name, categoryPath: [{ id: 'J0', name: 'Maintenance' }], offers: [offer('90.00')] });
const rows = [
  service('calibrating', 'Gauge calibration'),
  service('training', 'Gauge training'),
  product('case', 'Hard case with foam and a lid, for one large pressure gauge, with handles'),
  product('bolt', 'Bolt', { partNumber: 'MICROMETR7' }),
  ...Array.from({ length: 30 }, (_, place) => product(`micrometer-${place}`, `Micrometer tool ${place}`)),
  product('dear', 'Anvil', { offers: [offer('20.00', 'Low'), offer('30.00', 'High')] }),
];

describe.each(testDatabases())('what a query asks for, on $name', ({ open }) => {
  let server: TestServer;
  let browser: TestBrowser;
  beforeAll(async () => {
    server = await openCatalogServer(open, rows);
    browser = await server.visitor();
  });
  afterAll(() => server.close());
  const found = async (request: Parameters<typeof searchOf>[0]) => search(wholeCatalog(server.pool), searchOf(request));
  const answered = async (query: string) => (await browser.get(`/search/advantage_search?${query}`)).envelope.attributes as unknown as AttributesOf<'/search/advantage_search', 'Success'>;

  it('services follow products that say less of its words, unless it asks for services or for them alone', async () => {
    expect((await found({ q: 'gauge' })).matches.ids).toEqual(['case', 'calibrating', 'training']);
    expect((await found({ q: 'gauge service' })).matches.ids[0]).not.toBe('case');
    expect((await found({ q: 'gauge maintenance' })).matches.ids[0]).not.toBe('case');
    expect((await found({ q: 'gauge', kind: 'services' })).matches.ids).toEqual(['calibrating', 'training']);
  });

  it('a part number that the catalog has is no typo of a word, however near a part of it is', async () => {
    const { matches, correction, offer: offered, exactMatch } = await found({ q: 'micrometr 7' });
    expect([matches.ids[0], correction, offered, exactMatch]).toEqual(['bolt', null, null, { kind: 'partNumber', value: 'MICROMETR7' }]);
    const other = await found({ q: 'micrometr 8' });
    expect([other.correction?.to, other.offer]).toEqual(['micrometer 8', null]);
  });

  it('of two words any is enough where few have both; of three, two are', async () => {
    const { matches, ranked } = await found({ q: 'bolt anvil', spelling: 'exact' });
    expect([matches.ids.toSorted(), ranked.any]).toEqual([['bolt', 'dear'], true]);
    expect((await found({ q: 'micrometer tool' })).ranked.any).toBe(false);
    const three = await found({ q: 'micrometer tool anvil', spelling: 'exact' });
    expect([three.matches.total, three.ranked.any]).toEqual([31, false]);
  });

  it('a lowest price finds what some vendor sells at it or above, and Add is of that vendor', async () => {
    for (const [priceMin, vendor] of [['19.99', 'Low'], ['20', 'Low'], ['20.01', 'High'], ['30', 'High']] as const) {
      const { results } = await answered(`q=anvil&priceMin=${priceMin}`);
      expect(results.map(({ productId, bestOffer }) => [productId, bestOffer?.vendor.name]), priceMin).toEqual([['dear', vendor]]);
    }
    expect((await answered('q=anvil&priceMin=30.01')).results).toBeUndefined();
    expect((await answered('q=anvil&priceMax=19.99')).results).toBeUndefined();
  });
});
