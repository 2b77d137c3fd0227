import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureRows, openCatalogServer } from '../../testing/catalog-server.ts';
import type { TestServer } from '../../testing/server.ts';
import { importCatalog } from '../import-catalog.ts';
import { openSource } from '../source.ts';
import { wholeCatalog } from '../testing/whole-catalog.ts';
import { exportCatalog } from './export-catalog.ts';
import { writeCatalogFile } from './write-catalog-file.ts';

const offer = { vendor: 'Smith &amp; Co', vendorId: 'V-1', contract: 'C;1', price: '12.05', deliveryDays: 3 };
/** What a plain cell could not say: signs that part lists, entities, formulas, quotes, lines, and each column. */
const hard = [
  {
    id: '=1+1', name: "'=Stapler, \"heavy\"", partNumber: '-ST-20', nsn: '7520-01-111-1111', gtin: ['00012345678905', '4006381333931'], manufacturer: 'R&amp;amp;D', picture: 'stapler', replacedBy: 'B-2', accessories: ['B;2'],
    categoryPath: [{ id: 'of', name: 'Office > Home: all' }, { id: 'of:1', name: 'Devices', picture: 'printer' }], description: '- first line\n- second, "line" &amp; more', attributes: { 'Weight (lb)': '@2', 'Color; finish': 'Black > grey' },
    offers: [
      { ...offer, sin: '54151S', indicators: ['SB', 'ES'], quantityBreaks: [{ minimumQuantity: 10, price: '11.90' }, { minimumQuantity: 50, price: 9 }], minimumOrder: '100', maximumOrder: '250000', available: 0, backInStock: '2027-03-31', priceFrom: '2026-01-01', priceUntil: '2028-01-01', contractUntil: '2029-09-30', documents: [{ title: 'Terms; prices = all', url: 'https://vendor.example.com/a;b' }], serviceArea: ['20', 'DE'], restrictedTo: ['47'] },
      { ...offer, vendor: 'Other', vendorId: 'V-2', contract: 'C-2', price: 3, unitOfIssue: 'BX' },
    ],
  },
  { id: 'B-2', name: 'Lamp', attributes: { 'Color; finish': 'Red', 'Weight (lb)': '3', 'Material': '' } },
  { id: 'B;2', kind: 'service', name: '+Advice', offers: [{ ...offer, unitOfIssue: 'HR' }] },
  { id: 'S-L', name: 'Shirt', configuration: { id: 'S', name: 'Shirt & tie', options: { Size: 'L', Color: 'Blue' } }, attributes: { Fabric: 'Cotton' }, offers: [offer] },
  { id: 'S-M', name: 'Shirt', configuration: { id: 'S', name: 'Shirt & tie', options: { Size: 'M', Color: 'Blue' } }, attributes: { Fabric: 'Cotton' }, offers: [offer] },
];

describe.each(oneTestDatabase())('the export of a catalog on $name', ({ open }) => {
  let server: TestServer;
  let copy: TestServer;
  const folder = mkdtempSync(join(tmpdir(), 'catalog-'));
  const file = join(folder, 'catalog.csv.gz');
  const text = async (of: TestServer): Promise<string> => {
    let written = '';
    for await (const piece of exportCatalog(of.pool)) written += piece;
    return written;
  };
  /** Without the time of the import, and the hash of how its file was written. */
  const content = async (of: TestServer) => {
    const { products, ...rest } = await wholeCatalog(of.pool);
    return { ...rest, kept: undefined, products: (products as { imported_at: string; content_hash: string }[]).map(({ imported_at: _at, content_hash: _hash, ...product }) => product) };
  };
  beforeAll(async () => {
    // Of a category that rows put below two others, the catalog has the last place alone.
    const sample = (await fixtureRows(new Set())).filter((row) => !JSON.stringify(row).includes('"id":"99"'));
    server = await openCatalogServer(open, [...hard, ...sample]);
    copy = await openCatalogServer(open, []);
  });
  afterAll(async () => {
    await server.close();
    await copy.close();
  });

  it('reads equal in an empty catalog: products, offers, categories, words and numbers', async () => {
    const products = await writeCatalogFile(server.pool, file);
    expect(products).toBeGreaterThan(300);
    expect(readdirSync(folder)).toEqual(['catalog.csv.gz']);
    const rejected: unknown[] = [];
    const counts = await importCatalog(copy.pool, await openSource(file), { onReject: (line, problems) => void rejected.push({ line, problems }) });
    expect([rejected, counts]).toMatchObject([[], { rows: products, added: products }]);
    const [there, here] = [await content(copy), await content(server)];
    for (const table of Object.keys(here) as (keyof typeof here)[]) expect([table, JSON.stringify(there[table], null, 1)]).toEqual([table, JSON.stringify(here[table], null, 1)]);
    expect(await text(copy)).toBe(await text(server));
  });

  it('changes nothing where it is imported a second time', async () => {
    expect(await importCatalog(copy.pool, await openSource(file))).toMatchObject({ added: 0, changed: 0, rejected: 0 });
  });

  it('has no cell that a spreadsheet takes for a formula', async () => {
    const written = await text(server);
    expect(written).toContain("'=1+1,");
    expect(written).not.toMatch(/(?:^|,)"?[=@]/m);
  });

  it('leaves out offers that their product does not have any more, and keeps those that an operator took off sale', async () => {
    const before = await text(server);
    await server.pool.query(`insert into marketplace.offer_off_sale (offer_id, product_id, since, taken_by, reason, listed) select offer_id, product_id, now(), 'test', 'Recalled', true from marketplace.offer where product_id = 'S-L'`);
    await server.pool.query(`update marketplace.offer set withdrawn = true where product_id in ('S-L', 'S-M')`);
    const lines = (await text(server)).split('\r\n');
    expect(lines.find((line) => line.startsWith('S-L,'))).toBe(before.split('\r\n').find((line) => line.startsWith('S-L,')));
    expect(lines.find((line) => line.startsWith('S-M,'))).not.toContain('Smith');
  });

  it('a file that could not be written whole is none', async () => {
    const broken = { query: () => Promise.reject(new Error('away')) } as unknown as TestServer['pool'];
    await expect(writeCatalogFile(broken, join(folder, 'broken.csv'))).rejects.toThrow('away');
    expect(readdirSync(folder)).toEqual(['catalog.csv.gz']);
    expect(readFileSync(file).length).toBeGreaterThan(1000);
  });
});
