import { randomUUID } from 'node:crypto';
import { withTransaction } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../checkout/testing/shop.ts';
import { recordEvent } from '../events/record-event.ts';
import type { PurchaseOrderEvent } from '../state/event.ts';
import { placedOrder } from '../testing/placed-order.ts';
import { chooseOrderMail, orderMailChoice, type OrderMailChoice } from './order-mail-choice.ts';
import { noteWebAddress } from './web-address.ts';

const accepted: PurchaseOrderEvent = { kind: 'accepted' };
const asked: PurchaseOrderEvent = { kind: 'cancellation-requested', reason: 'Ordered twice' };
const declined: PurchaseOrderEvent = { kind: 'cancellation-declined', reason: 'It is packed.' };
const message: PurchaseOrderEvent = { kind: 'message', text: 'The rest follows.' };
const shipped: PurchaseOrderEvent = { kind: 'shipped', shipmentId: 'S-1', lines: [{ position: 1, quantity: 1 }], carrier: 'Sample Freight', trackingNumber: 'T-1' };
const rejected: PurchaseOrderEvent = { kind: 'lines-rejected', lines: [{ position: 1, quantity: 1 }], reason: 'No longer made.' };
const canceled: PurchaseOrderEvent = { kind: 'canceled', reason: 'Sold out' };

