import { oneTestDatabase } from '@quartermaster/database/testing';
import type { AttributesOf } from '@quartermaster/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCatalogServer } from '../testing/catalog-server.ts';
import type { TestServer } from '../testing/server.ts';

/** Alike but for number and price; one costs nothing that is known. Later numbers come first in the file. */
const lamp = (id: string, price: string | null) => ({
  id, name: 'Sample desk lamp', manufacturer: 'Sample Maker',
  offers: price === null ? [] : [{ vendor: 'Sample Vendor', contract: 'C-1', price, deliveryDays: 5 }],
});
const lamps = [lamp('lamp-6', null), lamp('lamp-5', '30.00'), lamp('lamp-4', null), lamp('lamp-3', '20.00'), lamp('lamp-2', '20.00'), lamp('lamp-1', '20.00')];

describe.each(oneTestDatabase())('the order of results on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => void (server = await openCatalogServer(open, lamps)));
  afterAll(() => server.close());

  async function sorted(sort: string, page = ''): Promise<string[]> {
    const { envelope } = await (await server.visitor()).get(`/search/advantage_search?q=desk+lamp&sort=${sort}${page}`);
    return (envelope.attributes as unknown as AttributesOf<'/search/advantage_search', 'Success'>).results.map(({ productId }) => productId);
  }

  it('by price has products without a price last, from either end, and goes by number where prices are the same', async () => {
    expect(await sorted('price_high')).toEqual(['lamp-5', 'lamp-1', 'lamp-2', 'lamp-3', 'lamp-4', 'lamp-6']);
    expect(await sorted('price_low')).toEqual(['lamp-1', 'lamp-2', 'lamp-3', 'lamp-5', 'lamp-4', 'lamp-6']);
  });

  it.each(['relevance', 'delivery', 'name'])('by %s goes by number where nothing else decides, on every page alike', async (sort) => {
    const order = ['lamp-1', 'lamp-2', 'lamp-3', 'lamp-5', 'lamp-4', 'lamp-6'];
    expect(await sorted(sort)).toEqual(order);
    const pages = await Promise.all([1, 2, 3].map((page) => sorted(sort, `&pageSize=2&page=${page}`)));
    expect(pages.flat()).toEqual(order);
  });
});
