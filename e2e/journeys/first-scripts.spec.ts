import { firstScripts, screensNamed } from '../support/first-scripts.ts';
import { expect, test } from '../support/journey.ts';
import { overBudget, readBaseline } from '../support/script-budget.ts';

const pages = () => firstScripts();

test('the first scripts of start, search, product, browse and help keep within their budget', () => {
  expect(pages()).toHaveLength(15);
  expect(overBudget(pages(), readBaseline())).toEqual([]);
});

test('a page over its budget is told with what grew, by package', () => {
  const page = { page: 'advantage start', kind: 'start', address: '/', files: [], bytes: 2048, packages: { react: 1024, axios: 1024 } } as const;
  const before = { 'advantage start': { react: 1000, tsyringe: 512 } };
  expect(overBudget([page], before, { start: 1, search: 1, product: 1, browse: 1, help: 1 })).toEqual([
    'advantage start: 2.0 KiB of first scripts, 1.0 KiB allowed; since the baseline: +1.0 KiB axios, -0.5 KiB tsyringe',
  ]);
  expect(overBudget([page], before)).toEqual([]);
});

test('the first scripts name no screen of an area that no first page shows: another one there costs them nothing', () => {
  const named = [...screensNamed(pages())];
  expect(named.length, 'screens of the first areas').toBeGreaterThan(10);
  expect(named.filter((source) => /\/screens\/src\/(?:cart|checkout|orderhistory|messages|profile|login|addresses|orders)\//.test(source))).toEqual([]);
});

test('a page names no script that is not counted', async ({ request }) => {
  test.setTimeout(300_000);
  const found = await (await request.get('/ws/search/advantage_search?q=toner')).text();
  const productId = /product_detail\?productId=(?<id>[^"&]+)/.exec(found)?.groups?.['id'] ?? '';
  expect(productId).not.toBe('');
  for (const { page, address, files } of pages()) {
    const html = await (await request.get(address.includes('product_detail') ? `${address}&productId=${productId}` : address)).text();
    const named = [...html.matchAll(/(?:href|src)="\/(?<file>assets\/[^"]+\.js)"/g)].map(({ groups }) => groups?.['file']);
    expect(named.length, page).toBeGreaterThan(3);
    expect(named.filter((file) => !files.some((counted) => counted.file === file)), page).toEqual([]);
  }
});
