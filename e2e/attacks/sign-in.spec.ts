import type { BrowserContext, Page } from '@playwright/test';
import { expect, signInAtIdentityServer, test } from '../support/journey.ts';
import type { Account } from '../support/account.ts';
import { identityOrigin, origin } from '../support/origin.ts';

const signInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign in' });
const isVisitor = (page: Page) => expect(signInButton(page)).toBeVisible();
const isBuyer = (page: Page, { givenName }: Account) => expect(page.getByRole('banner')).toContainText(givenName);

/** Signs in as far as the address that the identity server sends the browser back to; the page there is kept from running. */
async function callbackOf(page: Page, account: Account): Promise<string> {
  await page.goto('/');
  await signInButton(page).click();
  await page.getByLabel('Email address').fill(account.login);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Six-digit code').fill(await account.nextCode());
  await page.route(`${origin}/**/*.js`, (route) => route.abort());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/pkce/callback?*');
  const callback = page.url();
  await page.unrouteAll();
  return callback;
}

async function inAnotherBrowser(context: BrowserContext): Promise<Page> {
  const other = await context.browser()?.newContext({ baseURL: origin });
  if (other === undefined) throw new Error('There is no browser.');
  return other.newPage();
}

test('a state that is wrong is refused as a possible XSRF attack, and its code is not used [spec 4.18, 8.8]', async ({ page, account }) => {
  const callback = new URL(await callbackOf(page, account));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const wrong = new URL(callback);
  wrong.searchParams.set('state', 'A'.repeat(43));
  await page.goto(wrong.href);
  await expect(page.getByText(/Possible XSRF attack/).first()).toBeVisible();
  expect(asked.filter((url) => url.includes('auth_tokens'))).toEqual([]);
  await page.goto('/');
  await isVisitor(page);
  await page.goto(callback.href);
  await expect(page.getByText(/Possible XSRF attack/).first()).toBeVisible();
  expect(asked.filter((url) => url.includes('auth_tokens'))).toEqual([]);
  await page.goto('/');
  await isVisitor(page);
});

test('a return without a state does not sign in', async ({ page, account }) => {
  const callback = new URL(await callbackOf(page, account));
  callback.searchParams.delete('state');
  await page.goto(callback.href);
  await expect(page.getByText(/Possible XSRF attack/).first()).toBeVisible();
  await page.goto('/');
  await isVisitor(page);
});

test('a return that is played again does nothing, here or in another browser', async ({ page, account, context }) => {
  const callback = await callbackOf(page, account);
  await page.goto(callback);
  await isBuyer(page, account);
  const exchanges: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('auth_tokens')) exchanges.push(request.url());
  });
  await page.goto(callback);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('heading', { name: /Unexpected/ })).toBeHidden();
  expect(exchanges).toEqual([]);
  const stranger = await inAnotherBrowser(context);
  await stranger.goto(callback);
  await expect(stranger.getByText(/Possible XSRF attack/).first()).toBeVisible();
  await stranger.goto('/');
  await isVisitor(stranger);
});

test('a code that another browser began with is worth nothing, even with its state put in place', async ({ page, account, context }) => {
  const victim = await callbackOf(page, account);
  const code = new URL(victim).searchParams.get('code') ?? '';
  const thief = await inAnotherBrowser(context);
  await thief.goto('/');
  const asked = thief.waitForRequest((request) => request.url().startsWith(`${identityOrigin}/auth?`));
  await signInButton(thief).click();
  const state = new URL((await asked).url()).searchParams.get('state') ?? '';
  expect(state, 'the thief has begun a sign-in of their own').not.toBe('');
  await thief.getByLabel('Email address').waitFor();
  await thief.goto(`/pkce/callback?code=${code}&state=${state}&iss=${new URL(victim).searchParams.get('iss') ?? ''}`);
  await expect(thief.getByRole('heading', { level: 1, name: 'Unexpected error while authenticating user' })).toBeVisible();
  await thief.goto('/');
  await isVisitor(thief);
});

