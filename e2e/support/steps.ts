import { expect, type Page } from '@playwright/test';
import type { Account } from './account.ts';
import { alive } from './alive.ts';
import { press } from './press.ts';

export { press };

/** True where the page is laid out for a phone. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 1280) < 640;

/** Password and code at the identity server, until the browser is back. */
export async function signInAtIdentityServer(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Email address').waitFor();
  const identityOrigin = new URL(page.url()).origin;
  await page.getByLabel('Email address').fill(account.login);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Six-digit code').fill(await account.nextCode());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.origin !== identityOrigin && !url.pathname.startsWith('/pkce/'));
}

/** Signs in where the store asks for it: in a dialog, or in Global Supply on a page. */
export async function signInWhereAsked(page: Page, account: Account): Promise<void> {
  await page.getByRole('dialog').or(page.getByRole('main')).getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await signInAtIdentityServer(page, account);
}

/** Searches with the header's box. */
export async function searchFor(page: Page, words: string): Promise<void> {
  await alive(page);
  await page.getByRole('combobox', { name: 'Words, part number or national stock number (NSN)' }).fill(words);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  // The address changes with the results, also from one search to the next.
  await page.waitForURL(({ pathname, searchParams }) => pathname.endsWith('/product_detail') || searchParams.get('q') === words);
}

/** A result's Add, and the announcement that it went well. The announcement of an Add before may still be shown: the answer is waited for, too. */
export async function addResult(page: Page, nth: number): Promise<void> {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/cart/addCart'));
  await page.getByRole('button', { name: /^Add .* to the cart$/ }).nth(nth).click();
  await answered;
  await expect(page.getByText(/added to the cart\./).first()).toBeVisible();
}

export const addFirstResult = (page: Page): Promise<void> => addResult(page, 0);

export const address = {
  'Name of this address': 'Loading dock',
  'Organization': 'Sample Agency',
  'Contact name': 'Demo Buyer',
  'Phone': '(202) 555-0100 x12',
  'E-mail': 'buyer@agency.example.gov',
  'Street address': '1800 F Street NW',
  'City': 'Washington',
  'ZIP code': '20405',
} as const;

/** A number with a right check digit that no account has. */
export const cardNumber = '4614 0000 0000 0000';
/** The last month of the year after next. */
export const cardExpiry = `12/${String(new Date().getFullYear() + 2).slice(-2)}`;

/** From the review page without ship-to to one that has it. */
export async function chooseShipTo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose an address' }).click();
  await page.getByRole('button', { name: 'New address' }).click();
  for (const [label, value] of Object.entries(address)) await page.getByLabel(label).fill(value);
  await page.getByLabel('State or territory').selectOption('DC');
  await press(page.getByRole('button', { name: 'Save and ship to this address' }));
  await expect(page.getByText('Attn: Demo Buyer')).toBeVisible();
}

/** From the review page without ship-to and payment to one that can be ordered. */
export async function completeReview(page: Page): Promise<void> {
  await chooseShipTo(page);
  await page.getByRole('button', { name: 'Choose a payment method' }).click();
  await page.getByLabel('Another purchase card').check();
  await page.getByLabel('Card number').fill(cardNumber);
  await page.getByLabel('Expires').fill(cardExpiry);
  await page.getByLabel('Cardholder’s name').fill('Demo Buyer');
  await press(page.getByRole('button', { name: 'Use this payment method' }));
  await expect(page.getByText('Visa card ending in 0000')).toBeVisible();
}
