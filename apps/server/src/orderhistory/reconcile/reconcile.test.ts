import { randomUUID } from 'node:crypto';
import type { Order, StatementPage } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOffer } from '../../checkout/testing/catalog.ts';
import { fillCart, readyToOrder, reviewOf, submit } from '../../checkout/testing/journey.ts';
import { openShop, type Shop, type SignedIn } from '../../checkout/testing/shop.ts';
import { recordEvent } from '../../purchase-orders/index.ts';
import { withTransaction } from '@quartermaster/database';
import { forgetStatementsOf, statementsOf } from './data-of-buyer.ts';
import { keepChoice, readLines } from './kept-statements.ts';

const whole = '4111111111111111';

describe.each(oneTestDatabase())('card statements on $name', ({ open }) => {
  let shop: Shop;
  let buyer: SignedIn;
  let other: SignedIn;
  let orders: Order[] = [];

  async function order(offer: string, quantity: number): Promise<Order> {
    await fillCart(buyer, [[offer, quantity]]);
    return ((await submit(buyer, await reviewOf(buyer))).envelope.attributes as unknown as { order: Order }).order;
  }

  beforeAll(async () => {
    shop = await openShop(open);
    const [paper, desk] = [await addOffer(shop.database, { price: 500, stock: 1_000, vendorId: 'V-PAPER' }), await addOffer(shop.database, { price: 30_000, stock: 1_000, vendorId: 'V-DESK' })];
    buyer = await readyToOrder(shop, [[desk, 1]]);
    other = await shop.newBuyer();
    shop.time.now = new Date('2026-11-20T15:00:00Z');
    await submit(buyer, await reviewOf(buyer));
    orders = [await order(paper, 10), await order(paper, 3)];
    shop.time.now = new Date('2026-11-21T15:00:00Z');
    const [ten] = orders;
    await withTransaction(shop.database, async (connection) => {
      for (const [eventKey, event] of [['a', { kind: 'accepted' }], ['s', { kind: 'shipped', shipmentId: 'S1', lines: [{ position: 1, quantity: 4 }], carrier: '', trackingNumber: '' }]] as const) {
        expect(await recordEvent(connection, { poNumber: ten?.purchaseOrders[0]?.poNumber ?? '', eventKey, event, actor: { kind: 'vendor', name: 'Sample' }, way: 'page', now: shop.time.now })).toMatchObject({ kind: 'recorded' });
      }
    });
    shop.time.now = new Date('2026-12-01T15:00:00Z');
  });
  afterAll(() => shop.close());

  const text = `Transaction Date,Merchant,Amount,Card Number\n11/22/2026,SAMPLE VENDOR V-PAPER,20.00,${whole}\n11/23/2026,SAMPLE VENDOR V-DESK ${whole},318.00,${whole}\n11/24/2026,STRANGER,7.00,${whole}\n`;
  const upload = async (who: SignedIn, given = text, fileName = `C:\\files\\${whole}.csv`) => (await who.browser.post('/orderhistory/upload_statement', { fileName, text: given })).envelope;
  const idOf = async (who = buyer) => ((await upload(who)).attributes as { statementId: string }).statementId;
  const pageOf = async (id: string, who = buyer) => (await who.browser.get(`/orderhistory/reconcile?statement=${id}`)).envelope;
  const change = async (body: object, who = buyer) => (await who.browser.post('/orderhistory/change_statement', body)).envelope;

  it('are matched with orders: a shipment, a tax, and what belongs to no order, with what is not charged', async () => {
    const { responseName, attributes } = await pageOf(await idOf());
    const page = attributes as unknown as StatementPage;
    expect(responseName).toBe('Success');
    expect(page.statement).toMatchObject({ fileName: '…1111.csv', lastFour: '1111', from: '2026-11-22', to: '2026-11-24', lines: 3, charged: { amount: 34_500 } });
    expect(page.lines.map(({ line, outcome }) => [line, outcome])).toEqual([[2, 'matched'], [3, 'differs'], [4, 'unmatched']]);
    expect(page.lines[0]).toMatchObject({ orderNumber: orders[0]?.orderNumber, explanation: expect.stringContaining('What was shipped of purchase order'), disputeUntil: '2027-02-20', isDisputable: true });
    expect(page.lines[1]).toMatchObject({ explanation: expect.stringContaining('$18.00 more than the $300.00'), vendor: 'SAMPLE VENDOR V-DESK …1111' });
    // Placed before the first charge of the statement: of its time is nothing.
    expect(page.notCharged).toEqual([]);
  });

  it('keep and log no number of a card', async () => {
    await idOf();
    const { rows } = await shop.database.query('select statement.*, line.* from marketplace.card_statement statement join marketplace.card_statement_line line using (statement_id)');
    expect(JSON.stringify(rows)).toContain('1111');
    // Twelve digits in a row happen in ids, too, which are made at random.
    const kept = rows.map(({ statement_id: _statement, buyer_id: _buyer, content_hash: _hash, ...others }: Record<string, unknown>) => others);
    expect(JSON.stringify([kept, await upload(buyer, `date,vendor,amount\nx,A ${whole},${whole}9999\n`)])).not.toMatch(/\d{12}/);
    expect(shop.logged()).not.toContain(whole);
  });

  it('show what was ordered in their time and is charged in part or not at all', async () => {
    const id = ((await upload(buyer, 'date,vendor,amount,card\n2026-11-20,STRANGER,1.00,1111\n2026-11-23,SAMPLE VENDOR V-PAPER,15.00,1111\n', 'own.csv')).attributes as { statementId: string }).statementId;
    const page = (await pageOf(id)).attributes as unknown as StatementPage;
    expect(page.lines[1]).toMatchObject({ outcome: 'matched', orderNumber: orders[1]?.orderNumber });
    expect(page.notCharged.map(({ orderNumber, open: left }) => [orderNumber, left.amount])).toEqual([[orders[0]?.orderNumber, 3_000]]);
    expect(await change({ statement: id, remove: true })).toMatchObject({ responseName: 'Removed', attributes: { fileName: 'own.csv' } });
  });

  it('are kept once, however often they are uploaded', async () => {
    const ids = await Promise.all([idOf(), idOf(), idOf()]);
    expect(new Set(ids).size).toBe(1);
    expect((await upload(buyer)).attributes).toMatchObject({ statementId: ids[0], isNew: false });
  });

  it('are the buyer’s alone, in their store: others cannot read, change or delete them', async () => {
    const id = await idOf();
    expect((await pageOf(id, other)).responseName).toBe('Failure');
    const linesOf = async (buyerId: string, store: 'ADVANTAGE' | 'VA' = 'ADVANTAGE') => (await readLines(shop.database, { buyerId, store }, [id])).length;
    expect([await linesOf(buyer.buyer.buyerId), await linesOf(other.buyer.buyerId), await linesOf(buyer.buyer.buyerId, 'VA')]).toEqual([3, 0, 0]);
    for (const body of [{ remove: true }, { dispute: { line: 2, reason: 'Mine' } }, { withdraw: 2 }]) expect((await change({ statement: id, ...body }, other)).responseName).toBe('Failure');
    expect((await buyer.browser.get(`/orderhistory/reconcile?statement=${id}`, { headers: { 'x-store': 'VA' } })).envelope.responseName).toBe('Failure');
    for (const wrong of ['x', randomUUID(), "' or 1=1"]) expect((await pageOf(encodeURIComponent(wrong))).responseName).toBe('Failure');
    expect((await change({ statement: 'x', withdraw: 1 })).responseName).toBe('Failure');
    expect((await pageOf(id)).attributes).toMatchObject({ lines: [{ dispute: null }, {}, {}] });
    // A dispute that is noted is not theirs to take back or to write over; neither is it the buyer's in another store.
    await change({ statement: id, dispute: { line: 2, reason: 'Not delivered.' } });
    for (const body of [{ withdraw: 2 }, { dispute: { line: 2, reason: 'Mine' } }]) {
      await change({ statement: id, ...body }, other);
      await buyer.browser.post('/orderhistory/change_statement', { statement: id, ...body }, { headers: { 'x-store': 'VA' } });
    }
    expect((await pageOf(id)).attributes).toMatchObject({ lines: [{ dispute: { reason: 'Not delivered.' } }, {}, {}] });
    expect((await change({ statement: id, withdraw: 2 })).attributes).toMatchObject({ lines: [{ dispute: null }, {}, {}] });
    expect((await other.browser.get('/orderhistory/reconcile')).envelope).toMatchObject({ responseName: 'Initial', attributes: { statements: [] } });
  });

  it('take a dispute within 90 days, and take it back', async () => {
    const id = await idOf();
    expect((await change({ statement: id, dispute: { line: 4, reason: ' No one ordered it. ' } })).attributes).toMatchObject({ problem: null, lines: [{}, {}, { dispute: { reason: 'No one ordered it.', notedAt: '2026-12-01T15:00:00.000Z' } }] });
    expect((await change({ statement: id, dispute: { line: 4, reason: ' ' } })).attributes).toMatchObject({ problem: 'Write why the charge is wrong.' });
    expect((await change({ statement: id, dispute: { line: 99, reason: 'x' } })).attributes).toMatchObject({ problem: 'There is no line 99 in this statement.' });
    expect((await change({ statement: id, withdraw: 4 })).attributes).toMatchObject({ lines: [{}, {}, { dispute: null }] });
    // The last day is one of them, until midnight in Washington.
    shop.time.now = new Date('2027-02-23T04:59:00Z');
    expect((await change({ statement: id, dispute: { line: 4, reason: 'On the last day.' } })).attributes).toMatchObject({ problem: null, lines: [{}, {}, { dispute: { reason: 'On the last day.' }, isDisputable: true }] });
    await change({ statement: id, withdraw: 4 });
    shop.time.now = new Date('2027-02-23T15:00:00Z');
    expect((await change({ statement: id, dispute: { line: 4, reason: 'x' } })).attributes).toMatchObject({ problem: 'The 90 days in which line 4 can be disputed ended on February 22, 2027. Ask your agency’s program coordinator.', lines: [{}, {}, { dispute: null, isDisputable: false }] });
    shop.time.now = new Date('2026-12-01T15:00:00Z');
  });

  it('are corrected by hand: a charge is linked to an order of any store, belongs to none, or is not theirs, and what was found counts again when they say so', async () => {
    const id = await idOf();
    const [ten, three] = orders.map((each) => each.purchaseOrders[0]?.poNumber ?? '');
    const choose = async (body: object, who = buyer) => (await change({ statement: id, choose: body }, who)).attributes as unknown as StatementPage;
    expect((await pageOf(id)).attributes).toMatchObject({ linkable: expect.arrayContaining([expect.objectContaining({ poNumber: three, store: null })]) as unknown[] });
    expect(await choose({ line: 4, to: 'order', poNumber: three?.toLowerCase() })).toMatchObject({ problem: null, lines: [{}, {}, { choice: 'linked', poNumber: three, outcome: 'part' }] });
    expect(await choose({ line: 2, to: 'notTheirs' })).toMatchObject({ lines: [{ choice: 'notTheirs', outcome: 'notTheirs', poNumber: null }, {}, { choice: 'linked' }] });
    expect(await choose({ line: 3, to: 'noOrder' })).toMatchObject({ lines: [{}, { choice: 'noOrder', outcome: 'unmatched' }, {}] });
    for (const [body, problem] of [[{ line: 4, to: 'order', poNumber: 'NONE' }, 'You have no purchase order NONE'], [{ line: 4, to: 'order' }, 'Choose the purchase order'], [{ line: 99, to: 'noOrder' }, 'There is no line 99']] as const) expect((await choose(body)).problem).toContain(problem);
    expect(await statementsOf(shop.database, buyer.buyer.buyerId)).toContainEqual(expect.objectContaining({ lines: expect.arrayContaining([expect.objectContaining({ line: 4, saidByHand: 'linked', linkedTo: three })]) as unknown[] }));
    // Orders and statements of others are as such that there are not.
    await choose({ line: 2, to: 'found' }, other);
    expect((await pageOf(id)).attributes).toMatchObject({ lines: [{ choice: 'notTheirs' }, {}, {}] });
    await keepChoice(shop.database, { buyerId: other.buyer.buyerId, store: 'ADVANTAGE' }, { statementId: id, line: 2 }, null, shop.time.now);
    expect((await pageOf(id)).attributes).toMatchObject({ lines: [{ choice: 'notTheirs' }, {}, {}] });
    const stranger = await readyToOrder(shop, [[await addOffer(shop.database, { price: 700, stock: 1 }), 1]]);
    const theirs = ((await submit(stranger, await reviewOf(stranger))).envelope.attributes as unknown as { order: Order }).order.purchaseOrders[0]?.poNumber ?? '';
    for (const poNumber of [`${ten ?? ''}X`, theirs]) expect((await choose({ line: 4, to: 'order', poNumber })).problem).toBe(`You have no purchase order ${poNumber}. Its number is in your order, for example A27-0000001-1-01.`);
    for (const line of [2, 3, 4]) await choose({ line, to: 'found' });
    expect((await pageOf(id)).attributes).toMatchObject({ lines: [{ choice: null, outcome: 'matched' }, { choice: null, outcome: 'differs' }, { choice: null, outcome: 'unmatched' }] });
  });

  it('name the orders that no card pays, and compare those of other stores that the card paid', async () => {
    const id = ((await upload(buyer, 'date,vendor,amount,card\n2026-11-19,STRANGER,1.00,1111\n2026-11-23,SAMPLE VENDOR V-PAPER,15.00,1111\n', 'stores.csv')).attributes as { statementId: string }).statementId;
    const [ten, three] = orders.map(({ orderNumber }) => orderNumber);
    await shop.database.query("update marketplace.placed_order set store = 'VA' where order_number = $1", [three]);
    await shop.database.query(`update marketplace.placed_order set payment = '{"method": "aac", "paymentId": "p", "aac": "47AB01", "activity": "Sample Depot"}' where order_number = $1`, [ten]);
    const page = (await pageOf(id)).attributes as unknown as StatementPage;
    expect(page.lines[1]).toMatchObject({ outcome: 'matched', orderNumber: three, orderStore: 'VA' });
    expect(page.leftOut).toEqual([{ orderNumber: ten, placedOn: '2026-11-20', total: expect.objectContaining({ currency: 'USD' }) as object, aac: '47AB01', store: null }]);
    expect(page.notCharged.some(({ orderNumber }) => orderNumber === ten)).toBe(false);
    expect(((await change({ statement: id, choose: { line: 2, to: 'order', poNumber: orders[0]?.purchaseOrders[0]?.poNumber } })).attributes as unknown as StatementPage).problem).toContain('billed to an activity');
    await change({ statement: id, remove: true });
  });

  it('that cannot be read keep nothing, and say why by line', async () => {
    const before = (await buyer.browser.get('/orderhistory/reconcile')).envelope.attributes;
    expect(await upload(buyer, 'date,vendor,amount\n2026-11-23,A,1.00\nx,A,1.00\n')).toMatchObject({ responseName: 'Unreadable', attributes: { problems: [{ line: 3 }], moreProblems: 0 } });
    expect(await upload(buyer, `date,vendor,amount\n${'x,A,1.00\n'.repeat(120)}`)).toMatchObject({ attributes: { moreProblems: 20 } });
    expect((await buyer.browser.get('/orderhistory/reconcile')).envelope.attributes).toEqual(before);
  });

  it('are in what a buyer can read of their data, are no more than 24, and go when the buyer says so', async () => {
    await idOf();
    expect(await statementsOf(shop.database, buyer.buyer.buyerId)).toContainEqual(expect.objectContaining({ file: '…1111.csv', lines: expect.arrayContaining([expect.objectContaining({ amount: 20, cardEndingIn: '1111' })]) }));
    for (let count = 1; count <= 25; count += 1) await upload(buyer, `date,vendor,amount\n2026-11-23,A,${count}.00\n`);
    expect(await upload(buyer, 'date,vendor,amount\n2026-11-23,A,99.00\n')).toMatchObject({ responseName: 'Unreadable', attributes: { problems: [{ line: 0, message: expect.stringContaining('You have 24 statements') }] } });
    expect(await statementsOf(shop.database, buyer.buyer.buyerId)).toHaveLength(24);
    await forgetStatementsOf(shop.database, buyer.buyer.buyerId);
    expect((await shop.database.query('select from marketplace.card_statement_line')).rowCount).toBe(0);
  });
});
