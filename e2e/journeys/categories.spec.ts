import { lookAtWidths } from '../support/widths.ts';
import { expect, press, test, type Page } from '../support/journey.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** The dialog of the categories, from the link that every page has at its end. */
async function browse(page: Page) {
  await page.goto('/ws/main/start_page?store=ADVANTAGE');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Browse categories' });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Browse Categories' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('special categories are found where one browses, show what the offers say, and lead to all of it [spec 2.35, 2.36, 2.46]', async ({ page }) => {
  for (const [name, path] of [['Disaster relief', '/special_category_search'], ['AbilityOne', '/special_category_search'], ['Security', '/special_category_search'], ['IT security', '/itsecurity'], ['Strategic sourcing', '/strategic_sourcing']] as const) {
    await test.step(name, async () => {
      const dialog = await browse(page);
      await press(dialog.getByRole('link', { name, exact: true }));
      await expect(heading(page, name)).toBeVisible();
      expect(new URL(page.url()).pathname).toMatch(new RegExp(`${path}$`));
      await expect(page.getByRole('list', { name, exact: true }).getByRole('listitem').first()).toBeVisible();
      await lookAtWidths(page, `the special category ${name}`);
    });
  }
  const all = page.getByRole('link', { name: /^Show all, [\d,]+ results?$/ });
  const count = /\d[\d,]*/.exec((await all.textContent()) ?? '')?.[0] ?? '';
  await press(all);
  await expect(page.getByText(new RegExp(`of ${count} results$`))).toBeVisible();
  await expect(page.getByRole('list', { name: 'Filters that are on' })).toContainText('Strategic sourcing');
});

test('an address that names no special category, or one that is not there, shows all of them', async ({ page }) => {
  await page.goto('/ws/search/special_category_search?store=ADVANTAGE&category=chairs');
  await expect(page.getByText('There is no special category “chairs”. Choose one of these.')).toBeVisible();
  await lookAtWidths(page, 'all special categories');
  await press(page.getByRole('main').getByRole('link', { name: 'AbilityOne', exact: true }));
  await expect(heading(page, 'AbilityOne')).toBeVisible();
});

test('the tree of categories is gone down by the keyboard, and up by its breadcrumbs [spec 2.40]', async ({ page }) => {
  const dialog = await browse(page);
  await press(dialog.getByRole('link', { name: 'Category browse' }));
  await expect(heading(page, 'Category browse')).toBeVisible();
  await lookAtWidths(page, 'the tree of categories');
  const office = page.getByRole('list', { name: 'Categories' }).getByRole('link', { name: 'Office Supplies and Devices' });
  await office.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Office Supplies and Devices')).toBeVisible();
  await expect(page.getByRole('list', { name: 'In Office Supplies and Devices' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Office Supplies and Devices', exact: true }).getByRole('listitem').first()).toBeVisible();
  await lookAtWidths(page, 'a branch of the tree');
  await press(page.getByRole('navigation', { name: 'Pages of Office Supplies and Devices' }).getByRole('link', { name: /2/ }).first());
  await expect(page).toHaveURL(/page=2/);
  await press(page.getByRole('navigation', { name: /breadcrumb/i }).getByRole('link', { name: 'Category browse' }));
  await expect(heading(page, 'Category browse')).toBeVisible();
});

test('Global Supply is searched by stock number and group, in its own store too [spec 2.39]', async ({ page }) => {
  await page.goto('/ws/search/advantage_search?store=FSS');
  await expect(heading(page, 'Browse supply groups')).toBeVisible();
  await lookAtWidths(page, 'the groups of Global Supply');
  await press(page.getByRole('navigation', { name: 'More ways to look for an item' }).getByRole('link', { name: 'Global Supply search' }));
  await expect(heading(page, 'Global Supply search')).toBeVisible();
  await press(page.getByRole('button', { name: 'Search supplies' }));
  await expect(page.getByText('Enter a stock number or words, or choose a supply group.').first()).toBeVisible();
  await lookAtWidths(page, 'Global Supply search with a mistake');
  await page.getByLabel('Supply group or class').selectOption({ label: '75 Office Supplies and Devices' });
  await page.getByLabel('Stock number, part number or words').fill('paper');
  await press(page.getByRole('button', { name: 'Search supplies' }));
  await expect(page).toHaveURL(/advantage_search\?.*q=paper.*category=75/);
  await page.goto('/ws/search/special_category_search?store=USMC');
  await expect(heading(page, 'Special categories')).toBeVisible();
  await lookAtWidths(page, 'special categories in the older look');
});

test('a vendor is chosen by delivery, and the offer of that vendor goes into the cart [spec 2.46]', async ({ page }) => {
  await page.goto('/ws/search/advantage_search?store=ADVANTAGE&q=toner');
  await page.getByRole('main').getByRole('link', { name: /toner/i }).first().waitFor();
  const product = page.getByRole('listitem').filter({ hasText: /[2-5] vendors/ }).getByRole('link', { name: /toner/i }).first();
  await press(product);
  await press(page.getByRole('link', { name: 'Choose a vendor by delivery, minimum order or indicators' }));
  await expect(heading(page, 'Choose a vendor')).toBeVisible();
  await page.getByLabel('First', { exact: true }).selectOption('Fastest delivery');
  await page.getByLabel('Only what can be ordered now').check();
  await press(page.getByRole('button', { name: 'Show vendors' }));
  await expect(page).toHaveURL(/sort=delivery.*inStock=1/);
  await lookAtWidths(page, 'the vendors of a product');
  const days = (await page.getByText(/after receipt of order/).allTextContents()).map((text) => Number(/\d+/.exec(text)?.[0]));
  expect(days.length).toBeGreaterThan(0);
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  await press(page.getByRole('button', { name: /^Add .* to the cart$/ }).first());
  await expect(page.getByText(/added to the cart\./).first()).toBeVisible();
});

test('unit, Special Item Number and delivery are asked for, stand over the results, and come back into the form [spec 2.37]', async ({ page }) => {
  await page.goto('/ws/search/advanced?store=ADVANTAGE');
  await page.getByLabel('All of these words').fill('toner');
  await page.getByLabel('Special Item Number (SIN)').fill('339940');
  await page.getByLabel('Unit of issue').selectOption({ label: 'Each (EA)' });
  await page.getByLabel('Delivery within, days').fill('soon');
  await press(page.getByRole('button', { name: 'Search products' }));
  await expect(page.getByText('Enter whole days from 1 to 3,650, such as 5.').first()).toBeVisible();
  await page.getByLabel('Delivery within, days').fill('6');
  await press(page.getByRole('button', { name: 'Search products' }));
  const filters = page.getByRole('list', { name: 'Filters that are on' });
  await expect(filters).toContainText('339940 Office products');
  await expect(filters).toContainText('Delivery: 6 days or less');
  await lookAtWidths(page, 'results by unit, number and delivery');
  await press(page.getByRole('link', { name: 'Advanced search', exact: true }).first());
  await expect(page.getByLabel('Delivery within, days')).toHaveValue('6');
  await expect(page.getByLabel('Special Item Number (SIN)')).toHaveValue('339940');
  await lookAtWidths(page, 'the form with what was asked for');
});

test('a search that finds nothing names the filter without which it does, one press away', async ({ page }) => {
  await page.goto('/ws/search/advantage_search?store=ADVANTAGE&q=toner&kind=products&priceMax=0.01');
  await expect(heading(page, 'Nothing found for “toner”')).toBeVisible();
  await lookAtWidths(page, 'nothing found at a price');
  await press(page.getByRole('list', { name: 'One filter less' }).getByRole('link', { name: 'Without the price' }));
  await expect(page.getByRole('heading', { level: 1, name: /toner/ })).toBeVisible();
  await expect(page).not.toHaveURL(/priceMax/);
});
