import { join } from 'node:path';
import { addFirstResult, completeReview, expect, isPhone, searchFor, signInAtIdentityServer, test, type Page } from '../support/journey.ts';

const root = join(import.meta.dirname, '..', '..');
async function take(page: Page, what: string): Promise<void> {
  const name = `${what}-${isPhone(page) ? 'phone' : 'desktop'}`;
  await expect(page.locator('h1')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(root, 'test-results', 'pictures', `${name}.png`) });
}

test('pictures of the main journey', async ({ page, account }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take(page, 'start');
  await searchFor(page, 'toner cartridge');
  await take(page, 'search');
  await page.goto('/ws/search/advantage_search?q=notebook&style=grid');
  await take(page, 'search-grid');
  await page.goto('/ws/search/advantage_search?q=zzqqxx');
  await take(page, 'search-zero');
  await page.goto('/ws/search/advantage_search?kind=services');
  await take(page, 'services');
  await page.goto('/ws/search/advantage_search?q=toner+cartridge');
  await page.getByRole('button', { name: /^Quick look/ }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Product Quick Look');
  await take(page, 'quicklook');
  await page.keyboard.press('Escape');
  await page.getByRole('article').filter({ hasText: /\d vendors/ }).first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('table', { name: /vendors?$/ })).toBeVisible();
  await take(page, 'product');
  await page.goBack();
  await addFirstResult(page);
  await searchFor(page, 'notebook');
  await addFirstResult(page);
  await page.goto('/ws/cart/shopping_cart');
  await take(page, 'cart');
  await page.getByRole('link', { name: /^Check out/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await take(page, 'sign-in-asked');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Email address').waitFor();
  await take(page, 'identity');
  await signInAtIdentityServer(page, account);
  await take(page, 'review-empty');
  await completeReview(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await take(page, 'review');
  await page.getByRole('button', { name: /^Place / }).click();
  await expect(page.getByRole('heading', { level: 1, name: /placed$/ })).toBeVisible();
  await take(page, 'confirmation');
  await page.goto('/ws/orderhistory/my_orders');
  await take(page, 'orders');
  await page.getByRole('link', { name: /^A\d\d-/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order A/ })).toBeVisible();
  await take(page, 'order');
});

test('pictures of the pages around the journey', async ({ page, account }) => {
  const pages = {
    'help': '/ws/information/help',
    'information': '/ws/information/page?keyName=PIV_CAC_HELP',
    'registration': '/ws/profile/registration',
    'registration-notice': '/ws/main/home?type=finalize_registration',
    'forgotten-user-id': '/ds/login/forgot_user_id',
    'access-denied': '/ws/vs/access_denied',
    'session-expired': '/ds/error/session_expired',
    'not-found': '/no/such/page',
    'contractor-not-found': '/ws/catalog/contractor_detail?contract=GS-00F-0000Z',
  };
  for (const [what, address] of Object.entries(pages)) {
    await page.goto(address);
    await take(page, what);
  }
  await page.goto('/ws/main/start_page');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Browse categories' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await take(page, 'browse-categories');
  await page.goto('/ws/main/start_page');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signInAtIdentityServer(page, account);
  await page.getByRole('banner').getByRole('button', { name: account.givenName }).click();
  await take(page, 'account-menu');
  await page.goto('/ws/profile/update_profile');
  await expect(page.getByRole('heading', { level: 2, name: /Smart card/ })).toBeVisible();
  await take(page, 'profile');
});
