import { sql, withTransaction } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../checkout/testing/shop.ts';
import { recordEvent, type PurchaseOrderEvent } from '../../purchase-orders/index.ts';
import { placedOrder } from '../../purchase-orders/testing/placed-order.ts';
import { systemRandomness } from '../../runtime/index.ts';
import { vendorsCommand } from '../command/vendors-command.ts';
import { deliverWaiting } from '../deliver-waiting.ts';
import { writeNotices, type NoticeTools } from './write-notices.ts';

describe.each(oneTestDatabase())('mails to vendors about what was done to their purchase orders, on $name', ({ open }) => {
  let shop: Shop;
  beforeAll(async () => void (shop = await openShop(open)));
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.database.query(sql`delete from marketplace.vendor_notice`);
    await shop.database.query(sql`delete from marketplace.vendor_way`);
    await shop.database.query(sql`delete from marketplace.mail_outbox`);
  });

  const later = (seconds: number): Date => new Date(shop.time.now.getTime() + seconds * 1_000);
  const toVendor = { settings: { to: 'orders@vendor.example.com' } };
  async function write(tools: Partial<NoticeTools> = {}): Promise<void> {
    const all = { database: shop.database, otherwise: () => toVendor, webOrigin: 'https://market.example.gov', clock: { now: () => shop.time.now }, randomness: systemRandomness, ...tools };
    while ((await writeNotices(all)) === 'more');
  }
  const deliver = () =>
    deliverWaiting({
      database: shop.database, ways: new Map([['test', { check: () => null, send: async () => ({ kind: 'delivered' }) }]]), otherwise: () => ({ name: 'test', settings: {} }),
      clock: { now: () => shop.time.now }, randomness: systemRandomness, random: () => 0, log: { warn: () => {}, error: () => {} },
    });
  let keys = 0;
  const record = (poNumber: string, event: PurchaseOrderEvent, actor: 'buyer' | 'vendor' | 'operator' = 'buyer') =>
    withTransaction(shop.database, (connection) =>
      recordEvent(connection, { poNumber, eventKey: `e-${(keys += 1)}`, event, actor: { kind: actor, name: 'Demo Buyer' }, way: 'page', now: shop.time.now }));
  const mails = async () => (await shop.database.query<{ recipient: string; subject: string; body: string }>(sql`select recipient, subject, body from marketplace.mail_outbox where recipient like '%vendor%' order by subject`)).rows;
  const command = (...args: string[]): Promise<string> => vendorsCommand(shop.database, args, { ways: new Map(), now: shop.time.now, files: { read: (file) => JSON.parse(file) as unknown, write: () => {} } });

  it('tell of messages, problems and cancellations, once, with a link to the page of the purchase order', async () => {
    const { poNumber } = await placedOrder(shop);
    await deliver();
    await record(poNumber, { kind: 'message', text: 'Please ring at gate 4.\nhttps://market.example.com/vendor' });
    await record(poNumber, { kind: 'accepted' }, 'vendor');
    await record(poNumber, { kind: 'cancellation-requested', reason: 'Ordered twice' });
    await record(poNumber, { kind: 'message', text: 'That is a pity.' }, 'vendor');
    await write();
    await write();
    const [asked, said, ...more] = await mails();
    expect(more).toEqual([]);
    expect(asked).toMatchObject({ recipient: 'orders@vendor.example.com', subject: `Purchase order ${poNumber}: Cancellation asked for` });
    expect(said).toMatchObject({ subject: `Purchase order ${poNumber}: Message` });
    expect(said?.body).toMatch(/^Message, by the buyer, Demo Buyer\n\n> Please ring at gate 4\.\n> https:\/\/market\.example\.com\/vendor\n\nPurchase order: \S+, under contract 47SMPL-SAMPLE-01\n/);
    expect(said?.body).toMatch(/^https:\/\/market\.example\.gov\/vendor\/purchase-order\?key=\S{40,}\nIt opens until February 18, 2027\./m);
    await record(poNumber, { kind: 'canceled', reason: 'The vendor agreed by phone' }, 'operator');
    await write();
    const canceled = (await mails()).find(({ subject }) => subject.endsWith(': Canceled'));
    expect(canceled?.body).toContain('Canceled, by an operator of the marketplace\n\n> The vendor agreed by phone\n');
  });

  it('wait until the vendor has the purchase order, and are not written where it never left', async () => {
    const [sent, canceled] = [await placedOrder(shop), await placedOrder(shop)];
    await record(sent.poNumber, { kind: 'message', text: 'Gate 4' });
    await record(canceled.poNumber, { kind: 'canceled', reason: 'Not needed' });
    await write();
    expect(await mails()).toEqual([]);
    expect(await command('notices')).toContain(`${sent.poNumber}  message of ${shop.time.now.toISOString()}  to V-SAMPLE\n  The vendor does not have the purchase order yet.`);
    await deliver();
    await write();
    expect((await mails()).map(({ subject }) => subject)).toEqual([`Purchase order ${sent.poNumber}: Message`]);
    expect(await command('notices')).toBe('None.\n');
  });

  it('wait in order where the vendor has no address, and go when the operator has given a contact', async () => {
    const { poNumber } = await placedOrder(shop);
    await deliver();
    await record(poNumber, { kind: 'message', text: 'One' });
    await record(poNumber, { kind: 'problem-reported', text: 'Two' });
    await write({ otherwise: null });
    expect(await command('notices')).toContain('The vendor V-SAMPLE has no address for mail. Give its way a "contact"');
    const ways = [{ vendorId: 'V-SAMPLE', way: 'cxml', settings: { to: { domain: 'DUNS', identity: '1' } }, contact: 'sales@vendor.example.com' }];
    expect(JSON.parse(await command('import', JSON.stringify(ways)))).toEqual(ways);
    await write({ otherwise: null });
    expect((await mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['sales@vendor.example.com', `Purchase order ${poNumber}: Message`], ['sales@vendor.example.com', `Purchase order ${poNumber}: Problem reported`],
    ]);
  });

  it('gather the messages about a purchase order while the mail has not left', async () => {
    const [one, other] = [await placedOrder(shop), await placedOrder(shop)];
    await deliver();
    for (const text of ['One', `Purchase order: ${one.poNumber}, under contract X`]) await record(one.poNumber, { kind: 'message', text });
    await record(one.poNumber, { kind: 'message', text: 'Three' }, 'operator');
    await record(one.poNumber, { kind: 'problem-reported', text: 'Broken' });
    await record(other.poNumber, { kind: 'message', text: 'Other' });
    await write();
    await record(one.poNumber, { kind: 'message', text: 'Five' });
    await write();
    const written = await mails();
    expect(written.map(({ subject }) => subject).toSorted()).toEqual([`Purchase order ${one.poNumber}: Messages`, `Purchase order ${one.poNumber}: Problem reported`, `Purchase order ${other.poNumber}: Message`].toSorted());
    const gathered = written.find(({ subject }) => subject.endsWith(': Messages'))?.body ?? '';
    expect(gathered).toMatch(new RegExp(`^Message, by the buyer, Demo Buyer\\n\\n> One\\n\\nMessage, by the buyer, Demo Buyer\\n\\n> Purchase order: ${one.poNumber}, under contract X\\n\\nMessage, by an operator of the marketplace\\n\\n> Three\\n\\nMessage, by the buyer, Demo Buyer\\n\\n> Five\\n\\nPurchase order: ${one.poNumber}, under`));
    expect(gathered.match(/key=/g)).toHaveLength(1);
    expect(await command('notices')).toBe('None.\n');
  });

  it('are written once by processes that look at the same time', async () => {
    const placed = [await placedOrder(shop), await placedOrder(shop), await placedOrder(shop)];
    await deliver();
    for (const { poNumber } of placed) await record(poNumber, { kind: 'message', text: 'One' });
    await Promise.all([write(), write(), write({ clock: { now: () => later(1) } })]);
    expect((await mails()).map(({ subject }) => subject)).toEqual(placed.map(({ poNumber }) => `Purchase order ${poNumber}: Message`).toSorted());
  });
});
