import { expect, signInAtIdentityServer, test, type Page } from '../support/journey.ts';
import { identityOrigin } from '../support/origin.ts';
import { clockTolerance, tokenSeconds } from '../support/token-life.ts';

const token = (page: Page) => page.evaluate(() => localStorage.getItem('access_token') ?? '');
const inHeader = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Journey Buyer' });

/** Keeps every tab of the browser from renewing, until the page is told to let go. */
async function holdRenewals(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => new Promise<void>((held) => {
    void navigator.locks.request('quartermaster.token-renewal', () => new Promise<void>((release) => {
      window.addEventListener('let-go', () => release(), { once: true });
      held();
    }));
  }));
  return () => page.evaluate(() => void window.dispatchEvent(new Event('let-go')));
}

test('twenty tabs whose token has ended are refused together, renew once, and no buyer is signed out', async ({ page, context, account }) => {
  test.setTimeout(600_000);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signInAtIdentityServer(page, account);
  const tabs = [page];
  while (tabs.length < 20) tabs.push(await context.newPage());
  // Half of them at pages for buyers, half at public ones.
  await Promise.all(tabs.map((tab, place) => tab.goto(place % 2 === 0 ? '/ws/orderhistory/my_orders' : '/ws/main/start_page')));
  for (const tab of tabs) await expect(inHeader(tab)).toBeVisible({ timeout: 60_000 });

  const ended = await token(page);
  const { iat } = JSON.parse(Buffer.from(ended.split('.')[1] ?? '', 'base64url').toString()) as { iat: number };
  const held = await context.newPage();
  await held.goto('/healthz');
  const letGo = await holdRenewals(held);
  await held.waitForTimeout(Math.max(0, (iat + tokenSeconds + clockTolerance + 1) * 1000 - Date.now()));

  const refused = new Set<Page>();
  const renewals: number[] = [];
  context.on('response', (response) => {
    if (!response.url().includes('/advantage/rs/')) return;
    if (response.url().includes('/login/auth_tokens')) renewals.push(response.status());
    else if (response.status() === 401) refused.add(response.frame().page());
  });
  await Promise.all(tabs.map((tab) => tab.reload()));
  await expect.poll(() => refused.size, { message: 'tabs whose token the server refused', timeout: 180_000 }).toBe(tabs.length);
  expect(await token(page), 'no tab has renewed').toBe(ended);
  await letGo();

  for (const [place, tab] of tabs.entries()) {
    await expect(inHeader(tab)).toBeVisible({ timeout: 60_000 });
    if (place % 2 === 0) await expect(tab.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
  }
  const renewed = await token(page);
  expect(renewed).toMatch(/^eyJ/);
  expect(renewed).not.toBe(ended);
  expect(renewals).toEqual([200]);
  expect((await context.request.get(`${identityOrigin}/session`)).status(), 'still known at the identity server').toBe(200);
});
