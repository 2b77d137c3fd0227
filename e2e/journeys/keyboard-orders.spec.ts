import { openPool } from '@quartermaster/database';
import { signInByKeys } from '../support/by-keyboard.ts';
import { lookAtStep, write } from '../support/checkout-pages.ts';
import { address, cardExpiry, cardNumber, expect, test, type Page } from '../support/journey.ts';
import { chooseByKeys, expectErrorSaid, expectFocusInMain, pasteByKeys, pickByKeys, pressByKeys, typeByKeys } from '../support/keys.ts';

// No call of this file moves a pointer: who cannot use one parks, orders by list, by card and by AAC.

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name });

/** Part numbers that one product each has, with one vendor who delivers everywhere. */
async function partNumbers(count: number): Promise<string[]> {
  const pool = openPool(process.env['E2E_DATABASE_URL'] ?? '', { maxConnections: 1 });
  try {
    const { rows } = await pool.query<{ part_number: string }>(
      `select part_number from marketplace.product join marketplace.offer using (product_id)
       where product.kind = 'product' and product.vendor_count = 1 and not offer.withdrawn and offer.minimum_order = 0 and (offer.available is null or offer.available > 50) and offer.service_area is null
         and offer.price_from is null and offer.price_until is null and offer.restricted_to is null
         and not exists (select from marketplace.product as same where same.part_key = product.part_key and same.product_id <> product.product_id)
       order by offer.price desc, product_id limit $1`, [count]);
    if (rows.length < count) throw new Error(`The sample catalog has only ${rows.length} products that fit.`);
    return rows.map(({ part_number: found }) => found);
  } finally {
    await pool.end();
  }
}

/** What opens in place of a block has the focus in it: a buyer who hears the page is where they go on. */
const hasFocusWithin = async (page: Page, name: string) =>
  expect.poll(() => page.locator('*:focus').evaluate((element, region) => element.closest(`[aria-label="${region}"]`) !== null || element.querySelector('h1, h2, legend, label') !== null, name)).toBe(true);

async function placeByKeys(page: Page): Promise<void> {
  await pressByKeys(button(page, /^Place \d orders?/));
  await expect(heading(page, /placed$/)).toBeVisible();
}

test('the keyboard alone fills a quick order, parks it, gives it back, and orders it by card [spec 2.86, 2.88]', async ({ page, account }) => {
  test.setTimeout(600_000);
  const [one = '', other = ''] = await partNumbers(2);
  const name = `By keyboard ${account.login.slice(-28, -20)}`;

  await test.step('rows are typed and pasted, and put into the cart', async () => {
    await page.goto('/ws/ordering/quick_ordering?store=ADVANTAGE');
    await signInByKeys(page, account);
    await typeByKeys(page.getByRole('textbox', { name: 'Part number or NSN, row 1', exact: true }), one);
    await typeByKeys(page.getByRole('textbox', { name: 'Quantity, row 1', exact: true }), '2');
    await pasteByKeys(page.getByRole('textbox', { name: 'Part number or NSN, row 2', exact: true }), `${other}\t1\r\n`);
    await expect(page.getByRole('textbox', { name: 'Part number or NSN, row 2', exact: true })).toBeFocused();
    await expect(page.getByText('2 found', { exact: true })).toBeVisible();
    // A row that is removed gives the focus to the one in its place, or to the last one.
    await pressByKeys(button(page, 'Remove row 3'));
    await expect(page.getByRole('textbox', { name: 'Part number or NSN, row 2', exact: true })).toBeFocused();
    await pressByKeys(button(page, /^Add .*to (the )?cart$/));
    await pressByKeys(link(page, /cart$/i).first());
    await expect(heading(page, 'Shopping Cart')).toBeVisible();
  });

  await test.step('the cart is parked, looked at, and given back', async () => {
    await pressByKeys(link(page, 'Park this cart'));
    await expect(heading(page, 'Save Parked Cart')).toBeVisible();
    await pressByKeys(button(page, 'Park the cart'));
    await expect(page.getByRole('textbox', { name: 'Name of the parked cart' })).toBeFocused();
    await typeByKeys(page.getByRole('textbox', { name: 'Name of the parked cart' }), name);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'My Parked Carts')).toBeVisible();
    await pressByKeys(button(page, `Rename ${name}`));
    await expect(page.getByRole('textbox', { name: /^New name/ })).toBeFocused();
    await pressByKeys(button(page, 'Cancel'));
    await expect(button(page, `Rename ${name}`)).toBeFocused();
    await pressByKeys(button(page, `Remove ${name}`));
    await pressByKeys(page.getByRole('dialog').getByRole('button', { name: 'Keep it' }));
    await expect(button(page, `Remove ${name}`)).toBeFocused();
    const look = page.getByRole('main').getByRole('button', { name: /^Look at it/ });
    await pressByKeys(look);
    const modal = page.getByRole('dialog', { name: 'Parked Cart Detail' });
    await expect(modal).toBeVisible();
    // Tab goes round in the modal, and Escape leads back to what opened it.
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => modal.evaluate((element) => element.contains(document.activeElement)), 'Tab leaves no modal').toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(look).toBeFocused();
    await pressByKeys(page.getByRole('main').getByRole('button', { name: /^Add .* to the cart$/ }));
    await pressByKeys(link(page, 'Go to the cart'));
    await expect(heading(page, 'Shopping Cart')).toBeVisible();
  });

  await test.step('it is ordered by a new card, to a new address', async () => {
    await pressByKeys(link(page, /^Check out/));
    await expect(heading(page, 'Checkout Review')).toBeVisible();
    await pressByKeys(button(page, /^(Choose an address|Change the address)/));
    await pressByKeys(button(page, 'New address'));
    await hasFocusWithin(page, 'New shipping address');
    for (const [label, value] of Object.entries(address)) await typeByKeys(page.getByLabel(label), value);
    await chooseByKeys(page.getByLabel('State or territory'), 'District');
    await pressByKeys(button(page, 'Save and ship to this address'));
    await expect(page.getByText('Attn: Demo Buyer')).toBeVisible();
    await pressByKeys(button(page, /^(Choose a payment method|Change the payment)/));
    await typeByKeys(page.getByLabel('Card number'), cardNumber);
    await typeByKeys(page.getByLabel('Expires'), cardExpiry);
    await typeByKeys(page.getByLabel('Cardholder’s name'), 'Demo Buyer');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Visa card ending in 0000')).toBeVisible();
    await placeByKeys(page);
  });

  await test.step('the order is kept as a template', async () => {
    await pressByKeys(link(page, 'Park as template'));
    await expect(heading(page, 'Park as template')).toBeVisible();
    await typeByKeys(page.getByRole('textbox', { name: 'Name of the parked cart' }), `${name}, each month`);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'My Parked Carts')).toBeVisible();
    await expect(page.getByRole('main').getByText('Template', { exact: true })).toBeVisible();
  });
});

