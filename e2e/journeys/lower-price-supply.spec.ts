import { openPool } from '@quartermaster/database';
import { addResult, expect, press, searchFor, signInAtIdentityServer, test } from '../support/journey.ts';
import { mailedLink } from '../support/mailed-link.ts';
import { lookAt } from '../support/registering.ts';

/** The offer in the cart of a buyer has a maximum order of less than three pieces, as an import with that column says; its price is the store's own, where it has one. */
async function limitOfferInCart(login: string): Promise<{ name: string; price: number; mailbox: string }> {
  const pool = openPool(process.env['E2E_DATABASE_URL'] ?? '', { maxConnections: 1 });
  try {
    const { rows: [found] } = await pool.query<{ name: string; price: number; vendorId: string }>(
      `with line as (
         select cart_line.offer_id, (cart_line.seen ->> 'price')::integer as price
         from marketplace.cart_line join marketplace.cart using (cart_id) join marketplace.buyer using (buyer_id) where buyer.email = $1
       )
       update marketplace.offer set maximum_order = line.price * 2, minimum_order = 0, quantity_breaks = '[]' from line, marketplace.product
       where product.product_id = offer.product_id and offer.offer_id = line.offer_id
       returning product.name, line.price, offer.vendor_id as "vendorId"`, [login],
    );
    if (found === undefined) throw new Error('The cart has no line.');
    return { ...found, mailbox: `orders@${found.vendorId.toLowerCase()}.vendors.example` };
  } finally {
    await pool.end();
  }
}

const dollars = (cents: number): string => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

test('a lower price is asked for in the older look of FSS, and its cart shows both prices [spec 2.62, 2.63]', async ({ page, browser, account }) => {
  await page.goto('/home?store=FSS');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signInAtIdentityServer(page, account);
  await searchFor(page, 'notebook');
  await addResult(page, 1);
  const { name, price, mailbox } = await limitOfferInCart(account.login);
  const given = Math.round(price * 0.9);
  const line = page.getByRole('main').getByRole('row').filter({ hasText: name });

  await page.goto('/ws/cart/shopping_cart');
  await page.getByRole('textbox', { name: /^Quantity of/ }).fill('3');
  await page.keyboard.press('Enter');
  await expect(line).toContainText(`Above ${dollars(price * 2)}, the maximum order of this contract.`);
  await lookAt(page, 'a cart of FSS above a maximum order');
  await page.getByRole('link', { name: /^Ask for a lower price/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Price Reduction Authorization' })).toBeVisible();
  await lookAt(page, 'the page of FSS that asks for a lower price');
  await page.getByRole('textbox', { name: /^Price for one/ }).fill((given / 100).toFixed(2));
  await press(page.getByRole('button', { name: 'Send the request' }));
  await expect(line).toContainText('A lower price is asked for 3, and not answered yet.');

  const vendor = await (await browser.newContext()).newPage();
  await vendor.goto(await mailedLink(mailbox, 'price-reduction-request'));
  await vendor.getByLabel(/^Price for one/).fill((given / 100).toFixed(2));
  await vendor.getByLabel('Last day').fill(new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10));
  await vendor.getByRole('button', { name: 'Authorize this price' }).click();
  await expect(vendor.getByRole('status')).toContainText('The price is authorized.');

  await page.goto('/ws/cart/shopping_cart');
  await expect(line).toContainText(`Lower price of ${dollars(given)} until`);
  await expect(line).toContainText(`the price of the contract is ${dollars(price)}`);
  await expect(line).toContainText(dollars(given * 3));
  await lookAt(page, 'a cart of FSS with a lower price');
});
