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
    await shop.database.query(`update marketplace.purchase_order set status = 'Rejected' where po_number = $1`, [`${numbers[2]}-02`]);
    expect(numbersOf(await list('status=Delivered'))).toEqual([numbers[2]]);
    await shop.database.query(`update marketplace.purchase_order set status = 'PartlyShipped' where po_number = $1`, [`${numbers[2]}-02`]);
    expect(numbersOf(await list('status=PartlyShipped'))).toEqual([numbers[2]]);
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
      { orderNumber: numbers[2], poNumber: `${numbers[2]}-01`, vendor: 'Sample vendor V-PAPER', contractNumber: '47SMPL-SAMPLE-01', partNumber: 'SS-1', quantity: 3, unitPrice: { amount: 500 }, lineTotal: { amount: 1_500 } },
      { orderNumber: numbers[2], poNumber: `${numbers[2]}-02`, vendor: 'Sample vendor V-DESK', quantity: 2, unitPrice: { amount: 30_000 }, lineTotal: { amount: 60_000 } },
    ]);
    expect(await list('include=lines', await shop.newBuyer())).toMatchObject({ orders: [], lines: [] });
  });

  it('sums up an order, or those that are chosen, with all that belongs in a file', async () => {
    const summary = async (query: string, who = buyer) => (await who.browser.get(`/orderhistory/order_summary?${query}`)).envelope;
    const [first = '', second = '', third = ''] = numbers;
    shop.time.now = new Date('2026-11-20T12:00:00Z');
    expect(await summary(`orderNumber=${third}`)).toMatchObject({
      responseName: 'Success',
      attributes: {
        orders: [{
          order: { orderNumber: third, shipTo: { zip: '20405' }, payment: { lastFour: '1111' }, purchaseOrders: [{ poNumber: `${third}-01`, lines: [{ quantity: 3 }] }, { poNumber: `${third}-02`, lines: [{ quantity: 2 }] }] },
          progress: [{ poNumber: `${third}-01`, lines: [{ ordered: 3, shipped: 0 }] }, { poNumber: `${third}-02` }],
        }],
        missing: [],
        total: { amount: 61_500 },
        asOf: '2026-11-20T12:00:00.000Z',
      },
    });
    expect(await summary(`orderNumber=${third}&orderNumber=${first}&orderNumber=${third}&orderNumber=A27-0000000-0`)).toMatchObject({
      attributes: { orders: [{ order: { orderNumber: third, purchaseOrders: { length: 2 } } }, { order: { orderNumber: first, purchaseOrders: { length: 1 } } }], missing: ['A27-0000000-0'], total: { amount: 121_500 } },
    });
    for (const foreign of [await summary(`orderNumber=${second}`, await shop.newBuyer()), await summary(`orderNumber=${second}&store=VA`)]) {
      expect(foreign).toMatchObject({ attributes: { orders: [], missing: [second], total: { amount: 0 } } });
    }
    const tooMany = await buyer.browser.get(`/orderhistory/order_summary?${numbers.map((number) => `orderNumber=${number}`).join('&')}${'&orderNumber=A'.repeat(25)}`);
    expect(tooMany).toMatchObject({ status: 400, envelope: { attributes: { fieldErrors: [{ field: 'orderNumber', message: 'Choose at most 25 orders.' }] } } });
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

  describe('the search', () => {
    const find = async (query: Record<string, string>, who = buyer) =>
      (await who.browser.get(`/orderhistory/order_search?${new URLSearchParams(query).toString()}`)).envelope.attributes as unknown as Page & { isSearched: boolean; errors: unknown; criteria: object; lines: unknown };

    beforeAll(async () => {
      await shop.database.query(
        `update marketplace.purchase_order_line set line = line || '{"gsin": "7510-01-392-0564", "name": "Desk, oak", "itemNumber": "OAK-100%"}' where offer_id = $1`,
        [desk],
      );
      await shop.database.query(`update marketplace.placed_order set payment = payment || '{"lastFour": "0009"}', ship_to = ship_to || '{"kind": "aac", "aac": "47SMPL"}' where order_number = $1`, [numbers[1]]);
    });

    it('shows the form alone until something is asked for', async () => {
      expect(await find({})).toMatchObject({ isSearched: false, orders: [], total: 0, errors: [], criteria: { number: '', aac: '' }, vendors: [{ id: 'V-DESK' }, { id: 'V-PAPER' }] });
    });

    it('finds orders by the number of an order or a purchase order, or a part of it', async () => {
      const [first = '', , third = ''] = numbers;
      expect(await find({ number: ` ${first.toLowerCase()} ` })).toMatchObject({ orders: [{ orderNumber: first, placedAt: '2026-11-01T12:00:00.000Z', vendors: ['Sample vendor V-DESK'], lineCount: 1 }], total: 1 });
      expect(numbersOf(await find({ number: `${third}-02` }))).toEqual([third]);
      expect(numbersOf(await find({ number: third.slice(4, -2) }))).toEqual([third]);
      expect(await find({ number: 'A00-9999999-9' })).toMatchObject({ isSearched: true, orders: [], total: 0 });
    });

    it('finds orders by words of a product, which may hold signs of a pattern', async () => {
      expect(numbersOf(await find({ product: 'oak DESK' }))).toEqual([numbers[2], numbers[0]]);
      expect(numbersOf(await find({ product: 'oak-100%' }))).toEqual([numbers[2], numbers[0]]);
      expect(numbersOf(await find({ product: 'maker SS-1' }))).toEqual([numbers[2], numbers[1]]);
      expect(await find({ product: 'stapler oak' })).toMatchObject({ total: 0 });
      expect(await find({ product: '%' })).toMatchObject({ total: 2 });
      expect(await find({ product: '_' })).toMatchObject({ total: 0 });
    });

    it.each(['7510-01-392-0564', '7510013920564', '01-392-0564'])('finds orders by the NSN %s', async (nsn) => {
      expect(numbersOf(await find({ nsn }))).toEqual([numbers[2], numbers[0]]);
    });

    it('finds orders by the last four digits of the card and by the AAC', async () => {
      expect(numbersOf(await find({ lastFour: '0009' }))).toEqual([numbers[1]]);
      expect(numbersOf(await find({ lastFour: '1111' }))).toEqual([numbers[2], numbers[0]]);
      expect(numbersOf(await find({ aac: '47smpl' }))).toEqual([numbers[1]]);
      await shop.database.query(`update marketplace.placed_order set payment = '{"method": "aac", "aac": "47SMPL"}' where order_number = $1`, [numbers[0]]);
      expect(numbersOf(await find({ aac: '47SMPL' }))).toEqual([numbers[1], numbers[0]]);
    });

    it('finds orders by days, vendor and status, by all criteria together', async () => {
      expect(numbersOf(await find({ from: '11/10/2026', to: '11/10/2026' }))).toEqual([numbers[1]]);
      expect(numbersOf(await find({ vendor: 'V-PAPER', product: 'oak', from: '2026-11-01' }))).toEqual([numbers[2]]);
      await shop.database.query(`update marketplace.purchase_order set status = 'Shipped' where order_number = $1`, [numbers[1]]);
      expect(numbersOf(await find({ vendor: 'V-PAPER', status: 'Shipped' }))).toEqual([numbers[1]]);
    });

    it('gives the page that is asked for, and the lines of what is found', async () => {
      expect(await find({ product: 'oak', include: 'lines' })).toMatchObject({ lines: [{ orderNumber: numbers[2] }, { orderNumber: numbers[2], nsn: '7510-01-392-0564' }, { orderNumber: numbers[0] }] });
      expect(await find({ product: 'oak', page: '2' })).toMatchObject({ orders: [], total: 2, page: 2 });
    });

    it('says at its field what is wrong, gives back what was typed, and looks for nothing', async () => {
      expect(await find({ product: 'oak', nsn: '7510', to: 'tomorrow' })).toMatchObject({
        isSearched: false, orders: [], total: 0, errors: [{ field: 'nsn' }, { field: 'to' }], criteria: { product: 'oak', nsn: '7510', to: 'tomorrow' },
      });
    });

    it('finds a buyer’s own orders alone, in this store alone', async () => {
      const other = await shop.newBuyer();
      const [number = ''] = numbers;
      for (const query of [{ number }, { product: 'oak', include: 'lines' }, { nsn: '7510-01-392-0564' }, { lastFour: '1111' }, { aac: '47SMPL' }, { from: '2026-01-01' }]) {
        expect(await find(query, other)).toMatchObject({ isSearched: true, orders: [], total: 0, vendors: [] });
      }
      expect(await find({ number, store: 'VA' })).toMatchObject({ isSearched: true, orders: [], total: 0 });
    });
  });
});
