import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productPictureAddress, type ProductSummary } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../testing/browser.ts';
import { openCatalogServer } from '../testing/catalog-server.ts';
import type { TestServer } from '../testing/server.ts';
import { exportPictures } from './photographs/export-pictures.ts';
import { importPictures } from './photographs/import-pictures.ts';
import { productsNamed, removePhotographs } from './photographs/photograph-store.ts';
import { HostSilent, PictureRefused } from './photographs/picture-refused.ts';
import { pictureSources, type PictureSource } from './photographs/picture-sources.ts';

const offer = { vendor: 'Sample Vendor', contract: 'C-1', price: '10.00', deliveryDays: 5 };
const glove = { name: 'Nitrile gloves', manufacturer: 'Sample Glove Works', picture: 'glove', categoryPath: [{ id: '6515', name: 'Gloves' }] };
const rows = [
  { ...glove, id: 'glove-1', partNumber: 'GL-1', attributes: { Color: 'Blue', Size: 'Large', Count: '100 gloves', Material: 'Nitrile' }, offers: [offer] },
  { ...glove, id: 'glove-2', partNumber: 'GL-2', attributes: { Color: 'Black', Size: 'Small', Count: '100 gloves', Material: 'Nitrile' }, offers: [offer] },
];

describe.each(oneTestDatabase())('pictures of products on $name', ({ open }) => {
  let server: TestServer;
  let browser: TestBrowser;
  const folder = mkdtempSync(join(tmpdir(), 'qm-pictures-'));

  beforeAll(async () => {
    server = await openCatalogServer(open, rows);
    browser = await server.visitor();
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const results = async (): Promise<ProductSummary[]> => ((await browser.get('/search/advantage_search?q=gloves')).envelope.attributes?.['results'] ?? []) as ProductSummary[];
  const imageOf = async (id: string) => (await results()).find(({ productId }) => productId === id)?.image;
  const get = (url: string) => server.app.inject({ method: 'GET', url });

  const at = async (id: string, or = 'toner') => (await get(productPictureAddress(id, or))).headers.location;

  it('are drawings that say what is known, kept forever and without a right to anything', async () => {
    const image = await imageOf('glove-1');
    const { statusCode, headers, body } = await get(image?.page ?? '');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable', 'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox" });
    expect(body).toContain('>Large · 100 gloves<');
    expect(body).toContain('>Sample Glove Works<');
    expect((await get('/pictures/drawn/page/glove.png')).statusCode).toBe(404);
  });

  it('of lines are at the address of their product: a drawing of what is known, or of what the line says where it is gone', async () => {
    expect(await at('glove-2')).toMatch(/^\/pictures\/drawn\/line\/glove\.svg\?v=\w+&color=black$/);
    expect((await get((await at('glove-2')) ?? '')).body).not.toContain('<text');
    expect(await at('gone')).toMatch(/^\/pictures\/drawn\/line\/toner\.svg\?v=/);
    expect(await at("'--\0", '../evil')).toMatch(/^\/pictures\/drawn\/line\/box\.svg\?v=/);
  });

  it('come with what tells a product from its neighbors', async () => {
    expect((await results()).find(({ productId }) => productId === 'glove-2')?.tells).toEqual([{ name: 'Color', value: 'Black' }, { name: 'Size', value: 'Small' }]);
  });

  it('are photographs where they were imported, by id and by part number; what is wrong is refused with its reason', async () => {
    writeFileSync(join(folder, 'glove-1.jpg'), await sharp({ create: { width: 400, height: 300, channels: 3, background: '#2244cc' } }).jpeg().toBuffer());
    writeFileSync(join(folder, 'GL-2.png'), 'no picture');
    writeFileSync(join(folder, 'no-such-product.jpg'), 'no picture');
    writeFileSync(join(folder, 'notes.txt'), 'not asked for');
    const refused: string[] = [];
    expect(await importPictures(server.pool, pictureSources(folder), { onRefused: ({ product }, reason) => void refused.push(`${product}: ${reason}`) })).toEqual({ imported: 1, refused: 2 });
    expect(refused.toSorted()).toEqual([expect.stringMatching(/^GL-2: It is no JPEG/), expect.stringMatching(/^no-such-product: No product has the id/)]);
    expect((await server.pool.query("select source, width, height from marketplace.product_photograph where product_id = 'glove-1'")).rows).toEqual([{ source: 'glove-1.jpg', width: 400, height: 300 }]);
    const image = await imageOf('glove-1');
    expect(await at('glove-1')).toBe(image?.row);
    expect(image?.formats?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    for (const address of [image?.row ?? '', image?.page ?? '', ...(image?.formats ?? []).flatMap(({ page }) => page.split(', ').map((part) => part.split(' ')[0] ?? ''))]) {
      const { statusCode, headers, rawPayload } = await get(address);
      expect(statusCode, address).toBe(200);
      expect(headers).toMatchObject({ 'content-type': `image/${address.split('.').at(-1) ?? ''}`, 'cache-control': 'public, max-age=31536000, immutable', 'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox" });
      expect((await sharp(rawPayload).metadata()).width).toBe(address.includes('2x') ? 640 : address.includes('row') ? 64 : 320);
    }
    expect((await get((image?.row ?? '').replace('row.webp', 'original'))).statusCode).toBe(404);
    writeFileSync(join(folder, 'glove-1.jpg'), await sharp({ create: { width: 300, height: 400, channels: 3, background: '#22cc44' } }).jpeg().toBuffer());
    await importPictures(server.pool, pictureSources(folder), { onRefused: () => undefined });
    expect((await server.pool.query('select distinct digest from marketplace.photograph_file')).rowCount, 'a photograph that another one replaces goes').toBe(1);
  });

  it('come from a list with files beside it, and no other file of the machine', async () => {
    const list = join(folder, 'pictures.csv');
    writeFileSync(list, 'ID,Picture\nGL-2,glove-1.jpg\n');
    await importPictures(server.pool, pictureSources(list), { onRefused: (_, reason) => expect.fail(reason) });
    expect(await imageOf('glove-2')).toEqual(await imageOf('glove-1'));
    writeFileSync(list, 'id,picture\nglove-2,../../etc/hostname\n');
    await expect(pictureSources(list)[0]?.bytes()).rejects.toThrow('is outside of the folder of the list');
    const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
    writeFileSync(join(elsewhere, 'own.jpg'), 'of somebody');
    symlinkSync(join(elsewhere, 'own.jpg'), join(folder, 'link.jpg'));
    writeFileSync(list, 'id,picture\nglove-2,link.jpg\n');
    await expect(pictureSources(list)[0]?.bytes()).rejects.toThrow('is outside of the folder of the list');
    rmSync(join(folder, 'link.jpg'));
    rmSync(elsewhere, { recursive: true });
  });

  it('are refused where their file is larger than a picture may be, before it is read, and where several products have the part number', async () => {
    const [list, large] = [join(folder, 'pictures.csv'), join(folder, 'large.jpg')];
    writeFileSync(large, '');
    truncateSync(large, 15 * 2 ** 20 + 1);
    writeFileSync(list, 'id,picture\nglove-2,large.jpg\n');
    await expect(pictureSources(list)[0]?.bytes()).rejects.toThrow('It has 15,728,641 bytes, more than 15,728,640');
    rmSync(large);
    await server.pool.query("update marketplace.product set part_number = 'GL-1' where product_id = 'glove-2'");
    expect([...(await productsNamed(server.pool, ['GL-1', 'glove-2']))]).toEqual([['glove-2', 'glove-2']]);
    await server.pool.query("update marketplace.product set part_number = 'glove-1' where product_id = 'glove-2'");
    expect([...(await productsNamed(server.pool, ['glove-1']))], 'an id comes before the same part number').toEqual([['glove-1', 'glove-1']]);
    await server.pool.query("update marketplace.product set part_number = 'GL-2' where product_id = 'glove-2'");
  });

  it('are written out as they came, with the list that imports them again', async () => {
    const out = join(folder, 'out');
    expect(await exportPictures(server.pool, out)).toBe(2);
    expect(readdirSync(out).toSorted()).toEqual(['000001.jpeg', '000002.jpeg', 'pictures.csv']);
    expect(await importPictures(server.pool, pictureSources(join(out, 'pictures.csv')), { onRefused: (_, reason) => expect.fail(reason) })).toEqual({ imported: 2, refused: 0 });
  });

  it('leave no list of an earlier export where they cannot all be written', async () => {
    const out = join(folder, 'out');
    rmSync(join(out, '000002.jpeg'));
    // Takes the place of the second picture, as a full disk would.
    mkdirSync(join(out, '000002.jpeg'));
    await expect(exportPictures(server.pool, out)).rejects.toThrow('EISDIR');
    expect(readdirSync(out)).not.toContain('pictures.csv');
  });

  it('at a host that does not answer three times are not waited for any more, and those of others are', async () => {
    const [asked, refused]: [string[], string[]] = [[], []];
    const at = (address: string): PictureSource => ({
      product: 'glove-1', from: address,
      async bytes() {
        asked.push(address);
        if (address.includes('away')) throw new HostSilent('The address did not give the picture within 20 seconds. Try again later.');
        throw new PictureRefused('The address answers with status 404, not with a picture. Check it.');
      },
    });
    const away = [1, 2, 3, 4, 5].map((number) => at(`https://away.example.gov/${number}.jpg`));
    await importPictures(server.pool, [...away, at('https://there.example.gov/1.jpg')], { onRefused: (_, reason) => void refused.push(reason) });
    expect(asked).toEqual(['https://away.example.gov/1.jpg', 'https://away.example.gov/2.jpg', 'https://away.example.gov/3.jpg', 'https://there.example.gov/1.jpg']);
    expect(refused.slice(3)).toEqual([expect.stringMatching(/^away\.example\.gov did not answer three times/), expect.stringMatching(/^away\.example\.gov did not answer three times/), expect.stringContaining('status 404')]);
  });

  it('are drawings again where photographs are taken away, and nothing of these stays', async () => {
    const kept = await imageOf('glove-1');
    expect(await removePhotographs(server.pool, ['glove-1', 'glove-2', 'no-such-product'])).toBe(2);
    expect((await imageOf('glove-1'))?.page).toMatch(/^\/pictures\/drawn\/page\/glove\.svg\?/);
    expect((await get(kept?.page ?? '')).statusCode).toBe(404);
    expect((await server.pool.query('select from marketplace.photograph_file')).rowCount).toBe(0);
  });
});
