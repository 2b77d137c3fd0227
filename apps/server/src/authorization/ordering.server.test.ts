import { randomUUID } from 'node:crypto';
import type { CheckoutReview } from '@quartermaster/contracts';
import { withTransaction } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOffer } from '../checkout/testing/catalog.ts';
import { fillCart, reviewOf, submit, testAddress, testCard } from '../checkout/testing/journey.ts';
import { recordEvent, type PurchaseOrderEvent } from '../purchase-orders/index.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { openServer, type TestServer } from '../testing/server.ts';

const price = 10_000;
let nth = 0;

describe.each(oneTestDatabase())('ordering by an authorization on $name', ({ open }) => {
  const time = { now: new Date('2026-11-24T15:00:00Z') };
  let server: TestServer;
  let offerId: string;
  beforeAll(async () => {
    server = await openServer(open, { hasProfiles: true, clock: { now: () => time.now }, sessionTimeout: 86_400 });
    await server.pool.query("insert into marketplace.member_domain (domain, government, state, kind, since, source) values ('city.example.gov', 'City of Example', 'IA', 'city', '2026-01-01', 'test')");
    offerId = await addOffer(server.pool, { price, stock: null });
  });
  afterAll(() => server.close());

  /** A member with so many units in the cart, who has chosen where to ship and how to pay; their orders need the authorization of a supervisor. */
  async function memberWith(quantity: number): Promise<TestBrowser> {
    nth += 1;
    const browser = await server.signedIn({ sub: `member${nth}`, given_name: 'Demo', family_name: `Member ${nth}`, email: `member${nth}@city.example.gov` });
    await fillCart({ browser } as never, [[offerId, quantity]]);
    await browser.post('/checkout/select_shipping', { newAddress: { ...testAddress, addressName: `Office ${nth}` } });
    await browser.post('/checkout/select_payment', { newCard: testCard });
    return browser;
  }
  async function authorize(browser: TestBrowser, limit: string): Promise<void> {
    await browser.post('/profile/change_authorization', { ask: { supervisorName: 'Demo Supervisor', supervisorEmail: 'supervisor@city.example.gov', purpose: 'Office supplies', yearly: limit, requestKey: randomUUID() } });
    const { rows: [mail] } = await server.pool.query<{ body: string }>("select body from marketplace.mail_outbox where kind = 'authorization-request' and body like $1 order by created_at desc limit 1", [`%Member ${nth}%`]);
    const key = /key=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? expect.fail('No mail has a link.');
    await (await server.visitor()).post('/profile/answer_authorization', { key, authorize: { limit, yearBegins: '7', until: '2027-06-30' } });
  }
  const review = (browser: TestBrowser): Promise<CheckoutReview> => reviewOf({ browser } as never);
  const codes = ({ problems }: CheckoutReview): string[] => problems.map(({ code }) => code);
  const place = async (browser: TestBrowser) => {
    const { submitKey, reviewed } = await review(browser);
    return (await submit({ browser } as never, { submitKey, reviewed: reviewed ?? '' })).envelope;
  };
  const left = async (browser: TestBrowser) =>
    ((await browser.get('/profile/request_authorization')).envelope.attributes as { authorizations: { terms: { used: { amount: number }; left: { amount: number } } }[] }).authorizations[0]?.terms;

  it('is refused at the review and at submit without an authorization, and nothing is placed [spec 6.2]', async () => {
    const browser = await memberWith(1);
    const { submitKey, reviewed, ...shown } = await review(browser);
    expect(codes({ submitKey, reviewed, ...shown })).toEqual(['AUTHORIZATION_MISSING']);
    const { envelope } = await submit({ browser } as never, { submitKey, reviewed: reviewed ?? '' });
    expect(envelope.responseName).not.toBe('OrderConfirmation');
    expect(JSON.stringify(envelope.attributes)).toContain('AUTHORIZATION_MISSING');
    expect((await server.pool.query("select from marketplace.placed_order where placed_by like $1", [`%Member ${nth}`])).rowCount).toBe(0);
  });

  it('is refused over the limit and goes through within it; what was revoked after the review does not [spec 6.2]', async () => {
    const browser = await memberWith(3);
    await authorize(browser, '250.00');
    expect(codes(await review(browser))).toEqual(['AUTHORIZATION_EXCEEDED']);
    expect(JSON.stringify((await place(browser)).attributes)).toContain('AUTHORIZATION_EXCEEDED');
    const other = await memberWith(1);
    await authorize(other, '5000.00');
    const { submitKey, reviewed, problems } = await review(other);
    expect(problems).toEqual([]);
    await server.pool.query("update marketplace.member_authorization set status = 'revoked' where member_name = $1", [`Demo Member ${nth}`]);
    expect(JSON.stringify((await submit({ browser: other } as never, { submitKey, reviewed: reviewed ?? '' })).envelope.attributes)).toContain('AUTHORIZATION_MISSING');
    await server.pool.query("update marketplace.member_authorization set status = 'authorized' where member_name = $1", [`Demo Member ${nth}`]);
    expect((await place(other)).responseName).toBe('OrderConfirmation');
    expect((await left(other))?.used.amount).toBeGreaterThanOrEqual(price);
  });

  it('rejected pieces give their part of the limit back, also those that a granted cancellation rejects, and a canceled purchase order all of it', async () => {
    const [first, second] = [await placed(4), await placed(2)];
    const total = (await left(first.browser))?.used.amount ?? expect.fail('Nothing was used.');
    await happens(first.poNumber, { kind: 'accepted' });
    await happens(first.poNumber, { kind: 'lines-rejected', lines: [{ position: 1, quantity: 1 }], reason: 'Out of stock' });
    expect((await left(first.browser))?.used.amount).toBe(total - Math.floor(total / 4));
    await happens(first.poNumber, { kind: 'shipped', shipmentId: 'S-1', carrier: 'Sample Freight', trackingNumber: 'T-1', lines: [{ position: 1, quantity: 1 }] });
    await happens(first.poNumber, { kind: 'lines-rejected', lines: [{ position: 1, quantity: 2 }], reason: 'Canceled as asked' });
    expect((await left(first.browser))?.used.amount).toBe(total - Math.floor((total * 3) / 4));
    await happens(second.poNumber, { kind: 'canceled', reason: 'Not needed' });
    expect(await left(second.browser)).toMatchObject({ used: { amount: 0 }, left: { amount: 500_000 } });
  });

  async function placed(quantity: number): Promise<{ browser: TestBrowser; poNumber: string }> {
    const browser = await memberWith(quantity);
    await authorize(browser, '5000.00');
    expect((await place(browser)).responseName).toBe('OrderConfirmation');
    const { rows: [row] } = await server.pool.query<{ po_number: string }>('select po_number from marketplace.purchase_order join marketplace.placed_order using (order_number) where placed_by = $1', [`Demo Member ${nth}`]);
    return { browser, poNumber: row?.po_number ?? '' };
  }
  async function happens(poNumber: string, event: PurchaseOrderEvent): Promise<void> {
    const recorded = await withTransaction(server.pool, (connection) => recordEvent(connection, { poNumber, eventKey: randomUUID(), event, actor: { kind: event.kind === 'canceled' ? 'buyer' : 'vendor', name: 'Sample' }, way: 'link', now: time.now }));
    expect(recorded.kind).not.toBe('refused');
  }
});