test('a session that was planted before sign-in is not the session after it', async ({ page, account, context }) => {
  await page.goto('/');
  const planted = (await context.cookies()).find(({ name }) => name === 'JSESSIONID')?.value ?? '';
  expect(planted).not.toBe('');
  await signInButton(page).click();
  await signInAtIdentityServer(page, account);
  await isBuyer(page, account);
  const own = (await context.cookies()).find(({ name }) => name === 'JSESSIONID')?.value;
  expect(own).not.toBe(planted);
  const thief = await inAnotherBrowser(context);
  await thief.context().addCookies([{ name: 'JSESSIONID', value: planted, url: origin }]);
  await thief.goto('/ws/orderhistory/my_orders');
  await expect(thief.getByRole('dialog').or(thief.locator('main')).getByText(/Sign in/).first()).toBeVisible();
  await isVisitor(thief);
});

/** Addresses that another page of the web may lead a buyer to. Each of them once did what it names. */
const hostile = ['/ws/login/sign_out?confirmLogout=true', '/pkce/logout', '/authenticate', '/ws/login/mfa_sign_in', '/ws/login/unregister_smart_card', '/ws/main/end_session', '/ws/main/extend_session'];

test('an address takes no effect without a press; the cookies and tokens of a buyer are worth nothing after they have signed out [spec 4.22]', async ({ page, account, context }) => {
  await page.goto('/');
  await signInButton(page).click();
  await signInAtIdentityServer(page, account);
  await page.goto('/ws/orderhistory/my_orders');
  await expect(page.getByRole('heading', { level: 1, name: /orders/i })).toBeVisible();
  const effects: string[] = [];
  page.on('request', (request) => {
    if (/\/rs\/(login\/(sign_out|mfa_sign_in|unregister)|main\/e\w+_session)/.test(request.url())) effects.push(request.url());
  });
  for (const address of hostile) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: /Sign out\?|Sign in again\?|Complete your sign-in\?|Page Not Found/ }), address).toBeVisible();
  }
  await page.goto('/ws/orderhistory/my_orders');
  await expect(page.getByRole('heading', { level: 1, name: /orders/i })).toBeVisible();
  expect(effects).toEqual([]);
  const cookies = (await context.cookies(origin)).filter(({ name }) => name !== 'QM_VISITOR');
  const xsrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  // The browser's own page learns nothing of this sign-out: it keeps its tokens and its key, as a thief would.
  const answer = await context.request.get('/advantage/rs/login/sign_out?confirmLogout=true', { headers: { 'x-xsrf-token': xsrf } });
  expect(answer.ok()).toBe(true);
  await context.addCookies(cookies);
  const refused = page.waitForResponse((response) => response.url().includes('/advantage/rs/orderhistory/my_orders'));
  await page.goto('/ws/orderhistory/my_orders');
  expect((await refused).status()).toBe(401);
  await expect(page.getByRole('heading', { level: 1, name: /My orders/i })).toBeHidden();
});

test('the session of before a store switch is worth nothing after it [spec 4.3]', async ({ page, account, context }) => {
  await page.goto('/');
  await signInButton(page).click();
  await signInAtIdentityServer(page, account);
  await isBuyer(page, account);
  // Cookies know no ports: those of the identity server are among them.
  const before = (await context.cookies(origin)).filter(({ name }) => ['JSESSIONID', 'XSRF-TOKEN'].includes(name));
  const xsrf = before.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const switched = await context.request.get('/advantage/rs/main/end_session?switchTo=VA', { headers: { 'x-xsrf-token': xsrf } });
  expect(switched.ok()).toBe(true);
  const after = await context.cookies(origin);
  for (const { name, value } of before) expect(after.find((cookie) => cookie.name === name)?.value, name).not.toBe(value);
  await context.addCookies(before);
  const refused = page.waitForResponse((response) => response.url().includes('/advantage/rs/orderhistory/my_orders'));
  await page.goto('/ws/orderhistory/my_orders');
  expect((await refused).status()).toBe(401);
  await expect(page.getByRole('heading', { level: 1, name: /My orders/i })).toBeHidden();
});
