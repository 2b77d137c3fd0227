import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openPool } from '@quartermaster/database';
import { addFirstResult, cardNumber, completeReview, expect, signInAtIdentityServer, test } from '../support/journey.ts';

const digits = cardNumber.replaceAll(' ', '');
const holdsNumber = (text: string): boolean => text.replaceAll(/[\s-]/g, '').includes(digits);

/** Every row of every table but those of the catalog, as text. */
async function wholeDatabase(): Promise<string> {
  const pool = openPool(process.env['E2E_DATABASE_URL'] ?? '', { maxConnections: 1 });
  try {
    const { rows: tables } = await pool.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
    );
    const texts: string[] = [];
    for (const { name } of tables.filter((table) => !/\.(store_)?(product|offer)$/.test(table.name))) {
      const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t`);
      for (const { row } of rows) texts.push(row);
    }
    return texts.join('\n');
  } finally {
    await pool.end();
  }
}

test('a card number is kept nowhere: database, logs, browser storage, pages', async ({ page, account }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (holdsNumber(`${request.url()} ${request.postData() ?? ''}`)) requests.push(new URL(request.url()).pathname);
  });
  await page.goto('/ws/search/advantage_search?q=toner');
  await addFirstResult(page);
  await page.goto('/ws/checkout/checkout_review');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await signInAtIdentityServer(page, account);
  await completeReview(page);
  await page.getByRole('button', { name: /^Place / }).click();
  await expect(page.getByRole('heading', { level: 1, name: /placed$/ })).toBeVisible();

  expect(requests).toEqual(['/advantage/rs/checkout/select_payment']);
  const storage = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
  expect(holdsNumber(storage), 'browser storage').toBe(false);
  expect(holdsNumber(await page.content()), 'page').toBe(false);
  const folder = process.env['E2E_LOG_DIR'] ?? '';
  for (const file of readdirSync(folder)) expect(holdsNumber(readFileSync(join(folder, file), 'utf8')), file).toBe(false);
  const database = await wholeDatabase();
  expect(database, 'the token and the last digits are there').toContain('0000');
  expect(holdsNumber(database), 'database').toBe(false);
});
