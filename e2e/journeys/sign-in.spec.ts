import type { BrowserContext } from '@playwright/test';
import { openPool } from '@quartermaster/database';
import { newAccount } from '../support/account.ts';
import { expectNoViolation } from '../support/axe.ts';
import { addFirstResult, expect, searchFor, signInAtIdentityServer, test, type Page } from '../support/journey.ts';
import { mailedCode } from '../support/mailed-code.ts';
import { newcomer } from '../support/newcomer.ts';
import { identityOrigin, origin } from '../support/origin.ts';

const signInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const account = (page: Page, givenName: string) => page.getByRole('banner').getByRole('button', { name: `${givenName} Buyer` });

/** Waits until the page is the application's, not only the server's rendering of it. */
const ready = (page: Page) => expect(page.locator('#first-answer')).toHaveCount(0);

async function menu(page: Page, givenName: string, item: string): Promise<void> {
  await account(page, givenName).click();
  await page.getByRole('button', { name: item, exact: true }).click();
}

/** Asks the identity server who is signed in there. */
const signedInThere = (context: BrowserContext) => context.request.get(`${identityOrigin}/session`).then((answer) => answer.status());

test('sign-in asks with a proof key by S256, comes back to the page, and keeps what the specification names [spec 1.7, 3.4, 3.11, 4.17, 4.19, 4.20, 7.28]', async ({ page, account: buyer }) => {
  await page.goto('/ws/cart/shopping_cart');
  const asked = page.waitForRequest((request) => request.url().startsWith(`${identityOrigin}/auth?`));
  await signInButton(page).click();
  const parameters = new URL((await asked).url()).searchParams;
  expect(Object.fromEntries(parameters)).toMatchObject({ response_type: 'code', code_challenge_method: 'S256', redirect_uri: `${origin}/pkce/callback` });
  expect(parameters.get('code_challenge')).toHaveLength(43);
  await signInAtIdentityServer(page, buyer);
  await expect(page).toHaveURL(/\/ws\/cart\/shopping_cart/);
  await expect(account(page, 'Journey')).toBeVisible();
  await expect.poll(() => stored(page, 'oktaUserLogin')).toBe(buyer.login);
  await expect.poll(() => stored(page, 'oktaSessionId')).toBeTruthy();
  const tab = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(tab).not.toContain(parameters.get('state') ?? '');
  expect(tab).not.toContain('pkce_code_verifier');

  await test.step('Back to the sign-in pages is no error; the address of a sign-in that this tab did not begin is', async () => {
    await page.goBack();
    await expect(account(page, 'Journey')).toBeVisible();
    await page.goto('/pkce/callback?code=old&state=old');
    await expect(page.getByText('Possible XSRF attack')).toBeVisible();
    await page.getByRole('link', { name: 'Go to Home Page' }).click();
    await expect(account(page, 'Journey')).toBeVisible();
  });
});

test('who cancels at the identity server is home, without an error [spec 4.21]', async ({ page }) => {
  await page.goto('/ws/cart/shopping_cart');
  await signInButton(page).click();
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page).toHaveURL(/\/ws\/main\/start_page/);
  await expect(signInButton(page)).toBeVisible();
});

test('without an identity config sign-in says that it failed [spec 4.15, 8.1, 8.5]', async ({ page }) => {
  await page.route('**/advantage/rs/login/oauth_config*', (route) => route.fulfill({ status: 503, json: { responseType: 'ERROR' } }));
  await page.goto('/ws/main/start_page');
  await signInButton(page).click();
  await expect(heading(page, 'Unexpected error while authenticating user')).toBeVisible();
  await expect(page.getByText('Unable to sign in. Please restart your browser and try again. If the problem persists, report this error to the help desk.')).toBeVisible();
});

