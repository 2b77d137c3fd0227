import { expectNoSidewaysScroll, expectNoViolation } from '../support/axe.ts';
import { addFirstResult, completeReview, expect, isPhone, searchFor, signInAtIdentityServer, test, type Page } from '../support/journey.ts';

async function check(page: Page, what: string): Promise<void> {
  await expectNoViolation(page, what);
  await expectNoSidewaysScroll(page, what);
  await expect(page.locator('h1'), `${what}: one h1`).toHaveCount(1);
}

/** Screens of the contracts with what the catalog and the pages of information have: on a phone, the suite of components shows each of them to axe, with every example. */
const contractPages = {
  'start page': '/ws/main/start_page?store=ADVANTAGE',
  'search results': '/ws/search/advantage_search?q=toner',
  'services': '/ws/search/advantage_search?kind=services',
  'zero results': '/ws/search/advantage_search?q=zzqqxx',
  'help': '/ws/information/help',
  'help at a topic': '/ws/information/help?key=checkout_payment',
  'a page of information': '/ws/information/page?keyName=PIV_CAC_HELP',
  'categories by their address': '/ws/browse/product_services_categories',
};

/** Screens of the contracts that show what their stories show, word by word. */
const sameAsStories = {
  'product not available': '/ws/catalog/product_detail?productId=no-such-product',
  'empty cart': '/ws/cart/shopping_cart',
  'information not found': '/ws/information/page?keyName=NO_SUCH_PAGE',
  'the question at the address of sign-out': '/ws/login/sign_out',
  'the question at the address of a sign-in': '/ws/login/mfa_sign_in',
  'sign-in as a page': '/ws/login',
  'forgotten user id': '/ds/login/forgot_user_id',
  'registration': '/ws/profile/registration',
  'access denied': '/ws/vs/access_denied',
  'FEDSTRIP access denied': '/ws/restricted',
  'contractor not found': '/ws/catalog/contractor_detail?contract=GS-00F-0000Z',
};

/** Pages of no contract, or with what is no example of one. */
const otherPages = {
  'search results as a grid': '/ws/search/advantage_search?q=toner&style=grid',
  'not a keyword': '/ws/search/advantage_search?q=***',
  'page not found': '/no/such/page',
  'unknown service': '/ws/no/such/service',
  'session expired': '/ds/error/session_expired',
};

/** So many pages share one browser context: what they load is in its cache. */
const pagesPerTest = 8;

/** Everything is shown to axe: `npm run test:accessibility:journeys`. */
const everyPage = process.env['EVERY_PAGE'] === '1';
const onDesktop = Object.entries({ ...contractPages, ...(everyPage && sameAsStories) });

const tests = [
  ...Array.from({ length: Math.ceil(onDesktop.length / pagesPerTest) }, (_, place) => ({ where: 'on a desktop', some: onDesktop.slice(place * pagesPerTest, (place + 1) * pagesPerTest) })),
  { where: 'on any device', some: Object.entries(otherPages) },
];

for (const { where, some } of tests) {
  test(`no violation ${where}: ${some.map(([what]) => what).join(', ')}`, async ({ page }) => {
    for (const [what, address] of some) {
      await test.step(what, async () => {
        await page.goto(address);
        await expect(page.locator('h1')).toBeVisible();
        await check(page, what);
      });
    }
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
    // Until the sheet is in its place, axe takes the inert page behind it for the whole document.
    await expect(() => expectNoViolation(page, 'filter sheet')).toPass({ timeout: 20_000 });
    await page.keyboard.press('Escape');
  }
  await page.getByRole('article').filter({ hasText: /\d vendors/ }).first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('table', { name: /vendors?$/ })).toBeVisible();
  await check(page, 'product');
  await page.goto(`${page.url()}&view=classic`);
  await check(page, 'product, classic');
});

