import { randomUUID } from 'node:crypto';
import type { DeskPath } from '@quartermaster/contracts-desk';
import { withTransaction } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordEvent, type PurchaseOrderEvent } from '../../purchase-orders/index.ts';
import { openServer, type TestServer } from '../../testing/server.ts';
import { operatorAtDesk, type DeskBrowser } from '../testing/desk-browser.ts';
import { addPurchaseOrder } from '../testing/purchase-order.ts';

const now = new Date('2026-11-23T10:00:00Z');
const unknown = 'A27-9999999-9-01';

describe.each(oneTestDatabase())('what operators do to purchase orders on $name', ({ open }) => {
  let server: TestServer;
  let clerk: DeskBrowser;
  let viewer: DeskBrowser;
  beforeAll(async () => {
    server = await openServer(open, { clock: { now: () => now } });
    await server.pool.query(`insert into marketplace.vendor_way values ('V-SAMPLE', '', 'mail', '{"to":"orders@vendor.example.com"}')`);
    clerk = await operatorAtDesk(server, 'orderClerk');
    viewer = await operatorAtDesk(server, 'viewer');
  });
  afterAll(() => server.close());

  const placed = (facts: Partial<Parameters<typeof addPurchaseOrder>[1]> = {}): Promise<string> => addPurchaseOrder(server, { placedAt: now, delivery: { delivered_at: now }, ...facts });
  const record = (poNumber: string, event: PurchaseOrderEvent, kind: 'vendor' | 'buyer') =>
    withTransaction(server.pool, (connection) => recordEvent(connection, { poNumber, eventKey: randomUUID(), event, actor: { kind, name: `Sample ${kind}` }, way: 'link', now }));
  const whole = async (number: string) => (await clerk.get('/order', { number })).answer;
  const audit = async (number: string) => (await clerk.get('/audit', { q: number })).answer.entries;
  const mailsTo = async (recipient: string, number: string) =>
    (await server.pool.query<{ subject: string; body: string }>(`select subject, body from marketplace.mail_outbox where recipient = $1 and subject like $2 order by subject`, [recipient, `%${number}%`])).rows;
  const move = (number: string, status: string, seen: number, more: Record<string, string> = {}) => clerk.post('/order/move', { number, status, seen, reason: 'By phone', ...more });

  it('moves to a status what is left of it, by the rules of every purchase order, in the name of the operator', async () => {
    const number = await placed({ quantities: [5, 2] });
    expect((await whole(number)).moves).toEqual(['sent', 'accepted', 'rejected', 'canceled']);
    expect((await move(number, 'accepted', 0)).status).toBe(200);
    expect((await whole(number)).moves).toEqual(['rejected', 'shipped', 'delivered', 'canceled']);
    expect(await move(number, 'shipped', 1)).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'carrier', message: expect.stringContaining('Name the carrier') }] } });
    expect((await move(number, 'shipped', 1, { carrier: 'Sample Freight', tracking: 'T-1' })).status).toBe(200);
    const { order, happenings, lines } = await whole(number);
    expect([order.status, lines.map(({ shipped }) => shipped)]).toEqual(['Shipped', [5, 2]]);
    expect(happenings).toMatchObject([{ title: 'Accepted', by: 'operator', name: 'Sample orderClerk', way: 'desk' }, { title: 'Shipped: 5 of line 1, 2 of line 2', text: 'Sample Freight, tracking number T-1' }]);
    expect(await audit(number)).toMatchObject([{ action: 'order.moved', role: 'orderClerk', details: { status: 'shipped', reason: 'By phone' } }, { action: 'order.moved', details: { status: 'accepted' } }]);
    expect((await mailsTo('buyer@agency.example.gov', number)).map(({ subject }) => subject)).toEqual([`Purchase order ${number}: Accepted`, `Purchase order ${number}: Shipped`]);
  });

  it('is refused where it cannot be, without a reason, with the number of a card, or where something has happened since, and changes nothing', async () => {
    const number = await placed();
    expect(await move(number, 'shipped', 0, { carrier: 'C' })).toMatchObject({ status: 409, refusal: { code: 'PO_NOT_ACCEPTED', message: expect.stringContaining('not accepted yet') } });
    expect(await move(number, 'rejected', 0, { reason: ' ' })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'reason' }] } });
    expect(await move(number, 'rejected', 0, { reason: 'Paid by 4111 1111 1111 1111' })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'reason', message: expect.stringContaining('payment card') }] } });
    expect((await move(number, 'lost', 0)).status).toBe(400);
    await record(number, { kind: 'accepted' }, 'vendor');
    expect(await move(number, 'canceled', 0)).toMatchObject({ status: 409, refusal: { code: 'CHANGED_MEANWHILE' } });
    expect([await audit(number), (await whole(number)).happenings.length]).toEqual([[], 1]);
  });

  it('of two operators who press at the same time one does it, and the buyer gets one mail', async () => {
    const number = await placed();
    const other = await operatorAtDesk(server, 'administrator');
    const message = { number, seen: 0, text: 'The vendor calls you tomorrow.' };
    const statuses = (await Promise.all([clerk.post('/order/message', message), other.post('/order/message', message), clerk.post('/order/message', { ...message, text: 'Another' })])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
    expect((await mailsTo('buyer@agency.example.gov', number))).toHaveLength(1);
    expect(await audit(number)).toMatchObject([{ action: 'order.message-written', details: {} }]);
  });

  it('a message goes to the buyer by mail, and to the vendor, and answers a problem', async () => {
    const number = await placed();
    await record(number, { kind: 'problem-reported', text: 'One is broken.' }, 'buyer');
    expect((await whole(number)).order.reasons).toMatchObject([{ kind: 'problem' }]);
    expect((await clerk.post('/order/message', { number, seen: 1, text: 'You get another.' })).status).toBe(200);
    expect(await whole(number)).toMatchObject({ order: { reasons: [] }, happenings: [{}, { title: 'Message', text: 'You get another.', isMessage: true }] });
    expect(await mailsTo('buyer@agency.example.gov', number)).toMatchObject([{ body: expect.stringContaining('You get another.') }]);
    await expect.poll(async () => (await mailsTo('orders@vendor.example.com', number)).map(({ subject }) => subject)).toContain(`Purchase order ${number}: Message`);
    expect((await clerk.post('/order/message', { number, seen: 2, text: 'x'.repeat(2001) })).status).toBe(400);
  });

  it('a buyer who asks to cancel is answered: granted, as far as nothing is under way, or declined', async () => {
    const asked = async (quantities: number[]): Promise<string> => {
      const number = await placed({ quantities });
      await record(number, { kind: 'accepted' }, 'vendor');
      if (quantities.length > 1) await record(number, { kind: 'shipped', shipmentId: 'S-1', lines: [{ position: 1, quantity: 1 }], carrier: 'C', trackingNumber: '' }, 'vendor');
      await record(number, { kind: 'cancellation-requested', reason: 'Ordered twice' }, 'buyer');
      return number;
    };
    const [canceled, rest, declined] = [await asked([5]), await asked([5, 2]), await asked([5])];
    const answer = (number: string, seen: number, decision: string) => clerk.post('/order/answer-cancellation', { number, seen, decision, text: 'The vendor said so.' });
    expect((await answer(canceled, 2, 'granted')).status).toBe(200);
    expect((await whole(canceled)).order).toMatchObject({ status: 'Canceled', isCancellationAsked: false, reasons: [] });
    expect((await answer(rest, 3, 'granted')).status).toBe(200);
    expect(await whole(rest)).toMatchObject({ order: { status: 'Shipped', isCancellationAsked: false, reasons: [] }, lines: [{ rejected: 4, shipped: 1 }, { rejected: 2 }] });
    expect((await answer(declined, 2, 'declined')).status).toBe(200);
    expect((await whole(declined)).order).toMatchObject({ status: 'Accepted by the vendor', isCancellationAsked: false, reasons: [] });
    expect(await answer(declined, 3, 'granted')).toMatchObject({ status: 409, refusal: { message: expect.stringContaining('has not asked') } });
    expect(await audit(declined)).toMatchObject([{ action: 'order.cancellation-declined' }]);
    expect(await mailsTo('buyer@agency.example.gov', declined)).toContainEqual(expect.objectContaining({ subject: `Purchase order ${declined}: Cancellation declined` }));
  });

  it('is sent again where it is dead, and at once where it waits', async () => {
    const dead = await placed({ vendorId: 'V-OTHER', delivery: { dead_at: now, last_error: '400 unknown contract', way: 'cxml', attempts: 3 } });
    expect((await whole(dead)).delivery).toMatchObject({ state: 'dead', lastError: '400 unknown contract' });
    expect((await clerk.post('/order/send', { number: dead })).status).toBe(200);
    await expect.poll(async () => (await whole(dead)).delivery).toMatchObject({ state: 'waiting', attempts: 1, lastError: 'The vendor V-OTHER has no way to get purchase orders.' });
    expect((await whole(dead)).delivery?.failures).toEqual([{ at: now.toISOString(), way: null, reason: 'The vendor V-OTHER has no way to get purchase orders.' }]);
    expect((await clerk.post('/order/send', { number: dead })).status).toBe(200);
    expect((await audit(dead)).map(({ action }) => action)).toEqual(['order.hurried', 'order.sent-again']);
    const sent = await placed();
    expect(await clerk.post('/order/send', { number: sent })).toMatchObject({ status: 409, refusal: { code: 'CHANGED_MEANWHILE' } });
    const claimed = await placed({ delivery: { claim: randomUUID() } });
    expect((await clerk.post('/order/send', { number: claimed })).status).toBe(409);
  });

  it('is sent where it was placed before there were deliveries, and no one has dealt with it since', async () => {
    const [earlier, accepted] = [await placed({ vendorId: 'V-OTHER' }), await placed({ vendorId: 'V-OTHER' })];
    await server.pool.query('delete from marketplace.vendor_delivery where po_number = any($1)', [[earlier, accepted]]);
    await record(accepted, { kind: 'accepted' }, 'vendor');
    expect((await whole(earlier)).delivery).toBeNull();
    expect((await clerk.post('/order/send', { number: earlier })).status).toBe(200);
    await expect.poll(async () => (await whole(earlier)).delivery).toMatchObject({ state: 'waiting', attempts: 1, lastError: 'The vendor V-OTHER has no way to get purchase orders.' });
    expect((await audit(earlier)).map(({ action }) => action)).toEqual(['order.sent-first']);
    expect((await clerk.post('/order/send', { number: accepted })).status).toBe(409);
    expect((await whole(accepted)).delivery).toBeNull();
  });

  it('a link is made, which is in the answer alone, opens the page of the vendor, and is taken back', async () => {
    const number = await placed();
    const { answer: { linkId, url, expiresAt } } = await clerk.post('/order/make-link', { number, days: 30 });
    expect([new URL(url).origin, expiresAt]).toEqual(['http://localhost:8080', '2026-12-23T10:00:00.000Z']);
    const page = () => server.app.inject({ url: url.slice('http://localhost:8080'.length) });
    expect((await page()).statusCode).toBe(200);
    expect(JSON.stringify([await whole(number), await audit(number)])).not.toContain(new URL(url).searchParams.get('key'));
    expect((await whole(number)).links).toMatchObject([{ linkId, state: 'open' }]);
    const other = (await clerk.post('/order/make-link', { number, days: 30 })).answer;
    expect((await clerk.post('/order/revoke-links', { number, linkId: other.linkId, reason: 'Made for the wrong person.' })).status).toBe(200);
    expect((await clerk.post('/order/revoke-links', { number, linkId: other.linkId, reason: 'Again' })).status).toBe(409);
    expect([(await page()).statusCode, (await whole(number)).links.filter(({ state }) => state === 'open')]).toMatchObject([200, [{ linkId }]]);
    expect((await clerk.post('/order/revoke-links', { number, reason: 'It was passed on.' })).status).toBe(200);
    expect([(await page()).statusCode, (await whole(number)).links]).toMatchObject([404, [{ state: 'revoked', revokedAt: now.toISOString() }, { state: 'revoked' }]]);
    expect((await clerk.post('/order/revoke-links', { number, reason: 'Again' })).status).toBe(409);
    expect(await audit(number)).toMatchObject([{ action: 'order.links-revoked', details: { links: 1, reason: 'It was passed on.' } }, { action: 'order.links-revoked', details: { links: 1, linkId: other.linkId } }, { action: 'order.link-made', details: { linkId: other.linkId } }, { action: 'order.link-made', details: { days: 30 } }]);
    expect((await clerk.post('/order/make-link', { number, days: 0 })).status).toBe(400);
  });

  it.each<[DeskPath<'POST'>, Record<string, string | number>]>([
    ['/order/set-aside', { seen: 0, reason: 'R' }], ['/order/send', {}], ['/order/move', { seen: 0, status: 'accepted', reason: 'R' }], ['/order/make-link', { days: 30 }],
    ['/order/revoke-links', { reason: 'R' }], ['/order/answer-cancellation', { seen: 0, decision: 'granted', text: 'T' }], ['/order/message', { seen: 0, text: 'T' }],
  ])('%s is not for viewers, and changes nothing where there is no such purchase order', async (path, fields) => {
    const number = await placed();
    expect(await viewer.post(path, { number, ...fields })).toMatchObject({ status: 403, refusal: { code: 'ROLE_REFUSED' } });
    expect([404, 409]).toContain((await clerk.post(path, { number: unknown, ...fields })).status);
    expect([await audit(number), await audit(unknown), (await whole(number)).happenings, (await whole(number)).links]).toEqual([[], [], [], []]);
  });
});