test('the keyboard alone orders by AAC, to an AAC, one vendor’s order through a break-bulk point [spec 2.81, 2.83]', async ({ page, account }) => {
  test.setTimeout(600_000);
  const [one = ''] = await partNumbers(1);
  await page.goto('/ws/ordering/quick_ordering?store=ADVANTAGE');
  await signInByKeys(page, account);
  // A new buyer who is no sample has no addresses.
  await write('delete from marketplace.address_book_entry where buyer_id = (select buyer_id from marketplace.buyer where email = $1)', [account.login]);
  await typeByKeys(page.getByRole('textbox', { name: 'Part number or NSN, row 1', exact: true }), one);
  await typeByKeys(page.getByRole('textbox', { name: 'Quantity, row 1', exact: true }), '1');
  await expect(page.getByText('1 found', { exact: true })).toBeVisible();
  await pressByKeys(button(page, /^Add .*to (the )?cart$/));
  await pressByKeys(link(page, /cart$/i).first());
  await pressByKeys(link(page, /^Check out/));
  await expect(heading(page, 'Checkout Review')).toBeVisible();

  await test.step('the activity pays', async () => {
    await pressByKeys(button(page, /^(Choose a payment method|Change the payment)/));
    await pickByKeys(page.getByRole('radio', { name: /^AAC\/DoDAAC/ }));
    await typeByKeys(page.getByRole('textbox', { name: /AAC/ }), '47smpl');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: /Pay/i })).toContainText('47SMPL');
  });

  await test.step('and because it has an address in the directory, it is asked for before one is typed', async () => {
    await pressByKeys(page.getByRole('link', { name: 'Go to the next step' }));
    await expect(heading(page, 'AAC/DoDAAC Shipping Address')).toBeVisible();
    await expectFocusInMain(page);
    await lookAtStep(page, 'the AAC that goods go to');
    await typeByKeys(page.getByRole('textbox', { name: /AAC/ }), 'ZZ9999');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: /AAC/ })).toHaveAttribute('aria-invalid', 'true');
    await expectErrorSaid(page, /ZZ9999/);
    await typeByKeys(page.getByRole('textbox', { name: /AAC/ }), '47smpl');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Checkout Review')).toBeVisible();
    await expectFocusInMain(page);
    await expect(page.getByRole('region', { name: /Ship to/i })).toContainText('47SMPL');
  });

  await test.step('this vendor’s order goes overseas by a break-bulk point', async () => {
    await pressByKeys(link(page, /^Ship to another address, or to several/));
    await pressByKeys(link(page, 'Break-bulk point'));
    await expect(heading(page, 'AAC Entry')).toBeVisible();
    await typeByKeys(page.getByRole('textbox', { name: /AAC/ }), 'nsamp1');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Ultimate Consignee AAC Entry')).toBeVisible();
    await typeByKeys(page.getByRole('textbox', { name: /AAC/ }), 'wsamp1');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Checkout Review')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('NSAMP1');
  });

  await test.step('an activity of another agency is confirmed where it is asked about, and the order is placed', async () => {
    const next = page.getByRole('link', { name: 'Go to the next step' });
    if (await next.isVisible()) {
      await pressByKeys(next);
      await expect(heading(page, 'Check the activity')).toBeVisible();
      await pressByKeys(button(page, 'Ship to this activity'));
      await expect(heading(page, 'Checkout Review')).toBeVisible();
    }
    await placeByKeys(page);
    await expect(page.getByRole('main')).toContainText('WSAMP1');
  });
});
