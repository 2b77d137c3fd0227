import type { Locator } from '@playwright/test';
import { expect, test, type Page } from '../support/journey.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Vendors' });
const entries = (list: Locator) => list.getByRole('listitem').filter({ has: list.page().getByRole('link') });

/** The name of an entry, and how many products it says that the vendor has. */
async function nameAndCount(entry: Locator): Promise<readonly [name: string, count: string]> {
  const name = (await entry.getByRole('link').textContent()) ?? '';
  return [name, ((await entry.textContent()) ?? '').slice(name.length).trim()];
}

/** The one vendor whose name has all that was typed is chosen; its results are as many as the list said. */
async function chooseFirst(page: Page, part: string): Promise<string> {
  const list = dialog(page);
  await list.getByRole('searchbox', { name: 'Find a vendor' }).fill(part);
  await expect.poll(async () => (await entries(list).getByRole('link').allTextContents()).every((name) => name.toLowerCase().includes(part.toLowerCase()))).toBe(true);
  const [name, count] = await nameAndCount(entries(list).first());
  await list.getByRole('link', { name, exact: true }).click();
  await expect(list).toBeHidden();
  await expect(page).toHaveURL((url) => url.pathname === '/ws/search/advantage_search' && url.searchParams.has('vendor'));
  await expect(page.getByRole('button', { name: `Remove filter: ${name}` })).toBeVisible();
  await expect(page.locator('#result-count')).toHaveText(new RegExp(`(?:^|of )${count} results?$`));
  return name;
}

test('a vendor is looked for by name in the list of all vendors, and its products are the results', async ({ page }) => {
  await page.goto('/ws/main/ebuy');
  await page.getByRole('main').getByRole('link', { name: 'Find vendors', exact: true }).click();
  const list = dialog(page);
  await expect(list.getByRole('searchbox', { name: 'Find a vendor' })).toBeVisible();
  // Opened at the right, over the page that it was opened from.
  expect(await list.evaluate((element) => Math.round(element.getBoundingClientRect().right))).toBe(1280);
  const names = await entries(list).getByRole('link').allTextContents();
  expect(names.length).toBeGreaterThan(20);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  const letters = list.getByRole('navigation', { name: 'Letters of vendors' }).getByRole('button');
  expect(new Set(await letters.allTextContents()).size).toBe(await letters.count());
  await letters.last().click();
  await expect(list.getByRole('heading', { name: (await letters.last().textContent()) ?? '', exact: true })).toBeFocused();

  const name = await chooseFirst(page, names.at(-1)?.slice(0, 4) ?? '');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeVisible();
});

test('among the results of words, the list of vendors narrows them', async ({ page }) => {
  await page.goto('/ws/search/advantage_search?q=paper&style=list');
  const before = (await page.locator('#result-count').textContent()) ?? '';
  const group = page.getByRole('group', { name: 'Vendor', exact: true });
  await group.locator('xpath=ancestor::*[.//button[normalize-space()="All by letter"]][1]').getByRole('button', { name: 'All by letter' }).click();
  await expect(dialog(page).getByRole('searchbox', { name: 'Find a vendor' })).toBeVisible();
  await chooseFirst(page, 'a');
  expect(new URL(page.url()).searchParams.get('q')).toBe('paper');
  await page.goBack();
  await expect(page.locator('#result-count')).toHaveText(before);
});
