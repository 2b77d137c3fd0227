import type { Order, OrderRow } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOffer } from '../checkout/testing/catalog.ts';
import { fillCart, readyToOrder, reviewOf, submit } from '../checkout/testing/journey.ts';
import { openShop, type Shop, type SignedIn } from '../checkout/testing/shop.ts';

interface Page {
  orders: OrderRow[];
  total: number;
  page: number;
  pageSize: number;
  vendors: { id: string; name: string }[];
}

describe.each(oneTestDatabase())('order history on $name', ({ open }) => {
  let shop: Shop;
  let [paper, desk] = ['', ''];
  let buyer: SignedIn;
  const numbers: string[] = [];

  /** Places an order at an instant, and gives its number. */
  async function order(who: SignedIn, at: string, wanted: readonly (readonly [string, number])[]): Promise<string> {
    shop.time.now = new Date(at);
    await fillCart(who, wanted);
    const { envelope } = await submit(who, await reviewOf(who));
    return (envelope.attributes as unknown as { order: Order }).order.orderNumber;
  }

  beforeAll(async () => {
    shop = await openShop(open);
    paper = await addOffer(shop.database, { price: 500, stock: 1_000, vendorId: 'V-PAPER' });
    desk = await addOffer(shop.database, { price: 30_000, stock: 1_000, vendorId: 'V-DESK' });
    buyer = await readyToOrder(shop, [[desk, 1]]);
    // The last two: 23:30 and 00:30 in Washington, two days there and one in UTC.
    numbers.push(await order(buyer, '2026-11-01T12:00:00Z', [[desk, 1]]));
    numbers.push(await order(buyer, '2026-11-11T04:30:00Z', [[paper, 2]]));
    numbers.push(await order(buyer, '2026-11-11T05:30:00Z', [[paper, 3], [desk, 2]]));
  });
  afterAll(() => shop.close());

  const list = async (query = '', who = buyer) => (await who.browser.get(`/orderhistory/my_orders?${query}`)).envelope.attributes as unknown as Page;
  const numbersOf = ({ orders }: Page) => orders.map(({ orderNumber }) => orderNumber);

  it('lists the buyer’s orders, newest first, with what they are about', async () => {
    const page = await list();
    expect(numbersOf(page)).toEqual(numbers.toReversed());
    expect(page).toMatchObject({ total: 3, page: 1, pageSize: 25, vendors: [{ id: 'V-DESK' }, { id: 'V-PAPER' }] });
    expect(page.orders[0]).toMatchObject({
      placedAt: '2026-11-11T05:30:00.000Z',
      vendors: ['Sample vendor V-PAPER', 'Sample vendor V-DESK'],
      lineCount: 2,
      total: { amount: 61_500, currency: 'USD' },
      status: 'Submitted',
    });
  });

  it('narrows by vendor', async () => {
    expect(numbersOf(await list('vendor=V-PAPER'))).toEqual([numbers[2], numbers[1]]);
    expect(await list('vendor=V-NOBODY')).toMatchObject({ orders: [], total: 0, vendors: [{ id: 'V-DESK' }, { id: 'V-PAPER' }] });
    expect(await list(`vendor=${encodeURIComponent("' or 1=1 --")}`)).toMatchObject({ total: 0 });
  });

  it('narrows by days as they are in Washington, both ends included', async () => {
    expect(numbersOf(await list('from=2026-11-11'))).toEqual([numbers[2]]);
    expect(numbersOf(await list('to=2026-11-10'))).toEqual([numbers[1], numbers[0]]);
    expect(numbersOf(await list('from=2026-11-10&to=2026-11-10'))).toEqual([numbers[1]]);
    expect(numbersOf(await list('from=11/10/2026&to=11/10/2026'))).toEqual([numbers[1]]);
    expect(await list('from=&to=')).toMatchObject({ total: 3 });
  });

  it('narrows by status, where an order has the status of its least advanced part', async () => {
    await shop.database.query(`update marketplace.purchase_order set status = 'Shipped' where order_number = $1`, [numbers[0]]);
    await shop.database.query(`update marketplace.purchase_order set status = 'Delivered' where po_number = $1`, [`${numbers[2]}-01`]);
    expect(numbersOf(await list('status=Shipped'))).toEqual([numbers[0]]);
    expect(await list('status=Delivered')).toMatchObject({ total: 0 });
    await shop.database.query(`update marketplace.purchase_order set status = 'Canceled' where po_number = $1`, [`${numbers[2]}-02`]);
    expect(numbersOf(await list('status=Delivered'))).toEqual([numbers[2]]);
  });

  it('gives one page at a time, and nothing beyond the last', async () => {
    const many = await readyToOrder(shop, [[paper, 1]]);
    for (let i = 0; i < 27; i += 1) await order(many, `2026-11-12T10:00:${String(i).padStart(2, '0')}Z`, [[paper, 1]]);
    const [first, second, third] = [await list('page=1', many), await list('page=2', many), await list('page=3', many)];
    expect([first.orders.length, second.orders.length, third.orders.length]).toEqual([25, 2, 0]);
    expect(new Set([...numbersOf(first), ...numbersOf(second)]).size).toBe(27);
    expect(second).toMatchObject({ total: 27, page: 2, pageSize: 25 });
  });

  it.each(['page=0', 'page=x', 'page=1.5', 'page=1000000000', 'status=Lost', 'from=tomorrow', 'from=2026-02-30'])('refuses %s clearly', async (query) => {
    const answer = await buyer.browser.get(`/orderhistory/my_orders?${query}`);
    expect(answer).toMatchObject({ status: 400, envelope: { attributes: { code: 'REQUEST_INVALID', fieldErrors: [{ field: query.split('=')[0] }] } } });
  });

  it('shows an order with its purchase orders, lines and copies of ship-to and payment [spec 7.9]', async () => {
    const { envelope } = await buyer.browser.get(`/orderhistory/order_details?orderNumber=${numbers[2]}`);
    expect(envelope).toMatchObject({
      responseName: 'Success',
      attributes: {
        order: {
          orderNumber: numbers[2],
          purchaseOrders: [
            { poNumber: `${numbers[2]}-01`, lines: [{ quantity: 3, lineTotal: { amount: 1_500 } }] },
            { poNumber: `${numbers[2]}-02`, lines: [{ quantity: 2, lineTotal: { amount: 60_000 } }] },
          ],
          shipTo: { zip: '20405' },
          payment: { method: 'card', lastFour: '1111' },
        },
      },
    });
  });

  it('gives the lines of the orders where they are asked for: of the buyer’s own alone', async () => {
    expect(await list('')).toMatchObject({ lines: null });
    const { lines } = (await list('include=lines&from=2026-11-11&to=2026-11-11')) as Page & { lines: unknown };
    expect(lines).toMatchObject([
      { orderNumber: numbers[2], poNumber: `${numbers[2]}-01`, vendor: 'Sample vendor V-PAPER', contractNumber: '47QSEA-SAMPLE-01', partNumber: 'SS-1', quantity: 3, unitPrice: { amount: 500 }, lineTotal: { amount: 1_500 } },
      { orderNumber: numbers[2], poNumber: `${numbers[2]}-02`, vendor: 'Sample vendor V-DESK', quantity: 2, unitPrice: { amount: 30_000 }, lineTotal: { amount: 60_000 } },
    ]);
    expect(await list('include=lines', await shop.newBuyer())).toMatchObject({ orders: [], lines: [] });
  });

  it('gives the PDF of an order [spec 7.9]', async () => {
    const answer = await buyer.browser.get(`/orderhistory/view_pdf?orderNumber=${numbers[2]}`);
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf', 'content-disposition': `inline; filename="order-${numbers[2]}.pdf"` } });
    expect(answer.text.startsWith('%PDF-1.7')).toBe(true);
    expect(answer.text).toContain('/StructTreeRoot');
  });

  it.each(['/orderhistory/order_details', '/orderhistory/view_pdf'])('at %s does not show the order of another buyer, nor that there is one', async (path) => {
    const other = await shop.newBuyer();
    const [foreign, unknown] = [await other.browser.get(`${path}?orderNumber=${numbers[0]}`), await other.browser.get(`${path}?orderNumber=A27-0000000-0`)];
    expect(foreign.envelope).toMatchObject({ responseName: 'Failure', attributes: { message: `There is no order ${numbers[0]} among your orders.` } });
    expect(unknown.envelope.responseName).toBe('Failure');
    expect(await list('', other)).toMatchObject({ orders: [], total: 0, vendors: [] });
  });

  it('keeps the orders of two stores apart', async () => {
    const elsewhere = await buyer.browser.get(`/orderhistory/order_details?store=VA&orderNumber=${numbers[0]}`);
    expect(elsewhere.envelope.responseName).toBe('Failure');
    expect(await list('store=VA')).toMatchObject({ total: 0 });
  });
});
