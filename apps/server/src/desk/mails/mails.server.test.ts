import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailOutbox } from '../../mail/index.ts';
import { createVendorLink } from '../../purchase-orders/index.ts';
import { systemRandomness } from '../../runtime/index.ts';
import { openServer, type TestServer } from '../../testing/server.ts';
import { operatorAtDesk, type DeskBrowser } from '../testing/desk-browser.ts';
import { addPurchaseOrder } from '../testing/purchase-order.ts';
import { whyWithheld } from './mail-services.ts';

describe.each(oneTestDatabase())('mail at the desk on $name', ({ open }) => {
  let server: TestServer;
  let clerk: DeskBrowser;
  let minutes = 0;
  beforeAll(async () => {
    server = await openServer(open);
    clerk = await operatorAtDesk(server, 'orderClerk');
    const outbox = mailOutbox(server.pool, { now: () => new Date(Date.now() - 60_000 * minutes++) }, systemRandomness);
    for (let count = 1; count <= 27; count += 1) await outbox.send({ kind: 'note', recipient: `reader${count}@agency.example.gov`, subject: `Note ${count}`, body: `Text ${count}` });
    await outbox.send({ kind: 'confirm-email', recipient: 'code@agency.example.gov', subject: 'Your code', body: 'The code is: 123456', holdsUntil: new Date(Date.now() + 900_000) });
    await server.pool.query("update marketplace.mail_outbox set sent_at = now() where subject = 'Note 2'");
    await server.pool.query("update marketplace.mail_outbox set dead_at = now(), last_error = 'The mailbox is unknown.' where subject = 'Note 3'");
  });
  afterAll(() => server.close());

  const idOf = async (subject: string): Promise<string> => (await clerk.get('/mails', { q: subject })).answer.mails.find((mail) => mail.subject === subject)?.id ?? '';

  it('is listed by pages, the newest first, and found by recipient, subject and state', async () => {
    const first = (await clerk.get('/mails')).answer;
    expect([first.total, first.pageCount, first.mails.length, first.mails[0]?.subject]).toEqual([28, 2, 25, 'Note 1']);
    expect((await clerk.get('/mails', { page: 2 })).answer.mails.map(({ subject }) => subject)).toEqual(['Note 26', 'Note 27', 'Your code']);
    expect((await clerk.get('/mails', { q: 'CODE@agency' })).answer.mails).toMatchObject([{ kind: 'confirm-email', state: 'waiting', sentAt: null }]);
    expect((await clerk.get('/mails', { state: 'sent' })).answer.mails).toMatchObject([{ subject: 'Note 2', state: 'sent' }]);
    expect((await clerk.get('/mails', { state: 'waiting' })).answer.total).toBe(26);
    expect((await clerk.get('/mails', { state: 'dead' })).answer.mails).toMatchObject([{ subject: 'Note 3', state: 'dead', lastError: 'The mailbox is unknown.' }]);
  });

  it('is in no list of what waits or has failed when its code holds no longer', async () => {
    await server.pool.query("insert into marketplace.mail_outbox (mail_id, kind, recipient, subject, body, created_at, holds_until, dead_at) select gen_random_uuid(), 'confirm-email', 'old@agency.example.gov', 'Old code', '', now(), now() - interval '1 minute', dead from (values (null::timestamptz), (now())) as known (dead)");
    const found = async (state: 'waiting' | 'dead' | 'over' | 'all') => (await clerk.get('/mails', { q: 'Old code', state })).answer.mails.map((mail) => mail.state);
    expect([await found('waiting'), await found('dead'), await found('over'), await found('all')]).toEqual([[], [], ['over', 'over'], ['over', 'over']]);
    await server.pool.query("delete from marketplace.mail_outbox where subject = 'Old code'");
  });

  it('is not looked for by what no database takes', async () => {
    expect(await clerk.get('/mails', { q: 'a\0b' })).toMatchObject({ status: 400, refusal: { code: 'REQUEST_INVALID', fieldErrors: [{ field: 'q' }] } });
  });

  it('is read one by one; a code is for its recipient alone, and mail that was sent has no text here', async () => {
    expect((await clerk.get('/mail', { id: await idOf('Note 1') })).answer).toMatchObject({ mail: { subject: 'Note 1' }, text: 'Text 1', textWithheld: null });
    expect((await clerk.get('/mail', { id: await idOf('Your code') })).answer).toMatchObject({ text: null, textWithheld: 'secret' });
    expect((await clerk.get('/mail', { id: await idOf('Note 2') })).answer).toMatchObject({ text: null, textWithheld: 'sent' });
    expect((await clerk.get('/mail', { id: crypto.randomUUID() })).status).toBe(404);
  });

  it('has no link with which an operator could answer for a vendor unseen', async () => {
    const number = await addPurchaseOrder(server, { placedAt: new Date() });
    const { url } = await createVendorLink(server.pool, { poNumber: number, webOrigin: 'https://market.example.gov', now: new Date() }, systemRandomness);
    await mailOutbox(server.pool, { now: () => new Date() }, systemRandomness).send({ kind: 'purchase-order', recipient: 'orders@vendor.example.com', subject: number, body: `Answer here:\n${url}\nIt opens for 90 days.` });
    const { text } = (await clerk.get('/mail', { id: await idOf(number) })).answer;
    expect(text).toBe('Answer here:\nhttps://market.example.gov/vendor/purchase-order?key=...\nIt opens for 90 days.');
  });

  it('is sent again by a clerk where it has failed for good, unless it is a purchase order, which is sent again as that', async () => {
    const id = await idOf('Note 3');
    const viewer = await operatorAtDesk(server, 'viewer');
    expect(await viewer.post('/mail/resend', { id })).toMatchObject({ status: 403, refusal: { code: 'ROLE_REFUSED' } });
    expect((await clerk.post('/mail/resend', { id })).status).toBe(200);
    expect((await clerk.get('/mail', { id })).answer.mail).toMatchObject({ state: 'waiting' });
    expect(await clerk.post('/mail/resend', { id })).toMatchObject({ status: 409, refusal: { code: 'CHANGED_MEANWHILE' } });
    expect((await clerk.get('/audit', { q: 'mail.sent-again' })).answer.entries).toMatchObject([{ subject: 'reader3@agency.example.gov', details: { kind: 'note' } }]);
    expect((await clerk.post('/mail/resend', { id: crypto.randomUUID() })).status).toBe(404);
    const deliveryKey = await idOf('Note 4');
    await server.pool.query("update marketplace.mail_outbox set dead_at = now() where subject = 'Note 4'");
    const number = await addPurchaseOrder(server, { placedAt: new Date(), delivery: { delivery_key: deliveryKey, dead_at: new Date() } });
    expect(await clerk.post('/mail/resend', { id: deliveryKey })).toMatchObject({ status: 409, refusal: { message: expect.stringContaining(`the purchase order ${number}`) } });
  });
});

it('codes are shown in a trial alone, as long as they hold', () => {
  const now = new Date(1_000_000);
  const [before, after] = [new Date(999_999), new Date(1_000_001)];
  const code = { body: 'The code is: 123456', sent_at: null };
  expect([whyWithheld({ ...code, holds_until: after }, true, now), whyWithheld({ ...code, holds_until: after }, false, now)]).toEqual([null, 'secret']);
  expect(whyWithheld({ ...code, holds_until: before }, true, now)).toBe('over');
  expect(whyWithheld({ body: '', sent_at: null, holds_until: null }, true, now)).toBe('over');
});
