import { randomUUID } from 'node:crypto';
import type { AttributesOf, CheckoutReview, Envelope } from '@quartermaster/contracts';
import { withTransaction } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testAddress, testCard } from '../checkout/testing/journey.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { addSampleOffers } from '../testing/sample-offers.ts';
import { openServer, type TestServer } from '../testing/server.ts';
import { budgetsOf } from './budget/kept-budgets.ts';
import { changeCart } from './decide/change.ts';
import { giveBack } from './decide/give-back.ts';

type Approval = AttributesOf<'/cart/afc_cart', 'Success'>;
type Entry = AttributesOf<'/checkout/checkout_review_submit', 'AFCDataEntry'>;
type Lists = AttributesOf<'/cart/afc_queue', 'Success'>;

const aac = '47SMPL';
const funds = { fund: 'a1', appropriation: '999-2026/2027-9999-000', note: 'For the new office' };
const day = 86_400_000;
/** Milliseconds for a test of some fifty calls: on a machine that does much else half a minute is not enough, and what it leaves undone would fail the next one. */
const manyCalls = 120_000;

describe.each(oneTestDatabase())('carts under funds control on $name', ({ open }) => {
  const begun = new Date('2026-11-20T15:04:05Z');
  let server: TestServer;
  let approver: TestBrowser;
  beforeAll(async () => {
    server = await openServer(open, { hasProfiles: true, clock: { now: () => begun } });
    await addSampleOffers(server.pool, [{ offerId: 'toner', price: 10_000 }, { offerId: 'paper', price: 4_000 }]);
    await server.pool.query(
      `insert into marketplace.activity_address (aac, activity, contact_name, phone, email, line1, city, state, zip, funds_control)
       values ($1, 'Sample Depot', 'Demo Clerk', '202-555-0143', 'depot@agency.example.gov', '1 Sample Road', 'Kansas City', 'MO', '64131', true)
       on conflict (aac) do update set funds_control = true, activity = excluded.activity`,
      [aac],
    );
    await server.pool.query(`insert into marketplace.approver (scope, code, email, name) values ('activity', $1, 'approver@agency.example.gov', 'Demo Approver'), ('agency', '47', 'chief@agency.example.gov', 'Demo Chief')`, [aac]);
    approver = await signIn('approver@agency.example.gov');
  });
  afterAll(() => server.close());
  // What a test before has left, also one that ran out of its time, is none of the next one's.
  beforeEach(async () => {
    await server.pool.query('delete from marketplace.fund_budget');
    await server.pool.query("update marketplace.offer set price = case offer_id when 'toner' then 10000 else 4000 end, available = 1000 where offer_id in ('toner', 'paper')");
  });

  const signIn = (email: string) => server.signedIn({ sub: randomUUID(), given_name: 'Demo', family_name: email.startsWith('approver') ? 'Approver' : 'Buyer', email, agency_code: '4700' });
  let count = 0;
  const setBudget = (fund: string, amount: number) =>
    server.pool.query('insert into marketplace.fund_budget (aac, fund, fiscal_year, amount) values ($1, $2, 2027, $3) on conflict (aac, fund, fiscal_year) do update set amount = excluded.amount', [aac, fund, amount]);
  const mails = async (recipient: string) => (await server.pool.query<{ kind: string; body: string }>('select kind, body from marketplace.mail_outbox where recipient = $1 order by created_at, kind', [recipient])).rows;
  const reserved = async () => (await server.pool.query<{ sum: number }>(`select coalesce(sum(amount), 0)::bigint as sum from marketplace.approval_request where status = 'waiting' and code = $1`, [aac])).rows[0]?.sum;

  /** A buyer at the review, with two toners in the cart. */
  async function ready(pay: object = { aac }, quantity = 2) {
    const email = `funds-${(count += 1)}@agency.example.gov`;
    const browser = await signIn(email);
    await browser.post('/cart/addCart', { items: [{ offerId: 'toner', quantity }], changeKey: randomUUID() });
    await browser.post('/checkout/select_shipping', { newAddress: testAddress });
    const review = (await browser.post('/checkout/select_payment', pay)).envelope.attributes as unknown as CheckoutReview;
    return { browser, email, review };
  }
  const submit = async (browser: TestBrowser, { submitKey, reviewed }: { submitKey: string; reviewed: string }) => (await browser.post('/checkout/checkout_review_submit', { submitKey, reviewed })).envelope;
  const send = async (browser: TestBrowser, sending: Entry['sending'], typed: object = funds) => (await browser.post('/cart/afc_cart_change', { send: { ...funds, ...typed, ...sending } })).envelope;
  const decide = async (browser: TestBrowser, request: string, decision: object) => (await browser.post('/cart/authorize_funds', { request, ...decision })).envelope;
  const look = async (browser: TestBrowser, request: string, more = '') => (await browser.get(`/cart/afc_cart?request=${request}${more}`)).envelope;
  const approval = ({ attributes }: Envelope) => attributes as unknown as Approval;
  async function sent(pay?: object, quantity?: number) {
    const buyer = await ready(pay, quantity);
    const entry = (await submit(buyer.browser, buyer.review)).attributes as unknown as Entry;
    const answer = await send(buyer.browser, entry.sending);
    return { ...buyer, entry, requestId: approval(answer).requestId, answer };
  }

  it('an order that such an activity pays asks for fund and appropriation, goes to an approver once, and is ordered in the name of its buyer when that one authorizes it [spec 2.71] [spec 2.72] [spec 2.132] [spec 2.149]', async () => {
    const { browser, email, review } = await ready();
    // The review says it before anything is sent.
    expect(review.approval).toEqual({ cause: 'funds', payer: 'Sample Depot (47SMPL)', limit: null, approvers: 1 });
    const asked = await submit(browser, review);
    expect(asked).toMatchObject({ responseName: 'AFCDataEntry', attributes: { cause: 'funds', payer: 'Sample Depot (47SMPL)', approvers: 1, fiscalYear: 2027, budgets: [] } });
    const { sending } = asked.attributes as unknown as Entry;
    expect(await send(browser, sending, { fund: '', appropriation: '=1' })).toMatchObject({ responseName: 'AFCDataEntry', attributes: { form: { errors: [{ field: 'fund' }, { field: 'appropriation' }] } } });
    const answers = await Promise.all([1, 2, 3].map(() => send(browser, sending)));
    const requestId = approval(answers[0] ?? asked).requestId;
    expect(answers.map((answer) => [answer.responseName, approval(answer).requestId, approval(answer).status])).toEqual(Array.from({ length: 3 }, () => ['Success', requestId, 'waiting']));
    expect((await browser.get('/cart/shopping_cart')).envelope.attributes).toMatchObject({ cartSummary: { lineCount: 0 } });
    expect((await mails('approver@agency.example.gov')).filter(({ body }) => body.includes(requestId))).toMatchObject([{ kind: 'approval-request', body: expect.stringContaining('Fund: A1, fiscal year 2027') }]);

    // It is neither another buyer's nor its own buyer's to decide.
    expect(await look((await ready()).browser, requestId)).toMatchObject({ responseName: 'NotFound' });
    expect(approval(await decide(browser, requestId, { authorize: { reviewed: approval(answers[0] ?? asked).reviewed } }))).toMatchObject({ status: 'waiting', as: 'buyer' });
    const lists = (await approver.get('/cart/afc_queue')).envelope.attributes as unknown as Lists;
    expect(lists).toMatchObject({ isApprover: true, waiting: expect.arrayContaining([expect.objectContaining({ requestId })]), own: [] });

    const shown = approval(await look(approver, requestId));
    expect(shown).toMatchObject({ as: 'approver', fund: 'A1', may: { authorize: true, change: true, giveBack: true }, cart: { payment: { aac } } });
    expect(approval(await decide(approver, requestId, { authorize: { reviewed: 'r2-other' } }))).toMatchObject({ status: 'waiting', notice: { tone: 'warning' } });
    const decided = await Promise.all([1, 2].map(() => decide(approver, requestId, { authorize: { reviewed: shown.reviewed } })));
    expect(decided.map((answer) => approval(answer).status)).toEqual(['ordered', 'ordered']);
    const orderNumber = approval(decided[0] ?? asked).orderNumber ?? '';
    expect((await browser.get(`/checkout/order_confirm?orderNumber=${orderNumber}`)).envelope).toMatchObject({ responseName: 'OrderConfirmation', attributes: { order: { placedBy: 'Demo Buyer', payment: { aac } } } });
    expect((await mails(email)).filter(({ kind }) => kind.startsWith('approval'))).toMatchObject([{ kind: 'approval-ordered' }]);
    expect((await server.pool.query('select amount from marketplace.fund_use where request_id = $1', [requestId])).rows).toEqual([{ amount: shown.amount.amount }]);
  });

  it('a budget is reserved by the request and settled by the order, and never overdrawn by requests at once', async () => {
    const one = (await sent()).answer;
    const total = approval(one).amount.amount;
    await decide(approver, approval(one).requestId, { giveBack: { reason: 'Another fund.' } });
    // Room for three of eight at once.
    await setBudget('B2', total * 3 + 1);
    const buyers = await Promise.all(Array.from({ length: 8 }, () => ready()));
    const entries = await Promise.all(buyers.map(async ({ browser, review }) => (await submit(browser, review)).attributes as unknown as Entry));
    expect(entries[0]?.budgets).toEqual([{ fund: 'B2', left: { amount: total * 3 + 1, currency: 'USD' } }]);
    const answers = await Promise.all(entries.map(({ sending }, i) => send(buyers[i]?.browser ?? approver, sending, { fund: 'B2' })));
    const made = answers.filter(({ responseName }) => responseName === 'Success');
    expect(made).toHaveLength(3);
    expect(answers.find(({ responseName }) => responseName === 'AFCDataEntry')?.attributes).toMatchObject({ form: { errors: [{ field: 'fund', message: expect.stringContaining('$0.01 left') }] } });
    expect(await reserved()).toBe(total * 3);
    // Another fund is none of the activity's.
    expect(await send(buyers[answers.findIndex(({ responseName }) => responseName === 'AFCDataEntry')]?.browser ?? approver, entries[answers.findIndex(({ responseName }) => responseName === 'AFCDataEntry')]?.sending ?? null, { fund: 'C3' })).toMatchObject({ attributes: { form: { errors: [{ field: 'fund', message: expect.stringContaining('Choose one of B2') }] } } });

    const [first, second, third] = made.map((answer) => approval(answer).requestId);
    const seen = approval(await look(approver, first ?? ''));
    expect(seen.budget).toMatchObject({ reserved: { amount: total * 3 }, spent: { amount: 0 }, left: { amount: 1 } });
    await decide(approver, first ?? '', { authorize: { reviewed: seen.reviewed } });
    // Another fund, and the same one in another year, are charged with nothing of it.
    await setBudget('C3', total);
    await server.pool.query("insert into marketplace.fund_budget (aac, fund, fiscal_year, amount) values ($1, 'B2', 2028, $2)", [aac, total]);
    expect(await budgetsOf(server.pool, aac, 2027)).toMatchObject([{ fund: 'B2', reserved: total * 2, spent: total }, { fund: 'C3', reserved: 0, spent: 0 }]);
    expect(await budgetsOf(server.pool, aac, 2028)).toMatchObject([{ fund: 'B2', reserved: 0, spent: 0 }]);
    await server.pool.query("delete from marketplace.fund_budget where fund = 'C3' or fiscal_year = 2028");
    await decide(approver, second ?? '', { giveBack: { reason: 'Not now.' } });
    expect(approval(await look(approver, third ?? '')).budget).toMatchObject({ reserved: { amount: total }, spent: { amount: total }, left: { amount: total + 1 } });
    await server.pool.query(`update marketplace.purchase_order set status = 'Canceled' where po_number in (select po_number from marketplace.fund_use where request_id = $1)`, [first]);
    expect(approval(await look(approver, third ?? '')).budget).toMatchObject({ spent: { amount: 0 } });
    // A price that has risen meanwhile does not fit any more; the approver may take one out.
    await setBudget('B2', total);
    await server.pool.query(`update marketplace.offer set price = price + 1 where offer_id = 'toner'`);
    const risen = approval(await look(approver, third ?? ''));
    expect(risen).toMatchObject({ may: { authorize: false, change: true }, problems: expect.arrayContaining([expect.objectContaining({ code: 'BUDGET_EXCEEDED' }), expect.objectContaining({ code: 'PRICE_CHANGED' })]) });
    // The page offers no button for it, and neither does who sends it without one get it ordered.
    expect(approval(await decide(approver, third ?? '', { authorize: { reviewed: risen.reviewed } }))).toMatchObject({ status: 'waiting', orderNumber: null, notice: { tone: 'warning', text: expect.stringMatching(/^Nothing is ordered\. .*fund B2 has/) } });
    const [line] = risen.cart?.groups[0]?.lines ?? [];
    const { changing } = (await look(approver, third ?? '', '&change=yes')).attributes as unknown as Entry;
    const change = (quantity: string, fund = 'B2') => decide(approver, third ?? '', { change: { ...funds, fund, reviewed: changing?.reviewed, quantities: [{ cartKey: line?.cartKey, left: quantity }] } });
    expect(await change('3')).toMatchObject({ responseName: 'AFCDataEntry', attributes: { form: { errors: [{ field: `quantities.${line?.cartKey}` }] } } });
    expect(await change('2')).toMatchObject({ responseName: 'AFCDataEntry', attributes: { form: { errors: [{ field: 'fund', message: expect.stringContaining('Fund B2 has') }] } } });
    expect(await change('1', 'C3')).toMatchObject({ responseName: 'AFCDataEntry', attributes: { form: { errors: [{ field: 'fund', message: expect.stringContaining('no budget of fund C3') }] } } });
    expect(approval(await change('1'))).toMatchObject({ status: 'waiting', amount: { amount: 10_001 + total - 20_000 }, events: [{ what: 'Sent for authorization' }, { what: 'Changed' }], may: { authorize: true } });
    await server.pool.query(`update marketplace.offer set price = 10000 where offer_id = 'toner'`);
    await server.pool.query('delete from marketplace.fund_budget');
  }, manyCalls);

  it('what is returned, withdrawn or not answered is told, and its items go back into the cart, once', async () => {
    const { browser, email, requestId } = await sent();
    expect(approval(await decide(approver, requestId, { giveBack: { reason: ' ' } }))).toMatchObject({ status: 'waiting', form: { errors: [{ field: 'reason' }] } });
    await decide(approver, requestId, { giveBack: { reason: 'Use fund B2.' } });
    expect((await mails(email)).at(-1)).toMatchObject({ kind: 'approval-returned', body: expect.stringContaining('Use fund B2.') });
    expect(approval(await look(browser, requestId))).toMatchObject({ status: 'returned', reason: 'Use fund B2.', may: { putBack: true, withdraw: false } });
    // Nothing of it is another buyer's, or the approver's, to put into their cart.
    const stranger = await signIn('putting.back@agency.example.gov');
    for (const body of [{ putBack: requestId }, { withdraw: requestId }, { remind: requestId }, { putBack: randomUUID() }]) {
      for (const who of [stranger, approver]) expect((await who.post('/cart/afc_cart_change', body)).envelope.responseName).toBe('NotFound');
    }
    expect((await stranger.get('/cart/shopping_cart')).envelope.attributes).toMatchObject({ cart: { lineCount: 0 } });
    expect((await browser.post('/cart/afc_cart_change?store=VA', { putBack: requestId })).envelope.responseName).toBe('NotFound');
    for (const tone of ['success', 'warning']) expect((await browser.post('/cart/afc_cart_change', { putBack: requestId })).envelope).toMatchObject({ attributes: { notice: { tone } } });
    expect((await browser.get('/cart/shopping_cart')).envelope.attributes).toMatchObject({ cart: { groups: [{ lines: [{ offerId: 'toner', quantity: 2 }] }] } });
    const again = (await submit(browser, (await browser.get('/checkout/checkout_review')).envelope.attributes as unknown as CheckoutReview)).attributes as unknown as Entry;
    const second = approval(await send(browser, again.sending)).requestId;
    expect(approval((await browser.post('/cart/afc_cart_change', { withdraw: second })).envelope)).toMatchObject({ status: 'withdrawn', notice: { tone: 'success' } });
    expect(approval(await decide(approver, second, { authorize: { reviewed: '' } }))).toMatchObject({ status: 'withdrawn', notice: { text: expect.stringContaining('was withdrawn') } });

    const late = await sent();
    expect(approval((await late.browser.post('/cart/afc_cart_change', { remind: late.requestId })).envelope).notice).toMatchObject({ tone: 'warning' });
    const toApprover = async () => (await mails('approver@agency.example.gov')).filter(({ body }) => body.includes(late.requestId)).map(({ kind }) => kind);
    const later = new Date(begun.getTime() + 3 * day);
    await Promise.all([server.cleanUp(later), server.cleanUp(later)]);
    expect(await toApprover()).toEqual(['approval-request', 'approval-reminder']);
    // The last day is over, and the clock, which looks once an hour, was not there yet.
    await server.pool.query('update marketplace.approval_request set answer_by = asked_at where request_id = $1', [late.requestId]);
    for (const answer of [{ authorize: { reviewed: '' } }, { giveBack: { reason: 'Too late.' } }]) {
      expect(approval(await decide(approver, late.requestId, answer))).toMatchObject({ status: 'waiting', notice: { tone: 'warning', text: expect.stringContaining('not answered in time') as string } });
    }
    await server.cleanUp(new Date(begun.getTime() + 8 * day));
    expect((await mails(late.email)).at(-1)).toMatchObject({ kind: 'approval-expired' });
    expect(await server.pool.query('select status from marketplace.approval_request where request_id = $1', [late.requestId])).toMatchObject({ rows: [{ status: 'expired' }] });
    await server.cleanUp(new Date(begun.getTime() + 200 * day));
    expect(await server.pool.query('select count(*)::int as held from marketplace.cart where held_for = $1', [late.requestId])).toMatchObject({ rows: [{ held: 0 }] });
  }, manyCalls);

  it('a limit of the store asks an approver of the agency, by card too, and no one authorizes their own', async () => {
    await server.pool.query(`insert into marketplace.approval_limit (store, role, above) values ('ADVANTAGE', 'buyer', 15000), ('ADVANTAGE', 'approver', 90000)`);
    const small = await ready({ newCard: testCard }, 1);
    expect(small.review.approval).toBeUndefined();
    expect(await submit(small.browser, small.review)).toMatchObject({ responseName: 'OrderConfirmation' });
    // To the cent: who may authorize so much is asked.
    const chiefMay = (most: number | null) => server.pool.query("update marketplace.approver set most = $1 where email = 'chief@agency.example.gov'", [most]);
    await chiefMay(20_000);
    expect((await ready({ newCard: testCard })).review.approval).toEqual({ cause: 'limit', payer: 'General Services Administration (4700)', limit: { amount: 15_000, currency: 'USD' }, approvers: 1 });
    const { browser, requestId, entry } = await sent({ newCard: testCard });
    expect(entry).toMatchObject({ cause: 'limit', payer: 'General Services Administration (4700)', limit: { amount: 15_000 }, approvers: 1 });
    const chief = await signIn('chief@agency.example.gov');
    approver = await signIn('approver@agency.example.gov');
    expect(await look(approver, requestId)).toMatchObject({ responseName: 'NotFound' });
    await chiefMay(19_999);
    const { reviewed, may } = approval(await look(chief, requestId));
    expect(may.authorize).toBe(false);
    expect(approval(await decide(chief, requestId, { authorize: { reviewed } }))).toMatchObject({ status: 'waiting', notice: { text: expect.stringContaining('up to $199.99') } });
    await chiefMay(20_000);
    expect(approval(await decide(chief, requestId, { authorize: { reviewed } }))).toMatchObject({ status: 'ordered' });
    await chiefMay(null);
    expect((await browser.get('/cart/afc_queue')).envelope.attributes).toMatchObject({ isApprover: false, waiting: [], own: [{ requestId, status: 'ordered' }] });

    // An approver orders more alone, but is not their own approver.
    await chief.post('/cart/addCart', { items: [{ offerId: 'toner', quantity: 10 }], changeKey: randomUUID() });
    await chief.post('/checkout/select_shipping', { newAddress: testAddress });
    const own = (await submit(chief, (await chief.post('/checkout/select_payment', { newCard: testCard })).envelope.attributes as unknown as CheckoutReview)).attributes as unknown as Entry;
    expect(own).toMatchObject({ approvers: 0, limit: { amount: 90_000 } });
    expect((await send(chief, own.sending)).attributes).toMatchObject({ form: { errors: [{ field: '', message: expect.stringContaining('No one is listed') }] } });
    await server.pool.query('delete from marketplace.approval_limit');
  });

  it('in a store of Global Supply it is a FEDSTRIP cart, and once it is authorized a summary of the order [spec 2.69] [spec 2.70]', async () => {
    const here = { headers: { 'x-store': 'FSS' } };
    const browser = await signIn('funds-supply@agency.example.gov');
    approver = await signIn('approver@agency.example.gov');
    await browser.post('/cart/addCart', { items: [{ offerId: 'toner', quantity: 1 }], changeKey: randomUUID() }, here);
    await browser.post('/checkout/select_shipping', { newAddress: testAddress }, here);
    await browser.post('/checkout/select_payment', { aac }, here);
    const { sending } = (await browser.get('/cart/afc_cart', here)).envelope.attributes as unknown as Entry;
    const answer = (await browser.post('/cart/afc_cart_change', { send: { ...funds, ...sending } }, here)).envelope;
    expect(answer).toMatchObject({ responseName: 'Initial', attributes: { as: 'buyer', status: 'waiting', note: 'For the new office' } });
    const { requestId, reviewed } = approval(answer);
    expect(await look(approver, requestId)).toMatchObject({ responseName: 'NotFound' });
    expect((await approver.post('/cart/authorize_funds', { request: requestId, authorize: { reviewed } }, here)).envelope).toMatchObject({ responseName: 'OrderSummary', attributes: { status: 'ordered' } });
  });

  it('a cart that came back in part comes back in full when what was missing is there again', async () => {
    const { browser, review } = await ready();
    await browser.post('/cart/addCart', { items: [{ offerId: 'paper', quantity: 3 }], changeKey: randomUUID() });
    const now = (await browser.get('/checkout/checkout_review')).envelope.attributes as unknown as CheckoutReview;
    expect(now.groups.length).toBeGreaterThanOrEqual(review.groups.length);
    const { sending } = (await submit(browser, now)).attributes as unknown as Entry;
    const { requestId } = approval(await send(browser, sending));
    await browser.post('/cart/afc_cart_change', { withdraw: requestId });
    const back = async () => approval((await browser.post('/cart/afc_cart_change', { putBack: requestId })).envelope).notice;
    const cart = async () => Object.fromEntries(((await browser.get('/cart/shopping_cart')).envelope.attributes as unknown as { cart: { groups: { lines: { offerId: string; quantity: number }[] }[] } }).cart.groups.flatMap(({ lines }) => lines).map(({ offerId, quantity }) => [offerId, quantity]));
    await server.pool.query("update marketplace.offer set available = 0 where offer_id = 'paper'");
    for (let i = 0; i < 2; i += 1) expect(await back()).toMatchObject({ tone: 'warning', text: expect.stringContaining('out of stock') });
    expect(await cart()).toEqual({ toner: 2 });
    await server.pool.query("update marketplace.offer set available = 1000 where offer_id = 'paper'");
    expect(await back()).toMatchObject({ tone: 'success' });
    expect(await cart()).toEqual({ toner: 2, paper: 3 });
    expect(await back()).toMatchObject({ tone: 'warning', text: expect.stringContaining('not kept any more') });
  });

  it('an approver lowers no line below what its buyer sends to other addresses, but may take it out', async () => {
    const { browser } = await ready({ aac }, 3);
    await browser.post('/cart/addCart', { items: [{ offerId: 'paper', quantity: 1 }], changeKey: randomUUID() });
    const review = async () => (await browser.get('/checkout/checkout_review')).envelope.attributes as unknown as CheckoutReview;
    const depot = (await browser.post('/checkout/select_shipping', { newAddress: { ...testAddress, addressName: 'Annex' } })).envelope.attributes as unknown as CheckoutReview;
    const book = (await browser.get('/profile/address_book')).envelope.attributes as unknown as { addresses: { addressId: string; addressName: string }[] };
    const other = book.addresses.find(({ addressId }) => addressId !== depot.shipTo?.addressId);
    const group = depot.groups.find(({ lines }) => lines.some(({ offerId }) => offerId === 'toner'));
    const toner = group?.lines.find(({ offerId }) => offerId === 'toner');
    expect((await browser.post('/cart/edit_shipping', { groupId: group?.groupId, addressId: other?.addressId, quantities: [{ cartKey: toner?.cartKey, pieces: '2' }] })).envelope).toMatchObject({ responseName: 'CheckOutReview', attributes: { problems: [] } });
    const { sending } = (await submit(browser, await review())).attributes as unknown as Entry;
    const { requestId } = approval(await send(browser, sending));
    const { changing } = (await look(approver, requestId, '&change=yes')).attributes as unknown as Entry;
    const change = (left: string) => decide(approver, requestId, { change: { ...funds, reviewed: changing?.reviewed, quantities: [{ cartKey: toner?.cartKey, left }] } });
    expect(await change('1')).toMatchObject({ responseName: 'AFCDataEntry', attributes: { form: { errors: [{ field: `quantities.${toner?.cartKey}`, message: expect.stringContaining('Enter 2 to 3, or 0 to take the line out') }] } } });
    expect(approval(await change('2'))).toMatchObject({ status: 'waiting', problems: [], may: { authorize: true } });
  });

  it('a window that another one has overtaken keeps what was typed, and sends it with the next press', async () => {
    const { browser, review } = await ready();
    const first = (await submit(browser, review)).attributes as unknown as Entry;
    const again = (await browser.get('/checkout/checkout_review')).envelope.attributes as unknown as CheckoutReview;
    await submit(browser, again);
    const answer = await send(browser, first.sending, { note: 'Typed in the first window' });
    expect(answer).toMatchObject({ responseName: 'AFCDataEntry', attributes: { form: { values: { note: 'Typed in the first window', appropriation: funds.appropriation }, errors: [{ field: '', message: expect.stringContaining('Nothing was sent') }] } } });
    expect(approval(await send(browser, (answer.attributes as unknown as Entry).sending))).toMatchObject({ status: 'waiting' });
  });

  it('an approver who is struck off the list while their press waits orders nothing', async () => {
    const { requestId, browser } = await sent();
    const { reviewed } = approval(await look(approver, requestId));
    const { pressed } = await withTransaction(server.pool, async (connection) => {
      await connection.query('select from marketplace.approval_request where request_id = $1 for update', [requestId]);
      const waiting = decide(approver, requestId, { authorize: { reviewed } });
      await expect.poll(async () => (await server.pool.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")).rowCount).toBe(1);
      await server.pool.query("delete from marketplace.approver where email = 'approver@agency.example.gov'");
      return { pressed: waiting };
    });
    await pressed;
    await server.pool.query("insert into marketplace.approver (scope, code, email, name) values ('activity', $1, 'approver@agency.example.gov', 'Demo Approver')", [aac]);
    expect(approval(await look(browser, requestId))).toMatchObject({ status: 'waiting', orderNumber: null });
  });

  it('a fund that an approver chooses in place of another pays of its own, and another account of the buyer’s mailbox decides nothing', async () => {
    const { requestId, email, answer } = await sent();
    const total = approval(answer).amount.amount;
    await setBudget('A1', total * 5);
    await setBudget('D4', total - 1);
    const { changing } = (await look(approver, requestId, '&change=yes')).attributes as unknown as Entry;
    const toFund = (fund: string) => decide(approver, requestId, { change: { ...funds, fund, reviewed: changing?.reviewed, quantities: [] } });
    // What is reserved of one fund gives no room in another one.
    expect(await toFund('D4')).toMatchObject({ responseName: 'AFCDataEntry', attributes: { form: { errors: [{ field: 'fund', message: expect.stringContaining('Fund D4 has') }] } } });
    await setBudget('D4', total);
    expect(approval(await toFund('D4'))).toMatchObject({ status: 'waiting', fund: 'D4', notice: { tone: 'success' } });
    expect(await budgetsOf(server.pool, aac, 2027)).toMatchObject([{ fund: 'A1' }, { fund: 'D4', reserved: total, spent: 0 }]);
    const own = email.replace('@', '+second@');
    await server.pool.query("insert into marketplace.approver (scope, code, email, name) values ('activity', $1, $2, 'Demo Buyer')", [aac, own]);
    const twin = await signIn(own);
    expect(await look(twin, requestId)).toMatchObject({ responseName: 'NotFound' });
    expect(await decide(twin, requestId, { giveBack: { reason: 'Mine.' } })).toMatchObject({ responseName: 'NotFound' });
    await server.pool.query('delete from marketplace.approver where email = $1', [own]);
    expect(approval(await look(approver, requestId))).toMatchObject({ status: 'waiting' });
  });

  it('an approver who is struck off the list while they decide changes and returns nothing', async () => {
    const { requestId, browser } = await sent();
    const { changing, groups } = (await look(approver, requestId, '&change=yes')).attributes as unknown as Entry;
    await server.pool.query("delete from marketplace.approver where email = 'approver@agency.example.gov'");
    try {
      const cartKey = groups[0]?.lines[0]?.cartKey;
      for (const decision of [{ change: { ...funds, reviewed: changing?.reviewed, quantities: [{ cartKey, left: '1' }] } }, { giveBack: { reason: 'Not now.' } }]) {
        expect((await decide(approver, requestId, decision)).responseName).not.toBe('AFCDataEntry');
        expect(approval(await look(browser, requestId))).toMatchObject({ status: 'waiting' });
      }
      // Also where they were on it as their press began.
      const looked = { request: { requestId }, as: 'approver', approver: { email: 'approver@agency.example.gov', name: 'Demo Approver', most: null } } as never;
      const context = { database: server.pool, clock: { now: () => begun }, randomness: { uuid: randomUUID }, buyer: { buyerId: randomUUID(), firstName: 'Demo', lastName: 'Approver', email: null, verifiedEmails: ['approver@agency.example.gov'] } } as never;
      expect(await giveBack(context, looked, 'Not now.', {} as never)).toMatchObject({ tone: 'warning', text: expect.stringContaining('not yours') });
      expect(await changeCart(context, looked, { ...funds, reviewed: changing?.reviewed ?? '', quantities: [] }, {} as never)).toMatchObject({ notice: { tone: 'warning', text: expect.stringContaining('not yours') } });
      expect(approval(await look(browser, requestId))).toMatchObject({ status: 'waiting', fund: 'A1' });
    } finally {
      await server.pool.query("insert into marketplace.approver (scope, code, email, name) values ('activity', $1, 'approver@agency.example.gov', 'Demo Approver')", [aac]);
    }
  });
});
