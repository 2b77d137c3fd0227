import type { AttributesOf, Envelope } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maximumLines } from '../cart/cart-state.ts';
import { openCatalogServer } from '../testing/catalog-server.ts';
import type { TestBrowser } from '../testing/browser.ts';
import type { TestServer } from '../testing/server.ts';

type Form = AttributesOf<'/ordering/quick_ordering_cart', 'EntryForm'>;

const cartPath = '/ordering/quick_ordering_cart';
const offer = { vendor: 'Sample Vendor', contract: 'C-1', price: '10.00', deliveryDays: 5 };
const catalog = [
  { id: 'toner-1', name: 'Sample toner', partNumber: '006R90321', nsn: '7510-01-392-0564', manufacturer: 'Sample Maker', offers: [offer] },
  { id: 'same-1', name: 'Sample stapler', partNumber: 'AB-1000', manufacturer: 'Sample Maker', offers: [offer] },
  { id: 'same-2', name: 'Other stapler', partNumber: 'AB1000', manufacturer: 'Other Maker', offers: [{ ...offer, price: '12.00' }] },
  { id: 'few-1', name: 'Lamp', partNumber: 'LAMP-3', offers: [{ ...offer, available: 3 }] },
  ...Array.from({ length: 500 }, (_, n) => ({ id: `many-${n}`, name: `Sample part ${n}`, partNumber: `MANY-${n}`, offers: [offer] })),
];
let nth = 0;
const row = (number: string, quantity = '1', more: object = {}) => {
  nth += 1;
  return { key: String(nth), number, quantity, productId: null, ...more };
};

describe.each(oneTestDatabase())('quick order on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openCatalogServer(open, catalog);
  });
  afterAll(() => server.close());

  const buyer = () => {
    nth += 1;
    return server.signedIn({ sub: `quick${nth}`, given_name: 'Demo', family_name: 'Buyer', email: `quick${nth}@agency.example.gov` });
  };
  const formOf = ({ attributes }: Envelope): Form => attributes as unknown as Form;
  const send = async (browser: TestBrowser, rows: object[], changeKey?: string) => formOf((await browser.post(cartPath, { rows, ...(changeKey !== undefined && { changeKey }) })).envelope);
  const cartOf = async (browser: TestBrowser) => {
    const { cart } = (await browser.get('/cart/shopping_cart')).envelope.attributes as unknown as AttributesOf<'/cart/shopping_cart', 'Initial'>;
    return cart.groups.flatMap(({ lines }) => lines.map(({ productId, quantity }) => [productId, quantity]));
  };

  it('is for buyers who are signed in [spec 2.68]', async () => {
    const visitor = await server.visitor();
    expect((await visitor.get('/ordering/quick_ordering')).envelope.responseName).toBe('Login');
    expect((await (await buyer()).get('/ordering/quick_ordering')).envelope.responseName).toBe('EntryForm');
    expect((await visitor.post(cartPath, { rows: [row('006R90321')] })).status).toBe(401);
  });

  it('says what each row is, and puts nothing into the cart before it is asked to', async () => {
    const browser = await buyer();
    const { rows, added } = await send(browser, [row('006r 90321', '2'), row('7510013920564'), row('01-392-0564'), row('ab 1000'), row('LAMP-3', '4'), row('NONE-1'), row('LAMP-3', 'x')]);
    expect(rows.map(({ state }) => state)).toEqual(['found', 'found', 'found', 'ambiguous', 'refused', 'unknown', 'incomplete']);
    expect(added).toBeNull();
    expect(await cartOf(browser)).toEqual([]);
  });

  it('joins rows of one product, leaves what cannot be added with the reason, and adds once for a key', async () => {
    const browser = await buyer();
    const rows = [row('006R90321', '2'), row('7510-01-392-0564', '3'), row('AB1000'), row('AB1000', '1', { productId: 'same-2' }), row('LAMP-3', '2'), row('lamp3', '2'), row('NONE-1')];
    const key = crypto.randomUUID();
    const first = await send(browser, rows, key);
    expect(first.added).toBe(2);
    expect(first.rows.map(({ number, state }) => [number, state])).toEqual([['AB1000', 'ambiguous'], ['LAMP-3', 'refused'], ['lamp3', 'refused'], ['NONE-1', 'unknown']]);
    const wanted = [['toner-1', 5], ['same-2', 1]];
    expect(await cartOf(browser)).toEqual(wanted);
    // The answer was lost, and the page sends it again; and two windows send it at once.
    const again = await Promise.all([send(browser, rows, key), send(browser, rows, key)]);
    expect(again.map(({ added }) => added)).toEqual([2, 2]);
    expect(await cartOf(browser)).toEqual(wanted);
  });

  it('adds no more lines than a cart can hold, and says of which rows that is', async () => {
    const browser = await buyer();
    await send(browser, [row('006R90321')], crypto.randomUUID());
    await server.pool.query(
      `insert into marketplace.cart_line (cart_id, cart_key, offer_id, quantity, seen)
       select cart_id, gen_random_uuid(), 'filler-' || number, 1, seen from marketplace.cart_line, generate_series(1, $1) as number
       where cart_id = (select cart_id from marketplace.cart order by updated_at desc limit 1)`,
      [maximumLines - 2],
    );
    const { rows, added } = await send(browser, [row('MANY-1'), row('MANY-2')], crypto.randomUUID());
    expect(added).toBe(1);
    expect(rows).toMatchObject([{ number: 'MANY-2', state: 'refused', message: expect.stringContaining('A cart can hold at most') }]);
  });

  it('takes 500 rows, and no more', async () => {
    const browser = await buyer();
    const rows = Array.from({ length: 500 }, (_, n) => row(`many ${n}`, '2'));
    const started = performance.now();
    expect((await send(browser, rows)).rows.every(({ state }) => state === 'found')).toBe(true);
    const checked = performance.now();
    expect(await send(browser, rows, crypto.randomUUID())).toMatchObject({ rows: [], added: 500 });
    process.stdout.write(`500 rows: looked up in ${Math.round(checked - started)} ms, added in ${Math.round(performance.now() - checked)} ms\n`);
    expect((await browser.post(cartPath, { rows: [...rows, row('many 1')] })).status).toBe(400);
  });
});
