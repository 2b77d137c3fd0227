import { newAccount } from '../support/account.ts';
import { callAsPage } from '../support/api-as-page.ts';
import { expectNoViolation } from '../support/axe.ts';
import { expect, signInAtIdentityServer, test, type Page } from '../support/journey.ts';
import { mailedCode } from '../support/mailed-code.ts';

const department = { domain: 'dhs.example.gov', agencyCode: '7000' };
const city = { domain: 'city.example.us', agencyCode: null };
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const nameInHeader = (page: Page, givenName: string) => page.getByRole('banner').getByRole('button', { name: `${givenName} Buyer` });
const ready = (page: Page) => expect(page.locator('#first-answer')).toHaveCount(0);
const orders = '/orderhistory/my_orders';

/** A visitor of the store asks for something that needs sign-in, and signs in for it. */
async function signInForOrders(page: Page, account: Awaited<ReturnType<typeof newAccount>>): Promise<void> {
  await page.goto(`/ws${orders}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await signInAtIdentityServer(page, account);
}

test('a member of the department signs in to DHS on its own start page [spec 2.112, 2.114]', async ({ page }) => {
  const officer = await newAccount('Officer', undefined, department);
  await page.goto('/home?store=dhs');
  await expect(page).toHaveURL(/\/ws\/dhs\/start_page/);
  await expect(heading(page, 'Welcome to the DHS store')).toBeVisible();
  await expectNoViolation(page, 'the start page of DHS');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await signInAtIdentityServer(page, officer);
  await expect(heading(page, 'Welcome to the DHS store')).toBeVisible();
  await expect(nameInHeader(page, 'Officer')).toBeVisible();
  await expect(page.getByRole('main').getByText('Welcome back, Officer')).toBeVisible();
  expect((await callAsPage(page, { path: orders, headers: { 'x-store': 'DHS' } })).status).toBe(200);
});

test('a buyer with another address gives one of the department, proves it by its code, and goes on with what they began [spec 2.114]', async ({ page, account }) => {
  const own = `officer-${crypto.randomUUID().slice(0, 8)}@dhs.example.gov`;
  await page.goto('/home?store=DHS');
  await ready(page);
  await signInForOrders(page, account);
  await expect(heading(page, 'Members of the department')).toBeVisible();
  await expectNoViolation(page, 'the validation of DHS');
  expect((await callAsPage(page, { path: orders, headers: { 'x-store': 'DHS' } })).status).toBe(403);

  await page.getByRole('link', { name: 'Change profile e-mail' }).click();
  await expect(heading(page, 'Change Profile Email')).toBeVisible();
  const field = page.getByLabel('E-mail address of the department');
  for (const wrong of ['officer@evil-dhs.example.gov', 'officer@dhs.example.gov.evil.com']) {
    await field.fill(wrong);
    await page.getByRole('button', { name: 'Send the code' }).click();
    await expect(field).toHaveAccessibleDescription(/Enter an address that ends in/);
    await expect(field).toHaveValue(wrong);
  }
  await field.fill(own);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByText(`A code is on its way to ${own}.`)).toBeVisible();
  await expectNoViolation(page, 'the page for the code');

  const code = await mailedCode(own);
  const box = page.getByLabel(/^Code/);
  await box.fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(box).toHaveAccessibleDescription(/not the code that was sent/);
  await box.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(heading(page, 'Profile e-mail changed')).toBeVisible();
  await page.getByRole('link', { name: 'Continue to DHS' }).click();
  await expect(page).toHaveURL(/\/ws\/orderhistory\/my_orders/);
  await expect(heading(page, 'My Orders')).toBeVisible();
  await expect(nameInHeader(page, 'Journey')).toBeVisible();
});

test('somebody without an address of the department is denied in DHS, and orders in ADVANTAGE [spec 2.114, 6.5]', async ({ page, account }) => {
  await page.goto('/home?store=DHS');
  await ready(page);
  await signInForOrders(page, account);
  await page.getByRole('link', { name: 'I do not have a department address' }).click();
  await expect(heading(page, 'Access denied')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Only members of the department');
  await expectNoViolation(page, 'access denied in DHS');
  await page.getByRole('link', { name: 'Browse this store' }).click();
  await expect(heading(page, 'Welcome to the DHS store')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.goto('/ws/main/start_page?store=ADVANTAGE');
  await expect(nameInHeader(page, 'Journey')).toBeVisible();
  expect((await callAsPage(page, { path: orders, headers: { 'x-store': 'ADVANTAGE' } })).status).toBe(200);
});

test('STATE lets in a clerk of a city, and tells a federal member where they can order [spec 1.6, 2.113]', async ({ page, account, context }) => {
  await page.goto('/home?store=STATE');
  await expect(heading(page, 'Welcome to the store for state and local governments')).toBeVisible();
  await ready(page);
  await signInForOrders(page, account);
  await expect(heading(page, 'State and local members only')).toBeVisible();
  await expectNoViolation(page, 'the validation of STATE');
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());

  const clerk = await newAccount('Clerk', undefined, city);
  await page.goto('/home?store=STATE');
  await ready(page);
  await signInForOrders(page, clerk);
  await expect(heading(page, 'My Orders')).toBeVisible();
});

test('the login pages of the virtual stores say what the store is, and let visitors go on [spec 2.30, 2.112]', async ({ page }) => {
  await page.goto('/ws/main/start_page?store=AIRFORCE&type=login');
  await expect(page).toHaveTitle('Air Force login - AIRFORCE');
  await expect(heading(page, 'Sign in to AIRFORCE')).toBeVisible();
  await expectNoViolation(page, 'the Air Force login');
  await page.getByRole('link', { name: 'Browse without signing in' }).click();
  await expect(heading(page, 'Welcome to the Air Force store')).toBeVisible();
  await page.goto('/ws/va/start_page?type=login');
  await expect(page).toHaveURL(/store=VA/);
  await expect(heading(page, 'Sign in to VA')).toBeVisible();
});
