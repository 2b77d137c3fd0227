import { openPool } from '@quartermaster/database';
import { expect, press, test, type Page } from '../support/journey.ts';
import { lookAtWidths } from '../support/widths.ts';

/** A configuration of two options or more whose variants all can be ordered, at prices that differ. */
async function configuration(store: string): Promise<{ id: string; name: string; productId: string; partNumber: string }> {
  const pool = openPool(process.env['E2E_DATABASE_URL'] ?? '', { maxConnections: 1 });
  try {
    const { rows } = await pool.query<{ id: string; name: string; productId: string; partNumber: string }>(
      `select configuration_id as id, min(configuration_name) as name, min(product_id) as "productId", (array_agg(part_number order by product_id))[1] as "partNumber"
       from marketplace.product where cardinality(option_names) = 2 and ($1 = 'ADVANTAGE' or exists (select from marketplace.store_product as sold where sold.product_id = product.product_id and sold.store = $1))
       group by configuration_id having count(*) between 4 and 12 and min(vendor_count) > 0 and count(distinct price_low) > 1
         and not exists (select from marketplace.offer join marketplace.product as own using (product_id) where own.configuration_id = product.configuration_id and (offer.available < 20 or offer.withdrawn or offer.price_until is not null))
       order by configuration_id limit 1`, [store]);
    const [found] = rows;
    if (found === undefined) throw new Error(`The sample catalog has no configuration that ${store} sells whole.`);
    return found;
  } finally {
    await pool.end();
  }
}

const price = (page: Page) => page.getByRole('region', { name: 'Your choice' }).getByText(/^\$/).first();

for (const store of ['ADVANTAGE', 'FSS']) {
  test(`${store}: a part number leads to its variant, another choice to another part number and price, and the cart says what was chosen [spec 2.46]`, async ({ page }) => {
    const { partNumber, productId, name } = await configuration(store);
    await page.goto(`/ws/search/advantage_search?q=${partNumber}&store=${store}`);
    await page.getByRole('link', { name: /^All \d+ variants of / }).first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const chosen = page.getByRole('region', { name: 'Your choice' });
    await expect(chosen).toContainText(partNumber);
    await lookAtWidths(page, 'a choice of options');

    const select = page.getByRole('form', { name: 'Options' }).getByRole('combobox').first();
    const [before, address] = [await price(page).textContent(), page.url()];
    const other = await select.locator('option:not(:checked):not([value$="="])').last().getAttribute('value');
    await select.focus();
    await select.selectOption(other);
    await expect.poll(() => page.url()).not.toBe(address);
    await expect(chosen).toContainText(other?.split('=').at(1) ?? '');
    await expect(chosen).not.toContainText(`Part ${partNumber} `);
    await expect(select).toBeFocused();
    expect(before).not.toBeNull();
    await page.goBack();
    await expect(chosen).toContainText(partNumber);
    await page.goForward();
    await expect(chosen).not.toContainText(`Part ${partNumber} `);
    await expect(chosen).toContainText(other?.split('=').at(1) ?? '');
    const title = (await chosen.getByRole('heading', { level: 2 }).textContent()) ?? '';
    await press(chosen.getByRole('button', { name: /^Add/ }));
    // Loading a page ends what the one before has not sent yet.
    await expect(page.getByText(/added to the cart\./).first()).toBeVisible();
    await page.goto('/ws/cart/shopping_cart');
    await expect(page.getByRole('link', { name: title }).first()).toBeVisible();

    await page.goto(`/ws/catalog/product_detail?productId=${productId}`);
    const options = page.getByRole('region', { name: 'Options' });
    await expect(options.locator('a[aria-current="true"]')).toHaveCount(2);
    await lookAtWidths(page, 'the page of a product with options');
    const value = options.getByRole('list').first().locator('a:not([aria-current])').first();
    const chosenNow = options.getByRole('list').first().getByRole('link', { name: (await value.textContent()) ?? '', exact: true });
    await value.focus();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(new RegExp(`productId=${productId}(&|$)`));
    await expect(chosenNow).toHaveAttribute('aria-current', 'true');
    await expect(chosenNow).toBeFocused();
    await expect(options.locator('a[aria-current="true"]')).toHaveCount(2);
  });
}

test('without scripts options are a form, and its address is the choice', async ({ browser }) => {
  const { id, name } = await configuration('ADVANTAGE');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/ws/catalog/configuration?configuration=${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const selects = page.getByRole('form', { name: 'Options' }).getByRole('combobox');
  for (const select of await selects.all()) await select.selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Show what fits' }).click();
  await expect(page.getByRole('region', { name: 'Your choice' })).toBeVisible();
  expect(new URL(page.url()).searchParams.getAll('choice')).toHaveLength(2);
  await context.close();
});
