import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { expectNoViolation } from '../support/axe.ts';
import { identityOrigin, origin } from '../support/origin.ts';

const cart = '**/advantage/rs/cart/shopping_cart*';

/** Makes the network answer one call with an error, as a broken server would. */
const failing = (page: Page, status: number, body: object) => page.route(cart, (route) => route.fulfill({ status, json: body }));

const detail = (page: Page, name: string) => page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) }).locator('xpath=following-sibling::dd[1]');

test('an HTTP error leads to its screen, with the server’s title and all details for the help desk, and to its form [spec 2.136, 8.10, 8.21]', async ({ page }) => {
  await failing(page, 500, {
    responseType: 'ERROR',
    message: 'The cart could not be read.',
    msgType: 'Cart Not Available',
    attributes: { errorID: 'request-7', occurrenceTimeOnServer: '2026-11-21T12:00:00.000Z', code: 'INTERNAL' },
  });
  await page.goto('/ws/cart/shopping_cart?from=mail');
  await expect(page).toHaveURL(`${origin}/ds/error/http_error`);
  await expect(page.getByRole('heading', { level: 1, name: 'Cart Not Available' })).toBeVisible();
  await expect(page.getByText('The application could not execute the request. Please report this error to the help desk.')).toBeVisible();
  await page.getByText('Error details').click();
  await expect(detail(page, 'Date')).toHaveText('2026-11-21T12:00:00.000Z');
  await expect(detail(page, 'Status')).toHaveText(/^500/);
  await expect(detail(page, 'Message')).toHaveText('The cart could not be read.');
  await expect(detail(page, 'User')).toHaveText('Not signed in');
  await expect(detail(page, 'Store')).toHaveText('ADVANTAGE (0)');
  await expect(detail(page, 'Server error ID')).toHaveText('request-7');
  await expect(detail(page, 'Web service path')).toHaveText('/cart/shopping_cart');
  await expect(detail(page, 'Query')).toHaveText('from=mail');
  await expect(detail(page, 'Error ID')).toHaveText(/^[0-9a-f-]{36}$/);
  await expectNoViolation(page, 'the error screen with its details');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart Not Available' })).toBeVisible();

  await page.getByRole('link', { name: 'Report this error' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Help desk' })).toBeVisible();
  await expect(page.getByText('Sent with the error ID request-7.')).toBeVisible();
  await expectNoViolation(page, 'the page of the help desk');
  await page.getByRole('textbox', { name: 'Your message' }).fill('The cart did not open.');
  await page.getByRole('button', { name: 'Send the message' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your message is recorded' })).toBeVisible();
  await expect(page.getByText(/^Its reference number is H-\d{7}-\d\./)).toBeVisible();
});

test('an answer without a name, without a screen or without an address says which it is [spec 4.8, 4.12, 8.11, 8.12, 8.14]', async ({ page }) => {
  const cases: [object, RegExp, RegExp][] = [
    [{}, /Missing Response Error/, /without a name/],
    [{ responseType: 'SUCCESS', responseName: 'Unheard' }, /Unexpected Response Error/, /Could not find mapping .*This is a bug\. Please contact the help desk/],
    [{ responseType: 'REDIRECT' }, /Missing Redirection Error/, /did not say which/],
  ];
  for (const [answer, title, message] of cases) {
    await page.unrouteAll();
    await page.route(cart, (route) => route.fulfill({ json: answer }));
    await page.goto('/ws/cart/shopping_cart');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('paragraph').filter({ hasText: message })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to Home Page' })).toBeVisible();
  }
  await page.goto('/ws/no/such/service');
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected request' })).toBeVisible();
});

test('a display-only page without a mapping is titled Unexpected Error [spec 2.7, 2.8]', async ({ page }) => {
  await page.goto('/ds/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Error' })).toBeVisible();
});

test('a call that takes longer than a moment shows the spinner over the whole window [spec 2.25, 4.45, 9.9]', async ({ page }) => {
  await page.goto('/ws/main/start_page');
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/advantage/rs/search/advantage_search*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('combobox', { name: 'Words, part number or national stock number (NSN)' }).fill('toner');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const spinner = page.getByText('Searching...');
  await expect(spinner).toBeVisible();
  const covered = await spinner.evaluate((element) => {
    const top = document.elementFromPoint(innerWidth / 2, 40);
    for (let node: Element | null = element; node !== null; node = node.parentElement) if (node.contains(top)) return node !== document.body && node !== document.documentElement;
    return false;
  });
  expect(covered, 'the spinner lies over the header too').toBe(true);
  letGo();
  await expect(page).toHaveURL(/q=toner/);
  await expect(spinner).toBeHidden();
});

test('a message is at the top right on a fifth of the window, goes after five seconds, and stays while a buyer reads it [spec 2.25, 8.22, 9.3]', async ({ page }) => {
  await page.setViewportSize({ width: 1800, height: 900 });
  await page.clock.install();
  await page.goto('/ws/search/advantage_search?q=toner');
  // From now on the page's time passes when it is told to.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: /^Add .* to the cart$/ }).first().click();
  const message = page.getByRole('region', { name: 'Messages' }).getByText(/added to the cart\./);
  await expect(message).toBeVisible();
  const region = await page.getByRole('region', { name: 'Messages' }).boundingBox();
  expect(region?.width).toBeCloseTo(360, -1);
  expect((region?.x ?? 0) + (region?.width ?? 0)).toBeGreaterThan(1750);
  await message.hover();
  await page.clock.runFor(6000);
  await expect(message).toBeVisible();
  await page.mouse.move(10, 500);
  await page.clock.runFor(5500);
  await expect(message).toBeHidden();
});

test('nothing is written to the console and nothing leaves the site [spec 7.31, 9.14]', async ({ page }) => {
  const written: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => {
    if (!message.text().startsWith('Failed to load resource')) written.push(message.text());
  });
  page.on('request', (request) => {
    if (![origin, identityOrigin].some((own) => request.url().replace(/^ws/, 'http').startsWith(own)) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  await page.route('**/advantage/rs/catalog/product_detail*', (route) => route.fulfill({ json: { responseType: 'SUCCESS', responseName: 'ProductDetail', attributes: {} } }));
  await page.goto('/ws/search/advantage_search?q=toner');
  await page.getByRole('main').locator('a[href*="product_detail"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Error' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  expect(written).toEqual([]);
  expect(foreign).toEqual([]);
});
