import { expect, press, signInAtIdentityServer, signInWhereAsked, test } from '../support/journey.ts';
import { lookAtWidths } from '../support/widths.ts';

test('products are marked among results and compared at an address that opens for anyone', async ({ page, browser }) => {
  await page.goto('/ws/search/advantage_search?q=toner');
  const marks = page.getByRole('checkbox', { name: /^Compare / });
  await marks.nth(0).check();
  await marks.nth(1).check();
  await page.getByRole('link', { name: 'Compare 2' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare 2 products' })).toBeVisible();
  await lookAtWidths(page, 'a comparison');

  const rows = page.getByRole('table', { name: 'Products side by side' }).getByRole('row');
  const all = await rows.count();
  await page.getByRole('checkbox', { name: 'Only what differs' }).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => rows.count()).toBeLessThan(all);

  const other = await browser.newContext();
  const visitor = await other.newPage();
  await visitor.goto(page.url());
  await expect(visitor.getByRole('heading', { level: 1, name: 'Compare 2 products' })).toBeVisible();
  await visitor.emulateMedia({ media: 'print' });
  await expect(visitor.getByRole('button', { name: 'Print' })).toBeHidden();
  await other.close();

  await page.getByRole('button', { name: /^Take .* out of the comparison$/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare 1 product' })).toBeVisible();
});

test('a product is saved, found again with its price of then, and removed; what was viewed invites on the start page and is erased', async ({ page, account }) => {
  await page.goto('/ws/search/advantage_search?q=toner');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signInAtIdentityServer(page, account);
  const first = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const name = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await press(page.getByRole('button', { name: 'Save', exact: true }));
  await page.getByRole('link', { name: 'Saved products' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved products' })).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByText('The same price as then')).toBeVisible();
  await lookAtWidths(page, 'saved products');
  await press(page.getByRole('button', { name: `Remove ${name} from your saved products` }));
  await expect(page.getByRole('heading', { name: 'No saved products' })).toBeVisible();

  await page.goto('/ws/main/start_page');
  const viewed = page.getByRole('list', { name: 'Recently viewed' });
  await expect(viewed.getByRole('link', { name, exact: true })).toBeVisible();
  await lookAtWidths(page, 'a start page with invitations');
  await page.getByRole('button', { name: 'Clear this list' }).click();
  await expect(viewed).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Featured products' })).toBeVisible();
  await expect(viewed).toBeHidden();
});

test('a visitor who saves a product signs in, is back at it, and it says that it is saved, after a reload too; a press takes it away', async ({ page, account }) => {
  await page.goto('/ws/search/advantage_search?q=toner');
  const first = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const name = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const address = page.url();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await signInWhereAsked(page, account);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(page.url()).toBe(address);
  await expect(page.getByText(`${name} is saved.`)).toBeVisible();
  await page.reload();
  const saved = page.getByRole('button', { name: 'Saved (press to remove it)' });
  await expect(saved).toBeVisible();
  await expect(page.getByText(`${name} is saved.`)).toBeHidden();
  await lookAtWidths(page, 'a product that is saved');
  await press(saved);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
});

test('an issue with a product is reported over its page, and is on the page of reports that the messages lead to', async ({ page, account }) => {
  await page.goto('/ws/search/advantage_search?q=toner');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signInAtIdentityServer(page, account);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await page.getByRole('button', { name: 'Report an issue' }).click();
  const modal = page.getByRole('dialog', { name: 'Please tell us about the issue' });
  await expect(modal).toBeVisible();
  await lookAtWidths(page, 'a report about a product');
  await modal.getByRole('combobox', { name: /^What is wrong/ }).selectOption('description');
  await modal.getByRole('textbox', { name: /^In your words/ }).fill('The yield is 6,000 pages.');
  await press(modal.getByRole('button', { name: 'Send the report' }));
  await expect(page.getByText(/P-\d{7}-\d/)).toBeVisible();
  const number = /P-\d{7}-\d/.exec((await page.getByText(/P-\d{7}-\d/).textContent()) ?? '')?.[0] ?? '';
  await page.goto('/ws/main/message_center');
  await page.getByRole('link', { name: 'Reports about products' }).click();
  await expect(page.getByRole('article', { name: `Report ${number}` })).toContainText('Waits for an answer');
  await lookAtWidths(page, 'reports about products');
});
