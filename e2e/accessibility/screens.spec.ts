import { expectNoSidewaysScroll, expectNoViolation } from '../support/axe.ts';
import { addFirstResult, completeReview, expect, isPhone, searchFor, signInAtIdentityServer, test, type Page } from '../support/journey.ts';

async function check(page: Page, what: string): Promise<void> {
  await expectNoViolation(page, what);
  await expectNoSidewaysScroll(page, what);
  await expect(page.locator('h1'), `${what}: one h1`).toHaveCount(1);
}

const publicPages = {
  'start page': '/ws/main/start_page?store=ADVANTAGE',
  'search results': '/ws/search/advantage_search?q=toner',
  'search results as a grid': '/ws/search/advantage_search?q=toner&style=grid',
  'services': '/ws/search/advantage_search?kind=services',
  'zero results': '/ws/search/advantage_search?q=zzqqxx',
  'not a keyword': '/ws/search/advantage_search?q=***',
  'product not available': '/ws/catalog/product_detail?productId=no-such-product',
  'empty cart': '/ws/cart/shopping_cart',
  'help': '/ws/information/help',
  'help at a topic': '/ws/information/help?key=checkout_payment',
  'a page of information': '/ws/information/page?keyName=PIV_CAC_HELP',
  'information not found': '/ws/information/page?keyName=NO_SUCH_PAGE',
  'page not found': '/no/such/page',
  'unknown service': '/ws/no/such/service',
  'signed out': '/ws/login/sign_out',
  'sign-in not completed': '/ws/login/mfa_sign_in',
};

for (const [what, address] of Object.entries(publicPages)) {
  test(`${what} has no violation`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    await check(page, what);
  });
}

test('products, quick look and filters have no violation', async ({ page }) => {
  await page.goto('/ws/search/advantage_search?q=toner');
  await page.getByRole('button', { name: /^Quick look/ }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Product Quick Look');
  await expectNoViolation(page, 'quick look');
  await page.keyboard.press('Escape');
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolation(page, 'filter sheet');
    await page.keyboard.press('Escape');
  }
  await page.getByRole('article').filter({ hasText: /\d vendors/ }).first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('table', { name: /vendors?$/ })).toBeVisible();
  await check(page, 'product');
  await page.goto(`${page.url()}&view=classic`);
  await check(page, 'product, classic');
});

test('cart, sign-in, checkout, confirmation and orders have no violation', async ({ page, account }) => {
  await page.goto('/ws/search/advantage_search?q=toner');
  await addFirstResult(page);
  await page.goto('/ws/cart/shopping_cart');
  await check(page, 'cart');
  await page.getByRole('link', { name: /^Check out/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolation(page, 'sign-in asked for');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Email address').waitFor();
  await expectNoViolation(page, 'identity server: password');
  await signInAtIdentityServer(page, account);
  await check(page, 'review, nothing chosen');
  await page.getByRole('button', { name: 'Choose an address' }).click();
  await check(page, 'address book');
  await page.getByRole('button', { name: 'New address' }).click();
  await page.getByRole('button', { name: 'Save and ship to this address' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error' }).first()).toBeVisible();
  await check(page, 'address form with errors');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await completeReview(page);
  await check(page, 'review');
  await page.getByRole('button', { name: /^Place / }).click();
  await expect(page.getByRole('heading', { level: 1, name: /placed$/ })).toBeVisible();
  await check(page, 'confirmation');
  await page.goto('/ws/orderhistory/my_orders');
  await check(page, 'my orders');
  await page.getByRole('link', { name: /^A\d\d-/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order A/ })).toBeVisible();
  await check(page, 'order details');
  for (const address of ['/ws/checkout/select_shipping', '/ws/checkout/select_payment', '/ws/orderhistory/order_details?orderNumber=A27-0000000-0']) {
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    await check(page, address);
  }
});

test('search with its suggestions has no violation', async ({ page }) => {
  await page.goto('/ws/main/start_page?store=ADVANTAGE');
  await page.getByRole('combobox', { name: 'Words, part number or NSN' }).pressSequentially('toner', { delay: 30 });
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectNoViolation(page, 'suggestions');
  await searchFor(page, 'toner');
});
