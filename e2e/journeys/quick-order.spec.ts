import { openPool } from '@quartermaster/database';
import { byFinger, onKeys } from '../support/hand.ts';
import { expect, signInWhereAsked, test, type Page } from '../support/journey.ts';
import { lookAtWidths } from '../support/widths.ts';
import type { Account } from '../support/account.ts';

const form = '/ws/ordering/quick_ordering';
const number = (page: Page, place: number) => page.getByRole('textbox', { name: `Part number or NSN, row ${place}`, exact: true });
const quantity = (page: Page, place: number) => page.getByRole('textbox', { name: `Quantity, row ${place}`, exact: true });

/** Part numbers that one product of the store each has, which one vendor offers, the cheapest first. */
async function partNumbers(count: number, store = 'ADVANTAGE'): Promise<string[]> {
  const pool = openPool(process.env['E2E_DATABASE_URL'] ?? '', { maxConnections: 1 });
  try {
    const { rows } = await pool.query<{ part_number: string }>(
      `select part_number from marketplace.product join marketplace.offer using (product_id)
       where product.kind = 'product' and product.vendor_count = 1 and not offer.withdrawn and (offer.available is null or offer.available > 50) and offer.service_area is null
         and ($2 = 'ADVANTAGE' or exists (select from marketplace.store_offer as sold where sold.offer_id = offer.offer_id and sold.store = $2)) and offer.price_from is null and offer.price_until is null
         and not exists (select from marketplace.product as same where same.part_key = product.part_key and same.product_id <> product.product_id)
       order by offer.price, product_id limit $1`, [count, store]);
    if (rows.length < count) throw new Error(`The sample catalog has only ${rows.length} products that fit.`);
    return rows.map(({ part_number: found }) => found);
  } finally {
    await pool.end();
  }
}