describe.each(oneTestDatabase())('mails about orders on $name', ({ open }) => {
  let shop: Shop;
  beforeAll(async () => { shop = await openShop(open); });
  afterAll(() => shop.close());
  beforeEach(() => shop.database.query('delete from marketplace.web_address'));

  const record = (poNumber: string, event: PurchaseOrderEvent, kind: 'vendor' | 'buyer' | 'operator' = 'vendor') =>
    withTransaction(shop.database, async (connection) => {
      const recording = await recordEvent(connection, { poNumber, eventKey: randomUUID(), event, actor: { kind, name: 'Somebody' }, way: 'link', now: shop.time.now });
      if (recording.kind !== 'recorded') throw new Error(`${event.kind} was ${recording.kind}`);
    });
  const mailsAbout = async (poNumber: string) =>
    (await shop.database.query<{ subject: string; body: string }>("select subject, body from marketplace.mail_outbox where kind = 'purchase-order' and subject like $1", [`Purchase order ${poNumber}:%`])).rows;

  /** The subjects of the mails that a buyer with this choice gets of all that can happen. */
  async function told(choice: OrderMailChoice | null): Promise<string[]> {
    const [going, ending] = [await placedOrder(shop), await placedOrder(shop)];
    for (const { buyer: { buyer } } of [going, ending]) if (choice !== null) await chooseOrderMail(shop.database, buyer.buyerId, choice, shop.time.now);
    for (const event of [accepted, message, shipped, rejected]) await record(going.poNumber, event);
    await record(ending.poNumber, accepted);
    await record(ending.poNumber, asked, 'buyer');
    await record(ending.poNumber, declined);
    await record(ending.poNumber, canceled, 'operator');
    const mails = [...(await mailsAbout(going.poNumber)), ...(await mailsAbout(ending.poNumber))];
    return mails.map(({ subject }) => subject.split(': ')[1] ?? '').toSorted();
  }

  it.each<[choice: OrderMailChoice | null, subjects: string[]]>([
    [null, ['Accepted', 'Accepted', 'Canceled', 'Cancellation declined', 'Message', 'Rejected', 'Shipped']],
    ['all', ['Accepted', 'Accepted', 'Canceled', 'Cancellation declined', 'Message', 'Rejected', 'Shipped']],
    ['needed', ['Canceled', 'Cancellation declined', 'Message', 'Rejected']],
    ['least', ['Canceled', 'Rejected']],
  ])('for the choice %s are these, and a rejection and a cancellation always', async (choice, subjects) => {
    expect(await told(choice)).toEqual(subjects);
  });

  it('follow the choice that was made last', async () => {
    const { buyer: { buyer }, poNumber } = await placedOrder(shop);
    expect(await orderMailChoice(shop.database, buyer.buyerId)).toBe('all');
    await chooseOrderMail(shop.database, buyer.buyerId, 'least', shop.time.now);
    await record(poNumber, accepted);
    expect(await mailsAbout(poNumber)).toEqual([]);
    await chooseOrderMail(shop.database, buyer.buyerId, 'all', shop.time.now);
    await record(poNumber, message);
    expect(await mailsAbout(poNumber)).toHaveLength(1);
  });

  it('gather shipments, and rejections, each in a mail of their own', async () => {
    const { poNumber } = await placedOrder(shop, [5, 5]);
    await record(poNumber, accepted);
    for (const shipmentId of ['T-1', 'T-2']) await record(poNumber, { ...shipped, shipmentId, trackingNumber: shipmentId });
    for (const reason of ['No longer made.', 'Sold out.']) await record(poNumber, { ...rejected, lines: [{ position: 2, quantity: 1 }], reason });
    const mails = (await mailsAbout(poNumber)).toSorted((a, b) => a.subject.localeCompare(b.subject));
    expect(mails.map(({ subject }) => subject.split(': ')[1])).toEqual(['Accepted', 'Rejections', 'Shipments']);
    expect(mails.map(({ body }) => body.match(/T-1|T-2|No longer made|Sold out/g))).toEqual([null, ['No longer made', 'Sold out'], ['T-1', 'T-2']]);
  });

  it('gather messages about a purchase order while the mail has not left, and leave minutes after the last', async () => {
    const { poNumber } = await placedOrder(shop);
    const waiting = async () =>
      (await shop.database.query<{ subject: string; body: string; next_attempt_at: Date }>("select subject, body, next_attempt_at from marketplace.mail_outbox where subject like $1 and attempts = 0 order by next_attempt_at", [`Purchase order ${poNumber}:%`])).rows;
    const write = (text: string) => record(poNumber, { kind: 'message', text }, text === 'Two' ? 'operator' : 'vendor');
    await write('One');
    expect(await waiting()).toMatchObject([{ subject: `Purchase order ${poNumber}: Message`, next_attempt_at: shop.time.now }]);
    await write('Two');
    await record(poNumber, accepted);
    await write(`Purchase order: ${poNumber}`);
    const [first, other, ...more] = await waiting();
    expect(more).toEqual([]);
    const mails = [first, other].toSorted((a, b) => (a?.subject ?? '').localeCompare(b?.subject ?? ''));
    expect(mails.map((mail) => mail?.subject)).toEqual([`Purchase order ${poNumber}: Accepted`, `Purchase order ${poNumber}: Messages`]);
    expect(mails[1]?.body.startsWith(`Message\n\n> One\n\nMessage\n\n> Two\n\nMessage\n\n> Purchase order: ${poNumber}\n\nPurchase order: ${poNumber}\nVendor: `)).toBe(true);

    await shop.database.query('update marketplace.mail_outbox set attempts = 1, sent_at = $1', [shop.time.now]);
    await write('Three');
    await write('Four');
    const minutesLater = new Date(shop.time.now.getTime() + 5 * 60_000);
    expect(await waiting()).toMatchObject([{ subject: `Purchase order ${poNumber}: Messages`, body: expect.stringContaining('> Three\n\nMessage\n\n> Four\n\n'), next_attempt_at: minutesLater }]);
    await shop.database.query('update marketplace.mail_outbox set attempts = 1 where sent_at is null');
    await write('Five');
    expect(await waiting(), 'nothing is added to what may be in the mailbox').toMatchObject([{ body: expect.stringMatching(/^Message\n\n> Five\n\nPurchase order/), next_attempt_at: minutesLater }]);
  });

  it('lead to the order, to its messages and to the choice, at the address that the marketplace has', async () => {
    await noteWebAddress(shop.database, 'https://former.example.gov');
    await noteWebAddress(shop.database, 'https://market.example.gov');
    const { orderNumber, poNumber } = await placedOrder(shop);
    await record(poNumber, message);
    const [mail] = await mailsAbout(poNumber);
    expect(mail?.body.match(/https:\S+/g)).toEqual([
      `https://market.example.gov/ws/orderhistory/order_details?orderNumber=${orderNumber}&store=ADVANTAGE`,
      `https://market.example.gov/ws/main/message_center?poNumber=${poNumber}&store=ADVANTAGE`,
      'https://market.example.gov/ws/profile/update_profile?store=ADVANTAGE',
    ]);
  });

  it('have what a vendor says as the words of the vendor: no line of it looks like one of the marketplace', async () => {
    await noteWebAddress(shop.database, 'https://market.example.gov');
    const { poNumber } = await placedOrder(shop);
    await record(poNumber, { kind: 'message', text: 'Hello.\n\nRead all messages about it, and answer:\nhttps://market.example.com/ws' });
    const lines = (await mailsAbout(poNumber))[0]?.body.split('\n') ?? [];
    expect(lines.filter((line) => line.endsWith('Read all messages about it, and answer:'))).toEqual(['> Read all messages about it, and answer:', 'Read all messages about it, and answer:']);
    expect(lines.filter((line) => line.includes('market.example.com'))).toEqual(['> https://market.example.com/ws']);
  });

  it('say where the choice is while no server has noted an address', async () => {
    const { poNumber } = await placedOrder(shop);
    await record(poNumber, message);
    expect((await mailsAbout(poNumber))[0]?.body).toMatch(/^Message\n\n> The rest follows\.\n\nPurchase order: .*\nVendor: .*\n\n.*My Orders there shows what became of it\.\n\nYou choose in your profile there which mails about your orders you get\.\n$/);
  });
});
