import { addFirstResult, expect, searchFor, signInAtIdentityServer, test, type Page } from '../support/journey.ts';
import { openOwnServer, type OwnServer } from '../support/own-server.ts';
import { webPort } from '../support/origin.ts';

/** The tab has its websocket. */
async function connected(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('wsID')), { message: 'a wsID', timeout: 30_000 }).toMatch(/^[\w-]+\.[\w-]+$/);
}

const spinner = (page: Page) => page.getByRole('status').filter({ hasText: /attempt \d+\.\.\.|try again in a few seconds|Giving up/ });

/** What the page says from now on, in its order: on a busy machine a notice may have made way for the next before it is looked for. */
async function noteStatuses(page: Page): Promise<readonly string[]> {
  const said: string[] = [];
  await page.exposeFunction('tellStatus', (text: string) => said.push(text));
  await page.evaluate(() => {
    const tell = (): void => document.querySelectorAll('[role="status"]').forEach(({ textContent }) => Reflect.apply(Reflect.get(window, 'tellStatus'), null, [textContent]));
    new MutationObserver(tell).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return said;
}

const firstField = (page: Page) => page.getByRole('form', { name: 'Register' }).getByRole('textbox').first();

test.describe('with a server that may fail', () => {
  // One process at a time: the tests kill it.
  test.describe.configure({ mode: 'serial' });
  let server: OwnServer;
  // eslint-disable-next-line no-empty-pattern
  test.beforeAll(async ({}, { parallelIndex }) => {
    test.setTimeout(300_000);
    server = await openOwnServer(webPort + 4 + parallelIndex);
  });
  test.afterAll(() => server.close());

  test('an announcement of the operator is shown at once [spec 3.15]', async ({ page }) => {
    await page.goto(server.origin);
    await connected(page);
    // It is shown for some seconds only, which may be over when the operator's program has ended.
    await Promise.all([expect(page.getByText('Closed from 6 p.m. <today>')).toBeVisible({ timeout: 60_000 }), server.announce('Closed from 6 p.m. <today>', '--type=warning')]);
  });

  test('the server dies under an open page and comes back: attempts are counted, then the page is there again with what was typed [spec 4.38, 4.39, 4.40]', async ({ page }) => {
    await page.clock.install();
    await page.goto(`${server.origin}/ws/profile/registration`);
    await connected(page);
    await firstField(page).pressSequentially('Ada');
    const said = await noteStatuses(page);
    await server.kill();
    const hears = (words: string) => expect.poll(() => said.some((text) => text.includes(words)), { message: words, timeout: 60_000 }).toBe(true);
    // The first tick comes within ten seconds.
    await page.clock.runFor(10_000);
    await hears('The connection to the server was lost. Connecting again, attempt 1...');
    await page.clock.runFor(10_000);
    await hears('attempt 2...');
    await expect(spinner(page)).toBeVisible();
    const reloaded = page.waitForEvent('load', { timeout: 0 });
    await server.start();
    await page.clock.runFor(10_000);
    await reloaded;
    await expect(spinner(page)).toHaveCount(0);
    await expect(firstField(page)).toHaveValue('Ada');
  });

  test('on an error page the server that is back leads to the root of the application [spec 4.40]', async ({ page }) => {
    await page.clock.install();
    await page.goto(`${server.origin}/404?url=/nowhere`);
    await connected(page);
    await server.kill();
    await page.clock.runFor(10_000);
    await expect(spinner(page)).toContainText(/attempt \d+\.\.\.|try again/);
    await server.start();
    await page.clock.runFor(10_000);
    await expect(page).not.toHaveURL(/404/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('after 60 attempts nothing but a new start helps [spec 4.41, 8.17, 8.20, 9.6]', async ({ page }) => {
    await page.clock.install();
    await page.goto(server.origin);
    await connected(page);
    const said = await noteStatuses(page);
    await server.kill();
    const wasSaid = (words: string): boolean => said.some((text) => text.includes(words));
    // Time runs faster than the network: a tick is skipped while an attempt has not been refused yet.
    await expect(async () => {
      await page.clock.runFor(wasSaid('attempt 59') ? 2_000 : 10_000);
      expect(wasSaid('Unable to connect after 60 attempts. Giving up!')).toBe(true);
    }).toPass({ timeout: 180_000, intervals: [100] });
    await page.clock.runFor(4_000);
    await expect(page.getByRole('heading', { level: 1, name: 'Please relaunch this application' })).toBeVisible();
    await expect(page.getByRole('paragraph').filter({ hasText: 'Unable to connect with the server...' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to Home Page' })).toHaveCount(0);
    expect(wasSaid('The connection to the server was lost. Connecting again, attempt ')).toBe(true);
    expect(wasSaid('Still trying to connect, attempt 60...')).toBe(true);
    await server.start();
  });
});

test('what one tab adds to the cart the header of another counts, without a word', async ({ page, context }) => {
  await page.goto('/');
  const second = await context.newPage();
  await second.goto('/');
  await Promise.all([connected(page), connected(second)]);
  await searchFor(second, 'toner');
  await addFirstResult(second);
  await expect(page.getByRole('link', { name: /Cart \(1/ })).toBeVisible();
});

test('who signs out in one tab is signed out in the others, and their connection was not lost', async ({ page, context, account }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signInAtIdentityServer(page, account);
  const second = await context.newPage();
  await second.goto('/');
  await expect(second.getByRole('banner').getByText(account.givenName).first()).toBeVisible();
  await Promise.all([connected(page), connected(second)]);
  await page.goto('/ws/login/sign_out');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(second.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible({ timeout: 30_000 });
  await expect(spinner(second)).toHaveCount(0);
});

test('calls name the websocket of their tab [spec 7.1, 7.27]', async ({ page }) => {
  await page.goto('/');
  await connected(page);
  const wsID = await page.evaluate(() => sessionStorage.getItem('wsID'));
  const call = page.waitForRequest((request) => request.url().includes('/advantage/rs/search/advantage_search'));
  await searchFor(page, 'toner');
  expect((await call).headers()['x-websocket-id']).toBe(wsID);
});
