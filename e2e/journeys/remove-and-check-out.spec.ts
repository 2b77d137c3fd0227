import { openPool, type Pool } from '@quartermaster/database';
import { addFirstResult, addResult, expect, press, searchFor, signInAtIdentityServer, test, type Page } from '../support/journey.ts';
import { mailedCode } from '../support/mailed-code.ts';
import { lookAt } from '../support/registering.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function withDatabase<Found>(use: (pool: Pool) => Promise<Found>): Promise<Found> {
  const pool = openPool(process.env['E2E_DATABASE_URL'] ?? '', { maxConnections: 1 });
  try {
    return await use(pool);
  } finally {
    await pool.end();
  }
}

/** What was put into the cart of a buyer last is sold out, for everyone, until the work is done. */
async function whileSoldOut(login: string, work: (name: string) => Promise<void>): Promise<void> {
  const sold = await withDatabase(async (pool) => (await pool.query<{ offerId: string; name: string; available: number }>(
    `with line as (select cart_line.offer_id from marketplace.cart_line join marketplace.cart using (cart_id) join marketplace.buyer using (buyer_id) where buyer.email = $1 order by cart_line.line_number desc limit 1),
     before as (select offer_id, available from marketplace.offer where offer_id in (select offer_id from line))
     update marketplace.offer set available = 0 from before, marketplace.product where offer.offer_id = before.offer_id and product.product_id = offer.product_id
     returning offer.offer_id as "offerId", product.name, before.available`, [login],
  )).rows[0]);
  if (sold === undefined) throw new Error('The cart has no line.');
  try {
    await work(sold.name);
  } finally {
    await withDatabase((pool) => pool.query('update marketplace.offer set available = $2 where offer_id = $1', [sold.offerId, sold.available]));
  }
}

/** The third result, which no other journey orders. */
async function addThirdResult(page: Page, words: string): Promise<void> {
  await searchFor(page, words);
  await addResult(page, 2);
}

test('an item that is sold out is removed in the cart, which leads on to the confirmation of an e-mail address that is missing [spec 2.59]', async ({ page, account }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signInAtIdentityServer(page, account);
  await searchFor(page, 'toner cartridge');
  await addFirstResult(page);
  await addThirdResult(page, 'notebook');
  await withDatabase((pool) => pool.query(
    "insert into marketplace.mail_outbox (mail_id, kind, recipient, subject, body, created_at, recipient_refused, dead_at) values (gen_random_uuid(), 'trial', $1, 'A mail', 'A mail', now(), true, now())", [account.login],
  ));
  await whileSoldOut(account.login, async (name) => {
    await page.goto('/ws/cart/shopping_cart');
    const remove = page.getByRole('button', { name: `Remove ${name} and check out`, exact: true });
    await expect(remove).toBeVisible();
    await lookAt(page, 'a cart with an item that stops it');
    await press(remove);
    await expect(heading(page, 'Confirm your e-mail address')).toBeVisible();
    await press(page.getByRole('button', { name: 'Send the code' }));
    await expect(page.getByLabel(/^Code/)).toBeVisible();
    await page.getByLabel(/^Code/).fill(await mailedCode(account.login));
    await press(page.getByRole('button', { name: 'Confirm the address' }));
    await expect(heading(page, 'Checkout Review')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(name);
    await expect(page.getByRole('banner').getByRole('link', { name: /Cart \(1/ })).toBeVisible();
  });
});

test('in the older look of FSS it leads on to the activity that the goods go to [spec 2.60]', async ({ page, account }) => {
  await page.goto('/home?store=FSS');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signInAtIdentityServer(page, account);
  await searchFor(page, 'radio');
  await addFirstResult(page);
  await addThirdResult(page, 'notebook');
  await withDatabase((pool) => pool.query('delete from marketplace.address_book_entry where buyer_id = (select buyer_id from marketplace.buyer where email = $1)', [account.login]));
  await whileSoldOut(account.login, async (name) => {
    await page.goto('/ws/cart/shopping_cart');
    const remove = page.getByRole('button', { name: `Remove ${name} and check out`, exact: true });
    await expect(remove).toBeVisible();
    await lookAt(page, 'a cart of FSS with an item that stops it');
    await press(remove);
    await expect(heading(page, 'New Destination AAC')).toBeVisible();
    await page.goto('/ws/cart/shopping_cart');
    await expect(page.getByRole('main')).not.toContainText(name);
  });
});
