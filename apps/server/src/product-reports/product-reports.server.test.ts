import type { AttributesOf } from '@quartermaster/contracts';
import { withTransaction } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operatorAtDesk, type DeskBrowser } from '../desk/testing/desk-browser.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { addSampleOffers } from '../testing/sample-offers.ts';
import { openServer, type TestServer } from '../testing/server.ts';
import { forgetReporter } from './data-of-buyer.ts';
import { reportsOfBuyer } from './kept-report.ts';

type Form = AttributesOf<'/catalog/product_detail_report', 'Initial'>;
type List = AttributesOf<'/catalog/product_reports', 'Success'>;
const address = '/catalog/product_detail_report';
const submit = '/catalog/product_detail_report_submit';
const text = 'The seat is 18 inches high, not 12.';
let nth = 0;

describe.each(oneTestDatabase())('reports about products on $name', ({ name, open }) => {
  const time = { now: new Date('2026-11-24T12:00:00Z') };
  let server: TestServer;
  let clerk: DeskBrowser;
  let viewer: DeskBrowser;
  let productId = '';
  beforeAll(async () => {
    server = await openServer(open, { clock: { now: () => time.now }, sessionTimeout: 86_400, vendorTrial: true, deskSecret: 'secret-of-the-desk-in-a-test-long-enough' });
    await addSampleOffers(server.pool, [{ offerId: 'chair', price: 100_00, available: 5 }, { offerId: 'desk', price: 500_00, vendor: 'V-LETTER' }]);
    await server.pool.query(`insert into marketplace.vendor_way (vendor_id, contract_number, way, settings, contact) values ('V-LETTER', '', 'mail', '{"to": "orders@letter.example.com"}', 'sales@letter.example.com')`);
    await server.pool.query(`insert into marketplace.help_desk_contact (store, email) values ('*', 'desk@agency.example.gov')`);
    productId = await productOf('chair');
    [clerk, viewer] = [await operatorAtDesk(server, 'orderClerk'), await operatorAtDesk(server, 'viewer')];
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.pool.query('delete from marketplace.product_report');
    await server.pool.query('delete from marketplace.mail_outbox');
    time.now = new Date('2026-11-24T12:00:00Z');
  });

  const productOf = async (offerId: string) => (await server.pool.query<{ id: string }>('select product_id as id from marketplace.offer where offer_id = $1', [offerId])).rows[0]?.id ?? expect.fail('There is no such offer.');
  /** `again`: the one before, who signs in once more. */
  async function buyer({ isVerified = true, again = false } = {}): Promise<TestBrowser> {
    if (!again) nth += 1;
    return server.signedIn({ sub: `reporter${nth}`, given_name: 'Demo', family_name: `Reporter ${nth}`, email: `reporter${nth}@agency.example.gov`, agency_code: '4700', ...(!isVerified && { email_verified: false }) });
  }
  const formOf = async (browser: TestBrowser, id = productId) => (await browser.get(`${address}?productId=${id}`)).envelope;
  const report = async (browser: TestBrowser, change: object = {}) => (await browser.post(submit, { productId, subject: 'description', vendorId: 'V-SUPPLY', text, ...change })).envelope;
  const numberOf = async (browser: TestBrowser, change: object = {}) => String((await report(browser, change)).attributes?.['referenceNumber']);
  const listOf = async (browser: TestBrowser) => (await browser.get('/catalog/product_reports')).envelope.attributes as unknown as List;
  const mails = async () => (await server.pool.query<Record<'kind' | 'recipient' | 'body', string>>('select kind, recipient, body from marketplace.mail_outbox order by kind')).rows;
  const keyIn = (body = '') => /key=([\w-]+)/.exec(body)?.[1] ?? expect.fail('The mail has no link.');
  const answerAsVendor = (key: string, said: string) =>
    server.app.inject({ method: 'POST', url: '/vendor/product-report', payload: new URLSearchParams({ key, text: said }).toString(), headers: { 'content-type': 'application/x-www-form-urlencoded' } });

  it('beyond the last page of the list are those of the last page', async () => {
    const browser = await buyer();
    await report(browser);
    const { page, reports } = (await browser.get('/catalog/product_reports?page=99')).envelope.attributes as unknown as List;
    expect([page, reports.length]).toEqual([1, 1]);
    const { rows: [kept] } = await server.pool.query<{ buyerId: string }>('select buyer_id as "buyerId" from marketplace.product_report');
    expect((await reportsOfBuyer(server.pool, { buyerId: kept?.buyerId ?? '', store: 'VA' }, { page: 1, pageSize: 25 })).total, 'those of a store are in its list alone').toBe(0);
  });

  it('begins with a form that knows the product and its vendors; the only vendor is chosen [spec 2.47]', async () => {
    const { responseName, attributes } = await formOf(await buyer());
    expect(responseName).toBe('Initial');
    expect(attributes as unknown as Form).toMatchObject({ product: { productId }, vendors: [{ id: 'V-SUPPLY' }], values: { subject: '', vendorId: 'V-SUPPLY', text: '' }, errors: [] });
    expect((await (await buyer()).get(`${address}?productId=${productId}&vendorId=V-LETTER`)).envelope.attributes, 'a vendor of another product').toMatchObject({ values: { vendorId: 'V-SUPPLY' } });
    expect(await formOf(await buyer(), 'nothing')).toMatchObject({ responseName: 'NotFound', attributes: { productId: 'nothing' } });
  });

  it('are of people who have signed in: a visitor sends none', async () => {
    const visitor = await server.visitor();
    expect((await visitor.get(`${address}?productId=${productId}`)).envelope.responseName).not.toBe('Initial');
    await report(visitor);
    expect((await server.pool.query('select from marketplace.product_report')).rowCount).toBe(0);
  });

  it('reach the desk and the vendor once however often they are sent, and the vendor learns no name', async () => {
    const browser = await buyer();
    const [first, second] = await Promise.all([report(browser), report(browser)]);
    expect(first).toMatchObject({ responseName: 'Success', attributes: { referenceNumber: expect.stringMatching(/^P-\d{7}-\d$/), toldVendor: 'Sample V-SUPPLY' } });
    expect(second.attributes).toEqual(first.attributes);
    const sent = await mails();
    expect(sent.map(({ kind, recipient }) => [kind, recipient])).toEqual([['product-report-desk', 'desk@agency.example.gov'], ['product-report-vendor', 'orders@v-supply.vendors.example']]);
    expect(sent[0]?.body).toContain(`reporter${nth}@agency.example.gov`);
    expect(sent[1]?.body).toContain(`> ${text}`);
    expect(sent[1]?.body).not.toMatch(/Demo|agency\.example/);
    time.now = new Date(time.now.getTime() + 61 * 60_000);
    const later = await numberOf(await buyer({ again: true }));
    expect(later).toMatch(/^P-\d{7}-\d$/);
    expect(later).not.toBe(first.attributes?.['referenceNumber']);
  });

  it('are answered by the vendor with the link of its mail, which the buyer reads by mail and with their reports', async () => {
    const browser = await buyer();
    const number = await numberOf(browser);
    expect(await listOf(browser)).toMatchObject({ total: 1, reports: [{ referenceNumber: number, vendor: 'Sample V-SUPPLY', answers: [] }] });
    const key = keyIn((await mails())[1]?.body);
    const shown = await server.app.inject(`/vendor/product-report?key=${key}`);
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(shown.body).toContain(text);
    expect(shown.body).not.toContain('Reporter');
    const elsewhere = await server.app.inject({ method: 'POST', url: '/vendor/product-report', payload: new URLSearchParams({ key, text: 'From a page of elsewhere.' }).toString(), headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' } });
    expect(elsewhere.statusCode).toBe(404);
    expect(await listOf(browser)).toMatchObject({ reports: [{ answers: [] }] });
    expect((await answerAsVendor(key, ' ')).body).toContain('Enter your answer.');
    expect((await answerAsVendor(key, '4111 1111 1111 1111')).statusCode).toBe(422);
    expect([(await answerAsVendor(key, 'It is <b>corrected</b>.')).statusCode, (await answerAsVendor(key, 'It is <b>corrected</b>.')).statusCode]).toEqual([303, 303]);
    expect((await server.app.inject(`/vendor/product-report?key=${key}&done=answer`)).body).toContain('It is &lt;b&gt;corrected&lt;/b&gt;.');
    expect(await listOf(browser)).toMatchObject({ reports: [{ answers: [{ by: 'Sample V-SUPPLY', text: 'It is <b>corrected</b>.' }] }] });
    expect((await mails()).filter(({ kind }) => kind === 'product-report-answer')).toMatchObject([{ recipient: `reporter${nth}@agency.example.gov` }]);
    expect((await viewer.get('/product-report', { number })).answer.answers).toMatchObject([{ kind: 'vendor', by: 'orders@v-supply.vendors.example' }]);
    expect((await viewer.get('/product-reports', { q: 'sample v-supply', state: 'all' })).answer.total).toBe(1);
    for (const wrong of ['', 'x', `${key}x`]) expect((await server.app.inject(`/vendor/product-report?key=${wrong}`)).statusCode).toBe(404);
    time.now = new Date(time.now.getTime() + 91 * 86_400_000);
    expect((await server.app.inject(`/vendor/product-report?key=${key}`)).statusCode).toBe(404);
  });

  it('are the same report only where nothing differs, and only from the same buyer', async () => {
    const browser = await buyer();
    const numbers = [await numberOf(browser), await numberOf(browser, { subject: 'price' }), await numberOf(browser, { vendorId: '' }), await numberOf(browser, { productId: await productOf('desk'), vendorId: '' }), await numberOf(await buyer())];
    expect(new Set(numbers).size).toBe(5);
    expect(await numberOf(browser, { subject: 'price' })).toBe(numbers[1]);
  });

  it('are one also where the buyer sends it in two browsers at once, and another one in another store', async () => {
    const [one, other] = [await buyer(), await buyer({ again: true })];
    const sent = await Promise.all([one, other, one, other].map((browser) => numberOf(browser, { vendorId: '' })));
    expect(new Set(sent).size).toBe(1);
    const { envelope } = await one.post(submit, { productId, subject: 'description', vendorId: '', text }, { headers: { 'x-store': 'VA' } });
    expect([envelope.responseName, envelope.attributes?.['referenceNumber'] === sent[0]]).toEqual(['Success', false]);
  });

  // The embedded database serves one transaction at a time.
  it.skipIf(name !== 'postgresql')('of one buyer are recorded one after the other: the next waits for the one before, and is counted after it', async () => {
    const browser = await buyer();
    for (let count = 1; count <= 19; count += 1) await report(browser, { text: `Report ${count}` });
    const { rows: [kept] } = await server.pool.query<{ buyerId: string }>('select buyer_id as "buyerId" from marketplace.product_report limit 1');
    const waiting = async () => (await server.pool.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%marketplace.buyer%for no key update%'")).rowCount;
    let sent: Promise<readonly (string | undefined)[]> | undefined;
    await withTransaction(server.pool, async (connection) => {
      await connection.query('select from marketplace.buyer where buyer_id = $1 for no key update', [kept?.buyerId]);
      sent = Promise.all(['One more', 'And another'].map(async (more) => (await report(browser, { text: more })).responseName));
      await expect.poll(waiting).toBe(2);
    });
    expect((await sent)?.toSorted(), 'the twentieth of the day, and no other').toEqual(['Failure', 'Success']);
  });

  it('an answer is the one that was given already only from the same one, and the day of the first answer stays', async () => {
    const number = await numberOf(await buyer());
    const key = keyIn((await mails()).find(({ kind }) => kind === 'product-report-vendor')?.body);
    expect((await server.app.inject(`/vendor/product-report?key=${key}&done=answer`)).body, 'nothing was sent yet').not.toContain('Your answer is sent');
    await clerk.post('/product-report/answer', { number, text: 'It is so.' });
    expect((await server.app.inject(`/vendor/product-report?key=${key}&done=answer`)).body, 'the marketplace alone has answered').not.toContain('Your answer is sent');
    time.now = new Date(time.now.getTime() + 86_400_000);
    expect((await answerAsVendor(key, 'It is so.')).statusCode).toBe(303);
    expect((await server.app.inject(`/vendor/product-report?key=${key}&done=answer`)).body).toContain('Your answer is sent');
    expect((await server.pool.query('select answered_at, (select count(*)::int from marketplace.product_report_answer) as answers from marketplace.product_report')).rows).toEqual([{ answered_at: new Date('2026-11-24T12:00:00Z'), answers: 2 }]);
  });

  it('wait in the order in which they came; those that are answered begin with the newest', async () => {
    const browser = await buyer();
    const [first, second] = [await numberOf(browser, { vendorId: '' }), await numberOf(browser, { vendorId: '', text: 'Another one.' })];
    const numbers = async (state: 'open' | 'answered') => (await viewer.get('/product-reports', { state })).answer.reports.map(({ number }) => number);
    expect(await numbers('open')).toEqual([first, second]);
    await clerk.post('/product-report/answer', { number: first, text: 'Thank you.' });
    expect((await viewer.get('/overview')).answer.queues).toContainEqual({ name: 'product-reports', waiting: 1, oldest: time.now.toISOString() });
    await clerk.post('/product-report/answer', { number: second, text: 'Thank you.' });
    expect(await numbers('answered')).toEqual([second, first]);
  });

  it('go into the file of all of them, answered or not, however many there are', async () => {
    const number = await numberOf(await buyer(), { vendorId: '' });
    await clerk.post('/product-report/answer', { number, text: 'Thank you.' });
    const columns = 'buyer_id, store, buyer_name, buyer_email, product_id, product_name, part_number, subject, text, vendor_id, vendor_name, vendor_email, reported_at';
    await server.pool.query(`insert into marketplace.product_report (${columns}) select ${columns} from marketplace.product_report, generate_series(1, 500)`);
    const lines = (await viewer.get('/product-reports/export')).answer.csv.trim().split('\r\n').slice(1);
    expect(new Set(lines).size).toBe(501);
    expect(lines.filter((line) => line.includes('operator: Thank you.'))).toHaveLength(1);
  });

  it('reach people with the name of the product in one line, whatever the catalog says', async () => {
    await server.pool.query("update marketplace.product set name = E'Chair\\nFrom: the desk' where product_id = $1", [productId]);
    await report(await buyer());
    await server.pool.query("update marketplace.product set name = 'Product p-chair' where product_id = $1", [productId]);
    for (const { body } of await mails()) expect(body).toContain('Product: Chair From: the desk, part');
  });

  it('of a buyer who is forgotten have neither name nor address, and stay', async () => {
    await numberOf(await buyer(), { vendorId: '' });
    const { rows: [kept] } = await server.pool.query<{ buyer_id: string }>('select buyer_id from marketplace.product_report');
    await withTransaction(server.pool, (connection) => forgetReporter(connection, kept?.buyer_id ?? ''));
    expect((await server.pool.query('select buyer_name, buyer_email, text from marketplace.product_report')).rows).toEqual([{ buyer_name: '', buyer_email: null, text }]);
  });

  it('take twenty answers and no more, so that a link that is passed on does not fill the database', async () => {
    await report(await buyer());
    const key = keyIn((await mails()).find(({ kind }) => kind === 'product-report-vendor')?.body);
    for (let count = 1; count <= 20; count += 1) expect((await answerAsVendor(key, `Answer ${count}`)).statusCode).toBe(303);
    const refused = await answerAsVendor(key, 'Answer 21');
    expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('takes 20 answers')]);
  });

  it('wait at the desk, which answers them, once in the audit log, and exports them', async () => {
    const browser = await buyer();
    const number = await numberOf(browser, { vendorId: '', text: '=HYPERLINK("http://x.example")' });
    expect((await viewer.get('/overview')).answer.queues).toContainEqual({ name: 'product-reports', waiting: 1, oldest: time.now.toISOString() });
    expect((await viewer.get('/product-reports', { q: number })).answer).toMatchObject({ total: 1, reports: [{ number, state: 'open', vendor: null, productId }] });
    expect(await viewer.post('/product-report/answer', { number, text: 'No.' })).toMatchObject({ status: 403 });
    expect(await clerk.post('/product-report/answer', { number, text: 'We have corrected it.' })).toMatchObject({ status: 200 });
    expect((await clerk.get('/audit', { q: 'product-report.answered' })).answer.entries[0]).toMatchObject({ subject: number, details: { product: productId, text: 'We have corrected it.' } });
    expect((await clerk.get('/product-report', { number })).answer).toMatchObject({ report: { state: 'answered', buyerEmail: `reporter${nth}@agency.example.gov`, vendorEmail: null }, answers: [{ kind: 'operator', text: 'We have corrected it.' }] });
    expect(await listOf(browser)).toMatchObject({ reports: [{ answers: [{ by: 'The marketplace', text: 'We have corrected it.' }] }] });
    expect((await clerk.get('/audit', { q: number })).answer.entries).toMatchObject([{ action: 'product-report.answered', subject: number }]);
    expect((await viewer.get('/product-reports')).answer.total).toBe(0);
    expect((await viewer.get('/product-reports', { state: 'answered' })).answer.total).toBe(1);
    const { fileName, csv } = (await viewer.get('/product-reports/export')).answer;
    expect(fileName).toBe('product-reports-2026-11-24.csv');
    expect(csv).toContain(`"'=HYPERLINK(""http://x.example"")`);
    expect(csv).toContain('operator: We have corrected it.');
    expect(await clerk.get('/product-report', { number: 'P-0000001-1' })).toMatchObject({ status: 404 });
  });

  it('go to the contact of the vendor that is named, and of those who have no proved address the answer is with their reports alone', async () => {
    const browser = await buyer({ isVerified: false });
    const number = await numberOf(browser, { productId: await productOf('desk'), vendorId: 'V-LETTER' });
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['desk@agency.example.gov', 'sales@letter.example.com']);
    await clerk.post('/product-report/answer', { number, text: 'Thank you.' });
    expect(await mails()).toHaveLength(2);
    expect((await listOf(browser)).reports[0]?.answers).toHaveLength(1);
  });

  it('say at each field what is wrong, and keep what was typed', async () => {
    const browser = await buyer();
    const refused = await report(browser, { subject: 'gossip', vendorId: 'V-LETTER', text: ' ' });
    expect(refused).toMatchObject({ responseName: 'Failure', attributes: { values: { vendorId: 'V-LETTER' } } });
    expect((refused.attributes as unknown as Form).errors.map(({ field }) => field)).toEqual(['subject', 'text', 'vendorId']);
    expect((await report(browser, { productId: 'nothing' })).responseName).toBe('NotFound');
    expect((await listOf(browser)).total).toBe(0);
  });

  it('are as many in a day as a buyer may send, and each sees their own alone', async () => {
    const browser = await buyer();
    for (let count = 1; count <= 20; count += 1) expect((await report(browser, { text: `Report ${count}` })).responseName).toBe('Success');
    expect(await report(browser, { text: 'Report 21' })).toMatchObject({ responseName: 'Failure', attributes: { errors: [{ field: '' }] } });
    expect((await listOf(browser)).total).toBe(20);
    const other = await buyer();
    expect((await listOf(other)).total).toBe(0);
    expect((await report(other)).responseName).toBe('Success');
  });

  it('are forgotten long after they were answered', async () => {
    const number = await numberOf(await buyer());
    time.now = new Date(time.now.getTime() + 10 * 86_400_000);
    clerk = await operatorAtDesk(server, 'orderClerk');
    await clerk.post('/product-report/answer', { number, text: 'Thank you.' });
    await server.cleanUp(new Date(time.now.getTime() + 729 * 86_400_000));
    expect((await server.pool.query('select from marketplace.product_report')).rowCount).toBe(1);
    await server.cleanUp(new Date(time.now.getTime() + 731 * 86_400_000));
    expect((await server.pool.query('select from marketplace.product_report_answer')).rowCount).toBe(0);
  });
});
