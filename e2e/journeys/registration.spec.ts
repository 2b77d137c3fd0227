import { expectNoViolation } from '../support/axe.ts';
import { byFinger, onKeys } from '../support/hand.ts';
import { addFirstResult, completeReview, expect, searchFor, signInAtIdentityServer, test, type Page } from '../support/journey.ts';
import { newcomer } from '../support/newcomer.ts';
import { identityOrigin } from '../support/origin.ts';
import { fillFederalForm, lookAt, newAddress, proveAddress, setUpAccount } from '../support/registering.ts';

const phone = { width: 390, height: 844 };
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const inHeader = (page: Page, givenName: string) => page.getByRole('banner').getByRole('button', { name: `${givenName} Buyer` });

/** From the sign-in page of the identity server to where a person without an account goes on. */
async function registerThere(page: Page): Promise<void> {
  await page.getByLabel('Email address').waitFor();
  await onKeys.press(page.getByRole('button', { name: 'Register' }));
  await page.waitForURL((url) => url.origin !== identityOrigin && !url.pathname.startsWith('/pkce/'));
}

test('a person without an account goes from a full cart to the sign-in page, registers by keyboard alone, and places the first order [spec 4.21, 4.23]', async ({ page }) => {
  const [givenName, email] = ['First', newAddress('first', 'agency.example.gov')];
  await page.goto('/');
  await searchFor(page, 'toner');
  await addFirstResult(page);
  await page.getByRole('banner').getByRole('link', { name: /Cart \(1/ }).click();
  await page.getByRole('link', { name: /^Check out/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await registerThere(page);
  await expect(page).toHaveURL(/\/ws\/main\/start_page\?type=registration/);
  await onKeys.press(page.getByRole('dialog', { name: 'Registration needed' }).getByRole('link', { name: 'Register' }));
  await fillFederalForm(page, onKeys, givenName, email);
  await proveAddress(page, onKeys, email);
  const { account } = await setUpAccount(page, onKeys, { givenName, email });
  await expect(page).toHaveURL(/store=ADVANTAGE|\/ws\/main\/start_page/);

  // What was put into the cart before is there, and is ordered now.
  await onKeys.press(page.getByRole('banner').getByRole('link', { name: /Cart \(1/ }));
  await onKeys.press(page.getByRole('link', { name: /^Check out/ }));
  await onKeys.press(page.getByRole('dialog').getByRole('button', { name: 'Sign in' }));
  await signInAtIdentityServer(page, account);
  await expect(heading(page, 'Checkout Review')).toBeVisible();
  await expect(inHeader(page, givenName)).toBeVisible();
  await completeReview(page);
  await page.getByRole('button', { name: /^Place \d orders? for \$/ }).click();
  await expect(heading(page, /^Order \S+ placed$/)).toBeVisible();
});

test.describe('in Global Supply, on a phone', () => {
  test.use({ viewport: phone });

  test('a person who is known at the identity server registers at once with their address, one who is not with an empty form, and is back in the store [spec 4.24, 4.25, 2.119]', async ({ page }) => {
    await test.step('who is known there comes to the form with the address', async () => {
      const person = await newcomer('Known');
      await page.goto('/home?store=FSS');
      await page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).click();
      const submitted = page.waitForRequest((request) => request.url().includes('/ggs/profile/registration_submit'));
      await signInAtIdentityServer(page, person);
      expect((await submitted).postDataJSON()).toMatchObject({ email: person.login, directRegistration: '1' });
      await expect(page.getByLabel('Government e-mail address')).toHaveValue(person.login);
      await expectNoViolation(page, 'the form with the address');
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
    });
    const [givenName, email] = ['Supply', newAddress('supply', 'agency.example.gov')];
    await page.goto('/home?store=FSS');
    await page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).click();
    await registerThere(page);
    await expect(page).toHaveURL(/\/ws\/ggs\/profile\/registration/);
    await fillFederalForm(page, byFinger, givenName, email);
    await proveAddress(page, byFinger, email);
    const { account } = await setUpAccount(page, byFinger, { givenName, email });
    await expect(page).toHaveURL(/\/ws\/ggs\/start_page/);
    await page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).click();
    await signInAtIdentityServer(page, account);
    await expect(inHeader(page, givenName)).toBeVisible();
  });
});

test('a person registers for the store of a department, signs in by a recovery code since the app is lost, and is asked for an address of the department [spec 4.26, 2.114]', async ({ page }) => {
  const [givenName, email] = ['Officer', newAddress('officer', 'agency.example.gov')];
  await page.goto('/home?store=DHS');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await registerThere(page);
  await expect(page).toHaveURL(/type=new_registration/);
  await page.getByRole('dialog', { name: 'Register for an account' }).getByRole('link', { name: 'Register' }).click();
  await fillFederalForm(page, byFinger, givenName, email);
  await proveAddress(page, byFinger, email);
  const { account, recoveryCodes } = await setUpAccount(page, byFinger, { givenName, email });
  await expect(page).toHaveURL(/\/ws\/dhs\/start_page/);

  await page.goto('/ws/orderhistory/my_orders');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Email address').fill(account.login);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'I cannot use my app' }).click();
  await lookAt(page, 'the page for a recovery code');
  await page.getByLabel('Recovery code').fill(recoveryCodes[3] ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(heading(page, 'Members of the department')).toBeVisible();
  await lookAt(page, 'the validation of DHS');
});
