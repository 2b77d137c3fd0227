import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCatalogServer } from '../testing/catalog-server.ts';
import type { TestBrowser } from '../testing/browser.ts';
import type { TestServer } from '../testing/server.ts';

const offer = { vendor: 'Depot', contract: '47SMPL-27-D-0001', sin: '332510S', price: '10.00', deliveryDays: 5 };
const product = (id: string, name: string, more: object = {}) => ({ id, name, manufacturer: 'Sample', categoryPath: [{ id: '75', name: 'Office' }, { id: '7530', name: 'Paper' }], offers: [offer], ...more });
const rows = [
  product('spaced', 'Copy paper, 8.5 x 11 in, 500 sheets'), product('asOne', 'Photo paper 8.5x11'), product('quoted', 'Card stock paper 8.5" x 11"'), product('fraction', 'Colored paper 8 1/2 x 11'), product('other', 'Drawing paper 11 x 17'),
  product('feet', 'Patch cord 3 ft'), product('inches', 'Patch cord 36 in'), product('longer', 'Patch cord 7 ft'), product('pounds', 'Sorting scale 5 lb'), product('ounces', 'Mailing scale 80 oz'),
  product('memory', 'Memory module 16 GB'), product('part', 'Bracket', { partNumber: 'QX-4471-B' }), product('near', 'Bracket, wide', { partNumber: 'QX-9960-C' }),
  ...['One', 'Two', 'Three', 'Four'].map((name) => product(`watch${name}`, `${name} smartwatch`)), ...['Green', 'Red', 'White', 'Black', 'Blue'].map((color) => product(`reader${color}`, `${color} smart card reader`)), product('clock', 'Pocket watch'),
  { id: 'labor', kind: 'service', name: 'Senior Systems Engineer', manufacturer: 'Sample Services', categoryPath: [{ id: 'D', name: 'IT' }, { id: 'D302', name: 'Systems development' }], offers: [{ ...offer, sin: '54151S', unitOfIssue: 'HR' }] },
];

describe.each(oneTestDatabase())('what buyers know of a product finds it, on $name', ({ open }) => {
  let server: TestServer;
  let browser: TestBrowser;
  beforeAll(async () => {
    server = await openCatalogServer(open, rows);
    browser = await server.visitor();
  });
  afterAll(() => server.close());

  /** The products that have all of what was asked for; where none has, those that come near. */
  async function found(q: string): Promise<{ ids: string[]; near: string[] }> {
    const { envelope } = await browser.get(`/search/advantage_search?q=${encodeURIComponent(q)}&pageSize=100`);
    const attributes = envelope.attributes as unknown as { results?: { productId: string }[]; withAllWords?: number; near?: { productId: string }[] };
    return { ids: (attributes.results ?? []).slice(0, attributes.withAllWords ?? 0).map(({ productId }) => productId).toSorted(), near: (attributes.near ?? []).map(({ productId }) => productId) };
  }

  it.each(['paper 8.5 x 11', 'paper 8.5x11', 'paper 8 1/2 x 11', 'paper 8-1/2" x 11"', '8.5 by 11 paper'])('“%s” finds every way of writing the size', async (q) => {
    expect((await found(q)).ids).toEqual(['asOne', 'fraction', 'quoted', 'spaced']);
  });

  it.each([['patch cord 3 ft', ['feet', 'inches']], ['patch cord 36"', ['feet', 'inches']], ['patch cord 1 yd', ['feet', 'inches']], ['scale 5 pounds', ['ounces', 'pounds']], ['80oz scale', ['ounces', 'pounds']], ['memory 16GB', ['memory']], ['16 gb memory', ['memory']]])('“%s” finds the same size in other units', async (q, ids) => {
    expect((await found(q)).ids).toEqual(ids);
  });

  it.each(['QX-4471-B', 'qx4471b', 'qx 4471 b', 'QX-4471-', 'QX4471'])('“%s” finds the part number, with or without separators and by its beginning', async (q) => {
    expect((await found(q)).ids).toEqual(['part']);
  });

  it.each(['QX-447-B', 'QX-4471B', 'Q-4471-B', 'QX-471-B'])('“%s” finds the part number or comes near it, though a sign is missing', async (q) => {
    const { ids, near } = await found(q);
    expect([...ids, ...near][0]).toBe('part');
  });

  it.each([['47SMPL-27-D-0001', 'contract=47SMPL-27-D-0001'], ['47smpl27d0001', 'contract=47SMPL-27-D-0001'], ['54151s', 'sin=54151S'], ['D302', 'category=D302'], ['7530', 'category=7530'], ['7530-01', 'category=7530'], ['7530 00', 'category=7530']])('“%s” leads to what is in it', async (q, address) => {
    expect((await browser.post('/search/header_search', { q })).envelope.redirectURL).toBe(`/search/advantage_search?${address}`);
    expect((await browser.get(`/search/advantage_search?${address}`)).envelope.responseName).toBe('Success');
  });

  it.each(['smrat watch', 'smart wathc'])('“%s” finds what the catalog writes as one word', async (q) => {
    expect((await found(q)).ids).toEqual(['watchFour', 'watchOne', 'watchThree', 'watchTwo']);
  });

  it('services are found by Special Item Number and labor category', async () => {
    const { envelope } = await browser.get('/search/advantage_search?sin=54151S&kind=services');
    expect((envelope.attributes as unknown as { results: { productId: string }[] }).results.map(({ productId }) => productId)).toEqual(['labor']);
    for (const q of ['systems engineer', 'Senior System Engineers']) expect((await found(q)).ids).toEqual(['labor']);
  });
});
