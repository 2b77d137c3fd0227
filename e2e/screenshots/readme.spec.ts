import { addFirstResult, completeReview, expect, isPhone, searchFor, signInAtIdentityServer, test, type Page } from '../support/journey.ts';

/** The page looks as on the picture of the README: `npm run screenshots` takes it anew. */
async function isAsShown(page: Page, what: string): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page).toHaveScreenshot(`${what}-${isPhone(page) ? 'phone' : 'desktop'}.png`);
}

test('the README’s pictures of search and cart are those of today', async ({ page }) => {
  await page.goto('/');
  await searchFor(page, 'toner cartridge');
  await isAsShown(page, 'search');
  if (!isPhone(page)) return;
  await addFirstResult(page);
  await page.goto('/ws/cart/shopping_cart');
  await isAsShown(page, 'cart');
});

test('on a desktop: the README’s pictures of a product and of the checkout are those of today', async ({ page, account }) => {
  await page.goto('/ws/search/advantage_search?q=toner+cartridge');
  await page.getByRole('article').filter({ hasText: /\d vendors/ }).first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('table', { name: /vendors?$/ })).toBeVisible();
  await isAsShown(page, 'product');
  await page.goto('/ws/search/advantage_search?q=notebook');
  await addFirstResult(page);
  await page.goto('/ws/checkout/checkout_review');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await signInAtIdentityServer(page, account);
  await completeReview(page);
  await isAsShown(page, 'review');
});

test('on a desktop: the README’s pictures of stores are those of today', async ({ page }) => {
  for (const store of ['va', 'fss']) {
    await page.goto(`/home?store=${store}`);
    await isAsShown(page, `${store}-start`);
  }
});
