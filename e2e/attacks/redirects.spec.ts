import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { origin } from '../support/origin.ts';

const cart = '**/advantage/rs/cart/shopping_cart*';

/** Waits until the page has come to rest, and says where it is. No attack may have led it to another origin. */
async function restsAt(page: Page): Promise<URL> {
  await expect(page.locator('h1')).toBeVisible();
  return new URL(page.url());
}

test('no redirectURL leads off the site', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  let redirectURL = '';
  await page.route(cart, (route) => route.fulfill({ json: { responseType: 'REDIRECT', redirectURL } }));
  for (redirectURL of ['//evil.example', '/\\evil.example', '%2f%2fevil.example', '\\\\evil.example', '///evil.example/x', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', ' //evil.example', '\t//evil.example', './/evil.example', '/ws//evil.example']) {
    await test.step(JSON.stringify(redirectURL), async () => {
      await page.goto('/ws/cart/shopping_cart');
      expect((await restsAt(page)).origin).toBe(origin);
      expect(dialogs).toEqual([]);
      expect(asked.filter((url) => new URL(url).host.includes('evil'))).toEqual([]);
    });
  }
});

test('a hostile address on the 404 page is shown as the text that it is', async ({ page }) => {
  for (const hostile of ['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', 'javascript:alert(1)', '//evil.example', `${'a'.repeat(5000)}`]) {
    await page.goto(`/404?url=${encodeURIComponent(hostile)}`);
    await expect(page.getByText(`Page ${hostile} does not exist.`, { exact: false })).toBeVisible();
    expect(await page.locator('main img, main script').count()).toBe(0);
    // The way to the help desk tells it the address, as a word of its query.
    const origins = await page.locator('a[href]').evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).origin));
    expect(new Set(origins), 'where links lead').toEqual(new Set([origin]));
  }
});

test('an address of the former application that leads to itself, or off the site, is refused', async ({ page }) => {
  // Addresses that the server's own map has: for any other the server answers itself.
  const map = [
    { from: '/s/search.do', to: '/department/AdvSelect.do' },
    { from: '/department/AdvSelect.do', to: '/s/search.do' },
    { from: '/department/gss.do', to: '/department/gss.do' },
    { from: '/login/eBuyLogin.do', to: 'https://evil.example/' },
    { from: '/search/specialCategory.do', to: 'javascript:alert(1)' },
    { from: '/profile/directregistration.do', to: '//evil.example/' },
  ];
  await page.route('**/advantage/rs/main/struts_ng_url_map*', (route) => route.fulfill({ json: { responseType: 'SUCCESS', responseName: 'Success', attributes: { map, allowedHosts: [] } } }));
  for (const { from } of map) {
    await page.goto(from);
    const place = await restsAt(page);
    expect(`${place.origin}${place.pathname}`, from).toBe(`${origin}${from}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Page Not Found|Unexpected/);
  }
});

test('encoding an address twice opens nothing that encoding it once does not', async ({ page }) => {
  for (const path of ['/%252e%252e%252fhealthz', '/ws/%2e%2e/%2e%2e/etc/passwd', '/ws/main%252fstart_page', '/%2f%2fevil.example', '/..%2f..%2fpackage.json']) {
    const answer = await page.goto(path);
    expect(answer?.status() ?? 0, path).toBeLessThan(500);
    const place = await restsAt(page);
    expect(place.origin, path).toBe(origin);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Page Not Found|Unexpected|Not Found/);
  }
});

test('matrix parameters change neither path nor store, and none is run', async ({ page }) => {
  await page.goto('/s/search.do;jsessionid=STOLEN;store=..;__proto__=x;a=<script>alert(1)?q=toner');
  await expect(page).toHaveURL(/\/ws\/search\/advantage_search/);
  await expect(page.getByRole('banner').getByRole('img', { name: 'ADVANTAGE' })).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ value }) => value.includes('STOLEN'))).toEqual([]);
  const answer = await page.request.get('/ws/main/start_page;a=b/../../x');
  expect(answer.status()).toBeLessThan(500);
});
