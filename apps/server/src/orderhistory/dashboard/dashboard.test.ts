import { randomUUID } from 'node:crypto';
import type { Dashboard, Envelope, OrderRow } from '@quartermaster/contracts';
import { withTransaction } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOffer } from '../../checkout/testing/catalog.ts';
import { fillCart, readyToOrder, reviewOf, submit } from '../../checkout/testing/journey.ts';
import { openShop, type Shop, type SignedIn } from '../../checkout/testing/shop.ts';
import { recordEvent, type PurchaseOrderEvent } from '../../purchase-orders/index.ts';

describe.each(oneTestDatabase())('the dashboard of orders on $name', ({ open }) => {
  let shop: Shop;
  let [paper, desk] = ['', ''];
  beforeAll(async () => {
    shop = await openShop(open);
    // Both are delivered within five days.
    paper = await addOffer(shop.database, { price: 500, stock: 100_000, vendorId: 'V-PAPER' });
    desk = await addOffer(shop.database, { price: 30_000, stock: 100_000, vendorId: 'V-DESK' });
  });
  afterAll(() => shop.close());

  async function order(who: SignedIn, at: string, wanted: readonly (readonly [string, number])[] = []): Promise<string> {
    shop.time.now = new Date(at);
    if (wanted.length > 0) await fillCart(who, wanted);
    const { envelope } = await submit(who, await reviewOf(who));
    return (envelope.attributes as unknown as { order: { orderNumber: string } }).order.orderNumber;
  }
  const record = (poNumber: string, event: PurchaseOrderEvent, kind: 'vendor' | 'buyer' = 'vendor') =>
    withTransaction(shop.database, (connection) => recordEvent(connection, { poNumber, eventKey: randomUUID(), event, actor: { kind, name: 'Somebody' }, way: 'page', now: shop.time.now }));
  const attributes = <Shown>({ attributes: given }: Envelope): Shown => given as unknown as Shown;
  const dashboard = async ({ browser }: SignedIn, query = '') => attributes<Dashboard>((await browser.get(`/orderhistory/dashboard?${query}`)).envelope);
  const found = async ({ browser }: SignedIn, query: string) => attributes<{ orders: OrderRow[]; total: number }>((await browser.get(`/orderhistory/order_search?${query}`)).envelope);
  const numbersOf = ({ orders }: { orders: OrderRow[] }) => orders.map(({ orderNumber }) => orderNumber);
  const spentIn = ({ spending }: Dashboard) => Object.fromEntries(spending.months.flatMap(({ from, orders, spent }) => (orders === 0 ? [] : [[from, [orders, spent.amount]]])));

  it('says that there is nothing yet', async () => {
    const buyer = await shop.newBuyer();
    shop.time.now = new Date('2026-11-23T15:00:00Z');
    const empty = await dashboard(buyer);
    expect(empty).toMatchObject({ today: '2026-11-23', weekEnds: '2026-11-29', counts: { Open: 0, Late: 0, Arriving: 0 }, expected: [], years: null, spending: { fiscalYear: 2027, spent: { amount: 0 } } });
    expect(empty.spending.months).toHaveLength(12);
    expect(empty.spending.months.map(({ from, to }) => `${from} ${to}`)).toMatchObject({ 0: '2026-10-01 2026-10-31', 4: '2027-02-01 2027-02-28', 11: '2027-09-01 2027-09-30' });
  });

  it('counts what is open, late and expected this week by days in Washington, and the search finds the same orders', async () => {
    const buyer = await readyToOrder(shop, [[desk, 1]]);
    // Expected on November 22: placed in the last hour of the 17th in Washington.
    const late = await order(buyer, '2026-11-18T04:30:00Z');
    // Expected on November 23, the day itself.
    const due = await order(buyer, '2026-11-18T05:30:00Z', [[paper, 1]]);
    // Expected on November 29, the last day of the week, in two parts.
    const end = await order(buyer, '2026-11-24T16:00:00Z', [[paper, 2], [desk, 1]]);
    const [first, second] = [`${end}-01`, `${end}-02`];
    const later = await order(buyer, '2026-11-25T16:00:00Z', [[paper, 3]]);

    shop.time.now = new Date('2026-11-24T04:30:00Z');
    const shown = await dashboard(buyer);
    expect(shown).toMatchObject({ today: '2026-11-23', counts: { Open: 4, Late: 1, Arriving: 2 } });
    expect(shown.expected).toEqual([
      { poNumber: `${late}-01`, orderNumber: late, vendor: 'Sample vendor V-DESK', status: 'Submitted', expectedOn: '2026-11-22' },
      { poNumber: `${due}-01`, orderNumber: due, vendor: 'Sample vendor V-PAPER', status: 'Submitted', expectedOn: '2026-11-23' },
      { poNumber: first, orderNumber: end, vendor: 'Sample vendor V-PAPER', status: 'Submitted', expectedOn: '2026-11-29' },
      { poNumber: second, orderNumber: end, vendor: 'Sample vendor V-DESK', status: 'Submitted', expectedOn: '2026-11-29' },
    ]);
    expect(numbersOf(await found(buyer, 'status=Open'))).toEqual([later, end, due, late]);
    expect(numbersOf(await found(buyer, 'status=Late'))).toEqual([late]);
    expect(numbersOf(await found(buyer, 'status=Arriving'))).toEqual([end, due]);

    // What the vendor promises goes before the delivery time; one part may be late and the other not.
    await record(second, { kind: 'accepted' });
    await record(second, { kind: 'date-promised', lines: [1], date: '2026-11-20' });
    await record(`${late}-01`, { kind: 'date-promised', lines: [1], date: '2026-12-24' });
    expect(await dashboard(buyer)).toMatchObject({ counts: { Open: 4, Late: 1, Arriving: 2 }, expected: [{ poNumber: second, expectedOn: '2026-11-20' }, { orderNumber: due }, { poNumber: first }] });
    expect(numbersOf(await found(buyer, 'status=Late'))).toEqual([end]);

    // What has arrived, is rejected or canceled is expected no more.
    await record(second, { kind: 'received', lines: [{ position: 1, quantity: 1 }] }, 'buyer');
    await record(`${due}-01`, { kind: 'lines-rejected', lines: [{ position: 1, quantity: 1 }], reason: 'No longer made' });
    await record(`${later}-01`, { kind: 'canceled', reason: 'Ordered twice' }, 'buyer');
    expect(await dashboard(buyer)).toMatchObject({ counts: { Open: 2, Late: 0, Arriving: 1 }, expected: [{ poNumber: first }] });
    expect(numbersOf(await found(buyer, 'status=Open'))).toEqual([end, late]);
  });

  it('takes the day that the buyer asked for before the delivery time', async () => {
    const buyer = await readyToOrder(shop, [[desk, 1]]);
    shop.time.now = new Date('2026-11-20T15:00:00Z');
    const { groups } = await reviewOf(buyer);
    const terms = [{ groupId: groups[0]?.groupId ?? '', note: '', deliverBy: '2026-12-15' }];
    await buyer.browser.post('/checkout/delivery_options', { terms });
    await order(buyer, '2026-11-20T15:00:00Z');
    shop.time.now = new Date('2026-12-15T15:00:00Z');
    expect(await dashboard(buyer)).toMatchObject({ counts: { Late: 0, Arriving: 1 }, expected: [{ expectedOn: '2026-12-15' }] });
    shop.time.now = new Date('2026-12-16T15:00:00Z');
    expect(await dashboard(buyer)).toMatchObject({ counts: { Late: 1, Arriving: 0 } });
  });

  it('adds up what is spent by the month of the fiscal year in which it was ordered, without what is rejected or canceled', async () => {
    const buyer = await readyToOrder(shop, [[desk, 1]]);
    // The last minutes of September in Washington, and the first of October.
    await order(buyer, '2026-10-01T03:59:00Z');
    await order(buyer, '2026-10-01T04:01:00Z', [[desk, 2]]);
    const rejected = await order(buyer, '2026-10-15T12:00:00Z', [[desk, 3], [paper, 1]]);
    const canceled = await order(buyer, '2026-11-02T12:00:00Z', [[desk, 1]]);
    expect(spentIn(await dashboard(buyer))).toEqual({ '2026-10-01': [2, 150_500], '2026-11-01': [1, 30_000] });
    await record(`${rejected}-01`, { kind: 'lines-rejected', lines: [{ position: 1, quantity: 1 }], reason: 'Two are left' });
    await record(`${canceled}-01`, { kind: 'canceled', reason: 'Ordered twice' }, 'buyer');
    const shown = await dashboard(buyer);
    expect(spentIn(shown)).toEqual({ '2026-10-01': [2, 120_500], '2026-11-01': [1, 0] });
    expect(shown).toMatchObject({ spending: { fiscalYear: 2027, spent: { amount: 120_500 } }, years: { first: 2026, last: 2027 } });
    expect(spentIn(await dashboard(buyer, 'year=2026'))).toEqual({ '2026-09-01': [1, 30_000] });
    expect(await found(buyer, 'from=2026-10-01&to=2026-10-31')).toMatchObject({ total: 2 });
  });

  it('is about a buyer’s own orders in this store alone', async () => {
    const buyer = await readyToOrder(shop, [[desk, 1]]);
    await order(buyer, '2026-11-20T15:00:00Z');
    for (const shown of [await dashboard(await shop.newBuyer()), await dashboard(buyer, 'store=VA')]) {
      expect(shown).toMatchObject({ counts: { Open: 0, Late: 0, Arriving: 0 }, expected: [], years: null });
    }
  });

  it('refuses a year that is none', async () => {
    const buyer = await shop.newBuyer();
    expect(await buyer.browser.get('/orderhistory/dashboard?year=last')).toMatchObject({ status: 400, envelope: { attributes: { fieldErrors: [{ field: 'year' }] } } });
  });
});
