import { signInByKeys } from '../support/by-keyboard.ts';
import { address, cardExpiry, cardNumber, expect, test } from '../support/journey.ts';
import { chooseByKeys, pressByKeys, tabTo, typeByKeys } from '../support/keys.ts';

test('the keyboard alone is enough from search to order', async ({ page, account }) => {
  const button = (name: RegExp) => page.getByRole('button', { name }).first();
  const link = (name: RegExp) => page.getByRole('link', { name }).first();
  // Some three hundred presses of Tab.
  test.setTimeout(600_000);
  await page.goto('/');
  await expect(page).toHaveURL(/start_page/);
  await page.keyboard.press('Tab');
  await expect(page.locator('*:focus')).toHaveText(/skip/i);

  await typeByKeys(page.getByRole('combobox', { name: /^Words, part number or national stock number/ }), 'toner cartridge');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/advantage_search/);
  await expect(page.locator('h1')).toContainText('toner cartridge');

  await tabTo(page.getByRole('main').getByRole('checkbox').first());
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { checked: true }).first()).toBeFocused();

  await pressByKeys(button(/^Add .* to the cart$/));
  await expect(page.getByText(/added to the cart\./).first()).toBeVisible();

  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await pressByKeys(link(/^Cart \(1/));
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
  await pressByKeys(link(/^Check out/));
  await expect(page.getByRole('dialog')).toBeVisible();
  await signInByKeys(page, account);
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout Review' })).toBeVisible();

  await pressByKeys(button(/^Choose an address$/));
  await pressByKeys(button(/^New address$/));
  for (const [label, value] of Object.entries(address)) await typeByKeys(page.getByRole('textbox', { name: new RegExp(`^${label}`) }), value);
  await chooseByKeys(page.getByRole('combobox', { name: /^State or territory/ }), 'District');
  await pressByKeys(button(/^Save and ship/));
  await expect(page.getByText('Attn: Demo Buyer')).toBeVisible();

  await pressByKeys(button(/^Choose a payment method$/));
  await expect(page.getByLabel('Another purchase card')).toBeVisible();
  await typeByKeys(page.getByRole('textbox', { name: /^Card number/ }), cardNumber);
  await typeByKeys(page.getByRole('textbox', { name: /^Expires/ }), cardExpiry);
  await typeByKeys(page.getByRole('textbox', { name: /^Cardholder/ }), 'Demo Buyer');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Visa card ending in 0000')).toBeVisible();

  await pressByKeys(button(/^Place \d order/));
  await expect(page.getByRole('heading', { level: 1, name: /placed$/ })).toBeVisible();
});
