import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closePages, showPage } from '../../testing/browser/show-page.tsx';
import type { Handler } from '../../testing/browser/sample-server.ts';
import { example } from '../../testing/examples.ts';
import { pageViolations } from '../../testing/page-violations.ts';

const names = ['Blue Ridge Supply', 'Capital Office Products', 'Sample Supply Co.'];
const vendors: Handler = () => ({ responseName: 'Success', attributes: { q: '', values: names.map((label, place) => ({ value: `V-${place}`, label, count: 1_000 + place, selected: false })), exactCounts: true, isCut: false } });
const results: Handler = () => ({ responseName: 'Success', attributes: { ...example('/search/advantage_search', 'Success', 'Two results') } });
const quotes: Handler = () => ({ responseName: 'Success', attributes: { ...example('/main/ebuy', 'Success', 'With thresholds') } });

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(closePages);

it.each([375, 1280])('a page leads to the vendors of the store, where one is found by its name with its number of products, and its products are looked for, %i px wide', async (width) => {
  await page.viewport(width, 800);
  const { history } = await showPage('/ws/main/ebuy', { '/main/ebuy': quotes, '/search/vnd_list': vendors, '/search/advantage_search': results });
  await userEvent.click(page.getByRole('link', { name: 'Find vendors' }));
  const list = page.getByRole('dialog', { name: 'Vendors' });
  await expect.poll(() => list.getByRole('listitem').elements().map(({ textContent }) => textContent)).toEqual(['Blue Ridge Supply1,000', 'Capital Office Products1,001', 'Sample Supply Co.1,002']);
  expect(Math.round(list.element().getBoundingClientRect().right)).toBe(width);
  expect(await pageViolations(document.body)).toEqual([]);
  await userEvent.fill(list.getByRole('searchbox', { name: 'Find a vendor' }), 'office');
  await expect.poll(() => list.getByRole('link').elements().map(({ textContent }) => textContent)).toEqual(['Capital Office Products']);
  await userEvent.fill(list.getByRole('searchbox', { name: 'Find a vendor' }), 'zebra');
  await expect.element(list.getByText('No vendor here has “zebra”.')).toBeVisible();
  await userEvent.fill(list.getByRole('searchbox', { name: 'Find a vendor' }), 'capital');
  await userEvent.click(list.getByRole('link', { name: 'Capital Office Products' }));
  await expect.element(page.getByRole('dialog', { name: 'Vendors' })).not.toBeInTheDocument();
  await expect.poll(() => history.address()).toBe('/ws/search/advantage_search?vendor=V-1');
});
