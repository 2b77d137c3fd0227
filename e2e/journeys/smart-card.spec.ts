import { newAccount } from '../support/account.ts';
import { expectNoSidewaysScroll, expectNoViolation } from '../support/axe.ts';
import { expect, test, type Page } from '../support/journey.ts';
import { newSmartCard, openProfile, readerOrigin } from '../support/smart-card.ts';

const register = (page: Page) => page.getByRole('button', { name: 'Register a smart card' });

/** Goes to the reader and back: two pages are loaded before the question comes. */
async function readCard(page: Page): Promise<void> {
  await register(page).click();
  await page.getByRole('alertdialog', { name: 'Register this smart card?' }).waitFor({ timeout: 45_000 });
}

const answer = (page: Page, name: 'Yes, register it' | 'No') => page.getByRole('alertdialog').getByRole('button', { name }).click();

test('a card is registered, is already registered in another tab, cannot be registered by another buyer, and is unregistered [spec 1.8, 4.27, 4.28, 7.17, 7.18, 8.6]', async ({ browser }) => {
  test.setTimeout(300_000);
  const card = await newSmartCard({ holder: 'ROBIN JOURNEY' });
  const page = await openProfile(browser, await newAccount('Robin'), card);
  await expect(page.getByText('robin-')).toBeVisible();
  await expectNoViolation(page, 'profile without a card');

  await readCard(page);
  const question = page.getByRole('alertdialog', { name: 'Register this smart card?' });
  await expect(question).toContainText('ROBIN JOURNEY, General Services Administration, issued by Quartermaster Trial CA');
  await expectNoViolation(page, 'question before registration');
  // The data that was read is in no address, and nothing is registered without a yes.
  expect(new URL(page.url()).hash).toBe('');
  await answer(page, 'No');
  await expect(register(page)).toBeVisible();

  const otherTab = await page.context().newPage();
  await otherTab.goto('/ws/profile/update_profile');
  await expect(register(otherTab)).toBeVisible();

  await readCard(page);
  await answer(page, 'Yes, register it');
  await expect(page.getByRole('status').filter({ hasText: 'Your smart card is registered' })).toBeVisible();
  await expect(page.getByText('ROBIN JOURNEY')).toBeVisible();
  await expect(register(page)).toBeHidden();
  await expectNoViolation(page, 'profile with a card');
  await expectNoSidewaysScroll(page, 'profile with a card');

  // The other tab still shows the profile of before.
  await readCard(otherTab);
  await answer(otherTab, 'Yes, register it');
  await expect(otherTab.getByRole('status').filter({ hasText: 'This card is already registered' })).toBeVisible();
  const colleague = await openProfile(browser, await newAccount('Colleague'), card);
  await readCard(colleague);
  await answer(colleague, 'Yes, register it');
  await expect(colleague.getByRole('alert').filter({ hasText: 'This card is registered with another account' })).toBeVisible();
  await expectNoViolation(colleague, 'card of another account');

  await page.reload();
  await page.getByRole('button', { name: 'Unregister' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unregister' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your smart card is unregistered' })).toBeVisible();
  await expect(register(page)).toBeVisible();
  await readCard(colleague);
  await answer(colleague, 'Yes, register it');
  await expect(colleague.getByRole('status').filter({ hasText: 'Your smart card is registered' })).toBeVisible();
});

const invalid: [string, Parameters<typeof newSmartCard>[0] | null, RegExp][] = [
  ['without a principal name', { principalName: null }, /lacks the name, the chain or the expiry date/],
  ['that has expired', { days: -2 }, /The certificate has expired/],
  ['that is not in the reader', null, /sent no certificate/],
];
for (const [what, options, reason] of invalid) {
  test(`a card ${what} is answered with what to do [spec 4.27, 8.6]`, async ({ browser }) => {
    test.setTimeout(180_000);
    const card = options === null ? null : await newSmartCard(options);
    const page = await openProfile(browser, await newAccount('Unlucky'), card);
    await register(page).click();
    const message = page.getByRole('alert').filter({ hasText: 'An invalid PIV/CAC card certificate was selected' });
    await message.waitFor({ timeout: 45_000 });
    await expect(message).toContainText(reason);
    await expect(message.getByRole('listitem')).toHaveText([/Sign out/, /Close all windows/, /Open the browser again/]);
    await expectNoViolation(page, 'invalid certificate');
    expect(page.url()).not.toContain('#');
    // The buyer is not stuck: the same button tries again.
    await expect(register(page)).toBeEnabled();
  });
}

test('the reader leads nowhere for anybody but the marketplace', async ({ browser }) => {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const answer = await page.goto(`${readerOrigin}/?nonce=0123456789abcdef&return_to=https://elsewhere.example/`);
  expect(answer?.status()).toBe(400);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page reads a smart card for the marketplace');
  await expectNoViolation(page, 'the reader visited by itself');
});
