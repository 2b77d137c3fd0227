import { addFirstResult, address, expect, press, searchFor, signInAtIdentityServer, test } from '../support/journey.ts';

test('a buyer goes from the checkout to the address book, adds an address, and is back at the review with it; the next time they choose it by words', async ({ page, account }) => {
  await page.goto('/');
  await searchFor(page, 'toner');
  await addFirstResult(page);
  await page.goto('/ws/cart/shopping_cart');
  await page.getByRole('link', { name: /^Check out/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await signInAtIdentityServer(page, account);
  await test.step('a note is written, and the address book opened', async () => {
    await page.getByLabel(/^Note to the vendor/).first().fill('Ring twice.');
    await page.getByRole('button', { name: 'Choose an address' }).click();
    await page.getByRole('link', { name: 'Open the address book' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Address Book' })).toBeVisible();
  });
  await test.step('a ZIP code of another state is refused, the right one leads back', async () => {
    await page.getByRole('link', { name: 'New address' }).click();
    for (const [label, value] of Object.entries(address)) await page.getByLabel(label).fill(value);
    await page.getByLabel('State or territory').selectOption('MD');
    const save = page.getByRole('button', { name: 'Save and ship to this address' });
    await press(save);
    await expect(page.getByText(/is in District of Columbia, not in Maryland/).first()).toBeVisible();
    await page.getByLabel('State or territory').selectOption('DC');
    await press(save);
    await expect(page).toHaveURL('/ws/checkout/checkout_review');
    await expect(page.getByRole('main')).toContainText('Washington, DC 20405');
    await expect(page.getByLabel(/^Note to the vendor/).first()).toHaveValue('Ring twice.');
  });
  await test.step('the address is found by words and chosen again', async () => {
    await page.getByRole('button', { name: 'Change the address' }).click();
    await page.getByRole('link', { name: 'Open the address book' }).click();
    await page.getByRole('textbox', { name: 'Find an address' }).fill('20405 dock');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 address found')).toBeVisible();
    await press(page.getByRole('button', { name: /^Ship to Loading dock/ }));
    await expect(page).toHaveURL('/ws/checkout/checkout_review');
  });
});
