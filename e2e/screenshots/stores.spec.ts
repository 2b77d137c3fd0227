import { join } from 'node:path';
import { knownStores } from '@quartermaster/contracts';
import { newAccount, type Membership } from '../support/account.ts';
import { expect, isPhone, signInWhereAsked, test, type Page } from '../support/journey.ts';

const root = join(import.meta.dirname, '..', '..');
/** Stores that ask whose member a buyer is. */
const memberships: Readonly<Record<string, Membership>> = {
  DHS: { domain: 'dhs.example.gov', agencyCode: '7000' },
  STATE: { domain: 'city.example.us', agencyCode: null },
};

async function take(page: Page, store: string, what: string): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const name = `${store.toLowerCase()}-${what}-${isPhone(page) ? 'phone' : 'desktop'}`;
  await page.screenshot({ path: join(root, 'test-results', 'pictures', 'stores', `${name}.png`) });
}

for (const store of knownStores) {
  test(`pictures of ${store}`, async ({ page }) => {
    const buyer = await newAccount('Sample', undefined, memberships[store]);
    await page.goto(`/home?store=${store}`);
    await take(page, store, 'start');
    await page.goto('/ws/search/advantage_search?q=printer');
    await take(page, store, 'search');
    await page.locator('main a[href*="product_detail"]').first().click();
    await expect(page).toHaveURL(/product_detail/);
    await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible();
    await take(page, store, 'product');
    await page.getByRole('button', { name: /^Add / }).first().click();
    await expect(page.getByText(/added to the cart\./).first()).toBeVisible();
    await page.goto('/ws/cart/shopping_cart');
    await take(page, store, 'cart');
    await page.goto('/ws/checkout/checkout_review');
    await signInWhereAsked(page, buyer);
    await expect(page).toHaveURL(/checkout_review/);
    await take(page, store, 'review');
    await page.goto('/ws/search/advantage_search?q=zzqqxx');
    await take(page, store, 'zero');
    await page.goto('/no/such/page');
    await take(page, store, 'not-found');
  });
}
