import type { Locator } from '@playwright/test';
import { openPool } from '@quartermaster/database';
import { completeReview, expect, press, signInAtIdentityServer, test, type Page } from '../support/journey.ts';
import { lookAt } from '../support/registering.ts';

const lineCount = 200;
const unknownNumber = 'NO-SUCH-PART-1';
/** Milliseconds that a person may wait in all, from the paste to the order number. */
const mostMs = 60_000;
/** It takes a tenth of this on a busy machine, and twice as much where all lines are drawn with each key. */
const mostMsOfKey = 150;

async function read<Row extends object>(statement: string, value: string | number): Promise<readonly Row[]> {
  const pool = openPool(process.env['E2E_DATABASE_URL'] ?? '', { maxConnections: 1 });
  try {
    return (await pool.query<Row>(statement, [value])).rows;
  } finally {
    await pool.end();
  }
}

/** How many products an order has. */
async function orderedLines(orderNumber: string): Promise<number> {
  const [found] = await read<{ lines: number }>('select count(distinct product_id)::integer as lines from marketplace.purchase_order_line join marketplace.purchase_order using (po_number) where order_number = $1', orderNumber);
  return found?.lines ?? 0;
}

/** Types a text; gives the milliseconds of script that each key took. */
async function scriptOfEachKey(page: Page, field: Locator, text: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const used = async (): Promise<number> => (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
  const before = await used();
  await field.pressSequentially(text);
  return ((await used()) - before) * 1000 / text.length;
}

/** Part numbers of one product each that its vendors deliver everywhere, with as many pieces as their minimum order takes. */
async function rowsOfCatalog(): Promise<string[]> {
  const rows = await read<{ number: string; quantity: number }>(
    `select part_number as number, quantity from marketplace.product p
     cross join lateral (
       select max(greatest(1, ceil(minimum_order / price::numeric)))::integer as quantity, bool_and(service_area is null) as everywhere, min(coalesce(available, 1000000)) as available
       from marketplace.offer o where o.product_id = p.product_id and not withdrawn
     ) offers
     where kind = 'product' and everywhere and available >= quantity
       and not exists (select from marketplace.product other where other.part_key = p.part_key and other.product_id <> p.product_id)
     order by product_id limit $1`, lineCount,
  );
  return rows.map(({ number, quantity }) => `${number}\t${quantity}`);
}

test(`a list of ${lineCount} lines is pasted, checked and ordered in under a minute`, async ({ page, account }) => {
  const rows = await rowsOfCatalog();
  expect(rows).toHaveLength(lineCount);
  let orderNumber = '';
  const took: string[] = [];
  const started = performance.now();
  let last = started;
  const lap = (what: string): void => {
    took.push(`${what} ${Math.round(performance.now() - last)} ms`);
    last = performance.now();
  };

  await test.step('the buyer signs in at the cart, which is empty', async () => {
    await page.goto('/ws/cart/shopping_cart');
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await signInAtIdentityServer(page, account);
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });
  lap('signed in');
  const pasted = performance.now();

  await test.step('the list says what was found, and which line was not', async () => {
    await page.getByText('Add items from a list').click();
    await page.getByRole('textbox', { name: 'List', exact: true }).fill([...rows, `${unknownNumber}\t1`].join('\n'));
    await page.getByRole('button', { name: 'Look up' }).click();
    await expect(page.getByText(`${lineCount} found, 1 not found`)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Rows to settle' }).getByRole('textbox', { name: /^Part number or NSN/ })).toHaveValue(unknownNumber);
    lap('checked');
  });

  await test.step('what was found is in the cart, the line that was not stays', async () => {
    await page.getByRole('button', { name: 'Add what was found to the cart' }).click();
    await expect(page.getByText(`${lineCount} items are in your cart now.`, { exact: false })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Cart summary' })).toContainText(`${lineCount} items`);
    await expect(page.getByRole('banner').getByRole('link', { name: `Cart (${lineCount}` })).toBeVisible();
    await page.getByRole('button', { name: 'Discard the list' }).click();
    lap('added');
  });

  await test.step('the order is reviewed and placed', async () => {
    await page.getByRole('link', { name: /^Check out/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout Review' })).toBeVisible();
    lap('reviewed');
    const eachKey = await scriptOfEachKey(page, page.getByRole('textbox', { name: /^Note to the vendor/ }).first(), 'Ring at gate 4, please.');
    console.log(`a note of a review of ${lineCount} lines: ${Math.round(eachKey)} ms of script for each key`);
    expect(eachKey, 'the lines are not drawn anew with each key').toBeLessThan(mostMsOfKey);
    lap('a note typed');
    await completeReview(page);
    lap('completed');
    await press(page.getByRole('button', { name: /^Place \d+ orders? for \$/ }));
    const placed = page.getByRole('heading', { level: 1, name: /^Order A\d\d-\d{7}-\d placed$/ });
    await expect(placed).toBeVisible();
    lap('placed');
    orderNumber = /A\d\d-\d{7}-\d/.exec((await placed.textContent()) ?? '')?.[0] ?? '';
  });
  const total = Math.round(performance.now() - pasted);
  console.log(`${lineCount} lines pasted, checked and ordered in ${total} ms: ${took.join(', ')}`);
  expect(total).toBeLessThan(mostMs);

  await test.step('the order has every line once', async () => {
    await lookAt(page, 'the confirmation of a long order');
    expect(await orderedLines(orderNumber)).toBe(lineCount);
  });
});
