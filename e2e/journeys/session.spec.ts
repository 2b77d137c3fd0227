import { newAccount, type Account } from '../support/account.ts';
import { expectNoViolation } from '../support/axe.ts';
import { expect, signInAtIdentityServer, test, type Page } from '../support/journey.ts';
import { webPort } from '../support/origin.ts';
import { ownMarketplace, type OwnMarketplace } from '../support/own-marketplace.ts';

/** Seconds. The warning comes after 32 and counts eight down. */
const timeout = 40;
const untilWarned = { timeout: 60_000 };
const expiredText = 'Your session with the server expired due to inactivity. Please close this window and relaunch the application in a fresh new window.';
/** A page of buyers with a form that is sent by its button only. */
const pageWithForm = '/ws/orderhistory/my_orders?from=2026-01-01';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let shop: OwnMarketplace;
let buyer: Account;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = await ownMarketplace(webPort + 20, { SESSION_TIMEOUT: String(timeout) });
  buyer = await newAccount('Journey', shop.databaseUrl);
});
test.afterAll(async () => shop?.stop());

const warningIn = (page: Page) => page.getByRole('alertdialog', { name: 'Your session is about to expire' });
const typedIn = (page: Page) => page.getByLabel('Placed to');
const expiredIn = (page: Page) => page.getByRole('heading', { level: 1, name: 'Session Expired' });

async function signIn(page: Page): Promise<void> {
  await page.goto(`${shop.origin}/`);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signInAtIdentityServer(page, buyer);
  await expect(page.getByRole('banner')).toContainText(buyer.givenName);
}

/** The identity server may still know the buyer: then it asks for nothing. */
async function signInAgain(page: Page): Promise<void> {
  const isBack = page.waitForURL((url) => url.origin === shop.origin && url.pathname === new URL(pageWithForm, shop.origin).pathname, { timeout: 60_000 });
  const isAsked = page.getByLabel('Email address').waitFor({ timeout: 60_000 }).then(() => 'asked' as const, () => null);
  if ((await Promise.race([isBack.then(() => 'back' as const), isAsked])) === 'asked') await signInAtIdentityServer(page, buyer);
  await isBack;
}

/** Tab until the button has the focus: a dialog keeps it inside. */
async function tabTo(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  for (let presses = 0; presses < 6; presses += 1) {
    if (await button.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
}

test('the warning is extended by keyboard and leaves what was typed; declining ends the session, and what was typed is there after signing in again [spec 4.30, 4.31, 4.37, 8.15]', async ({ page }) => {
  await signIn(page);
  await page.goto(`${shop.origin}${pageWithForm}`);
  await typedIn(page).fill('2026-02-03');
  await expect(warningIn(page)).toBeVisible(untilWarned);
  await tabTo(page, 'Stay signed in');
  await page.keyboard.press('Enter');
  await expect(warningIn(page)).toBeHidden();
  await expect(typedIn(page)).toHaveValue('2026-02-03');
  await expect(typedIn(page)).toBeFocused();

  await expect(warningIn(page)).toBeVisible(untilWarned);
  await warningIn(page).getByRole('button', { name: 'End session' }).click();
  await expect(expiredIn(page)).toBeVisible();
  await expect(page.getByText(expiredText)).toBeVisible();
  await expect(page.getByRole('link', { name: /home/i })).toHaveCount(0);
  await expectNoViolation(page, 'Session Expired');
  expect(await page.evaluate(() => ['access_token', 'id_token', 'userinfo', 'warnUsersAboutSessionExpiring'].map((key) => localStorage.getItem(key)))).toEqual([null, null, null, null]);

  await page.getByRole('button', { name: 'Sign in again' }).click();
  await signInAgain(page);
  await expect(typedIn(page)).toHaveValue('2026-02-03');
});

test('two tabs warn together; extending in one is enough for both, and both expire together [spec 4.30, 4.31, 4.36]', async ({ page, context }) => {
  await signIn(page);
  const second = await context.newPage();
  await second.goto(`${shop.origin}${pageWithForm}`);
  await expect(typedIn(second)).toBeVisible();
  await expect(warningIn(second)).toBeVisible(untilWarned);
  await expect(warningIn(page)).toBeVisible();
  await warningIn(page).getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warningIn(page)).toBeHidden();
  await expect(warningIn(second)).toBeHidden();

  await expect(expiredIn(second)).toBeVisible({ timeout: 80_000 });
  await expect(expiredIn(page)).toBeVisible();
});

test('signing out in one tab signs the other off [spec 3.4, 4.18]', async ({ page, context }) => {
  await signIn(page);
  const second = await context.newPage();
  await second.goto(`${shop.origin}${pageWithForm}`);
  await expect(typedIn(second)).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: buyer.givenName }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(second.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible();
  await expect(second.getByText(buyer.givenName)).toHaveCount(0);
});

test('a session that the server has ended is begun anew, and what was typed is there after signing in again [spec 4.32, 4.33]', async ({ page }) => {
  await signIn(page);
  await page.goto(`${shop.origin}${pageWithForm}`);
  await typedIn(page).fill('2026-02-03');
  // This tab waits longer than the server does, as one does whose clock was set back.
  await page.evaluate(() => localStorage.setItem('sessionTimeout', '1800'));
  await page.waitForTimeout((timeout + 2) * 1000);
  await page.getByRole('button', { name: 'Apply filters' }).click();
  const question = page.getByRole('alertdialog', { name: 'Your session has expired' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Create a new session' }).click();
  await expect(page).toHaveURL(/start_page/);
  expect(await page.evaluate(() => localStorage.getItem('warnUsersAboutSessionExpiring'))).toBeNull();
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signInAgain(page);
  await page.goto(`${shop.origin}${pageWithForm}`);
  await expect(typedIn(page)).toHaveValue('2026-02-03');
});
