import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { browserSwitches, findBrowser } from '@quartermaster/core-testing/browser';
import { freePort, oneTestDatabase } from '@quartermaster/database/testing';
import axe from 'axe-core';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invite } from '../account-changes/index.ts';
import { totpCode } from '../accounts/index.ts';
import { addressIn, mailbox } from '../testing/mailbox.ts';
import { openTestIdentity, type TestIdentity } from '../testing/identity.ts';

const executablePath = findBrowser();
const [database] = oneTestDatabase();

// In-page code is text: this package is checked without the names of a browser.
const SMALL_TARGETS = `[...document.querySelectorAll('button, input:not([type=hidden]), .brand, a.primary, summary')]
  .filter((element) => element.getBoundingClientRect().height < 44).map((element) => element.outerHTML)`;

const VIOLATIONS = `axe.run(document, { resultTypes: ['violations'], selectors: false, preload: { assets: ['media'] } })
  .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 160)).join(', ')))`;

describe.each([
  ['desktop', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 844 }],
])('the pages in a browser, %s', { timeout: 120_000 }, (_name, viewport) => {
  let identity: TestIdentity;
  let web: Server;
  let webOrigin: string;
  let chrome: Browser;
  let context: BrowserContext;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    if (!database) throw new Error('No test database is chosen.');
    const port = await freePort();
    webOrigin = `http://localhost:${port}`;
    identity = await openTestIdentity(database, { webOrigin, deskSecret: 'the secret of the desk in a test, long enough' });
    web = createServer((_request, response) => void response.setHeader('content-type', 'text/html').end('<title>web</title>'));
    await new Promise<void>((resolve) => void web.listen(port, 'localhost', resolve));
    chrome = await chromium.launch({
      ...(executablePath !== null && { executablePath }),
      args: [...browserSwitches],
    });
  });
  afterAll(async () => {
    await chrome.close();
    await new Promise((resolve) => void web.close(resolve));
    await identity.stop();
  });

  beforeEach(async () => {
    context = await chrome.newContext({ viewport });
    page = await context.newPage();
    complaints = [];
    // A page with mistakes has status 422, which the console reports as a failed resource.
    page.on('console', (message) => message.type() === 'error' && !message.text().includes('(Unprocessable') && complaints.push(message.text()));
  });
  afterEach(() => context.close());

  const signInUrl = () => identity.authorizeUrl({ redirect_uri: `${webOrigin}/pkce/callback` }).url.href;

  async function expectGoodPage(): Promise<void> {
    // The pages have no frames: axe needs no second page to put together what frames found.
    await page.evaluate(axe.source);
    expect(await page.evaluate<string[]>(VIOLATIONS)).toEqual([]);
    const [content, room] = await page.evaluate<[number, number]>('[document.documentElement.scrollWidth, innerWidth]');
    expect(content).toBeLessThanOrEqual(room);
    expect(await page.evaluate<string[]>(SMALL_TARGETS)).toEqual([]);
    expect(await page.evaluate<boolean>(`document.fonts.check('16px "Public Sans"')`)).toBe(true);
  }

  async function enter(text: string): Promise<void> {
    await page.keyboard.type(text);
    const loaded = page.waitForEvent('load');
    await page.keyboard.press('Enter');
    await loaded;
  }

  // The browser moves the focus with the first frame, a moment after the page has loaded.
  const expectFocus = (id: string) => page.locator(`#${id}:focus`).waitFor({ timeout: 20_000 });

  it('lead through a sign-in with the keyboard alone, each without an accessibility violation', async () => {
    const account = await identity.newAccount();
    await page.goto(signInUrl());
    expect(await page.title()).toBe('Sign in - Quartermaster');
    await expectFocus('login');
    await expectGoodPage();
    await enter('');
    await expectFocus('login');
    await expectGoodPage();
    await page.keyboard.type(account.email);
    await page.keyboard.press('Tab');
    await enter('Wrong-password-1');
    await expectFocus('password');
    await expectGoodPage();
    await enter(account.password);
    await expectFocus('code');
    await expectGoodPage();
    await enter('12345');
    await expectFocus('code');
    await expectGoodPage();
    await enter(identity.code(account));
    expect(page.url().startsWith(`${webOrigin}/pkce/callback?code=`)).toBe(true);
    const session = await page.evaluate<object>(`fetch('${identity.issuer}/session', { credentials: 'include' }).then((answer) => answer.json())`);
    expect(session).toMatchObject({ login: account.email.toLowerCase() });

    await page.goto(`${identity.issuer}/session/end`);
    await expectGoodPage();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
    await expectGoodPage();
    expect(complaints).toEqual([]);
  });

  it('lead a newcomer through the page of a link, and say that it does not work any more', async () => {
    const { link } = await invite(identity.store, { email: `newcomer.${viewport.width}@agency.example.gov`, givenName: 'New', familyName: 'Comer', agencyCode: '' }, { actor: 'chief', reason: 'Request', now: identity.clock.now() });
    const address = `${identity.issuer}/set-up/${link?.token ?? ''}`;
    await page.goto(address);
    expect(await page.title()).toBe('Set up your account - Quartermaster');
    await expectFocus('password');
    await page.getByRole('img', { name: /QR code/ }).waitFor();
    await expectGoodPage();
    await enter('too short');
    await expectFocus('password');
    await expectGoodPage();
    const secret = (await page.locator('.key').innerText()).replaceAll(' ', '');
    await page.keyboard.type('A new one for 2026!');
    await page.keyboard.press('Tab');
    await page.keyboard.type('A new one for 2026!');
    await page.locator('#code').focus();
    await enter(totpCode(secret, identity.clock.now()));
    await page.getByRole('heading', { name: 'You are all set' }).waitFor();
    await expectGoodPage();
    expect((await page.goto(address))?.status()).toBe(410);
    await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
    await expectGoodPage();
    expect(complaints.filter((text) => !text.includes('410'))).toEqual([]);
  });

  it('lead a person who has lost the password from the sign-in page to a new one, by keyboard alone', async () => {
    const account = await identity.newAccount();
    await page.goto(signInUrl());
    await expectFocus('login');
    await page.getByRole('link', { name: 'I have lost my password' }).focus();
    await enter('');
    await expectFocus('login');
    await expectGoodPage();
    await enter('no address');
    await page.getByRole('alert').getByText('Enter an e-mail address').waitFor();
    await expectFocus('login');
    await expectGoodPage();
    await page.locator('#login').fill('');
    await enter(account.email);
    await page.getByRole('heading', { name: 'Look into your mail' }).waitFor();
    await expectGoodPage();
    await page.goto(addressIn(await mailbox(identity).nextMail(account.email, 'lost-password')));
    await expectFocus('password');
    await expectGoodPage();
    await enter('too short');
    await expectFocus('password');
    await expectGoodPage();
    await page.keyboard.type('A new one for 2026!');
    await page.keyboard.press('Tab');
    await enter('A new one for 2026!');
    await page.getByRole('heading', { name: 'Your password is changed' }).waitFor();
    await expectGoodPage();
    expect(await page.getByRole('link', { name: 'Go to Quartermaster' }).getAttribute('href')).toBe(`${webOrigin}/`);
    expect(complaints).toEqual([]);
  });

  it('help a person who cannot use the app, without a violation', async () => {
    const account = await identity.newAccount();
    await page.goto(signInUrl());
    await page.locator('#login').fill(account.email);
    await page.locator('#password').focus();
    await enter(account.password);
    await page.getByRole('link', { name: 'I cannot use my app' }).focus();
    await enter('');
    await page.getByRole('heading', { name: 'Sign in without your app' }).waitFor();
    await expectFocus('recovery');
    await expectGoodPage();
    await enter('no code');
    await expectFocus('recovery');
    await expectGoodPage();
    await page.getByRole('button', { name: 'Ask the help desk' }).focus();
    await enter('');
    await page.getByRole('heading', { name: 'The help desk was asked' }).waitFor();
    await expectGoodPage();
    expect(complaints).toEqual([]);
  });

  it('let a person change what the account is signed in with, without a violation, on each page and with mistakes', async () => {
    const account = await identity.newAccount();
    await page.goto(`${identity.issuer}/account`);
    await page.locator('#login').fill(account.email);
    await page.locator('#password').focus();
    await enter(account.password);
    await expectFocus('code');
    await enter(identity.code(account));
    await page.getByRole('heading', { name: 'Your account' }).waitFor();
    expect(await page.getByText('(this browser)').count()).toBe(1);
    await expectGoodPage();
    for (const [link, heading, first] of [['Change the password', 'Change the password', 'present'], ['Set up another authenticator app', 'Set up another authenticator app', 'present'], ['Make new recovery codes', 'Make new recovery codes', 'present'], ['Change the e-mail address', 'Change the e-mail address', 'email']] as const) {
      await page.getByRole('link', { name: link }).click();
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await expectFocus(first);
      await expectGoodPage();
      await enter('x');
      await page.getByRole('alert').waitFor();
      await expectGoodPage();
      await page.getByRole('link', { name: 'Back to your account' }).click();
      await page.getByRole('heading', { name: 'Your account' }).waitFor();
    }
    await page.getByRole('link', { name: 'Change the e-mail address' }).click();
    await page.locator('#email').fill(`new.${account.email}`);
    await page.locator('#present').focus();
    await enter(account.password);
    await page.getByRole('heading', { name: 'Confirm the new address' }).waitFor();
    await expectFocus('code');
    await expectGoodPage();
    await page.getByRole('link', { name: 'Back to your account' }).click();
    identity.clock.advance(31);
    await page.getByRole('link', { name: 'Make new recovery codes' }).click();
    await expectFocus('present');
    await enter(identity.code(account));
    await page.getByRole('heading', { name: 'You have new recovery codes' }).waitFor();
    expect(await page.locator('.codes li').count()).toBe(10);
    await expectGoodPage();
    await page.getByRole('link', { name: 'Back to your account' }).click();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('heading', { name: 'You are signed out everywhere' }).waitFor();
    await expectGoodPage();
    expect(complaints).toEqual([]);
  });

  it('tell how strong a password is while it is typed, and take one that is pasted', async () => {
    const { link } = await invite(identity.store, { email: `strong.${viewport.width}@agency.example.gov`, givenName: 'Strong', familyName: 'Word', agencyCode: '' }, { actor: 'chief', reason: 'Request', now: identity.clock.now() });
    await page.goto(`${identity.issuer}/set-up/${link?.token ?? ''}`);
    await expectFocus('password');
    const said = page.locator('.strength [role=status]');
    await page.keyboard.type('Password');
    await said.getByText('Still needed: at least 12 characters; at least one digit; at least one special character').waitFor();
    await page.keyboard.type('-2026!');
    await said.getByText('too easy to guess').waitFor();
    await page.locator('#password').fill('');
    await page.keyboard.insertText('correct horse battery 7!');
    await said.getByText('Strength: very good.').waitFor();
    expect(await page.locator('.needs .met').count()).toBe(4);
    await expectGoodPage();
    const reveal = page.getByRole('button', { name: 'Show passwords' });
    await reveal.click();
    expect(await page.locator('#password').getAttribute('type')).toBe('text');
    expect(await reveal.getAttribute('aria-pressed')).toBe('true');
    expect(complaints).toEqual([]);
  });

  it('say what a password needs, and show no button that does nothing, without the script', async () => {
    const plain = await chrome.newContext({ viewport, javaScriptEnabled: false });
    try {
      const { link } = await invite(identity.store, { email: `plain.${viewport.width}@agency.example.gov`, givenName: 'Plain', familyName: 'Page', agencyCode: '' }, { actor: 'chief', reason: 'Request', now: identity.clock.now() });
      const without = await plain.newPage();
      await without.goto(`${identity.issuer}/set-up/${link?.token ?? ''}`);
      expect(await without.locator('.needs li').count()).toBe(4);
      expect(await without.locator('.reveal:visible, .strength:visible').count()).toBe(0);
      // The pages of the account too, also for a person whom the marketplace has not let in yet.
      const account = await identity.newAccount({ isApproved: false });
      await without.goto(`${identity.issuer}/account/password`);
      await without.locator('#login').fill(account.email);
      await without.locator('#password').fill(account.password);
      await without.locator('#password').press('Enter');
      await without.locator('#code').fill(identity.code(account));
      await without.locator('#code').press('Enter');
      await without.locator('#present').fill(account.password);
      for (const id of ['password', 'again']) await without.locator(`#${id}`).fill('Pasted without a script, 7');
      await without.locator('#again').press('Enter');
      await without.getByText('Your password is changed.').waitFor();
    } finally {
      await plain.close();
    }
  });

  it('let the person cancel', async () => {
    await page.goto(signInUrl());
    await page.getByRole('button', { name: 'Cancel and go back' }).click();
    await page.waitForURL(/\/pkce\/callback/);
    expect(new URL(page.url()).searchParams.get('error')).toBe('login_required');
  });

  it('go back to the marketplace without a question after the sign-in has ended', async () => {
    const back = new URLSearchParams({ client_id: 'quartermaster-web', post_logout_redirect_uri: `${webOrigin}/pkce/logout` });
    await page.goto(`${identity.issuer}/session/end?${back.toString()}`);
    await page.waitForURL(`${webOrigin}/pkce/logout`);
    expect(complaints).toEqual([]);
  });

  it('explain what is wrong with an address', async () => {
    for (const path of [identity.authorizeUrl({ redirect_uri: 'http://127.0.0.1:1/' }).url.href, `${identity.issuer}/interaction/old`, `${identity.issuer}/nowhere`]) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBeGreaterThanOrEqual(400);
      await expectGoodPage();
    }
  });
});