test('a person without an account here registers, is approved, and is let in [spec 4.14, 4.21, 4.23, 7.11, 5.2]', async ({ page }) => {
  const person = await newcomer('Newcomer');
  await page.goto('/ws/cart/shopping_cart');
  await signInButton(page).click();
  await signInAtIdentityServer(page, person);
  await expect(page).toHaveURL(/\/ws\/main\/start_page\?type=registration/);
  const notice = page.getByRole('dialog', { name: 'Registration needed' });
  await expect(notice).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(notice).toBeVisible();
  await expectNoViolation(page, 'the notice of registration');

  await notice.getByRole('link', { name: 'Register' }).click();
  await expect(heading(page, 'Register')).toBeVisible();
  await expect(page.getByLabel('Government e-mail address')).toHaveValue(person.login);
  await page.getByLabel('First name').fill('Newcomer');
  await page.getByLabel('Last name').fill('Buyer');
  await page.getByLabel('Government e-mail address').fill('newcomer@example.com');
  await page.getByRole('combobox', { name: 'Agency' }).fill('general serv');
  await page.getByRole('option', { name: /General Services Administration/ }).click();
  await page.getByLabel('Bureau (optional)').selectOption('Public Buildings Service');
  await page.getByLabel('Phone').fill('202-555-0100 extension 12');
  await page.getByRole('button', { name: 'Send me the code' }).click();
  await expect(page.getByRole('link', { name: /government e-mail address/ })).toBeVisible();
  await expectNoViolation(page, 'the form of registration with an error');
  await page.getByLabel('Government e-mail address').fill(person.login);
  await page.getByRole('button', { name: 'Send me the code' }).click();
  await expect(heading(page, 'Confirm your e-mail address')).toBeVisible();
  await page.reload();
  await expectNoViolation(page, 'the form for the code');
  await page.getByLabel('Code').fill(await mailedCode(person.login));
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  // The account at the identity server is set up already: it is approved, and nothing is to be done twice.
  await expect(heading(page, 'You have an account')).toBeVisible();
  await expect(page.getByText(/R-\d{7}-\d/)).toBeVisible();
  await page.reload();
  await expect(heading(page, 'You have an account')).toBeVisible();

  await page.getByRole('link', { name: 'Go to Home Page' }).click();
  await signInButton(page).click();
  await expect(account(page, 'Newcomer')).toBeVisible();
});

test('sign-out asks about the cart, ends the session on both sides and forgets the buyer [spec 2.15, 2.54, 4.22]', async ({ page, context, account: buyer }) => {
  await page.goto('/');
  await signInButton(page).click();
  await signInAtIdentityServer(page, buyer);
  await searchFor(page, 'toner');
  await addFirstResult(page);
  await menu(page, 'Journey', 'Sign out');
  await expect(heading(page, 'Sign out?')).toBeVisible();
  await expect(page).not.toHaveURL(/confirmLogout/);
  const confirmed = page.waitForRequest((request) => request.url().includes('/login/sign_out?confirmLogout=true'));
  const shown = page.waitForURL(/\/home$/, { waitUntil: 'commit' }).catch(() => null);
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await confirmed;
  await shown;
  await expect(page).toHaveURL(/\/ws\/main\/start_page/);
  await expect(signInButton(page)).toBeVisible();
  for (const key of ['access_token', 'id_token', 'oktaUserLogin', 'oktaSessionId']) expect(await stored(page, key)).toBeNull();
  expect(await signedInThere(context)).toBe(404);
});

test('a sign-out that fails says so, and the buyer is still signed in [spec 8.4, 8.5]', async ({ page, account: buyer }) => {
  await page.goto('/');
  await signInButton(page).click();
  await signInAtIdentityServer(page, buyer);
  await page.route('**/advantage/rs/login/sign_out*', (route) => route.fulfill({ status: 500, json: { responseType: 'ERROR' } }));
  await menu(page, 'Journey', 'Sign out');
  await expect(heading(page, 'Unexpected error while signing out')).toBeVisible();
  expect(await stored(page, 'access_token')).not.toBeNull();
});

