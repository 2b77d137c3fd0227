import { createHash } from 'node:crypto';
import type { Pool } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../testing/browser.ts';
import { addOffer } from '../testing/catalog.ts';
import { fillCart, reviewOf, submit, testAddress } from '../testing/journey.ts';
import { openShop, type Shop } from '../testing/shop.ts';

const number = '4012888888881881';

/** Every way in which the number could have been written down. */
const traces = [
  number,
  '4012 8888 8888 1881',
  '4012-8888-8888-1881',
  number.slice(0, 12),
  number.slice(4),
  Buffer.from(number).toString('base64').replace(/=+$/, ''),
  Buffer.from(number).toString('hex'),
  ...['md5', 'sha1', 'sha256', 'sha512'].flatMap((algorithm) => {
    const hash = createHash(algorithm).update(number);
    return [hash.copy().digest('hex'), hash.copy().digest('base64'), hash.copy().digest('base64url')];
  }),
];

const tracesIn = (text: string): string[] => traces.filter((trace) => text.includes(trace));

/** Every row of every table of every schema, as text. */
async function everythingIn(database: Pool): Promise<{ text: string; tables: number }> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const dumps: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.query<{ row: string }>(`select dumped::text as row from ${name} dumped`);
    dumps.push(...rows.map(({ row }) => row));
  }
  return { text: dumps.join('\n'), tables: tables.length };
}

describe.each(oneTestDatabase())('after a checkout by card, on $name, the card number', ({ open }) => {
  let shop: Shop;
  const answers: Answer[] = [];
  beforeAll(async () => {
    shop = await openShop(open);
    const offer = await addOffer(shop.database, { price: 500, stock: 10 });
    const buyer = await shop.newBuyer();
    const { browser } = buyer;
    const newCard = { number: '4012 8888 8888 1881', expires: '11/29', cardholder: 'Demo Buyer' };
    await fillCart(buyer, [[offer, 1]]);
    answers.push(
      await browser.post('/checkout/select_shipping', { newAddress: testAddress }),
      // Mistakes are where a number is most easily repeated.
      await browser.post('/checkout/select_payment', { newCard: { ...newCard, expires: '13/29' } }),
      await browser.post('/checkout/select_payment', { newCard: { ...newCard, cardholder: number } }),
      await browser.post('/checkout/select_payment', { newCard: { ...newCard, cardholder: 7 } }),
      await browser.post('/checkout/select_payment', { newCard: { ...newCard, number: Number(number) } }),
      await browser.post('/checkout/select_payment', { aac: number }),
      await browser.post('/checkout/select_payment', `{"newCard":{"number":"${number}",`),
      await browser.post('/checkout/select_payment', { newCard }, { withoutXsrf: true }),
      await browser.post('/checkout/select_payment', { newCard }, { token: undefined }),
      await browser.post('/checkout/select_payment', { newCard }),
      await browser.post('/checkout/select_payment', { from: 'review' }),
    );
    const review = await reviewOf(buyer);
    const placed = await submit(buyer, review);
    expect(placed.envelope.responseName).toBe('OrderConfirmation');
    const { orderNumber } = (placed.envelope.attributes as unknown as { order: { orderNumber: string } }).order;
    answers.push(
      placed,
      await submit(buyer, review),
      await submit(buyer, { ...review, reviewed: 'other' }),
      await browser.get(`/orderhistory/order_details?orderNumber=${orderNumber}`),
      await browser.get(`/orderhistory/view_pdf?orderNumber=${orderNumber}`),
    );
  });
  afterAll(() => shop.close());

  it.each([
    ['/checkout/delivery_options', { terms: [{ groupId: 'g', note: `Charge ${number} for this`, deliverBy: null }] }, 'terms.0.note'],
    ['/checkout/select_shipping', { newAddress: { ...testAddress, line2: '4012 8888 8888 1881' } }, 'newAddress.line2'],
    ['/checkout/select_shipping', { newAddress: { ...testAddress, organization: 'Visa 4012-8888-8888-1881' } }, 'newAddress.organization'],
  ])('is refused by %s with the field that it was typed into', async (path, body, field) => {
    const answer = await (await shop.newBuyer()).browser.post(path, body);
    answers.push(answer);
    const message = 'This looks like the number of a payment card. Enter cards at payment only. If it is another number, write its digits with slashes between them.';
    expect(answer).toMatchObject({ status: 400, envelope: { attributes: { code: 'REQUEST_INVALID', fieldErrors: [{ field, message }] } } });
  });

  it('is nowhere in the database', async () => {
    const { text, tables } = await everythingIn(shop.database);
    expect(tables).toBeGreaterThan(15);
    // The values that are kept show that the search would find the number.
    expect(text).toContain('Demo Buyer');
    expect(text).toContain('1881');
    expect(tracesIn(text)).toEqual([]);
  });

  it('is nowhere in the logs, however much is logged', () => {
    expect(shop.logged()).toContain('/checkout/select_payment');
    expect(tracesIn(shop.logged())).toEqual([]);
  });

  it('is in no answer', () => {
    for (const { text } of answers) expect(tracesIn(text)).toEqual([]);
  });

  it('would be found by this search', () => {
    expect(tracesIn(JSON.stringify({ note: `card ${number}` }))).not.toEqual([]);
  });
});
