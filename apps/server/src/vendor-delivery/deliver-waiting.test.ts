import { randomUUID } from 'node:crypto';
import { sql, withTransaction } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import type { VendorMessage, VendorSending, VendorWay } from '@quartermaster/deployment';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../checkout/testing/shop.ts';
import { mailCommand, mailOutbox } from '../mail/index.ts';
import { purchaseOrderPdf } from '../orderhistory/index.ts';
import { placedOrder } from '../purchase-orders/testing/placed-order.ts';
import { createVendorLink, recordEvent, type PurchaseOrderEvent } from '../purchase-orders/index.ts';
import { systemRandomness } from '../runtime/index.ts';
import { vendorsCommand } from './command/vendors-command.ts';
import { claimDeliveries } from './deliveries.ts';
import { deliveriesDueAfterSetBack } from './due-after-set-back.ts';
import { deliverWaiting, type DeliveryTools } from './deliver-waiting.ts';
import { writeNotices } from './notices/write-notices.ts';
import { listFailures, mailedPurchaseOrders } from './read-deliveries.ts';
import { trialAddress } from './trial-address.ts';
import { mailWay } from './ways/mail-way.ts';

const silent = { warn: () => {}, error: () => {} };

describe.each(oneTestDatabase())('purchase orders on their way to vendors, on $name', ({ open }) => {
  let shop: Shop;
  beforeAll(async () => void (shop = await openShop(open)));
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.database.query(sql`delete from marketplace.vendor_delivery`);
    await shop.database.query(sql`delete from marketplace.vendor_notice`);
    await shop.database.query(sql`delete from marketplace.vendor_way`);
    await shop.database.query(sql`delete from marketplace.mail_outbox`);
  });

  const later = (seconds: number): Date => new Date(shop.time.now.getTime() + seconds * 1_000);
  const mail = () =>
    mailWay(mailOutbox(shop.database, { now: () => shop.time.now }, systemRandomness), (poNumber) =>
      createVendorLink(shop.database, { poNumber, webOrigin: 'https://market.example.gov', now: shop.time.now }, systemRandomness), purchaseOrderPdf);

  /** A vendor's system: what it is sent, and how it answers. */
  function vendor(answer: (message: VendorMessage, times: number) => Promise<VendorSending> = async () => ({ kind: 'delivered' })): { way: VendorWay; sent: VendorMessage[] } {
    const sent: VendorMessage[] = [];
    return {
      sent,
      way: {
        check: () => null,
        send(message) {
          sent.push(message);
          return answer(message, sent.filter(({ deliveryKey }) => deliveryKey === message.deliveryKey).length);
        },
      },
    };
  }

  /** One step of a process, on which vendors have this way. */
  const step = (way: VendorWay, now = shop.time.now, tools: Partial<DeliveryTools> = {}) =>
    deliverWaiting({
      database: shop.database, ways: new Map([['test', way]]), otherwise: () => ({ name: 'test', settings: {} }), clock: { now: () => now },
      randomness: systemRandomness, random: () => 0, log: silent, ...tools,
    });

  const statusOf = async (poNumber: string): Promise<string | undefined> =>
    (await shop.database.query<{ status: string }>(sql`select status from marketplace.purchase_order where po_number = ${poNumber}`)).rows[0]?.status;
  const command = (...args: string[]): Promise<string> =>
    vendorsCommand(shop.database, args, { ways: new Map([['mail', mail()]]), now: shop.time.now, files: { read: (file) => JSON.parse(file) as unknown, write: () => {} } });

  it('reach the vendor once, whole, and only then are sent for the buyer', async () => {
    const { poNumber, orderNumber } = await placedOrder(shop, [5, 2]);
    expect(await statusOf(poNumber)).toBe('Submitted');
    const { way, sent } = vendor();
    expect([await step(way), await step(way)]).toEqual(['done', 'done']);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ orderNumber, placedBy: 'Demo Buyer', purchaseOrder: { poNumber, vendor: { id: 'V-SAMPLE' }, contractNumber: '47SMPL-SAMPLE-01', lines: [{ quantity: 5 }, { quantity: 2 }] } });
    expect(await statusOf(poNumber)).toBe('Sent');
    expect(await command('deliveries', '--state=delivered')).toContain(`${poNumber}  delivered since ${shop.time.now.toISOString()}  to V-SAMPLE by test, 1 attempt`);
  });

  it('are shared by several processes, each once', async () => {
    const numbers: string[] = [];
    for (let i = 0; i < 7; i += 1) numbers.push((await placedOrder(shop)).poNumber);
    const { way, sent } = vendor();
    await Promise.all([step(way), step(way), step(way)]);
    await step(way);
    expect(sent.map(({ purchaseOrder }) => purchaseOrder.poNumber).toSorted()).toEqual(numbers.toSorted());
  });

  it('are tried again under the same delivery key when the vendor is away', async () => {
    const { poNumber } = await placedOrder(shop);
    const { way, sent } = vendor(async (_message, times) => {
      if (times < 3) throw new Error('connection refused');
      return { kind: 'delivered' };
    });
    await step(way);
    await step(way, later(1));
    expect(sent).toHaveLength(1);
    expect(await command('deliveries')).toContain('connection refused');
    await step(way, later(60));
    expect(await statusOf(poNumber)).toBe('Submitted');
    await step(way, later(200));
    expect(new Set(sent.map(({ deliveryKey }) => deliveryKey)).size).toBe(1);
    expect(sent).toHaveLength(3);
    expect(await statusOf(poNumber)).toBe('Sent');
  });

  it('are tried again where a vendor fails after a long wait for it', async () => {
    await placedOrder(shop);
    const { way, sent } = vendor(async (_message, times) => {
      if (times > 65) throw new Error('connection refused');
      return { kind: 'waiting' };
    });
    for (let looks = 0; looks < 66; looks += 1) await step(way, later(looks * 600));
    expect(sent).toHaveLength(66);
    expect(await command('dead')).toBe('None.\n');
    expect(await command('deliveries')).toContain('connection refused');
  });

  it('leave why each attempt failed, once for attempts that fail one after another for one reason', async () => {
    await placedOrder(shop);
    const answers: VendorSending[] = [{ kind: 'refused', reason: 'unknown contract' }, { kind: 'delivered' }];
    const { way } = vendor(async (_message, times) => {
      if (times < 4) throw new Error(times < 3 ? 'connection refused' : 'timed out');
      return answers[times - 4] ?? { kind: 'delivered' };
    });
    for (const seconds of [0, 100, 1_000, 10_000]) await step(way, later(seconds));
    await command('resend', '--all');
    await step(way, later(20_000));
    const { rows: [delivery] } = await shop.database.query<{ delivery_key: string; delivered_at: Date | null }>(sql`select delivery_key, delivered_at from marketplace.vendor_delivery`);
    expect(delivery?.delivered_at).toEqual(later(20_000));
    expect(await listFailures(shop.database, delivery?.delivery_key ?? '', 10)).toEqual([
      { failedAt: later(10_000), way: 'test', reason: 'unknown contract' }, { failedAt: later(1_000), way: 'test', reason: 'timed out' }, { failedAt: later(0), way: 'test', reason: 'connection refused' },
    ]);
  });

  it('are due again once a clock that was 400 days ahead is set back', async () => {
    await placedOrder(shop);
    const { way, sent } = vendor(async (_message, times) => {
      if (times === 1) throw new Error('connection refused');
      return { kind: 'delivered' };
    });
    await step(way, later(400 * 86_400));
    await step(way, later(60));
    expect(sent).toHaveLength(1);
    await deliveriesDueAfterSetBack(shop.database, later(60));
    await step(way, later(60));
    expect(sent).toHaveLength(2);
  });

  it('are dead where they are refused for good, and an operator sends them again', async () => {
    const { poNumber } = await placedOrder(shop);
    const { way, sent } = vendor(async (_message, times) => (times === 1 ? { kind: 'refused', reason: 'unknown contract' } : { kind: 'delivered' }));
    await step(way);
    expect(await command('dead')).toMatch(new RegExp(`^${poNumber}  dead since .*\n  delivery key .*\n  unknown contract\n$`));
    await step(way, later(100_000));
    expect(sent).toHaveLength(1);
    await expect(command('resend', 'A27-0000000-0-01')).rejects.toThrow('is not dead');
    expect(await command('resend', poNumber)).toBe('1 purchase order is waiting again.\n');
    await step(way);
    expect(sent.map(({ deliveryKey }) => deliveryKey)).toEqual([sent[0]?.deliveryKey, sent[0]?.deliveryKey]);
    expect([await statusOf(poNumber), await command('dead')]).toEqual(['Sent', 'None.\n']);
  });

  const record = (poNumber: string, event: PurchaseOrderEvent, actor: 'buyer' | 'operator' | 'vendor') => withTransaction(shop.database, (connection) =>
    recordEvent(connection, { poNumber, eventKey: randomUUID(), event, actor: { kind: actor, name: 'Sample Person' }, way: 'desk', now: shop.time.now }));

  it('are not dead any more when an operator knows that the vendor has them, and the vendor is told what the buyer says then', async () => {
    const { poNumber } = await placedOrder(shop);
    const { way, sent } = vendor(async () => ({ kind: 'refused', reason: 'unknown contract' }));
    await step(way);
    await record(poNumber, { kind: 'sent' }, 'operator');
    expect([await command('dead'), await statusOf(poNumber)]).toEqual(['None.\n', 'Sent']);
    await record(poNumber, { kind: 'message', text: 'Gate 4' }, 'buyer');
    expect(await vendorsMails()).toEqual([`Purchase order ${poNumber}: Message`]);
    await step(way, later(100_000));
    expect(sent).toHaveLength(1);
  });

  it.each(['operator', 'vendor'] as const)('are not sent any more after the %s has said that the vendor has them, and what is written later is told', async (actor) => {
    const { poNumber } = await placedOrder(shop);
    const { way, sent } = vendor(() => Promise.reject(new Error('no answer within a minute')));
    await step(way);
    await record(poNumber, { kind: 'accepted' }, actor);
    await step(way);
    expect(sent).toHaveLength(1);
    expect(await command('deliveries', '--state=all')).toContain(`${poNumber}  delivered since ${shop.time.now.toISOString()}`);
    await record(poNumber, { kind: 'canceled', reason: 'Ordered twice' }, 'operator');
    expect(await vendorsMails()).toEqual([`Purchase order ${poNumber}: Canceled`]);
  });

  it('are taken out of the outbox of mail when an operator knows that the vendor has them, also where they are canceled before that is noticed', async () => {
    const [known, canceled] = [await placedOrder(shop), await placedOrder(shop)];
    await step(mail(), shop.time.now, byMail);
    for (const { poNumber } of [known, canceled]) await record(poNumber, { kind: 'sent' }, 'operator');
    await record(canceled.poNumber, { kind: 'canceled', reason: 'Ordered twice' }, 'operator');
    await step(mail(), shop.time.now, byMail);
    expect(await command('deliveries')).toBe('None.\n');
    expect(await vendorsMails()).toEqual([`Purchase order ${canceled.poNumber}: Canceled`]);
  });

  it('that wait for a way keep from a vendor who is known to have them nothing that the buyer says', async () => {
    const { poNumber } = await placedOrder(shop);
    await step(vendor().way, shop.time.now, { otherwise: null });
    await record(poNumber, { kind: 'message', text: 'Gate 4' }, 'buyer');
    expect(await vendorsMails()).toEqual([]);
    await record(poNumber, { kind: 'accepted' }, 'operator');
    expect(await vendorsMails()).toEqual([`Purchase order ${poNumber}: Message`]);
  });

  it('are not dead any more when the buyer cancels, and their mail is never sent', async () => {
    const { poNumber } = await placedOrder(shop);
    await step(mail(), shop.time.now, byMail);
    await shop.database.query(sql`update marketplace.mail_outbox set dead_at = ${later(1)}, last_error = '550 no such mailbox'`);
    await step(mail(), later(60), byMail);
    expect(await command('dead')).toContain(poNumber);
    await cancel(poNumber);
    await step(mail(), later(61), byMail);
    expect(await command('dead')).toBe('None.\n');
    expect(await command('deliveries', '--state=all')).toContain(`${poNumber}  withdrawn`);
    const { rows } = await shop.database.query(sql`select from marketplace.mail_outbox where kind = 'purchase-order'`);
    expect(rows).toEqual([]);
  });

  it('that were refused for good and then canceled leave a cancellation that cannot be told, with the answer of the vendor, where there is no contact', async () => {
    const { poNumber } = await placedOrder(shop);
    const { way } = vendor(async () => ({ kind: 'refused', reason: '406 unknown contract' }));
    await step(way);
    await cancel(poNumber);
    await step(way, later(60));
    await writeNotices({ database: shop.database, otherwise: null, webOrigin: 'https://market.example.gov', clock: { now: () => later(120) }, randomness: systemRandomness });
    expect(await command('notices')).toMatch(new RegExp(`${poNumber}  canceled .*\n  It was canceled before its vendor is known to have it\\. 406 unknown contract\\.? .*V-SAMPLE has no address for mail`));
  });

  it('that were tried before are claimed apart from those that are new', async () => {
    const tried = await placedOrder(shop);
    const { way } = vendor(() => Promise.resolve({ kind: 'waiting' }));
    await step(way);
    await placedOrder(shop);
    expect(await claimDeliveries(shop.database, randomUUID(), 5, later(60), 'tried')).toMatchObject([{ attempts: 2, message: { purchaseOrder: { poNumber: tried.poNumber } } }]);
  });

  it('are taken over from a process that has died, and noted once where both have sent them', async () => {
    const { poNumber } = await placedOrder(shop);
    expect(await claimDeliveries(shop.database, randomUUID(), 5, shop.time.now)).toHaveLength(1);
    const { way, sent } = vendor();
    await step(way, later(60));
    expect(sent).toEqual([]);
    await step(way, later(360));
    expect([sent.length, await statusOf(poNumber)]).toEqual([1, 'Sent']);
  });

  const cancel = (poNumber: string) => withTransaction(shop.database, (connection) =>
    recordEvent(connection, { poNumber, eventKey: 'c-1', event: { kind: 'canceled', reason: 'Not needed' }, actor: { kind: 'buyer', name: 'Demo Buyer' }, way: 'page', now: shop.time.now }));
  const byMail = { otherwise: () => ({ name: 'test', settings: { to: 'orders@vendor.example.com' } }) };
  /** The subjects of what is in the outbox for the vendor, after what vendors are to be told is written. */
  async function vendorsMails(): Promise<string[]> {
    await writeNotices({ database: shop.database, otherwise: byMail.otherwise, webOrigin: 'https://market.example.gov', clock: { now: () => later(1_000) }, randomness: systemRandomness });
    const { rows } = await shop.database.query<{ subject: string }>(sql`select subject from marketplace.mail_outbox where recipient = 'orders@vendor.example.com' order by subject`);
    return rows.map(({ subject }) => subject);
  }

  it('are not sent where the buyer has canceled before', async () => {
    const { poNumber } = await placedOrder(shop);
    await cancel(poNumber);
    const { way, sent } = vendor();
    await step(way);
    expect([sent, await statusOf(poNumber)]).toEqual([[], 'Canceled']);
    expect(await command('deliveries', '--state=all')).toContain(`${poNumber}  withdrawn`);
    expect(await vendorsMails()).toEqual([]);
  });

  it('are taken out of the outbox of mail where the buyer cancels before they have left', async () => {
    const { poNumber } = await placedOrder(shop);
    await step(mail(), shop.time.now, byMail);
    expect(await vendorsMails()).toEqual([`Purchase order ${poNumber}`]);
    await cancel(poNumber);
    await step(mail(), later(60), byMail);
    expect(await command('deliveries', '--state=all')).toContain(`${poNumber}  withdrawn`);
    expect(await vendorsMails()).toEqual([]);
  });

  it('are with the vendor, who is told of the cancellation, where their mail left before it was noted', async () => {
    const { poNumber } = await placedOrder(shop);
    await step(mail(), shop.time.now, byMail);
    await shop.database.query(sql`update marketplace.mail_outbox set claim = ${randomUUID()}`);
    await cancel(poNumber);
    await step(mail(), later(60), byMail);
    expect(await command('deliveries')).toContain(`${poNumber}  waiting`);
    await shop.database.query(sql`update marketplace.mail_outbox set claim = null, sent_at = ${later(61)} where recipient like '%vendor%'`);
    await step(mail(), later(400), byMail);
    expect(await command('deliveries', '--state=all')).toContain(`${poNumber}  delivered`);
    expect(await vendorsMails()).toEqual([`Purchase order ${poNumber}`, `Purchase order ${poNumber}: Canceled`]);
    expect(await statusOf(poNumber)).toBe('Canceled');
  });

  it.each([
    { name: 'has not answered', first: async (way: VendorWay) => void (await step(way)) },
    { name: 'was being told by a process that has died', first: async () => void (await claimDeliveries(shop.database, randomUUID(), 5, shop.time.now)) },
  ])('are not sent again after the buyer has canceled, and the vendor is told of it, where its system $name', async ({ first }) => {
    const { poNumber } = await placedOrder(shop);
    const { way, sent } = vendor(async () => {
      throw new Error('no answer within a minute');
    });
    await first(way);
    const times = sent.length;
    await cancel(poNumber);
    await step(way, later(400));
    expect(sent).toHaveLength(times);
    expect(await command('deliveries', '--state=all')).toMatch(new RegExp(`${poNumber}  withdrawn [^]*It was canceled before its vendor is known to have it`));
    expect(await vendorsMails()).toEqual([`Purchase order ${poNumber}: Canceled`]);
  });

  it('wait where the vendor has no way, and go as soon as there is one, which a contract may have of its own', async () => {
    const { poNumber } = await placedOrder(shop);
    const { way, sent } = vendor();
    const none = { otherwise: null };
    await step(way, shop.time.now, none);
    expect(await command('deliveries')).toContain('The vendor V-SAMPLE has no way to get purchase orders.');
    const ways = [{ vendorId: 'V-SAMPLE', way: 'mail', settings: { to: 'orders@vendor.example.com' } }, { vendorId: 'V-SAMPLE', contractNumber: '47SMPL-SAMPLE-01', way: 'test', settings: {} }];
    expect(JSON.parse(await command('import', JSON.stringify(ways)))).toEqual(ways);
    await step(way, shop.time.now, none);
    expect([sent.length, await statusOf(poNumber)]).toEqual([1, 'Sent']);
  });

  it('are dead where the server does not know the way', async () => {
    await placedOrder(shop);
    await step(mail(), shop.time.now, { otherwise: () => ({ name: 'edi', settings: {} }) });
    expect(await command('dead')).toContain('This server has no way "edi". It has test.');
  });

  it('go by mail with a PDF and a CSV file, and are sent when a mail server has taken it', async () => {
    const { poNumber } = await placedOrder(shop);
    await step(mail(), shop.time.now, byMail);
    await step(mail(), later(60), byMail);
    const { rows } = await shop.database.query<{ mail_id: string; recipient: string; subject: string; body: string; attachments: { name: string; content: string }[] }>(sql`select mail_id, recipient, subject, body, attachments from marketplace.mail_outbox`);
    expect(rows).toMatchObject([{ recipient: 'orders@vendor.example.com', subject: `Purchase order ${poNumber}`, attachments: [{ name: `${poNumber}.pdf` }, { name: `${poNumber}.csv` }] }]);
    const [pdf, csv] = (rows[0]?.attachments ?? []).map(({ content }) => Buffer.from(content, 'base64').toString('latin1'));
    expect(rows[0]?.body).toMatch(/^https:\/\/market\.example\.gov\/vendor\/purchase-order\?key=\S{40,}\nIt opens until February 18, 2027\./m);
    expect(pdf).toMatch(/^%PDF-1\.7/);
    expect(csv).toContain(`\r\n${poNumber},`);
    expect(await statusOf(poNumber)).toBe('Submitted');
    await shop.database.query(sql`update marketplace.mail_outbox set sent_at = ${later(61)}`);
    await step(mail(), later(400), byMail);
    expect(await statusOf(poNumber)).toBe('Sent');
  });

  it('go by a new mail to the right address after the first was refused', async () => {
    const { poNumber } = await placedOrder(shop);
    const to = (address: string) => ({ otherwise: () => ({ name: 'test', settings: { to: address } }) });
    await step(mail(), shop.time.now, to('wrong@vendor.example.com'));
    await shop.database.query(sql`update marketplace.mail_outbox set dead_at = ${later(1)}, last_error = '550 no such mailbox'`);
    await step(mail(), later(60), to('wrong@vendor.example.com'));
    expect(await command('dead')).toContain('550 no such mailbox');
    const mailCommands = (...args: string[]) => mailCommand(shop.database, args, { now: shop.time.now, purchaseOrders: mailedPurchaseOrders });
    expect(await mailCommands('resend', '--all')).toContain('"npm run vendors -- resend --all"');
    const { rows: [dead] } = await shop.database.query<{ delivery_key: string; dead_at: Date }>(sql`select delivery_key, dead_at from marketplace.vendor_delivery`);
    await shop.database.query(sql`update marketplace.vendor_delivery set dead_at = null, claim = ${randomUUID()}`);
    await expect(mailCommands('resend', dead?.delivery_key ?? ''), 'its delivery has read that it failed, and is about to be dead').rejects.toThrow('is being looked at just now');
    expect(await mailCommands('resend', '--all')).toContain('0 mails are waiting again.');
    await shop.database.query(sql`update marketplace.vendor_delivery set dead_at = ${dead?.dead_at ?? null}, claim = null`);
    expect(await mailCommands('dead')).toContain(poNumber);
    await command('resend', '--all');
    await step(mail(), later(61), to('right@vendor.example.com'));
    const { rows } = await shop.database.query<{ recipient: string }>(sql`select recipient from marketplace.mail_outbox`);
    expect([rows, await statusOf(poNumber)]).toEqual([[{ recipient: 'right@vendor.example.com' }], 'Submitted']);
  });

  it('are in the mailbox of the vendor in a trial, and sent with that', async () => {
    const { poNumber } = await placedOrder(shop);
    await step(mail(), shop.time.now, { otherwise: (vendorId) => ({ name: 'test', settings: { to: trialAddress(vendorId) } }) });
    const { rows } = await shop.database.query<{ recipient: string }>(sql`select recipient from marketplace.mail_outbox`);
    expect([rows, await statusOf(poNumber)]).toEqual([[{ recipient: 'orders@v-sample.vendors.example' }], 'Sent']);
  });

  it.each([
    ['', 'Usage'], ['sell', 'Usage'], ['import', 'Usage'], ['resend', 'Usage'], ['deliveries --state=lost', '--state is'], ['dead --most=x', '--most is'], ['list --every', 'Unknown option'],
    ['import {}', 'the file'], ['import [{"vendorId":"V","way":"mail"}]', 'V: The way mail cannot be used'],
    ['import [{"vendorId":"V","way":"a"},{"vendorId":"V","way":"b"}]', 'V: It is in the file twice'],
  ])('refuse the command %j', async (words, sentence) => {
    await expect(command(...words.split(' ').filter((word) => word !== ''))).rejects.toThrow(sentence);
    expect(await command('list')).toBe('[]\n');
  });
});