async function paste(page: Page, place: number, text: string): Promise<void> {
  await number(page, place).evaluate((field, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', copied);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

const upload = (page: Page, content: string | Buffer, name = 'list.csv') => page.getByLabel('Or choose a file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });

async function openForm(page: Page, account: Account, store: string): Promise<void> {
  await page.goto(`${form}?store=${store}`);
  await signInWhereAsked(page, account);
  await expect(number(page, 1)).toBeVisible();
}

const ways = [
  { store: 'ADVANTAGE', hand: onKeys, viewport: { width: 1280, height: 800 }, how: 'by keyboard' },
  { store: 'FSS', hand: byFinger, viewport: { width: 390, height: 844 }, how: 'by finger' },
] as const;

for (const { store, hand, viewport, how } of ways) {
  test.describe(`in ${store}`, () => {
    test.use({ viewport });

    test(`${store} takes rows of a quick order as one types and pastes, joins what is the same, and keeps what needs something, ${how} [spec 2.86, 2.87]`, async ({ page, account }) => {
      const [one = '', other = ''] = await partNumbers(2, store);
      await openForm(page, account, store);
      await lookAtWidths(page, 'an empty quick order');
      await hand.type(number(page, 1), one.toLowerCase());
      await expect(page.getByText('1 not complete')).toBeVisible();
      await hand.type(quantity(page, 1), '2');
      await expect(page.getByText('1 found', { exact: true })).toBeVisible();
      await paste(page, 2, `${one}\t3\r\n${other}\ttwo\r\nNO-SUCH-PART-0\t1\r\n`);
      await hand.type(number(page, 5), '=1+1');
      await hand.type(quantity(page, 5), '1');
      await expect(page.getByText('2 found, 1 not found, 2 not complete')).toBeVisible();
      await expect(quantity(page, 3)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText('This is a formula. Enter the part number or NSN itself.')).toBeVisible();
      await lookAtWidths(page, 'a quick order with rows of every kind');
      await hand.press(page.getByRole('button', { name: 'Add to cart' }));
      await expect(page.locator('*:focus').filter({ hasText: '1 item is in your cart now. Rows that could not be added are below.' })).toBeVisible();
      await expect(quantity(page, 1)).toHaveValue('two');
      await lookAtWidths(page, 'what is left of a quick order');
      await page.getByRole('banner').getByRole('link', { name: /^Cart \(/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
      await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('5');
    });
  });
}

test('a file that is no list is refused with the reason, and what was typed stays', async ({ page, account }) => {
  const [one = '', other = ''] = await partNumbers(2);
  await openForm(page, account, 'ADVANTAGE');
  await number(page, 1).fill(one);
  await quantity(page, 1).fill('1');
  const refused: readonly (readonly [content: string | Buffer, why: string])[] = [
    [`${one},1\n`.repeat(50_000), 'The list has 50,000 rows. At most 500 are taken at once'],
    [`${one},1\n`.repeat(600_000), /* more bytes than are read */ 'too'],
    ['Color,Quantity\nred,2\n', 'has no column for the number'],
    ['Part number,Price\nA1,2\n', 'has no column for the quantity'],
    [Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]), 'Save the sheet as CSV'],
    [`${one},1\n"${other},2\n`, 'A quotation mark in row 2 of the list is not closed'],
    ['\n\n', 'The list is empty'],
  ];
  for (const [content, why] of refused) {
    await upload(page, content);
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: why })).toBeVisible();
    await expect(number(page, 1)).toHaveValue(one);
  }
  await lookAtWidths(page, 'a list that is refused');
  const list = `Quantity;Remark;Part number\r\n2;for the second floor;${other}\r\n`;
  for (const content of [Buffer.from(`\uFEFF${list}`), Buffer.from(`\uFEFF${list}`, 'utf16le'), Buffer.from(list.replace('for', 'f\u00fcr'), 'latin1')]) {
    await upload(page, content);
    await expect(page.getByText('2 found', { exact: true })).toBeVisible();
    await expect(number(page, 2)).toHaveValue(other);
    await expect(quantity(page, 2)).toHaveValue('2');
    await page.getByRole('button', { name: 'Remove row 2' }).click();
  }
});

/** What blocks the page for more than 50 ms, as the browser counts it: the longest, in milliseconds, since this was asked last. */
async function longestBlock(page: Page): Promise<number> {
  return page.evaluate(() => {
    const of = window as unknown as { blocks?: number[] };
    if (of.blocks === undefined) {
      const blocks: number[] = [];
      of.blocks = blocks;
      new PerformanceObserver((list) => blocks.push(...list.getEntries().map(({ duration }) => duration))).observe({ entryTypes: ['longtask'] });
    }
    return Math.round(Math.max(0, ...of.blocks.splice(0)));
  });
}

test('500 rows are pasted, looked up and added within seconds, and the last of them takes every key', async ({ page, account }) => {
  const lines = (await partNumbers(500)).map((each) => `${each}\t2`).join('\r\n');
  await openForm(page, account, 'ADVANTAGE');
  await longestBlock(page);
  // By their place: to ask for one of 1,000 fields by its name would take the page longer than all else.
  const said = page.locator('form [role="status"]').filter({ hasText: /found/ });
  const last = page.locator('tbody tr:nth-child(500) input[inputmode="numeric"]');
  const begun = performance.now();
  await paste(page, 1, lines);
  await expect(said).toHaveText('500 found');
  const checked = performance.now();
  const whileLookedUp = await longestBlock(page);
  await last.fill('');
  await last.pressSequentially('12345');
  await expect(last).toHaveValue('12345');
  const typed = performance.now();
  const whileTyped = await longestBlock(page);
  await last.fill('3');
  await expect(said).toHaveText('500 found');
  const changed = performance.now();
  await page.locator('main form button[type="submit"]').click();
  await expect(page.locator('*:focus').filter({ hasText: '500 items are in your cart now.' })).toBeVisible();
  const seconds = (until: number, from: number) => ((until - from) / 1000).toFixed(1);
  console.log(`500 rows: pasted and looked up in ${seconds(checked, begun)} s (the page was busy for ${whileLookedUp} ms at most), six keys into the last in ${seconds(typed, checked)} s (${whileTyped} ms), put into the cart in ${seconds(performance.now(), changed)} s`);
  await page.getByRole('banner').getByRole('link', { name: /^Cart \(500\)/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
});
