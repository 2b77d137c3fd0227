import { openPool } from '@quartermaster/database';
import { onKeys } from '../support/hand.ts';
import { completeReview, expect, press, signInAtIdentityServer, test } from '../support/journey.ts';
import { mailedLink } from '../support/mailed-link.ts';
import { lookAt } from '../support/registering.ts';

/** A product with one vendor, whose contract has a maximum order of less than three pieces, as an import with that column says. */
async function productWithMaximum(): Promise<{ productId: string; name: string; price: number; mailbox: string }> {
  const pool = openPool(process.env['E2E_DATABASE_URL'] ?? '', { maxConnections: 1 });
  try {
    const { rows: [found] } = await pool.query<{ productId: string; name: string; price: number; vendorId: string }>(
      `update marketplace.offer set maximum_order = price * 2, minimum_order = 0
       where offer_id = (
         select offer_id from marketplace.offer join marketplace.product using (product_id)
         where kind = 'product' and vendor_count = 1 and not withdrawn and price > 10000 and service_area is null and available > 50
         -- None that another journey takes from the beginning or the end of the catalog: its maximum order stays.
         order by md5(product_id) limit 1
       )
       returning product_id as "productId", (select name from marketplace.product where product.product_id = offer.product_id), price::integer, vendor_id as "vendorId"`,
    );
    if (found === undefined) throw new Error('The catalog has no such product.');
    return { ...found, mailbox: `orders@${found.vendorId.toLowerCase()}.vendors.example` };
  } finally {
    await pool.end();
  }
}

const dollars = (cents: number): string => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
/** Thirty days from now. */
const lastDay = new Date(Date.now() + 30 * 86_400_000);

test('a buyer asks for a lower price above a maximum order, the vendor authorizes it by the link of a mail, and the order carries it [spec 2.62, 2.63]', async ({ page, browser, account }) => {
  const { productId, name, price, mailbox } = await productWithMaximum();
  const [asked, given] = [Math.round(price * 0.8), Math.round(price * 0.9)];
  const line = page.getByRole('main').getByRole('row').filter({ hasText: name });

  await test.step('three pieces are above the maximum order, which the cart says', async () => {
    await page.goto(`/ws/catalog/product_detail?productId=${encodeURIComponent(productId)}`);
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await signInAtIdentityServer(page, account);
    await page.getByRole('textbox', { name: /^Quantity/ }).first().fill('3');
    await page.getByRole('button', { name: /^Add .*to (the )?cart/ }).first().click();
    await expect(page.getByText(/added to the cart\./).first()).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: /Cart \(1/ }).click();
    await expect(line).toContainText(`Above ${dollars(price * 2)}, the maximum order of this contract.`);
  });

  await test.step('the buyer asks by keyboard, and the cart says that it waits', async () => {
    await onKeys.press(page.getByRole('link', { name: /^Ask for a lower price/ }));
    await expect(page.getByRole('heading', { level: 1, name: 'Price Reduction Authorization' })).toBeVisible();
    await lookAt(page, 'the page that asks for a lower price');
    const field = page.getByRole('textbox', { name: /^Price for one/ });
    await onKeys.type(field, String(price / 100));
    await onKeys.press(page.getByRole('button', { name: 'Send the request' }));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await onKeys.type(field, String(asked / 100));
    await onKeys.type(page.getByRole('textbox', { name: /^Message/ }), 'We order these each month.');
    await onKeys.press(page.getByRole('button', { name: 'Send the request' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
    await expect(line).toContainText('A lower price is asked for 3, and not answered yet.');
  });

  const link = await mailedLink(mailbox, 'price-reduction-request');
  // A person without an account, in a browser that was never here.
  const vendor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await test.step('the vendor opens the link, gives another price and a last day', async () => {
    await vendor.goto(link);
    await expect(vendor.getByRole('heading', { name: 'Status: Waiting for your answer' })).toBeVisible();
    await expect(vendor.getByRole('main')).toContainText('We order these each month.');
    await lookAt(vendor, 'the page of the one who answers');
    await vendor.getByLabel(/^Price for one/).fill((given / 100).toFixed(2));
    await vendor.getByRole('button', { name: 'Authorize this price' }).click();
    await expect(vendor.getByRole('alert')).toContainText('Nothing was recorded');
    await expect(vendor.getByLabel(/^Price for one/), 'what was typed is kept').toHaveValue((given / 100).toFixed(2));
    await vendor.getByLabel('Last day').fill(lastDay.toISOString().slice(0, 10));
    await vendor.getByRole('button', { name: 'Authorize this price' }).click();
    await expect(vendor.getByRole('status')).toContainText('The price is authorized.');
    await expect(vendor.getByRole('button', { name: 'Authorize this price' }), 'the link authorizes once').toHaveCount(0);
  });

  await test.step('the cart shows both prices and the last day', async () => {
    await page.goto(await mailedLink(account.login, 'price-reduction-authorized'));
    await expect(line).toContainText(`Lower price of ${dollars(given)} until`);
    await expect(line.getByText(dollars(price)).first()).toBeVisible();
    await expect(line).toContainText(dollars(given * 3));
    await lookAt(page, 'a cart with a lower price');
    await page.getByRole('textbox', { name: /^Quantity of/ }).fill('4');
    await page.keyboard.press('Enter');
    await expect(line).toContainText(`A lower price of ${dollars(given)} is authorized`);
    await expect(line, 'another quantity costs what the contract says').toContainText(dollars(price * 4));
    await page.getByRole('textbox', { name: /^Quantity of/ }).fill('3');
    await page.keyboard.press('Enter');
    await expect(line).toContainText(dollars(given * 3));
  });

  let orderNumber = '';
  await test.step('the order carries the lower price', async () => {
    await page.getByRole('link', { name: /^Check out/ }).click();
    await completeReview(page);
    await expect(line.first()).toContainText(dollars(given));
    await press(page.getByRole('button', { name: `Place 1 order for ${dollars(given * 3)}` }));
    const placed = page.getByRole('heading', { level: 1, name: /^Order A\d\d-\d{7}-\d placed$/ });
    await expect(placed).toBeVisible();
    await expect(line.first()).toContainText(dollars(given * 3));
    orderNumber = /A\d\d-\d{7}-\d/.exec((await placed.textContent()) ?? '')?.[0] ?? '';
  });

  await test.step('the link shows the order, and authorizes nothing any more', async () => {
    await vendor.goto(link);
    await expect(vendor.getByRole('heading', { name: 'Status: Used for an order' })).toBeVisible();
    await expect(vendor.getByRole('main')).toContainText(orderNumber);
    await expect(vendor.getByRole('button')).toHaveCount(0);
  });
});
