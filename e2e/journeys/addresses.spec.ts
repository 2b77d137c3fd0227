import { addFirstResult, expect, searchFor, signInAtIdentityServer, test, type Page } from '../support/journey.ts';
import { identityOrigin, origin } from '../support/origin.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const results = /\/ws\/search\/advantage_search\?/;

test.describe('home', () => {
  test('leads to the start page of the store, whatever the case of its name and where there is no such store [spec 2.1, 2.2, 2.3, 2.4]', async ({ page }) => {
    for (const path of ['/', '/home', '/home?STORE=advantage', '/home?store=moon', '/home?store=../VA&store=moon']) {
      await page.goto(path);
      await expect(page).toHaveURL('/ws/main/start_page?store=ADVANTAGE');
      await expect(heading(page)).toHaveText('Welcome to ADVANTAGE');
      expect([await stored(page, 'store'), await stored(page, 'theme')], path).toEqual(['ADVANTAGE', null]);
      await page.evaluate(() => localStorage.clear());
    }
  });

  test('a store in the address of any page counts before the saved one, and is saved in its place [spec 2.23]', async ({ page }) => {
    await page.goto('/');
    await expect(heading(page)).toHaveText('Welcome to ADVANTAGE');
    await page.goto('/ws/search/advantage_search?q=toner&store=usmc');
    await expect(page).toHaveTitle(/ - USMC$/);
    await page.goto('/');
    await expect(heading(page)).toHaveText('Welcome to USMC');
  });

  test('a host that the operator gave to a store shows that store, a saved one counts before it [spec 4.1]', async ({ page }) => {
    const supply = origin.replace('localhost', 'supply.localhost');
    await page.goto(`${supply}/home`);
    await expect(heading(page)).toHaveText('Welcome to FSS');
    await page.goto(`${supply}/home?store=advantage`);
    await expect(page).toHaveURL(`${supply}/ws/main/start_page?store=ADVANTAGE`);
    await page.goto(`${supply}/home`);
    await expect(page).toHaveURL(`${supply}/ws/main/start_page?store=ADVANTAGE`);
  });
});

test.describe('addresses of the former application', () => {
  test('lead to their pages with matrix parameters, query and fragment [spec 2.20, 2.121]', async ({ page }) => {
    await page.goto('/s/search.do;jsessionid=8F2A;q=toner;category=75?kind=products#results');
    await expect(page).toHaveURL('/ws/search/advantage_search?kind=products&q=toner&category=75#results');
    await expect(heading(page)).toContainText('toner');
    await page.goBack();
    expect(page.url()).not.toContain('.do');
  });

  test('product_detail.do leads to the product [spec 2.18]', async ({ page }) => {
    await page.goto('/ws/search/advantage_search?q=toner');
    const href = await page.getByRole('main').locator('a[href*="/ws/catalog/product_detail"]').first().getAttribute('href');
    const query = new URL(href ?? '', origin).search;
    await page.goto(`/catalog/product_detail.do${query}`);
    await expect(page).toHaveURL(`/ws/catalog/product_detail${query}`);
    await expect(heading(page)).not.toHaveText('Page Not Found');
  });

  test('contractor_detail keeps the old address, over a reload too [spec 2.125, 2.46]', async ({ page, request }) => {
    const found = (await (await request.get('/advantage/rs/search/advantage_search?q=toner')).json()) as { attributes: { facets: { id: string; values: { value: string; label: string }[] }[] } };
    const vendor = found.attributes.facets.find(({ id }) => id === 'vendor')?.values[0];
    const old = `/contractor/contractor_detail.do?contractor=${encodeURIComponent(vendor?.value ?? '')}`;
    await page.goto(old);
    await expect(heading(page)).toHaveText(vendor?.label ?? 'no vendor');
    await expect(page).toHaveURL(old);
    await page.reload();
    await expect(heading(page)).toHaveText(vendor?.label ?? 'no vendor');
    await page.getByRole('link', { name: /^Show all of/ }).click();
    await expect(page).toHaveURL(results);
    await page.goBack();
    await expect(page).toHaveURL(old);
  });

  test('an absolute target that the operator allows is a full navigation [spec 2.21]', async ({ page }) => {
    await page.goto('/training/courses.do;x=1#y');
    await expect(page).toHaveURL(`${identityOrigin}/healthz?from=shop&x=1#y`);
  });

  test('what is not found stays in the address bar, and is shown as the text that it is [spec 2.22, 2.10]', async ({ page }) => {
    for (const path of ['/gone.do;a=1?b=2#c', '/no/such/page?x=%3Cimg%20src=x%20onerror=alert(1)%3E', '/s/search%252Edo', '//evil.test/x.do', '/s%2Fsearch.do']) {
      expect((await page.goto(`${origin}${path}`))?.status(), path).toBe(404);
      await expect(heading(page)).toHaveText('Page Not Found');
      await expect(page.getByText(`Page ${path} does not exist. Please contact the help desk.`)).toBeVisible();
      expect(page.url()).toBe(`${origin}${path}`);
      await expect(page.getByRole('main').locator('img')).toHaveCount(0);
    }
  });

  test('a map that leads astray is refused by the browser too [spec 2.21]', async ({ page }) => {
    // An address that the server's own map has: for any other the server answers itself.
    const from = '/old/home.do';
    let to = '';
    await page.route('**/main/struts_ng_url_map', async (route) => {
      const answer = await route.fetch();
      const envelope = (await answer.json()) as { attributes: object };
      await route.fulfill({ response: answer, json: { ...envelope, attributes: { ...envelope.attributes, map: [{ from, to }] } } });
    });
    for (to of ['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(document.domain)', from, `${origin}${from}`]) {
      await page.goto(from);
      await expect(heading(page)).toHaveText('Page Not Found');
      expect(page.url()).toBe(`${origin}${from}`);
    }
  });
});

