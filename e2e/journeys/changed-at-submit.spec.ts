import { openPool } from '@quartermaster/database';
import { newAccount } from '../support/account.ts';
import { addResult, completeReview, expect, press, searchFor, signInAtIdentityServer, test, type Page } from '../support/journey.ts';
import { lookAt } from '../support/registering.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const place = (page: Page) => page.getByRole('button', { name: /^Place 1 order for/ });

/** Changes the price of what is in the cart of a buyer, for everyone, by so many cents. */
async function changePrice(login: string, cents: number): Promise<void> {
  const pool = openPool(process.env['E2E_DATABASE_URL'] ?? '', { maxConnections: 1 });
  try {
    const { rowCount } = await pool.query(
      `update marketplace.offer set price = price + $2, quantity_breaks = '[]'
       where offer_id in (select cart_line.offer_id from marketplace.cart_line join marketplace.cart using (cart_id) join marketplace.buyer using (buyer_id) where buyer.email = $1)`, [login, cents],
    );
    expect(rowCount).toBe(1);
  } finally {
    await pool.end();
  }
}

async function addFourthResult(page: Page): Promise<void> {
  await searchFor(page, 'notebook');
  await addResult(page, 3);
}

test('a price that changes and a cart that is emptied after the review are said at Place order, and the order of someone else is not found [spec 2.76] [spec 2.77]', async ({ page, browser, account }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signInAtIdentityServer(page, account);
  await addFourthResult(page);
  await page.goto('/ws/checkout/checkout_review');
  await completeReview(page);

  await test.step('a price that changed meanwhile: nothing is ordered, and the review says both prices', async () => {
    await changePrice(account.login, 100);
    await press(place(page));
    await expect(page.getByText(/^The price of .* changed from \$/).first()).toBeVisible();
    await expect(heading(page, 'Checkout Review')).toBeVisible();
    await lookAt(page, 'a review whose price changed at Place order');
  });

  await test.step('a cart that was emptied in another window: the cart comes, and says so', async () => {
    await expect(place(page)).toBeEnabled();
    const other = await page.context().newPage();
    await other.goto('/ws/cart/shopping_cart');
    await other.getByRole('button', { name: 'Empty the cart' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Empty the cart' }).click();
    await expect(other.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await other.close();
    // The review of this window may know it already; a press finds it in any case.
    await place(page).click({ timeout: 5000 }).catch(() => null);
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });

  await test.step('the address of a confirmation is for its buyer alone: for another one it is the page of an order that is not found', async () => {
    await addFourthResult(page);
    await page.goto('/ws/checkout/checkout_review');
    await press(place(page));
    await expect(heading(page, /^Order A\d\d-\d{7}-\d placed$/)).toBeVisible();
    const address = page.url();
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto('/');
    await stranger.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await signInAtIdentityServer(stranger, await newAccount('Stranger'));
    await stranger.goto(address);
    await expect(heading(stranger, 'Order not found')).toBeVisible();
    await lookAt(stranger, 'an order that is not found');
  });
});
