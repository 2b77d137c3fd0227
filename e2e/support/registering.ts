import { randomUUID } from 'node:crypto';
import { account, type Account } from './account.ts';
import { expectNoSidewaysScroll, expectNoViolation } from './axe.ts';
import type { Hand } from './hand.ts';
import { expect, type Page } from './journey.ts';
import { mailedCode } from './mailed-code.ts';
import { identityOrigin } from './origin.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** An address at which no one has an account. */
export const newAddress = (givenName: string, domain: string): string => `${givenName.toLowerCase()}-${randomUUID().slice(0, 8)}@${domain}`;

/** The page is as it should be for everyone: no violation, and nothing to scroll sideways for. */
export async function lookAt(page: Page, what: string): Promise<void> {
  await expectNoViolation(page, what);
  await expectNoSidewaysScroll(page, what);
}

/** From the form of federal buyers to the one for the code. */
export async function fillFederalForm(page: Page, hand: Hand, givenName: string, email: string): Promise<void> {
  await expect(heading(page, 'Register')).toBeVisible();
  await lookAt(page, 'the form of registration');
  await hand.type(page.getByLabel('First name'), givenName);
  await hand.type(page.getByLabel('Last name'), 'Buyer');
  await hand.type(page.getByLabel('Government e-mail address'), email);
  await hand.type(page.getByRole('combobox', { name: 'Agency' }), 'General Services Administration');
  await hand.type(page.getByLabel('Phone'), '202-555-0100 extension 12');
  await hand.press(page.getByRole('button', { name: 'Send me the code' }));
}

/** The code of the mail; then the page of the identity server where the account is set up. */
export async function proveAddress(page: Page, hand: Hand, email: string): Promise<void> {
  await expect(heading(page, 'Confirm your e-mail address')).toBeVisible();
  await lookAt(page, 'the form for the code');
  await hand.type(page.getByLabel('Code'), await mailedCode(email));
  await hand.press(page.getByRole('button', { name: 'Confirm the address' }));
  await page.waitForURL(`${identityOrigin}/set-up/**`);
}

/** A person whose account is set up: what they sign in with, and their recovery codes. */
export interface Registered {
  readonly account: Account;
  readonly recoveryCodes: readonly string[];
}

/** Password, authenticator app and recovery codes; then back to the store. */
export async function setUpAccount(page: Page, hand: Hand, { givenName, email }: { readonly givenName: string; readonly email: string }): Promise<Registered> {
  await expect(heading(page, 'Set up your account')).toBeVisible();
  await lookAt(page, 'the page where an account is set up');
  const password = 'Quiet-Harbor-27-Lanterns';
  // The key that is read out, in place of the code that is scanned.
  const totpSecret = ((await page.locator('#key').textContent()) ?? '').replaceAll(' ', '');
  const person = account({ login: email, password, totpSecret, givenName });
  await hand.type(page.getByLabel('New password', { exact: true }), password);
  await hand.type(page.getByLabel('New password, again'), password);
  await hand.type(page.getByLabel('Six-digit code'), await person.nextCode());
  await hand.press(page.getByRole('button', { name: 'Save' }));
  await expect(heading(page, 'You are all set')).toBeVisible();
  await lookAt(page, 'the page with the recovery codes');
  const recoveryCodes = await page.getByRole('listitem').allTextContents();
  expect(recoveryCodes).toHaveLength(10);
  await hand.press(page.getByRole('link', { name: 'Go to Quartermaster' }));
  await page.waitForURL((url) => url.origin !== identityOrigin);
  return { account: person, recoveryCodes };
}