test.describe('parameters of an entry address', () => {
  test('auth=MFA clears the stored auth flag, once [spec 2.23]', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('auth', 'x'));
    await page.goto('/ws/search/advantage_search?q=toner&auth=MFA');
    await expect(page).toHaveURL('/ws/search/advantage_search?q=toner');
    expect(await stored(page, 'auth')).toBeNull();
    await page.evaluate(() => localStorage.setItem('auth', 'y'));
    await page.reload();
    await expect(heading(page)).toContainText('toner');
    expect(await stored(page, 'auth')).toBe('y');
  });

  test('sso asks the identity server without a word, and a visitor is home again [spec 2.23, 4.21]', async ({ page }) => {
    const asked = page.waitForRequest((request) => request.url().startsWith(identityOrigin) && request.url().includes('prompt=none'));
    await page.goto('/ws/search/advantage_search?q=toner&sso=1');
    await asked;
    await expect(page).toHaveURL('/ws/main/start_page?store=ADVANTAGE');
    await expect(heading(page)).toHaveText('Welcome to ADVANTAGE');
    await page.goBack();
    await expect.poll(() => page.url()).not.toContain('sso');
    await expect(heading(page)).toBeVisible();
  });

  test('sso signs in who is known there, at the page that was asked for [spec 2.23]', async ({ page, account }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await signInAtIdentityServer(page, account);
    await expect(page.getByRole('banner')).toContainText(account.givenName);
    await page.evaluate(() => localStorage.clear());
    await page.goto('/ws/search/advantage_search?q=toner&sso=true');
    await expect(page.getByRole('banner')).toContainText(account.givenName);
    await expect(page).toHaveURL('/ws/search/advantage_search?q=toner');
    await page.reload();
    await expect(page.getByRole('banner')).toContainText(account.givenName);
  });
});

test('categories are browsed over any page, which stays under them [spec 2.42, 4.13]', async ({ page }) => {
  await page.goto('/ws/search/advantage_search?q=toner');
  await expect(page.locator('#first-answer')).toHaveCount(0);
  await page.getByRole('link', { name: 'Browse categories' }).click();
  const dialog = page.getByRole('dialog', { name: 'Browse Categories' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/ws/search/advantage_search?q=toner');
  await dialog.getByRole('link', { name: /^All / }).first().click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/ws/search/advantage_search?kind=products');
});

test('a response name that begins with MODAL is a page by its address [spec 2.30]', async ({ page }) => {
  await page.goto('/ws/main/start_page?view=categories');
  await expect(heading(page)).toHaveText('Browse Categories');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: /^All / }).first().click();
  await expect(page).toHaveURL('/ws/search/advantage_search?kind=products');
  await page.goBack();
  await expect(heading(page)).toHaveText('Browse Categories');
});

test('a POST that asked for sign-in is sent again after it, once, and its answer stays under its own history entry [spec 4.10, 6.4]', async ({ page, account }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signInAtIdentityServer(page, account);
  await searchFor(page, 'toner');
  await addFirstResult(page);
  await page.goto('/ws/checkout/checkout_review');
  await expect(heading(page)).toHaveText('Checkout Review');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/checkout/select_shipping')) sent.push(request.url());
  });
  // The sign-in of this browser is lost, as it is when its tokens have run out elsewhere.
  await page.evaluate(() => ['access_token', 'id_token'].forEach((name) => localStorage.removeItem(name)));
  await page.getByRole('button', { name: 'Choose an address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  // A session that ended without a sign-out: the factors are given again (decision 0118).
  await signInAtIdentityServer(page, account);
  await expect(page).toHaveURL('/ws/checkout/select_shipping');
  await expect(heading(page)).toHaveText('Select Destination');
  expect(sent).toHaveLength(2);
  await page.reload();
  await expect(heading(page)).toHaveText('Select Destination');
  await page.goto('/ws/cart/shopping_cart');
  await page.goBack();
  await expect(page).toHaveURL('/ws/checkout/select_shipping');
  await expect(heading(page)).toHaveText('Select Destination');
  expect(sent).toHaveLength(2);
});

test('the areas are loaded when they are visited, not before [spec 2.24]', async ({ page }) => {
  const areas: string[] = [];
  page.on('request', (request) => {
    const [, screen] = /\/assets\/(\w+)\.screen-/.exec(request.url()) ?? [];
    if (screen !== undefined) areas.push(screen);
  });
  await page.goto('/');
  await expect(heading(page)).toHaveText('Welcome to ADVANTAGE');
  await page.waitForLoadState('networkidle');
  expect(areas).toContain('StartPage');
  expect(areas).not.toContain('ShoppingCart');
  await page.getByRole('banner').getByRole('link', { name: /Cart/ }).click();
  await expect(heading(page)).toHaveText('Shopping Cart');
  expect(areas).toContain('ShoppingCart');
  for (const unvisited of ['SearchResults', 'ProductDetail', 'CheckoutReview', 'MyOrders']) expect(areas).not.toContain(unvisited);
});
