import { expect, test, type Page } from '../support/journey.ts';

const search = '/ws/search/advantage_search?q=toner';
const publicPages = ['/home', search, '/ws/browse/product_services_categories', '/ws/profile/registration', '/no/such/page'];

/** Requests of the API while something is done. */
async function apiRequests(page: Page, action: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/advantage/rs')) asked.push(`${request.method()} ${pathname.slice('/advantage/rs'.length)}`);
  });
  await action();
  await page.waitForLoadState('networkidle');
  return asked;
}

/** What a page asks for after it is there: the form of registration suggests names of agencies, and a start page ends with lists that invite. */
const later = ['GET /profile/agency_list', 'GET /main/suggestions', 'POST /main/suggestions'];

/** The place of everything that one can follow above the question at the end of a page and its foot, which lists that come later push down, once the fonts are there. */
const places = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // Its sentence is there where scripts are off, and nowhere else.
    document.querySelector('noscript')?.remove();
    return [...document.querySelectorAll('a, button, h1, h2')].filter((element) => element.closest('footer, aside[aria-label="Feedback"]') === null).map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.textContent?.slice(0, 20) ?? ''} ${[x, y, width, height].map(Math.round).join(' ')}`;
    });
  });

test.describe('a public page', () => {
  for (const url of [...publicPages, '/ws/information/help']) {
    test(`${url} has its content before any script runs`, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(url);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await context.close();
    });
  }

  for (const url of publicPages) {
    test(`${url} is taken over without a second request and without a jump`, async ({ browser, page }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
      const asSent = await context.newPage();
      await asSent.goto(url);
      const before = await places(asSent);
      await context.close();
      const asked = await apiRequests(page, () => page.goto(url));
      await expect(page.locator('#first-answer')).toHaveCount(0);
      expect(asked.filter((call) => !later.includes(call))).toEqual([]);
      expect(before.length).toBeGreaterThan(3);
      expect(await places(page)).toEqual(url === '/home' ? expect.arrayContaining(before) : before);
      expect(await page.locator('[style]').count()).toBe(0);
    });
  }
});

test('a press before the scripts have run loses neither the page nor the search, and a ZIP code works', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(search);
  const address = page.url();
  await page.getByRole('main').getByRole('button', { name: /^Add / }).first().click();
  await page.getByRole('button', { name: /^Go/ }).click();
  expect(page.url()).toBe(address);
  const product = await page.getByRole('main').locator('a[href*="/ws/catalog/product_detail"]').first().getAttribute('href');
  await page.goto(product ?? '');
  await page.getByLabel(/ZIP/).first().fill('20001');
  await page.getByRole('button', { name: /^(Set|Change)$/ }).first().click();
  await expect(page).toHaveURL(/product_detail\?productId=\w+&zip=20001$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

test('what is typed and pressed before the scripts have come is done once they are there, once; then a link that the pointer rests on is asked for ahead', async ({ page }) => {
  await page.goto(search);
  const product = (await page.getByRole('main').locator('a[href*="/ws/catalog/product_detail"]').first().getAttribute('href')) ?? '';
  const { promise: mayCome, resolve: come } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!starter-)[^/]+\.js$/, (route) => mayCome.then(() => route.continue()));
  await page.goto(product, { waitUntil: 'commit' });
  const asked = await apiRequests(page, async () => {
    await page.locator('main input[name="quantity"]').first().fill('7');
    const add = page.getByRole('main').getByRole('button', { name: /^Add / }).first();
    await add.click();
    await add.click();
    come();
    await expect(page.getByText(/^7 × .* added to the cart/)).toBeVisible();
  });
  expect(asked.filter((request) => request === 'POST /cart/addCart')).toHaveLength(1);
  const ahead = page.waitForRequest(/\/advantage\/rs\/catalog\/product_detail/);
  await page.getByRole('main').locator('a[href*="/ws/catalog/product_detail"]:not([href*="#"])').first().hover();
  await ahead;
  expect(page.url()).toContain(product);
});

test('Back closes a quick look, and leaves the results only when it is pressed again', async ({ page }) => {
  await page.goto('/home');
  await page.goto(search);
  const address = page.url();
  await page.getByRole('main').getByRole('button', { name: /^Quick look/ }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toBe(address);
  await page.getByRole('main').getByRole('button', { name: /^Quick look/ }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/start_page/);
});

test('Back shows the results at once, where they were scrolled to', async ({ page }) => {
  await page.goto(search);
  await expect(page.locator('#first-answer')).toHaveCount(0);
  const product = page.getByRole('main').locator('a[href*="/ws/catalog/product_detail"]:not([href*="#"])').last();
  await product.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(200);
  // The product's page asks for them once it is there.
  const ofProduct = page.waitForResponse(/\/catalog\/alternatives/);
  await product.click();
  await expect(page).toHaveURL(/product_detail/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await ofProduct;
  const asked = await apiRequests(page, () => page.goBack());
  await expect(page).toHaveURL(/advantage_search/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  expect(asked).toEqual([]);
});

test('a facet changes the results and leaves focus and scroll where they were', async ({ page }) => {
  await page.goto(search);
  await expect(page.locator('#first-answer')).toHaveCount(0);
  const facet = page.getByRole('main').getByRole('checkbox').first();
  await facet.focus();
  const scroll = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/toner&/);
  await expect(facet).toBeChecked();
  await expect(facet).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scroll);
});

test('another page gives its heading the focus', async ({ page }) => {
  await page.goto(search);
  await expect(page.locator('#first-answer')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: /Cart/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeFocused();
  await expect(page).toHaveTitle('Shopping Cart - ADVANTAGE');
});
