import { randomUUID } from 'node:crypto';
import type { AttributesOf, Envelope } from '@quartermaster/contracts';
import { withTransaction } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop, type SignedIn } from '../checkout/testing/shop.ts';
import { fillCart, reviewOf, submit } from '../checkout/testing/journey.ts';
import { addOffer } from '../checkout/testing/catalog.ts';
import { recordEvent, type PurchaseOrderEvent } from '../purchase-orders/index.ts';
import { placedOrder } from '../purchase-orders/testing/placed-order.ts';

type List = AttributesOf<'/main/message_center', 'Success'>;
type Thread = AttributesOf<'/main/message_center', 'Thread'>;

describe.each(oneTestDatabase())('messages about orders on $name', ({ open }) => {
  let shop: Shop;
  beforeAll(async () => { shop = await openShop(open); });
  afterAll(() => shop.close());

  const later = (): Date => (shop.time.now = new Date(shop.time.now.getTime() + 60_000));
  const record = (poNumber: string, event: PurchaseOrderEvent, kind: 'vendor' | 'operator' = 'vendor') =>
    withTransaction(shop.database, async (connection) => {
      const recording = await recordEvent(connection, { poNumber, eventKey: randomUUID(), event, actor: { kind, name: 'Somebody' }, way: 'link', now: later() });
      if (recording.kind !== 'recorded') throw new Error(`${event.kind} was ${recording.kind}`);
    });
  const says = (poNumber: string, text: string) => record(poNumber, { kind: 'message', text });

  const center = async ({ browser }: SignedIn, query: Record<string, string> = {}): Promise<Envelope> =>
    (await browser.get(`/main/message_center?${new URLSearchParams(query).toString()}`)).envelope;
  const list = async (buyer: SignedIn, query: Record<string, string> = {}) => (await center(buyer, query)).attributes as unknown as List;
  const thread = async (buyer: SignedIn, poNumber: string) => (await center(buyer, { poNumber })).attributes as unknown as Thread;
  const change = async ({ browser }: SignedIn, body: object): Promise<Envelope> => (await browser.post('/main/change_messages', body)).envelope;
  const answer = (poNumber: string, text: string, more: object = {}) => ({ change: 'answer', poNumber, upTo: 0, text, changeKey: randomUUID(), ...more });

  /** Another order of a buyer who has ordered before, of a vendor of its own. */
  async function orderAgain(buyer: SignedIn, vendorId: string): Promise<string> {
    await fillCart(buyer, [[await addOffer(shop.database, { price: 500, stock: 1_000, vendorId }), 1]]);
    const { envelope } = await submit(buyer, await reviewOf(buyer));
    return `${(envelope.attributes as unknown as { order: { orderNumber: string } }).order.orderNumber}-01`;
  }

  it('are what others wrote and the reasons of what happened, in a thread for each purchase order', async () => {
    const { buyer, orderNumber, poNumber } = await placedOrder(shop, [5, 2]);
    expect(await list(buyer)).toMatchObject({ threads: [], total: 0, vendors: [] });
    await record(poNumber, { kind: 'accepted' });
    expect(await list(buyer), 'an acceptance says nothing').toMatchObject({ threads: [] });
    await record(poNumber, { kind: 'lines-rejected', lines: [{ position: 2, quantity: 2 }], reason: 'No longer made.' });
    await says(poNumber, 'The rest follows.');
    await record(poNumber, { kind: 'shipped', shipmentId: 'S-1', lines: [{ position: 1, quantity: 1 }], carrier: 'Sample Freight', trackingNumber: 'T-1' });
    await record(poNumber, { kind: 'message', text: 'We have asked them to hurry.' }, 'operator');
    const { threads, total } = await list(buyer);
    expect(total).toBe(1);
    expect(threads).toMatchObject([{ poNumber, orderNumber, unread: 3, last: { by: 'The marketplace', isOwn: false, title: 'Message', text: 'We have asked them to hurry.' } }]);
    expect(await thread(buyer, poNumber)).toMatchObject({
      poNumber, orderNumber, status: 'PartlyShipped', problem: null,
      messages: [
        { position: 2, by: threads[0]?.vendor, isNew: true, title: 'Rejected: 2 of line 2', text: 'No longer made.' },
        { position: 3, by: threads[0]?.vendor, isNew: true, text: 'The rest follows.' },
        { position: 5, by: 'The marketplace', isNew: true },
      ],
    });
  });

  it('are listed with the newest thread first, by vendor where one is chosen, a page at a time', async () => {
    const { buyer, poNumber: first } = await placedOrder(shop);
    const [second, third] = [await orderAgain(buyer, 'V-PAPER'), await orderAgain(buyer, 'V-PAPER')];
    for (const poNumber of [second, first, third]) await says(poNumber, 'Hello');
    expect((await list(buyer)).threads.map(({ poNumber }) => poNumber)).toEqual([third, first, second]);
    await says(second, 'Once more');
    expect((await list(buyer)).threads.map(({ poNumber }) => poNumber)).toEqual([second, third, first]);
    const ofVendor = await list(buyer, { vendor: 'V-PAPER' });
    expect(ofVendor).toMatchObject({ total: 2, vendor: 'V-PAPER', threads: [{ poNumber: second }, { poNumber: third }] });
    expect(ofVendor.vendors.map(({ id }) => id)).toContain('V-PAPER');
    expect(ofVendor.vendors).toHaveLength(2);
    expect(await list(buyer, { page: '2' })).toMatchObject({ total: 3, page: 2, pageSize: 25, threads: [] });
  });

  it('show the beginning of a long one in the list, and all of it in the thread', async () => {
    const { buyer, poNumber } = await placedOrder(shop);
    const text = '\u{1F69A}'.repeat(250);
    await says(poNumber, text);
    expect((await list(buyer)).threads[0]?.last.text).toBe(`${'\u{1F69A}'.repeat(200)}...`);
    expect((await thread(buyer, poNumber)).messages[0]?.text).toBe(text);
  });

  it('are read as far as the buyer was shown, and never become new again', async () => {
    const { buyer, poNumber } = await placedOrder(shop);
    await says(poNumber, 'One');
    await says(poNumber, 'Two');
    expect(await change(buyer, { change: 'read', poNumber, upTo: 1 })).toMatchObject({ responseName: 'Thread', attributes: { messages: [{ isNew: false }, { isNew: true }] } });
    expect((await list(buyer)).threads).toMatchObject([{ unread: 1 }]);
    // More than there is: what comes afterwards is new.
    await change(buyer, { change: 'read', poNumber, upTo: 400 });
    await change(buyer, { change: 'read', poNumber, upTo: 0 });
    expect((await list(buyer)).threads).toMatchObject([{ unread: 0 }]);
    await says(poNumber, 'Three');
    expect((await list(buyer)).threads).toMatchObject([{ unread: 1 }]);
  });

  it('are all read as of the list that the buyer was shown', async () => {
    const { buyer, poNumber } = await placedOrder(shop);
    const other = await orderAgain(buyer, 'V-PAPER');
    await says(poNumber, 'One');
    await says(other, 'One');
    const { asOf } = await list(buyer);
    await says(other, 'Two');
    expect(await change(buyer, { change: 'read-all', asOf })).toMatchObject({ responseName: 'Success', attributes: { threads: [{ poNumber: other, unread: 1 }, { poNumber, unread: 0 }] } });
    expect((await thread(buyer, other)).messages.map(({ isNew }) => isNew)).toEqual([false, true]);
  });

  it('are counted beside the answers of a change, up to a hundred', async () => {
    const { buyer, poNumber } = await placedOrder(shop);
    const other = await orderAgain(buyer, 'V-PAPER');
    await says(poNumber, 'One');
    await says(poNumber, 'Two');
    await says(other, 'One');
    const { asOf } = await list(buyer);
    expect(await change(buyer, { change: 'read', poNumber, upTo: 0 })).toMatchObject({ attributes: { unreadMessages: 3 } });
    expect(await change(buyer, answer(poNumber, 'Thanks', { upTo: 1 }))).toMatchObject({ attributes: { unreadMessages: 2 } });
    expect(await change(buyer, { change: 'read-all', asOf })).toMatchObject({ attributes: { unreadMessages: 0 } });
    await shop.database.query(
      `insert into marketplace.purchase_order_event (po_number, position, event_key, kind, details, happened_at, actor_kind, actor, way)
       select $1, position, 'm-' || position, 'message', '{"text": "Again"}', $2, 'vendor', 'Vendor', 'link' from generate_series(10, 130) position`,
      [other, shop.time.now],
    );
    expect(await change(buyer, { change: 'read', poNumber, upTo: 0 })).toMatchObject({ attributes: { unreadMessages: 100 } });
  });

  it('are answered once however often an answer comes, and what was shown with it is read', async () => {
    const { buyer, poNumber } = await placedOrder(shop);
    await says(poNumber, 'Where to?');
    const sent = answer(poNumber, 'To the north side.', { upTo: 1 });
    const shown = { responseName: 'Thread', attributes: { problem: null, messages: [{ isOwn: false, isNew: false }, { isOwn: true, isNew: false, by: 'Demo Buyer', title: 'Message', text: 'To the north side.' }] } };
    expect(await change(buyer, sent)).toMatchObject(shown);
    expect(await change(buyer, sent)).toMatchObject(shown);
    expect((await thread(buyer, poNumber)).messages).toHaveLength(2);
    expect(await change(buyer, answer(poNumber, ' \n '))).toMatchObject({ attributes: { problem: expect.stringContaining('few words') } });
    const { poNumber: silent, buyer: beginner } = await placedOrder(shop);
    expect(await thread(beginner, silent)).toMatchObject({ messages: [] });
    await change(beginner, answer(silent, 'Is it on its way?'));
    expect((await list(beginner)).threads).toMatchObject([{ poNumber: silent, unread: 0, last: { isOwn: true } }]);
  });

  it('belong to one buyer in one store: a purchase order of another buyer or store is not found, and nothing about it changes', async () => {
    const { buyer, poNumber } = await placedOrder(shop);
    await says(poNumber, 'For one alone');
    const other = await shop.newBuyer();
    const notFound = { responseName: 'Failure', attributes: { message: `There is no order ${poNumber} among your orders.` } };
    expect(await center(other, { poNumber })).toMatchObject(notFound);
    expect(await center(buyer, { poNumber, store: 'VA' })).toMatchObject(notFound);
    expect(await center(other, { poNumber: "' or 1=1 --" })).toMatchObject({ responseName: 'Failure' });
    for (const body of [{ change: 'read', poNumber, upTo: 9 }, answer(poNumber, 'I am not them', { upTo: 9 })]) expect(await change(other, body)).toMatchObject(notFound);
    await change(other, { change: 'read-all', asOf: '2099-01-01T00:00:00Z' });
    expect(await list(other)).toMatchObject({ threads: [], total: 0, vendors: [] });
    expect(await thread(buyer, poNumber)).toMatchObject({ messages: [{ isNew: true }] });
  });

  it('are read as far as there are any, however far the buyer says', async () => {
    const { buyer, poNumber } = await placedOrder(shop);
    await says(poNumber, 'Hello');
    await change(buyer, { change: 'read', poNumber, upTo: 2_147_483_647 });
    expect(await thread(buyer, poNumber)).toMatchObject({ messages: [{ isNew: false }] });
  });

  it('are refused where a change says too little', async () => {
    const { buyer, poNumber } = await placedOrder(shop);
    for (const body of [{ change: 'read', poNumber }, { change: 'read-all' }, { change: 'read-all', asOf: 'yesterday' }, { change: 'answer', poNumber, upTo: 0, text: 'No key' }, { change: 'forget', poNumber }]) {
      expect(await change(buyer, body)).toMatchObject({ responseType: 'ERROR' });
    }
  });
});
