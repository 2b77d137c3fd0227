import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../testing/browser.ts';
import { openServer, type TestServer } from '../../testing/server.ts';
import { operatorAtDesk, type DeskBrowser } from '../testing/desk-browser.ts';
import { addPurchaseOrder } from '../testing/purchase-order.ts';

const reason = 'Called back at the agency';
const profile = { firstName: 'Demo', lastName: 'Buyer', phone: '202-555-0100', agencyCode: '36', bureau: 'Office' };

describe.each(oneTestDatabase())('requests of buyers at the desk on $name', ({ open }) => {
  let server: TestServer;
  let chief: DeskBrowser;
  let clerk: DeskBrowser;
  let count = 0;
  beforeAll(async () => {
    server = await openServer(open, { deskSecret: 'secret-of-the-desk-in-a-test-long-enough' });
    [chief, clerk] = [await operatorAtDesk(server, 'administrator'), await operatorAtDesk(server, 'orderClerk')];
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.provider.kept.accounts.clear();
    server.provider.kept.asked.length = 0;
    server.provider.kept.isAway = false;
    await server.pool.query("update marketplace.buyer_request set state = 'withdrawn', decided_at = now() where state = 'open'");
    await server.pool.query('delete from marketplace.mail_outbox');
  });

  /** A buyer with an account at the identity server, and their id here. */
  async function newBuyer(): Promise<{ browser: TestBrowser; buyerId: string; accountId: string; email: string }> {
    count += 1;
    const email = `buyer${count}@agency.example.gov`;
    const { id: accountId } = server.provider.kept.add({ login: email, name: 'Demo Buyer' });
    const browser = await server.signedIn({ sub: accountId, given_name: 'Demo', family_name: 'Buyer', email, agency_code: '4700' });
    const { rows: [row] } = await server.pool.query<{ buyer_id: string }>('select buyer_id from marketplace.buyer where subject = $1', [accountId]);
    return { browser, buyerId: row?.buyer_id ?? '', accountId, email };
  }
  const askForAgency = async (browser: TestBrowser, version = 0) => (await browser.post('/profile/save_profile', { kind: 'federal', version, values: profile })).envelope;
  const askToClose = async (browser: TestBrowser) => (await browser.post('/profile/change_closure', { ask: true })).envelope;
  const openRequest = async () => (await clerk.get('/buyer-requests')).answer.requests.at(-1)?.number ?? expect.fail('No request is open.');
  const mails = async () => (await server.pool.query<{ kind: string; recipient: string; body: string }>('select kind, recipient, body from marketplace.mail_outbox order by created_at')).rows;
  const agency = async (browser: TestBrowser) => ((await browser.get('/main/session')).envelope.attributes as { agencyCode: string }).agencyCode;

  it('an agency that is confirmed counts from then on, once, with a mail to the buyer and an entry in the audit log', async () => {
    const { browser, email } = await newBuyer();
    await askForAgency(browser);
    const number = await openRequest();
    expect((await clerk.get('/buyer-request', { number })).answer).toMatchObject({ request: { kind: 'agency', state: 'open', name: 'Demo Buyer', email }, agency: { code: '36', before: { code: '4700', name: 'General Services Administration' }, hasItsDomain: false }, closure: null });
    expect((await clerk.get('/overview')).answer.queues).toContainEqual({ name: 'buyer-requests', waiting: 1, oldest: expect.any(String) });
    expect(await clerk.post('/buyer-request/confirm-agency', { number, agencyCode: 'N', reason })).toMatchObject({ status: 409 });
    expect(await clerk.post('/buyer-request/confirm-agency', { number, agencyCode: '36', reason: ' ' })).toMatchObject({ status: 400 });
    expect(await agency(browser)).toBe('4700');
    const answers = await Promise.all([1, 2].map(() => clerk.post('/buyer-request/confirm-agency', { number, agencyCode: '36', reason })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await agency(browser)).toBe('36');
    expect(await mails()).toMatchObject([{ kind: 'agency-confirmed', recipient: email }]);
    expect((await chief.get('/audit', { q: number })).answer.entries).toMatchObject([{ action: 'buyer.agency-confirmed', details: { reason, before: '4700', agencyCode: '36' } }]);
    expect((await browser.get('/profile/update_profile')).envelope.attributes).toMatchObject({ form: { values: { agencyCode: '36' }, agencyAsked: null } });
  });

  it('an agency that is refused is not asked for again with the next press, and the buyer reads why', async () => {
    const { browser, email } = await newBuyer();
    await askForAgency(browser);
    const number = await openRequest();
    expect((await clerk.post('/buyer-request/refuse', { number, reason: 'Not of that agency.' })).status).toBe(200);
    expect(await clerk.post('/buyer-request/refuse', { number, reason: 'Again.' })).toMatchObject({ status: 409 });
    expect(await mails()).toMatchObject([{ kind: 'agency-refused', recipient: email, body: expect.stringContaining('Not of that agency.') }]);
    expect((await browser.get('/profile/update_profile')).envelope.attributes).toMatchObject({ form: { version: 2, values: { agencyCode: '47', bureau: '' }, agencyAsked: null } });
    expect((await browser.get('/profile/your_data')).envelope.attributes).toMatchObject({ requests: [{ number, state: 'declined', reason: 'Not of that agency.' }] });
    expect(await agency(browser)).toBe('4700');
  });

  it('an account is closed once: disabled, signed out, and nothing but the orders says who it was', async () => {
    const { browser, buyerId, accountId, email } = await newBuyer();
    await browser.post('/profile/save_profile', { kind: 'federal', version: 0, values: { ...profile, agencyCode: '47' } });
    await browser.post('/profile/order_mail', { orderMail: 'least' });
    await browser.post('/profile/add_payment', { newCard: { number: '4111111111111111', expires: '12/31', cardholder: 'Demo Buyer' } });
    const po = await addPurchaseOrder(server, { placedAt: new Date('2026-11-20T12:00:00Z') });
    await server.pool.query('update marketplace.placed_order set buyer_id = $1 where order_number = $2', [buyerId, po.slice(0, -3)]);
    await askToClose(browser);
    const number = await openRequest();
    expect(await clerk.post('/buyer-request/close-account', { number, reason })).toMatchObject({ status: 403 });
    expect((await chief.get('/buyer-request', { number })).answer).toMatchObject({ agency: null, closure: { openPurchaseOrders: [po], keeping: 'here', accountId } });
    expect(await chief.post('/buyer-request/close-account', { number, reason })).toMatchObject({ status: 409, refusal: { message: expect.stringContaining(`Purchase order ${po} of this buyer has not ended`) } });
    expect(server.provider.kept.asked).toEqual([]);
    await server.pool.query("update marketplace.purchase_order set status = 'Delivered' where po_number = $1", [po]);
    await server.pool.query('delete from marketplace.mail_outbox');

    // Where the mail cannot be written, nothing is removed: it is pressed again, with the account disabled already.
    await server.pool.query('alter table marketplace.mail_outbox rename to mail_outbox_away');
    expect((await chief.post('/buyer-request/close-account', { number, reason })).status).toBe(500);
    await server.pool.query('alter table marketplace.mail_outbox_away rename to mail_outbox');
    expect(await openRequest()).toBe(number);
    expect((await server.pool.query('select from marketplace.buyer_profile where buyer_id = $1', [buyerId])).rowCount).toBe(1);

    const answers = await Promise.all([1, 2].map(() => chief.post('/buyer-request/close-account', { number, reason })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)?.answer).toEqual({ disabled: true, mailed: true });
    expect(server.provider.kept.accounts.get(accountId)).toMatchObject({ state: 'disabled' });
    expect((await browser.get('/profile/your_data')).status).toBe(401);
    expect(await mails()).toMatchObject([{ kind: 'account-closed', recipient: email }]);
    expect((await chief.get('/audit', { q: number })).answer.entries).toMatchObject([{ action: 'account.closed', details: { reason, disabled: true } }]);
    expect(JSON.stringify((await chief.get('/audit', { q: number })).answer)).not.toContain(email);

    const { rows: [left] } = await server.pool.query<Record<string, unknown>>('select * from marketplace.buyer where buyer_id = $1', [buyerId]);
    expect(left).toMatchObject({ first_name: null, last_name: null, email: null, login: null, agency_code: null, profile_email: null });
    for (const table of ['buyer_profile', 'address_book_entry', 'saved_payment', 'checkout', 'cart', 'order_mail_choice', 'smart_card', 'email_code', 'session']) {
      expect((await server.pool.query(`select from marketplace.${table} where buyer_id = $1`, [buyerId])).rowCount, table).toBe(0);
    }
    expect((await server.pool.query('select placed_by from marketplace.placed_order where buyer_id = $1', [buyerId])).rows).toEqual([{ placed_by: 'Demo Buyer' }]);
    expect((await chief.get('/buyer-request', { number })).answer.request).toMatchObject({ state: 'granted', email: null });
  });

  it('every table that refers to a buyer is one that closing an account knows', async () => {
    const { rows } = await server.pool.query<{ name: string }>(
      `select distinct rel.relname as name from pg_constraint con join pg_class rel on rel.oid = con.conrelid join pg_namespace ns on ns.oid = rel.relnamespace
       where con.contype = 'f' and con.confrelid = 'marketplace.buyer'::regclass and ns.nspname = 'marketplace' order by 1`,
    );
    const removed = ['aac_password', 'aac_password_request', 'aac_password_tries', 'address_book_entry', 'buyer_profile', 'card_statement', 'cart', 'checkout', 'email_code', 'fedstrip_entry', 'order_mail_choice', 'parked_cart', 'parked_cart_forward', 'saved_payment', 'saved_product', 'session', 'smart_card'];
    // Records of the government, and of what was asked of operators, approvers and vendors.
    const kept = ['approval_request', 'authorization_use', 'buyer_request', 'fedstrip_order', 'fedstrip_request', 'help_desk_message', 'member_authorization', 'message_thread', 'placed_order', 'price_reduction', 'product_report', 'submission'];
    expect(rows.map(({ name }) => name)).toEqual([...removed, ...kept].toSorted());
  });

  it('while the identity server is away nothing is removed, and a press does it later', async () => {
    const { browser, buyerId } = await newBuyer();
    await askToClose(browser);
    const number = await openRequest();
    server.provider.kept.isAway = true;
    expect((await chief.get('/buyer-request', { number })).answer.closure).toMatchObject({ keeping: 'away', accountId: null });
    expect(await chief.post('/buyer-request/close-account', { number, reason })).toMatchObject({ status: 503 });
    expect((await server.pool.query('select email from marketplace.buyer where buyer_id = $1', [buyerId])).rows).toEqual([{ email: expect.any(String) }]);
    server.provider.kept.isAway = false;
    expect(await chief.post('/buyer-request/close-account', { number, reason })).toMatchObject({ status: 200 });
  });

  it('a request that was taken back, that is of the other kind or that never was is not carried out', async () => {
    const { browser } = await newBuyer();
    await askToClose(browser);
    const closing = await openRequest();
    await browser.post('/profile/change_closure', { withdraw: true });
    expect(await chief.post('/buyer-request/close-account', { number: closing, reason })).toMatchObject({ status: 409 });
    expect(server.provider.kept.asked).toEqual([]);
    await askForAgency(browser);
    const other = await openRequest();
    expect(await chief.post('/buyer-request/close-account', { number: other, reason })).toMatchObject({ status: 404 });
    for (const number of ['B-0000001-0', 'R-0000001-3', 'B-9999999-4']) expect((await chief.get('/buyer-request', { number })).status).toBe(404);
    expect((await clerk.get('/buyer-requests', { state: 'withdrawn', q: 'demo buyer' })).answer.requests[0]).toMatchObject({ number: closing, decidedBy: null });
    expect((await clerk.get('/buyer-requests', { state: 'withdrawn', q: closing })).answer.requests.map((request) => request.number)).toEqual([closing]);
  });
});
