import { address, cardExpiry, cardNumber, expect, test, type Page } from '../support/journey.ts';
import { identityOrigin } from '../support/origin.ts';

/** Role and name of what has the focus now; empty while nothing has it, as between two pages. */
async function focusedElement(page: Page): Promise<[role: string, name: string]> {
  const focused = page.locator('*:focus');
  const snapshot = (await focused.count()) === 0 ? '' : await focused.ariaSnapshot({ timeout: 5000 }).catch(() => '');
  const [, role = '', name = ''] = /^- (\w+)(?: "(.*?)")?/.exec(snapshot) ?? [];
  return [role, name];
}

/** Presses Tab until the focused element has this role and name, as a person without a mouse does. */
async function tabTo(page: Page, role: string, name: RegExp): Promise<void> {
  const seen: string[] = [];
  for (let presses = 0; presses < 250; presses += 1) {
    const focused = await focusedElement(page);
    if (focused[0] === role && name.test(focused[1])) return;
    seen.push(focused.join(' '));
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${role} ${String(name)}. Seen: ${seen.join(' | ')}`);
}

async function press(page: Page, role: string, name: RegExp): Promise<void> {
  await tabTo(page, role, name);
  await page.keyboard.press(role === 'checkbox' || role === 'radio' ? 'Space' : 'Enter');
}

async function type(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, 'textbox', name);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

test('the keyboard alone is enough from search to order', async ({ page, account }) => {
  // Some three hundred presses of Tab, each followed by a look at what has the focus.
  test.setTimeout(600_000);
  await page.goto('/');
  await expect(page).toHaveURL(/start_page/);
  await page.keyboard.press('Tab');
  await expect(page.locator('*:focus')).toHaveText(/skip/i);

  await tabTo(page, 'combobox', /^Words, part number or national stock number/);
  await page.keyboard.type('toner cartridge');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/advantage_search/);
  await expect(page.locator('h1')).toContainText('toner cartridge');

  await press(page, 'checkbox', /./);
  await expect(page.getByRole('checkbox', { checked: true }).first()).toBeFocused();

  await press(page, 'button', /^Add .* to the cart$/);
  await expect(page.getByText(/added to the cart\./).first()).toBeVisible();

  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await press(page, 'link', /^Cart \(1/);
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
  await press(page, 'link', /^Check out/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await press(page, 'button', /^Sign in$/);

  await page.waitForURL((url) => url.origin === identityOrigin);
  await expect(page.getByLabel('Email address')).toBeFocused();
  await page.keyboard.type(account.login);
  await type(page, /^Password/, account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Six-digit code')).toBeFocused();
  await page.keyboard.type(await account.nextCode());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout Review' })).toBeVisible();

  await press(page, 'button', /^Choose an address$/);
  await press(page, 'button', /^New address$/);
  for (const [label, value] of Object.entries(address)) await type(page, new RegExp(`^${label}`), value);
  await tabTo(page, 'combobox', /^State or territory/);
  await page.keyboard.type('District');
  await press(page, 'button', /^Save and ship/);
  await expect(page.getByText('Attn: Demo Buyer')).toBeVisible();

  await press(page, 'button', /^Choose a payment method$/);
  await expect(page.getByLabel('Another purchase card')).toBeVisible();
  await type(page, /^Card number/, cardNumber);
  await type(page, /^Expires/, cardExpiry);
  await type(page, /^Cardholder/, 'Demo Buyer');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Visa card ending in 0000')).toBeVisible();

  await press(page, 'button', /^Place \d order/);
  await expect(page.getByRole('heading', { level: 1, name: /placed$/ })).toBeVisible();
});
