import { account, newAccount } from '../support/account.ts';
import { expect, signInAtIdentityServer, test, type Page } from '../support/journey.ts';
import { mailedLink } from '../support/mailed-link.ts';
import { identityOrigin } from '../support/origin.ts';
import { lookAt } from '../support/registering.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function openProfile(page: Page): Promise<void> {
  await page.goto('/ws/profile/update_profile');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
}

test('who has lost the password and then the app gets in again without the help desk, from the sign-in page and the profile', async ({ page }) => {
  const person = await newAccount('Forgetful');
  const password = 'Quiet-Harbor-27-Lanterns';
  const now = account({ login: person.login, password, totpSecret: '', givenName: person.givenName });

  await test.step('a link by mail leads to a new password', async () => {
    await openProfile(page);
    await page.getByRole('link', { name: 'I have lost my password' }).click();
    await expect(heading(page, 'Lost password')).toBeVisible();
    await lookAt(page, 'the page for a lost password');
    await page.getByLabel('Email address').fill(person.login);
    await page.getByRole('button', { name: 'Mail me a link' }).click();
    await expect(heading(page, 'Look into your mail')).toBeVisible();
    await page.goto(await mailedLink(person.login, 'lost-password'));
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('New password, again').fill(password);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(heading(page, 'Your password is changed')).toBeVisible();
  });

  const codes = await test.step('signed in with it, recovery codes are made on the page that the profile leads to', async () => {
    await openProfile(page);
    await signInAtIdentityServer(page, { ...person, password, nextCode: () => person.nextCode() });
    await page.getByRole('link', { name: 'Your account there' }).click();
    await expect(heading(page, 'Your account')).toBeVisible();
    await lookAt(page, 'the account');
    await page.getByRole('link', { name: 'Make new recovery codes' }).click();
    await page.getByLabel('Present code').fill(await person.nextCode());
    await page.getByRole('button', { name: 'Make ten new codes' }).click();
    await expect(page.getByRole('listitem')).toHaveCount(10);
    await lookAt(page, 'the new recovery codes');
    const made = await page.getByRole('listitem').allTextContents();
    return made;
  });

  await test.step('the app is lost: a recovery code signs in, and another one sets up a new app', async () => {
    await page.context().clearCookies();
    await page.goto('/');
    await page.evaluate(() => localStorage.clear());
    await openProfile(page);
    await page.getByLabel('Email address').fill(now.login);
    await page.getByLabel('Password').fill(now.password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('link', { name: 'I cannot use my app' }).click();
    await page.getByLabel('Recovery code').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL((url) => url.origin !== identityOrigin && !url.pathname.startsWith('/pkce/'));
    await page.getByRole('link', { name: 'Your account there' }).click();
    await page.getByRole('link', { name: 'Set up another authenticator app' }).click();
    await expect(page.getByLabel('Six-digit code of the new app')).toBeVisible();
    await lookAt(page, 'the form for another app');
    const totpSecret = ((await page.locator('#key').textContent()) ?? '').replaceAll(' ', '');
    const renewed = account({ login: person.login, password, totpSecret, givenName: person.givenName });
    await page.getByLabel('Present code').fill(codes[1] ?? '');
    await page.getByLabel('Six-digit code of the new app').fill(await renewed.nextCode());
    await page.getByRole('button', { name: 'Use the new app' }).click();
    await expect(page.getByRole('listitem')).toHaveCount(10);
    await page.getByRole('link', { name: 'Back to your account' }).click();
    await expect(heading(page, 'Your account')).toBeVisible();

    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(heading(page, 'You are signed out everywhere')).toBeVisible();
    // The store is told a moment later; until then it shows the profile of who is signed in.
    await expect(async () => {
      await page.goto('/ws/profile/update_profile');
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Sign in' })).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 120_000 });
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
    await signInAtIdentityServer(page, renewed);
    await expect(heading(page, 'Profile')).toBeVisible();
  });
});
