import { knownStores } from '@quartermaster/contracts';
import { addFirstResult, expect, searchFor, signInAtIdentityServer, test, type Page } from '../support/journey.ts';
import { webPort } from '../support/origin.ts';
import { rawCall } from '../support/raw-http.ts';

/** The older theme is of FSS and USMC alone (specification, section 1). */
const older = new Set(['FSS', 'USMC']);
/** The words of each store beside its logo. */
const welcome: Readonly<Record<string, string>> = {
  ADVANTAGE: 'Products and services for government offices', VITM: 'Information technology for government offices', AIRFORCE: 'Products and services for the Air Force',
  FSS: 'Global supply for federal activities', USDA: 'Products and services for agriculture', VA: 'Products and services for veterans affairs',
  DHS: 'Products and services for homeland security', USMC: 'Supply for Marine Corps units', STATE: 'For state and local governments',
};
const hostOf = (store: string): string => `http://${store.toLowerCase()}.localhost:${webPort}`;

/** The store's own page in the store's own look: layout, theme, logo, welcome text. */
async function expectStore(page: Page, store: string): Promise<void> {
  await expect(page).toHaveURL(/\/ws\/[^?]*start_page/);
  await expect(page).toHaveTitle(new RegExp(` - ${store}$`));
  await expect(page.getByRole('banner').getByRole('img', { name: new RegExp(`^${store}\\b`) })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(welcome[store] ?? 'a store without a welcome');
  // The layouts of the Global Supply stores have a menu at the left.
  await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toHaveCount(older.has(store) ? 1 : 0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const look = await page.evaluate(() => ({
    widest: getComputedStyle(document.documentElement).getPropertyValue('--qm-size-content-max').trim(),
    saved: [localStorage.getItem('store'), localStorage.getItem('theme')],
  }));
  expect(look).toEqual({ widest: older.has(store) ? '980px' : '1280px', saved: [store, older.has(store) ? 'adv12' : null] });
}

/** The logo and words by which a store is known, as its designer made them. */
const brandOf = (page: Page) => page.getByRole('banner').evaluate((banner) => `${banner.querySelector('svg')?.outerHTML ?? ''} ${banner.textContent}`);

test('each store is chosen by the query in any case, no two look the same, and each has a host of its own [spec 1.11, 2.2, 4.1]', async ({ page }) => {
  const brands: string[] = [];
  for (const store of knownStores) {
    await page.goto(`/home?store=${store.toLowerCase()}`);
    await expectStore(page, store);
    brands.push(await brandOf(page));
    // The saved one is in the browser: to the server alone the host says which store is meant.
    const { status, text } = await rawCall('/ws/main/start_page', { headers: { host: new URL(hostOf(store)).host } });
    expect([status, text.match(/<title>.* - (?<name>\w+)<\/title>/)?.groups?.['name']]).toEqual([200, store]);
  }
  expect(new Set(brands).size).toBe(knownStores.length);
});

// One store of each look: how a choice is kept does not depend on the store.
for (const store of ['VA', 'FSS'] as const) {
  test(`${store} is kept for the next visit, and has a host of its own [spec 1.11, 2.2, 2.3, 4.1]`, async ({ page, context }) => {
    await page.goto(`/home?store=${store.toLowerCase()}`);
    await expectStore(page, store);
    const brand = await brandOf(page);

    const later = await context.newPage();
    await later.goto('/home');
    await expectStore(later, store);
    expect(await brandOf(later)).toBe(brand);

    const own = await context.newPage();
    await own.goto(`${hostOf(store)}/home`);
    await expectStore(own, store);
    expect(new URL(own.url()).origin, 'the visitor stays at the store’s own address').toBe(hostOf(store));
    expect(await brandOf(own)).toBe(brand);
  });
}

test('numbers without a store are not to be had by the query [spec 5.15]', async ({ page }) => {
  for (const name of ['DOLPUNCHOUT', 'EVAPUNCHOUT', '4', '7']) {
    await page.goto(`/home?store=${name}`);
    await expectStore(page, 'ADVANTAGE');
  }
});

test('the saved store yields to the address, and the tab keeps its own', async ({ page, context }) => {
  await page.goto('/home?store=VA');
  await expectStore(page, 'VA');
  const other = await context.newPage();
  await other.goto('/home?store=USMC');
  await expectStore(other, 'USMC');
  await page.goto('/home');
  await expect(page).toHaveTitle(/ - VA$/);
});

/** The question before the cart is emptied: in a dialog of the page, or in one of the browser. */
async function emptyTheCart(page: Page, store: string): Promise<string> {
  await page.goto(`/ws/search/advantage_search?q=tape&store=${store}`);
  await addFirstResult(page);
  await page.goto('/ws/cart/shopping_cart');
  const asked = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(`browser: ${dialog.message().split('\n')[0]}`);
      void dialog.accept();
    });
  });
  await page.getByRole('button', { name: 'Empty the cart' }).click();
  if (older.has(store)) return asked;
  const dialog = page.getByRole('alertdialog');
  const title = await dialog.getByRole('heading').textContent();
  await dialog.getByRole('button', { name: 'Empty the cart' }).click();
  return `page: ${title}`;
}

for (const [store, where] of [['ADVANTAGE', 'page'], ['FSS', 'browser'], ['USMC', 'browser']] as const) {
  test(`${store} asks with a dialog of the ${where} [spec 6.6]`, async ({ page }) => {
    expect(await emptyTheCart(page, store)).toBe(`${where}: Empty the cart?`);
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });
}

test('at a store’s own host a buyer signs in, is connected, fills their cart and signs out, and stays there', async ({ page, account }) => {
  await page.goto(`${hostOf('VA')}/home`);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signInAtIdentityServer(page, account);
  await expect(page.getByRole('banner')).toContainText(account.givenName);
  expect(new URL(page.url()).origin).toBe(hostOf('VA'));
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('wsID')), { message: 'the websocket of the store’s host' }).not.toBeNull();
  await searchFor(page, 'tape');
  await addFirstResult(page);
  await page.goto(`${hostOf('VA')}/ws/orderhistory/my_orders`);
  await expect(page.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
  await page.goto(`${hostOf('VA')}/ws/login/sign_out?confirmLogout=true`);
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL((url) => url.origin === hostOf('VA') && !url.pathname.startsWith('/pkce'));
});
