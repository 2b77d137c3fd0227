import { openPool } from '@quartermaster/database';
import { completeReview, expect, press, signInAtIdentityServer, test } from '../support/journey.ts';
import { lookAtWidths } from '../support/widths.ts';

const statementLines = 100;

async function read<Row extends object>(statement: string, values: readonly unknown[]): Promise<readonly Row[]> {
  const pool = openPool(process.env['E2E_DATABASE_URL'] ?? '', { maxConnections: 1 });
  try {
    return (await pool.query<Row>(statement, [...values])).rows;
  } finally {
    await pool.end();
  }
}

/** Part numbers of one product each that its vendors deliver everywhere, with as many pieces as their minimum order takes, also where many cost less each. */
const rowsOfCatalog = (count: number) => read<{ number: string; quantity: number }>(
  `select part_number as number, quantity from marketplace.product p
   cross join lateral (
     select max(greatest(1, ceil(minimum_order * 1.3 / price::numeric)))::integer as quantity, bool_and(service_area is null) as everywhere, min(coalesce(available, 1000000)) as available
     from marketplace.offer o where o.product_id = p.product_id and not withdrawn and maximum_order is null
   ) offers
   where kind = 'product' and everywhere and available >= quantity + 50 and not exists (select from marketplace.product other where other.part_key = p.part_key and other.product_id <> p.product_id)
   order by product_id desc limit $1`, [count]);

const dollars = (cents: number): string => (cents / 100).toFixed(2);

test(`a statement of ${statementLines} lines is compared with the orders of a buyer: a tax and unknown charges are found, one is disputed, the rest is exported, and the statement is deleted`, async ({ page, account }) => {
  let orderNumber = '';
  await test.step('the buyer orders from many vendors by card', async () => {
    await page.goto('/ws/cart/shopping_cart');
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await signInAtIdentityServer(page, account);
    await page.getByText('Add items from a list').click();
    const rows = await rowsOfCatalog(80);
    await page.getByRole('textbox', { name: 'List', exact: true }).fill(rows.map(({ number, quantity }) => `${number}\t${quantity}`).join('\n'));
    await page.getByRole('button', { name: 'Look up' }).click();
    await page.getByRole('button', { name: 'Add what was found to the cart' }).click();
    await page.getByRole('link', { name: /^Check out/ }).click();
    await completeReview(page);
    await press(page.getByRole('button', { name: /^Place \d+ orders? for \$/ }));
    const placed = page.getByRole('heading', { level: 1, name: /^Order A\d\d-\d{7}-\d placed$/ });
    await expect(placed).toBeVisible();
    orderNumber = /A\d\d-\d{7}-\d/.exec((await placed.textContent()) ?? '')?.[0] ?? '';
  });

  const orders = await read<{ vendor: string; amount: number; day: string }>(
    `select vendor_name as vendor, purchase_order.subtotal::integer as amount, to_char(placed_at at time zone 'America/New_York', 'MM/DD/YYYY') as day
     from marketplace.purchase_order join marketplace.placed_order using (order_number) where order_number = $1 order by purchase_order.position`, [orderNumber]);
  const charged = orders.slice(0, statementLines - 2);
  const day = charged[0]?.day ?? '';
  const [taxed] = charged;
  const tax = Math.round((taxed?.amount ?? 0) * 0.06);
  const number = '4614 0000 0000 0000';
  const lines = [
    'Transaction Date,Merchant Name,Amount,Card Number',
    ...charged.map(({ vendor, amount }, nth) => `${day},"${vendor.toUpperCase()}",${dollars(nth === 0 ? amount + tax : amount)},${number}`),
    ...Array.from({ length: statementLines - charged.length }, (_, nth) => `${day},UNKNOWN TRADER ${nth},${dollars(12_345_678 + nth)},${number}`),
  ];
  const unknown = statementLines - charged.length;
  const file = (text: string) => ({ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const upload = async (text: string): Promise<void> => {
    await page.getByLabel('Statement of the card').setInputFiles(file(text));
    await page.getByRole('button', { name: 'Compare with my orders' }).click();
  };

  await test.step('a file that is wrong says on which line', async () => {
    await page.goto('/ws/orderhistory/my_orders');
    await page.getByRole('link', { name: 'Card statements' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Card Statements' })).toBeVisible();
    await upload([...lines, '13/45/2026,A,1.00,'].join('\n'));
    const wrong = page.getByRole('group', { name: 'What is wrong with the file' });
    await expect(wrong).toBeFocused();
    await expect(wrong).toContainText(`${statementLines + 2}`);
    await expect(wrong).toContainText('“13/45/2026” is no date.');
    await lookAtWidths(page, 'a statement that cannot be read');
  });

  await test.step('each line says what it pays', async () => {
    await upload(lines.join('\r\n'));
    await expect(page.getByRole('heading', { level: 1, name: 'Statement statement.csv' })).toBeVisible();
    await expect(page.getByText(`${statementLines} lines, ${unknown + 1} to look at, 0 disputed`)).toBeVisible();
    await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: `To look at (${unknown + 1})` });
    await expect(page.getByText('as a sales tax or shipping would be', { exact: false })).toHaveCount(1);
    await lookAtWidths(page, 'a statement');
  });

  await test.step('a charge is disputed, and kept so after a reload', async () => {
    await page.getByRole('button', { name: /^Dispute line .*UNKNOWN TRADER 0/ }).click();
    await page.getByRole('textbox', { name: /^Why the charge is wrong/ }).fill('No one here ordered this.');
    await page.getByRole('button', { name: 'Note the dispute' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.reload();
    await expect(page.getByText(`${statementLines} lines, ${unknown + 1} to look at, 1 disputed`)).toBeVisible();
  });

  await test.step('the export has each line, and nothing that was kept has the number of a card', async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export for the approving official' }).click();
    const saved = await (await saving).createReadStream();
    const text = (await saved.toArray()).map(String).join('');
    expect(text.split('\r\n').length).toBeGreaterThan(statementLines);
    expect(text).toContain('No one here ordered this.');
    const kept = JSON.stringify(await read('select line.*, statement.* from marketplace.card_statement_line line join marketplace.card_statement statement using (statement_id) where vendor like $1', ['UNKNOWN TRADER%']));
    expect(kept).toContain('UNKNOWN TRADER 0');
    expect(`${text}${kept}`).not.toMatch(/4614\D?0000/);
  });

  await test.step('the statement is deleted with all that was kept of it', async () => {
    await page.getByRole('button', { name: 'Delete this statement' }).click();
    await page.getByRole('button', { name: 'Delete statement', exact: true }).click();
    await expect(page.getByText('You have uploaded no statement yet.')).toBeVisible();
  });
});
