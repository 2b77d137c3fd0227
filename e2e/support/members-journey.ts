import { newAccount, type Account } from './account.ts';
import { callAsPage, type ApiAnswer, type ApiCall } from './api-as-page.ts';
import { expectNoViolation } from './axe.ts';
import { addFirstResult, completeReview, expect, searchFor, signInAtIdentityServer, test, type Page } from './journey.ts';
import { mailedCode } from './mailed-code.ts';

/** A store for members of a department: the same steps, whether it is built with the web or its owner ships it alone. */
export interface MembersStore {
  readonly name: string;
  /** Where its own pages are, such as `/dhs`. */
  readonly pages: string;
  /** The beginning of its order numbers. */
  readonly orderPrefix: RegExp;
}

const department = { domain: 'dhs.example.gov', agencyCode: '7000' };
const orders = '/orderhistory/my_orders';

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
export const ready = (page: Page) => expect(page.locator('#first-answer')).toHaveCount(0);
const nameInHeader = (page: Page, givenName: string) => page.getByRole('banner').getByRole('button', { name: `${givenName} Buyer` });

/** A visitor of the store asks for something that needs sign-in, and signs in for it. */
export async function signInForOrders(page: Page, account: Account): Promise<void> {
  await page.goto(`/ws${orders}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await signInAtIdentityServer(page, account);
}

/** Calls from a document beside the page, of the same browser and origin: the page of a store that is shipped alone hands out nothing to call with. */
async function callBeside(page: Page, call: ApiCall): Promise<ApiAnswer> {
  const beside = await page.context().newPage();
  await beside.goto('/stores/import-map.json');
  try {
    return await callAsPage(beside, call);
  } finally {
    await beside.close();
  }
}

/** Buyers who may use the store and buyers who may not, from the start page to an order (specification, sections 2 and 6). */
export function membersJourney({ name, pages, orderPrefix }: MembersStore): void {
  const asked = { path: orders, headers: { 'x-store': name } };
  const home = `/home?store=${name.toLowerCase()}`;
  const welcome = `Welcome to the ${name} store`;

  test(`a member of the department signs in to ${name} on its own start page [spec 2.112, 2.114]`, async ({ page }) => {
    const officer = await newAccount('Officer', undefined, department);
    await page.goto(home);
    await expect(page).toHaveURL(({ pathname }) => pathname === `/ws${pages}/start_page`);
    await expect(heading(page, welcome)).toBeVisible();
    await expectNoViolation(page, `the start page of ${name}`);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await signInAtIdentityServer(page, officer);
    await expect(heading(page, welcome)).toBeVisible();
    await expect(nameInHeader(page, 'Officer')).toBeVisible();
    await expect(page.getByRole('main').getByText('Welcome back, Officer')).toBeVisible();
    expect((await callBeside(page, asked)).status).toBe(200);
  });

  test(`a member orders in ${name} [spec 2.114]`, async ({ page }) => {
    const officer = await newAccount('Officer', undefined, department);
    await page.goto(home);
    await ready(page);
    await signInForOrders(page, officer);
    await expect(heading(page, 'My Orders')).toBeVisible();
    await searchFor(page, 'envelope');
    await addFirstResult(page);
    await page.getByRole('banner').getByRole('link', { name: /Cart \(1/ }).click();
    await page.getByRole('link', { name: /^Check out/ }).click();
    await expect(heading(page, 'Checkout Review')).toBeVisible();
    await completeReview(page);
    await page.getByRole('button', { name: /^Place \d orders? for \$/ }).click();
    await expect(heading(page, /^Order \S+ placed$/)).toBeVisible();
    expect((await heading(page, /^Order/).textContent()) ?? '').toMatch(orderPrefix);
  });

  test(`a buyer with another address gives one of the department to ${name}, proves it by its code, and goes on [spec 2.114]`, async ({ page, account }) => {
    const own = `officer-${crypto.randomUUID().slice(0, 8)}@dhs.example.gov`;
    await page.goto(home);
    await ready(page);
    await signInForOrders(page, account);
    await expect(heading(page, 'Members of the department')).toBeVisible();
    await expectNoViolation(page, `the validation of ${name}`);
    expect((await callBeside(page, asked)).status).toBe(403);

    // They are signed in elsewhere, and look around here as a visitor does, up to a full cart.
    await page.goto('/ws/search/advantage_search?q=envelope');
    await addFirstResult(page);
    await page.getByRole('banner').getByRole('link', { name: /Cart \(1/ }).click();
    await page.getByRole('link', { name: /^Check out/ }).click();
    await expect(heading(page, 'Members of the department')).toBeVisible();

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
    await page.getByRole('button', { name: `Continue to ${name}` }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === '/ws/checkout/checkout_review');
    await expect(heading(page, 'Checkout Review')).toBeVisible();
    await expect(nameInHeader(page, 'Journey')).toBeVisible();
  });

  test(`a buyer without an address of the department is denied in ${name}, and orders in ADVANTAGE [spec 2.114, 6.5]`, async ({ page, account }) => {
    await page.goto(home);
    await ready(page);
    await signInForOrders(page, account);
    await page.getByRole('link', { name: 'I do not have a department address' }).click();
    await expect(heading(page, 'Access denied')).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Only members of the department');
    await expectNoViolation(page, `access denied in ${name}`);
    await page.getByRole('link', { name: 'Browse this store' }).click();
    await expect(heading(page, welcome)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
    await page.goto('/ws/main/start_page?store=ADVANTAGE');
    await expect(nameInHeader(page, 'Journey')).toBeVisible();
    expect((await callBeside(page, { path: orders, headers: { 'x-store': 'ADVANTAGE' } })).status).toBe(200);
  });
}