test('silent sign-on goes on where the buyer is known, and quietly home where no one is [spec 2.23, 4.17, 4.21]', async ({ page, account: buyer }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${identityOrigin}/auth?`)) asked.push(new URL(request.url()).searchParams.get('prompt') ?? '');
  });
  await page.goto('/ws/cart/shopping_cart?sso=true');
  await expect(page).toHaveURL(/\/ws\/main\/start_page/);
  await expect(signInButton(page)).toBeVisible();
  await page.reload();
  await ready(page);
  expect(asked).toEqual(['none']);

  await signInButton(page).click();
  await signInAtIdentityServer(page, buyer);
  await page.evaluate(() => ['access_token', 'id_token'].forEach((key) => localStorage.removeItem(key)));
  await page.goto('/ws/cart/shopping_cart?sso=1');
  await expect(account(page, 'Journey')).toBeVisible();
  await expect(page).toHaveURL(/\/ws\/cart\/shopping_cart$/);
  expect(asked.at(-1)).toBe('none');
});

test('switching user ends both sessions and asks for another person [spec 7.28, 8.4, 8.5]', async ({ page, context, account: buyer }) => {
  const other = await newAccount('Other');
  await page.goto('/ws/cart/shopping_cart');
  await signInButton(page).click();
  await signInAtIdentityServer(page, buyer);

  await test.step('a failure has a title of its own', async () => {
    await page.route(`${identityOrigin}/session`, (route) => (route.request().method() === 'DELETE' ? route.abort() : route.continue()));
    await menu(page, 'Journey', 'Switch user');
    await expect(heading(page, 'Unexpected error while switching user')).toBeVisible();
    await page.unroute(`${identityOrigin}/session`);
  });

  await page.goto('/ws/cart/shopping_cart');
  await menu(page, 'Journey', 'Switch user');
  await page.getByLabel('Email address').waitFor();
  expect(await signedInThere(context)).toBe(404);
  await signInAtIdentityServer(page, other);
  await expect(page).toHaveURL(/\/ws\/main\/home/);
  await expect(account(page, 'Other')).toBeVisible();
});

test('who is refused learns why, with links to registration and home [spec 2.54, 2.115, 6.5, 6.7, 8.18]', async ({ page }) => {
  const pages = [
    ['/ws/vs/access_denied', 'Access denied'],
    ['/ws/restricted', 'FEDSTRIP access denied'],
    ['/ws/login/mfa_sign_in', 'Sign-in not completed'],
  ] as const;
  for (const [address, title] of pages) {
    await page.goto(address);
    if (address === '/ws/login/mfa_sign_in') await page.getByRole('button', { name: 'Complete sign-in' }).click();
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/ws/profile/registration');
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to Home Page' })).toHaveAttribute('href', '/home');
    await expectNoViolation(page, title);
  }
});

test('/authenticate and the sign-in address begin sign-in afresh [spec 2.16, 7.8]', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  for (const address of ['/authenticate', '/ws/login/sign_in']) {
    await page.evaluate(() => {
      for (const key of ['access_token', 'id_token', 'okta_config']) localStorage.setItem(key, 'old');
    });
    await page.goto(address);
    await page.getByRole('link', { name: 'Sign in again' }).click();
    await page.getByLabel('Email address').waitFor();
    await page.goto('/404?url=nowhere');
    expect([await stored(page, 'access_token'), await stored(page, 'id_token')]).toEqual([null, null]);
    expect(await stored(page, 'okta_config')).toContain('authorization_endpoint');
  }
});

test('the login screen is a modal at the right, and leads to the user id that was forgotten [spec 2.54, 7.12, 8.9]', async ({ page, account: buyer }) => {
  await page.goto('/');
  await signInButton(page).click();
  await signInAtIdentityServer(page, buyer);
  await menu(page, 'Journey', 'Sign out');
  await expect(signInButton(page)).toBeVisible();

  await page.goto('/ws/orderhistory/my_orders');
  const login = page.getByRole('dialog', { name: 'Sign in' });
  await expect(login).toBeVisible();
  const box = await login.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1270);
  await login.getByRole('link', { name: 'Forgot your user ID?' }).click();
  await expect(heading(page, 'Forgot your user ID')).toBeVisible();
  await page.getByLabel('E-mail address').fill('buyer');
  await page.getByRole('button', { name: 'Send my user ID' }).click();
  await expect(page.getByText('Enter an e-mail address, for example name@agency.gov.')).toBeVisible();
  await expectNoViolation(page, 'the form for a forgotten user id');
  for (const address of [buyer.login, 'nobody@agency.example.gov']) {
    await page.goto('/ds/login/forgot_user_id');
    await page.getByLabel('E-mail address').fill(address);
    await page.getByRole('button', { name: 'Send my user ID' }).click();
    await expect(heading(page, 'Check your e-mail')).toBeVisible();
  }
  const database = openPool(process.env['E2E_DATABASE_URL'] ?? '', { maxConnections: 1 });
  const mails = async () => (await database.query<{ recipient: string; body: string }>('select recipient, body from marketplace.mail_outbox where recipient = any($1)', [[buyer.login, 'nobody@agency.example.gov']])).rows;
  await expect.poll(mails).toEqual([{ recipient: buyer.login, body: expect.stringContaining(buyer.login) }]);
  await database.end();
});
