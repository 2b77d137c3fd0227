import type { BrowserContext, Page } from '@playwright/test';
import { callAsPage } from '../support/api-as-page.ts';
import { expect, signInAtIdentityServer, test } from '../support/journey.ts';
import { origin } from '../support/origin.ts';

const orders = { path: '/orderhistory/my_orders' };
const stored = ['access_token', 'id_token', 'okta_config', 'userinfo'];

const storage = (page: Page) => page.evaluate((names) => names.map((name) => [name, localStorage.getItem(name)] as const), stored);
const keysIn = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase | null>((resolve) => {
      const request = indexedDB.open('quartermaster-keys', 1);
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => resolve(null));
      // There is no such database yet, and looking must not make one.
      request.addEventListener('upgradeneeded', () => request.transaction?.abort());
    });
    if (database === null) return 0;
    const count = await new Promise<number>((resolve) => {
      const request = database.transaction('keys').objectStore('keys').count();
      request.addEventListener('success', () => resolve(request.result));
    });
    database.close();
    return count;
  });

async function signIn(page: Page, account: Parameters<typeof signInAtIdentityServer>[1]): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signInAtIdentityServer(page, account);
  await expect(page.getByRole('banner')).toContainText(account.givenName);
}

/** Another browser with everything of the buyer's that can be copied as text. */
async function thiefWith(page: Page, elsewhere: BrowserContext, cookies: boolean): Promise<Page> {
  if (cookies) await elsewhere.addCookies(await page.context().cookies());
  const thief = await elsewhere.newPage();
  await thief.goto('/healthz');
  const loot = await storage(page);
  await thief.evaluate((entries) => {
    for (const [name, value] of entries) if (value !== null) localStorage.setItem(name, value);
  }, loot);
  return thief;
}

test('a visitor’s browser makes no key; signing in makes one, signing out takes it away', async ({ page, account }) => {
  await page.goto('/');
  expect(await keysIn(page)).toBe(0);
  await signIn(page, account);
  expect(await keysIn(page)).toBe(1);
  await page.goto('/ws/login/sign_out');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.origin === origin && !url.pathname.startsWith('/pkce/') && !url.pathname.includes('sign_out'));
  await expect.poll(() => keysIn(page)).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
});

for (const [what, cookies] of [['alone', false], ['together with all cookies', true]] as const) {
  test(`a token that was copied into another browser, ${what}, gets nothing there`, async ({ page, account, browser }) => {
    await signIn(page, account);
    expect(await callAsPage(page, orders)).toMatchObject({ status: 200, body: { attributes: { loggedIn: true } } });

    const elsewhere = await browser.newContext({ baseURL: origin });
    const thief = await thiefWith(page, elsewhere, cookies);
    const token = await page.evaluate(() => localStorage.getItem('access_token'));

    // Without its session a token is not even looked at.
    const refused = (error: string) => ({ status: 401, ...(cookies && { challenge: `DPoP error="${error}", algs="ES256"` }) });
    await test.step('as it is, by either scheme', async () => {
      expect(await callAsPage(thief, orders)).toMatchObject(refused('invalid_token'));
      expect(await callAsPage(thief, { ...orders, headers: { authorization: `DPoP ${token}` } })).toMatchObject(refused('invalid_dpop_proof'));
    });
    await test.step('with a key of the thief’s own', async () => {
      await thief.evaluate(async () => {
        const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify']);
        await new Promise((resolve, reject) => {
          const request = indexedDB.open('quartermaster-keys', 1);
          request.addEventListener('upgradeneeded', () => request.result.createObjectStore('keys'));
          request.addEventListener('error', reject);
          request.addEventListener('success', () => {
            const transaction = request.result.transaction('keys', 'readwrite');
            transaction.objectStore('keys').put(pair, 'token-binding');
            transaction.addEventListener('complete', () => {
              request.result.close();
              resolve(null);
            });
          });
        });
      });
      expect(await callAsPage(thief, orders)).toMatchObject(refused('invalid_token'));
    });
    await test.step('no new token either', async () => {
      const renewal = { path: '/login/auth_tokens', method: 'POST', body: { grant_type: 'refresh_token', client_id: 'quartermaster-web' }, headers: { authorization: null } } as const;
      const answer = await callAsPage(thief, renewal);
      expect(answer.body?.responseName).not.toBe('Success');
      expect(answer.body?.attributes).not.toHaveProperty('access_token');
    });
    await test.step('the storefront asks the thief to sign in', async () => {
      await thief.goto('/ws/orderhistory/my_orders');
      // A cold start, a refused call, a refused renewal: a busy machine takes its time.
      await expect(thief.getByRole('heading', { name: /^Sign in/ }).first()).toBeVisible({ timeout: 30_000 });
      await expect(thief.getByRole('banner')).not.toContainText(account.givenName);
    });
    await elsewhere.close();

    await test.step('and the buyer goes on as if nothing had been', async () => {
      await page.goto('/ws/orderhistory/my_orders');
      await expect(page.getByRole('banner')).toContainText(account.givenName);
      expect(await callAsPage(page, orders)).toMatchObject({ status: 200 });
    });
  });
}

test('a proof that was overheard is good for nothing: not again, not for another address', async ({ page, account }) => {
  await signIn(page, account);
  // Its answer is there: a copy that came to the server first would be the one that counts.
  const overheard = page.waitForResponse((response) => response.url().includes('/advantage/rs/') && response.request().headers()['dpop'] !== undefined);
  await page.goto('/ws/orderhistory/my_orders');
  const { authorization = '', dpop = '' } = (await overheard).request().headers();
  const path = new URL((await overheard).url()).pathname.replace('/advantage/rs', '');
  expect(await callAsPage(page, { path, headers: { authorization, dpop } })).not.toMatchObject({ body: { attributes: { loggedIn: true } } });
  expect(await callAsPage(page, { path: '/checkout/checkout_review', headers: { authorization, dpop } })).toMatchObject({ status: 401 });
  expect(await callAsPage(page, orders)).toMatchObject({ status: 200 });
});

test('two tabs share the key, and a script of the page cannot take it away', async ({ page, context, account }) => {
  await signIn(page, account);
  const second = await context.newPage();
  await second.goto('/ws/orderhistory/my_orders');
  await expect(second.getByRole('banner')).toContainText(account.givenName);
  const exported = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('quartermaster-keys');
      request.addEventListener('success', () => resolve(request.result));
    });
    const pair = await new Promise<CryptoKeyPair>((resolve) => {
      const request = database.transaction('keys').objectStore('keys').get('token-binding');
      request.addEventListener('success', () => resolve(request.result as CryptoKeyPair));
    });
    return crypto.subtle.exportKey('jwk', pair.privateKey).then(() => 'exported', () => 'refused');
  });
  expect(exported).toBe('refused');
});