test('cart, sign-in, checkout, confirmation and orders have no violation', { tag: '@desk' }, async ({ page, account }) => {
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
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout Review' })).toBeVisible();
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
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order Dashboard' })).toBeVisible();
  await check(page, 'order dashboard');
  await page.goBack();
  await page.getByRole('link', { name: /^A\d\d-/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order A/ })).toBeVisible();
  await check(page, 'order details');
  await page.getByRole('link', { name: 'Order summary' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order Summary' })).toBeVisible();
  await check(page, 'order summary');
  for (const address of ['/ws/checkout/select_shipping', '/ws/checkout/select_payment', '/ws/orderhistory/order_details?orderNumber=A27-0000000-0']) {
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    await check(page, address);
  }
});

test('search with its suggestions has no violation', async ({ page }) => {
  await page.goto('/ws/main/start_page?store=ADVANTAGE');
  await page.getByRole('combobox', { name: 'Words, part number or national stock number (NSN)' }).pressSequentially('toner', { delay: 30 });
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectNoViolation(page, 'suggestions');
  await searchFor(page, 'toner');
});

const dialogs = {
  'sign-in over a page': ['/ws/orderhistory/my_orders', 'Sign in'],
  'registration needed': ['/ws/main/start_page?type=registration', 'Registration needed'],
  'registration to finish': ['/ws/main/home?type=finalize_registration', 'Finish your registration'],
  'new registration': ['/ws/main/home?type=new_registration', 'Register for an account'],
} as const;

for (const [what, [address, name]] of Object.entries(dialogs)) {
  test(`dialog: ${what} has no violation, and the focus is in it`, { tag: '@desk' }, async ({ page }) => {
    await page.goto(address);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await expectNoViolation(page, what);
    await expectNoSidewaysScroll(page, what);
    expect(await dialog.evaluate((element) => element.contains(document.activeElement)), `${what}: focus`).toBe(true);
  });
}

test('the form of registration with errors, and its summary, have no violation', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/ws/profile/registration');
  await page.getByRole('button', { name: 'Send me the code' }).click();
  await expect(page.getByRole('heading', { name: /entries need your attention/ })).toBeVisible();
  await check(page, 'registration with errors');
});

test('a vendor’s own page, and the categories over it, have no violation', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/ws/search/advantage_search?q=toner');
  await page.getByRole('article').filter({ hasText: /\d vendors/ }).first().getByRole('heading').getByRole('link').click();
  const vendor = page.getByRole('table', { name: /vendors?$/ }).getByRole('rowheader').first().getByRole('link');
  const name = (await vendor.textContent()) ?? '';
  await vendor.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await check(page, 'contractor');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Browse categories' }).click();
  const categories = page.getByRole('dialog', { name: 'Browse Categories' });
  await expect(categories).toBeVisible();
  await expectNoViolation(page, 'categories over a page');
  await page.keyboard.press('Escape');
  await expect(categories).toBeHidden();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Browse categories' })).toBeFocused();
});

test('the header leads to the help, and its menu is worked by keyboard at every width', async ({ page, account }) => {
  await page.goto('/ws/main/start_page?store=ADVANTAGE');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Help' })).toBeVisible();
  await header.getByRole('button', { name: 'Sign in' }).click();
  await signInAtIdentityServer(page, account);
  const menu = header.getByRole('button', { name: account.givenName });
  await menu.focus();
  await page.keyboard.press('Enter');
  const links = ['My orders', 'Order dashboard', 'Quick order', 'Parked carts', 'Saved products', 'Requisitions', 'Funds control', 'Messages', 'Profile'].map((name) => header.getByRole('list').getByRole('link', { name }));
  for (const link of links) await expect(link).toBeVisible();
  for (const name of ['Switch user', 'Sign out']) await expect(header.getByRole('button', { name })).toBeVisible();
  await expectNoViolation(page, 'account menu');
  await page.keyboard.press('Escape');
  await expect(header.getByRole('button', { name: 'Sign out' })).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  for (const link of links) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await check(page, 'profile');
});
