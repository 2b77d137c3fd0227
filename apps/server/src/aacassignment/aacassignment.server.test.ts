import { sql, type Sql } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addSampleActivities, enterPassword } from '../checkout/index.ts';
import { addOffer } from '../checkout/testing/catalog.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { openServer, type TestServer } from '../testing/server.ts';
import { forgetOldRequests } from './forget-old-requests.ts';
import { decide } from './supervisor/decide.ts';

const [ask, send, page, answer, enter] = ['aac_password_request', 'aac_supervisor_email', 'aac_approval', 'aac_approval_submit', 'aac_password_entry_submit'].map((name) => `/aacassignment/${name}`) as [string, string, string, string, string];
const password = 'Depot2026';
const aac = '47SMPL';
const typed = { aac, supervisorEmail: 'Boss@agency.example.gov', purpose: 'Supplies of the depot', password, repeated: password };
let nth = 0;

describe.each(oneTestDatabase())('AAC passwords on $name', ({ open }) => {
  const time = { now: new Date('2026-11-24T15:00:00Z') };
  let server: TestServer;
  let visitor: TestBrowser;
  let offerId: string;
  beforeAll(async () => {
    server = await openServer(open, { hasProfiles: true, clock: { now: () => time.now }, sessionTimeout: 86_400 });
    server.provider.tokenSeconds = 86_400_000;
    await addSampleActivities(server.pool);
    offerId = await addOffer(server.pool, { price: 1000, stock: null });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    time.now = new Date('2026-11-24T15:00:00Z');
    visitor = await server.visitor();
    await asks('both');
  });

  const asks = (use: string, supervisors: readonly string[] = ['boss@agency.example.gov']) =>
    server.pool.query(sql`update marketplace.activity_address set password_for = ${use}, supervisors = ${supervisors}, active = true where aac = ${aac}`);
  /** The newest buyer, who signs in anew where a day has passed. */
  const sameBuyer = () => server.signedIn({ sub: `aac${nth}`, given_name: 'Demo', family_name: `Buyer ${nth}`, email: `buyer${nth}@agency.example.gov`, agency_code: '4700' });
  const newBuyer = () => {
    nth += 1;
    return sameBuyer();
  };
  const mails = async (kind: string) => (await server.pool.query<{ recipient: string; body: string }>('select recipient, body from marketplace.mail_outbox where kind = $1 order by created_at desc, mail_id', [kind])).rows;
  const told = () => vi.waitFor(async () => expect((await server.pool.query('select from marketplace.aac_password_request where told_at is null')).rowCount).toBe(0), { timeout: 20_000 });
  /** The key of the mail about the newest buyer. */
  const keyOf = async (name = `Buyer ${nth}`) => {
    await told();
    return /key=([\w-]+)/.exec((await mails('aac-password-request')).find(({ body }) => body.includes(name))?.body ?? '')?.[1] ?? expect.fail('No mail has a link.');
  };
  const requested = async (browser: TestBrowser, more: object = {}) => (await browser.post(send, { ...typed, ...more })).envelope;
  const approved = async (browser: TestBrowser, more: object = {}) => {
    time.now = new Date(time.now.getTime() + 1000);
    await requested(browser, more);
    const key = await keyOf();
    expect((await visitor.post(answer, { key, decision: 'approve' })).envelope).toMatchObject({ responseName: 'Approved', attributes: { errors: [] } });
    return key;
  };
  const entered = async (browser: TestBrowser, more: object = {}) => (await browser.post(enter, { aac, password, from: 'checkout', ...more })).envelope;
  const wrongly = (field = 'password') => ({ responseName: 'Initial', attributes: { errors: [{ field }] } });

  it('a buyer asks, the supervisor approves by the link without an account, and the password opens the activity [spec 2.93] [spec 2.94] [spec 2.96] [spec 2.97] [spec 6.3] [spec 4.44]', async () => {
    const buyer = await newBuyer();
    expect((await buyer.get(ask)).envelope).toMatchObject({ responseName: 'Initial', attributes: { aac: '' } });
    expect((await buyer.get(`${ask}?aac=47Q`)).envelope).toMatchObject(wrongly('aac'));
    expect((await buyer.get(`${ask}?aac=${aac.toLowerCase()}`)).envelope).toMatchObject({ responseName: 'Success', attributes: { aac } });
    expect(await requested(buyer)).toMatchObject({ responseName: 'Success', attributes: { aac, supervisorEmail: 'boss@agency.example.gov' } });
    const key = await keyOf();
    for (let i = 0; i < 2; i += 1) expect((await visitor.get(`${page}?key=${key}`)).envelope).toMatchObject({ responseName: 'Initial', attributes: { request: { aac, activity: 'Sample Depot (GSA)', buyerName: `Demo Buyer ${nth}`, purpose: typed.purpose } } });
    expect(await entered(buyer)).toMatchObject(wrongly());
    expect((await visitor.post(answer, { key, decision: 'approve' })).envelope).toMatchObject({ responseName: 'Approved', attributes: { status: 'approved', until: '2027-11-24' } });
    expect((await mails('aac-password-approved'))[0]?.recipient).toBe(`buyer${nth}@agency.example.gov`);
    expect(await entered(buyer, { password: 'depot2026' })).toMatchObject(wrongly());
    expect(await entered(buyer)).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/checkout/checkout_review' });
    const { rows } = await server.pool.query<{ password_hash: string }>('select password_hash from marketplace.aac_password');
    expect(rows.every(({ password_hash: hash }) => hash.startsWith('scrypt$'))).toBe(true);
    // The link was used: it decides nothing anew, and takes the password back.
    expect((await visitor.post(answer, { key, decision: 'reject', reason: 'No.' })).envelope).toMatchObject({ responseName: 'Approved', attributes: { errors: [{ field: '' }] } });
    expect((await visitor.post(answer, { key, decision: 'revoke', reason: '' })).envelope).toMatchObject({ responseName: 'Approved', attributes: { errors: [{ field: 'reason' }] } });
    expect((await visitor.post(answer, { key, decision: 'revoke', reason: 'Moved.' })).envelope).toMatchObject({ responseName: 'Rejected', attributes: { status: 'revoked', reason: 'Moved.', until: null } });
    expect(await entered(buyer)).toMatchObject(wrongly());
  });

  it('a rejected request gives no password, and the buyer reads why [spec 2.97]', async () => {
    const buyer = await newBuyer();
    await requested(buyer);
    const key = await keyOf();
    expect((await visitor.post(answer, { key, decision: 'reject', reason: ' ' })).envelope).toMatchObject({ responseName: 'Initial', attributes: { errors: [{ field: 'reason' }] } });
    expect((await visitor.post(answer, { key, decision: 'reject', reason: 'Not of this depot.' })).envelope).toMatchObject({ responseName: 'Rejected', attributes: { reason: 'Not of this depot.' } });
    expect((await mails('aac-password-rejected'))[0]).toMatchObject({ recipient: `buyer${nth}@agency.example.gov`, body: expect.stringContaining('Not of this depot.') });
    expect((await visitor.post(answer, { key, decision: 'approve' })).envelope).toMatchObject({ responseName: 'Rejected', attributes: { errors: [{ field: '' }] } });
    expect(await entered(buyer)).toMatchObject(wrongly());
  });

  it('says what is wrong with a request, and keeps what was typed but for the password [spec 2.95] [spec 5.5]', async () => {
    const buyer = await newBuyer();
    const refused = await requested(buyer, { aac: '47', supervisorEmail: 'boss', purpose: ' ', password: 'ab-1', repeated: 'ab-1' });
    expect(refused).toMatchObject({ responseName: 'Initial', attributes: { aac: '47', values: { supervisorEmail: 'boss' }, errors: [{ field: 'aac' }, { field: 'supervisorEmail' }, { field: 'purpose' }, { field: 'password' }] } });
    expect(JSON.stringify(refused)).not.toContain('ab-1');
    expect(await requested(buyer, { repeated: 'Depot2027' })).toMatchObject(wrongly('repeated'));
    expect(await requested(buyer, { purpose: 'Card 4111 1111 1111 1111' })).toMatchObject(wrongly('purpose'));
    for (const supervisorEmail of [`buyer${nth}@agency.example.gov`, `Buyer.${nth}+boss@other.example.gov`]) expect(await requested(buyer, { supervisorEmail }), supervisorEmail).toMatchObject(wrongly('supervisorEmail'));
  });

  it('an activity that there is, one that there is not, one that asks for nothing and someone who is no supervisor are answered alike; only the first is mailed', async () => {
    const buyer = await newBuyer();
    const before = (await mails('aac-password-request')).length;
    const answers = [];
    for (const more of [{}, { aac: 'ZZ9999' }, { aac: '36SMPL' }, { supervisorEmail: 'someone@agency.example.gov' }]) answers.push(await requested(buyer, more));
    const shapes = answers.map(({ responseName, attributes }) => [responseName, Object.keys(attributes ?? {}).toSorted(), attributes?.['answerBy']]);
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
    await told();
    expect((await mails('aac-password-request')).length).toBe(before + 1);
    // And so are passwords that are tried.
    const tried = [];
    for (const code of ['ZZ9999', '36SMPL']) tried.push(JSON.stringify(await entered(buyer, { aac: code })).replaceAll(code, 'AAC'));
    expect(new Set(tried).size).toBe(1);
  });

  it('the fifth request of a day is the last, and a new one replaces the one that waits', async () => {
    const buyer = await newBuyer();
    await requested(buyer);
    const first = await keyOf();
    await requested(buyer, { purpose: 'Again' });
    await told();
    expect((await visitor.get(`${page}?key=${first}`)).envelope).toMatchObject({ responseName: 'LinkUnknown' });
    for (let i = 0; i < 3; i += 1) await requested(buyer, { aac: `ZZ000${i}` });
    expect(await requested(buyer)).toMatchObject(wrongly(''));
    time.now = new Date(time.now.getTime() + 86_400_001);
    expect(await requested(await sameBuyer())).toMatchObject({ responseName: 'Success' });
  });

  it('a link ends after seven days, a password after a year, and a new request resets it', async () => {
    let buyer = await newBuyer();
    await requested(buyer);
    const late = await keyOf();
    time.now = new Date('2026-12-01T15:00:01Z');
    expect((await visitor.post(answer, { key: late, decision: 'approve' })).envelope).toMatchObject({ responseName: 'LinkUnknown' });
    // Nor is it approved where the page was opened in time, and the press came too late.
    const { rows: [waiting] } = await server.pool.query<{ id: string }>(sql`select request_id as id from marketplace.aac_password_request where buyer_name = ${`Demo Buyer ${nth}`}`);
    expect(await decide(server.pool, waiting?.id ?? '', { kind: 'approve' }, time.now, { webOrigin: 'https://market.example', randomness: { uuid: () => crypto.randomUUID() } })).toContain('too old');
    await forgetOldRequests(server.pool, time.now);
    buyer = await sameBuyer();
    visitor = await server.visitor();
    await approved(buyer);
    expect(await entered(buyer)).toMatchObject({ responseType: 'REDIRECT' });
    await approved(buyer, { password: 'Another1', repeated: 'Another1' });
    expect((await buyer.post('/fedstrip/fedstrip_aacentry', { activity: aac })).envelope, 'what the password of before has opened is closed').toMatchObject(toPassword('requisitions'));
    expect(await entered(buyer)).toMatchObject(wrongly());
    time.now = new Date('2027-12-02T15:00:00Z');
    expect(await entered(await sameBuyer(), { password: 'Another1' })).toMatchObject(wrongly());
    await forgetOldRequests(server.pool, time.now);
    expect((await server.pool.query(sql`select from marketplace.aac_password where expires_at <= ${time.now}`)).rowCount).toBe(0);
    expect((await server.pool.query("select from marketplace.aac_password_request where status = 'requested' and password_hash is not null and answer_by < now()")).rowCount).toBe(0);
  });

  it('the link of a password that a newer one has replaced takes nothing back, and no one is told that it did', async () => {
    const buyer = await newBuyer();
    const first = await approved(buyer);
    await approved(buyer, { password: 'Another1', repeated: 'Another1' });
    const before = (await mails('aac-password-revoked')).length;
    expect((await visitor.post(answer, { key: first, decision: 'revoke', reason: 'They have left.' })).envelope).toMatchObject({ responseName: 'Approved', attributes: { status: 'approved', errors: [{ field: '', message: expect.stringContaining('does not hold any more') as string }] } });
    expect((await mails('aac-password-revoked')).length).toBe(before);
    expect(await entered(buyer, { password: 'Another1' })).toMatchObject({ responseType: 'REDIRECT' });
  });

  it('an activity is open no longer than its password is in force', async () => {
    await approved(await newBuyer());
    const { rows: [{ ends } = { ends: new Date(0) }] } = await server.pool.query<{ ends: Date }>(sql`select known.expires_at as ends from marketplace.aac_password known join marketplace.aac_password_request request on request.request_id = known.request_id where request.buyer_name = ${`Demo Buyer ${nth}`}`);
    time.now = new Date(ends.getTime() - 60_000);
    const buyer = await sameBuyer();
    expect(await entered(buyer, { from: 'requisitions' })).toMatchObject({ redirectURL: '/fedstrip/fedstrip_init' });
    expect((await buyer.post('/fedstrip/fedstrip_aacentry', { activity: aac })).envelope).toMatchObject({ responseName: 'collapseItemEntry' });
    time.now = new Date(ends.getTime() + 1000);
    expect((await buyer.post('/fedstrip/fedstrip_aacentry', { activity: aac })).envelope).toMatchObject(toPassword('requisitions'));
  });

  it('a password that is taken back while it is looked at opens nothing', async () => {
    await approved(await newBuyer());
    const { rows: [known] } = await server.pool.query<{ buyer: string }>(sql`select buyer_id as buyer from marketplace.aac_password_request where buyer_name = ${`Demo Buyer ${nth}`} and status = 'approved'`);
    const asking = { buyerId: known?.buyer ?? '', aac, password };
    const queries = {
      async query(statement: Sql) {
        const found = await server.pool.query<{ password_hash?: string }>(statement);
        // Another one takes its place as soon as it is read.
        if (found.rows[0]?.password_hash !== undefined) await server.pool.query(sql`update marketplace.aac_password set password_hash = 'scrypt$of-another' where buyer_id = ${asking.buyerId}`);
        return found;
      },
    };
    expect(await enterPassword(queries as never, asking, time.now)).toBe('wrong');
    expect((await server.pool.query(sql`select from marketplace.aac_password where buyer_id = ${asking.buyerId} and opened_until is not null`)).rowCount).toBe(0);
  });

  it('five wrong passwords make the buyer wait, also many at once and for whichever activity', async () => {
    const buyer = await newBuyer();
    await approved(buyer);
    const tries = await Promise.all(Array.from({ length: 8 }, (_, i) => entered(buyer, { aac: i % 2 === 0 ? aac : 'ZZ9999', password: `Wrong${i}00` })));
    expect(tries.filter((each) => JSON.stringify(each).includes('Wait 15 minutes')).length).toBe(3);
    expect(await entered(buyer)).toMatchObject({ attributes: { errors: [{ message: expect.stringContaining('Wait') }] } });
    time.now = new Date(time.now.getTime() + 15 * 60_000);
    expect(await entered(buyer)).toMatchObject({ responseType: 'REDIRECT' });
  });

  it('no one approves their own request, and a supervisor who was taken off the list approves nothing', async () => {
    const buyer = await newBuyer();
    await requested(buyer);
    const key = await keyOf();
    expect((await buyer.get(`${page}?key=${key}`)).envelope).toMatchObject({ responseName: 'OwnRequest' });
    expect((await buyer.post(answer, { key, decision: 'approve' })).envelope).toMatchObject({ responseName: 'OwnRequest' });
    await server.pool.query(sql`update marketplace.activity_address set active = false where aac = ${aac}`);
    expect((await visitor.post(answer, { key, decision: 'approve' })).envelope, 'of an activity that was closed').toMatchObject({ responseName: 'Initial', attributes: { errors: [{ field: '' }] } });
    await asks('both', ['other@agency.example.gov']);
    expect((await visitor.post(answer, { key, decision: 'approve' })).envelope).toMatchObject({ responseName: 'Initial', attributes: { errors: [{ field: '' }] } });
    expect(await entered(buyer)).toMatchObject(wrongly());
    expect((await visitor.get(`${page}?key=wrong`)).envelope).toMatchObject({ responseName: 'LinkUnknown' });
  });

  const toPassword = (from: string) => ({ responseType: 'REDIRECT', redirectURL: `/aacassignment/aac_password_entry?aac=${aac}&from=${from}` });

  it('an order goes to such an activity, and is billed to it, with the password alone: also one that was chosen before the activity asked', async () => {
    const buyer = await newBuyer();
    const problems = async () => ((await buyer.get('/checkout/checkout_review')).envelope.attributes?.['problems'] ?? []) as { code: string; aac?: string }[];
    const isAsked = async () => (await problems()).some(({ code, aac: about }) => code === 'AAC_PASSWORD' && about === aac);
    await asks('none', []);
    await buyer.post('/cart/addCart', { items: [{ offerId, quantity: 1 }], changeKey: crypto.randomUUID() });
    expect((await buyer.post('/checkout/select_shipping', { aac })).envelope).toMatchObject({ responseName: 'CheckOutReview' });
    expect((await buyer.post('/checkout/select_payment', { aac })).envelope).toMatchObject({ responseName: 'CheckOutReview' });
    expect(await isAsked()).toBe(false);
    for (const [use, asked] of [['billing', true], ['shipping', true], ['both', true]] as const) {
      await asks(use);
      expect(await isAsked(), use).toBe(asked);
    }
    const { attributes } = (await buyer.get('/checkout/checkout_review')).envelope;
    expect((await buyer.post('/checkout/checkout_review_submit', { submitKey: attributes?.['submitKey'], reviewed: attributes?.['reviewed'] })).envelope).toMatchObject({ responseName: 'CheckOutReview' });
    expect((await buyer.post('/checkout/select_payment', { aac })).envelope).toMatchObject(toPassword('checkout'));
    await approved(buyer);
    expect(await isAsked()).toBe(true);
    await entered(buyer);
    expect(await isAsked()).toBe(false);
    // A working day later it is asked for again.
    time.now = new Date(time.now.getTime() + 8 * 3_600_000 + 1);
    expect(await isAsked()).toBe(true);
    await entered(buyer);
    const again = (await buyer.get('/checkout/checkout_review')).envelope.attributes;
    expect((await buyer.post('/checkout/checkout_review_submit', { submitKey: again?.['submitKey'], reviewed: again?.['reviewed'] })).envelope).toMatchObject({ responseName: 'OrderConfirmation' });
  });

  it('the pages where an activity is typed lead to its password', async () => {
    const buyer = await newBuyer();
    expect((await buyer.post('/profile/change_address', { aac })).envelope).toMatchObject(toPassword('addresses'));
    expect((await buyer.post('/profile/add_payment', { aac })).envelope).toMatchObject(toPassword('payments'));
    expect((await buyer.post('/fedstrip/fedstrip_aacentry', { activity: aac.toLowerCase() })).envelope).toMatchObject(toPassword('requisitions'));
    expect((await buyer.post('/fedstrip/process_Order', { version: 1, sendKey: crypto.randomUUID() })).envelope).toMatchObject(toPassword('requisitions'));
    expect((await buyer.get(`/aacassignment/aac_password_entry?aac=${aac}&from=requisitions`)).envelope).toMatchObject({ responseName: 'Initial', attributes: { aac, from: 'requisitions' } });
    await approved(buyer);
    expect(await entered(buyer, { from: 'requisitions' })).toMatchObject({ redirectURL: '/fedstrip/fedstrip_init' });
    expect((await buyer.post('/fedstrip/fedstrip_aacentry', { activity: aac })).envelope).toMatchObject({ responseName: 'collapseItemEntry' });
    const data = (await buyer.get('/profile/your_data_export')).envelope;
    expect(JSON.stringify(data)).not.toContain('scrypt');
  });

  it('a password is of one buyer: another one of the same agency does not open the activity with it', async () => {
    await approved(await newBuyer());
    expect(await entered(await newBuyer())).toMatchObject(wrongly());
  });
});
