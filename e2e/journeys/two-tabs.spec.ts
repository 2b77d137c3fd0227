import { addFirstResult, expect, searchFor, signInAtIdentityServer, test } from '../support/journey.ts';

test('the visitor’s cart and the buyer’s older cart become one, and nothing is doubled', async ({ page, account, browser }) => {
  await test.step('an older cart of the buyer, filled elsewhere', async () => {
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto('/');
    await other.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await signInAtIdentityServer(other, account);
    await searchFor(other, 'keyboard');
    await addFirstResult(other);
    await elsewhere.close();
  });
  await page.goto('/');
  await searchFor(page, 'toner');
  await addFirstResult(page);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signInAtIdentityServer(page, account);
  await expect(page.getByRole('link', { name: /Cart \(2/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: /Cart \(2/ })).toBeVisible();
  await page.goto('/ws/cart/shopping_cart');
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveCount(2);
  for (const quantity of await page.getByRole('textbox', { name: /^Quantity of/ }).all()) await expect(quantity).toHaveValue('1');
});

test('changes from two tabs are all kept', async ({ page, context }) => {
  await page.goto('/');
  await searchFor(page, 'toner');
  // Of the others the vendor may have fewer than are added here.
  const add = (tab: typeof page) => tab.getByRole('article').filter({ hasText: '· in stock' }).first().getByRole('button', { name: /^Add .* to the cart$/ }).click();
  await add(page);
  await expect(page.getByText(/added to the cart\./).first()).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  for (let turn = 0; turn < 5; turn += 1) {
    const answers = [page, second].map((tab) => tab.waitForResponse((response) => response.url().endsWith('/cart/addCart')));
    await Promise.all([add(page), add(second)]);
    await Promise.all(answers);
  }
  await page.goto('/ws/cart/shopping_cart');
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('11');
});
