import { randomUUID } from 'node:crypto';
import type { AttributesOf, CheckoutReview, EditShipping, Envelope } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testAddress, testCard } from '../checkout/testing/journey.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { addSampleOffers } from '../testing/sample-offers.ts';
import { openServer, type TestServer } from '../testing/server.ts';

type Approval = AttributesOf<'/cart/afc_cart', 'Success'>;
type Entry = AttributesOf<'/checkout/checkout_review_submit', 'AFCDataEntry'>;

describe.each(oneTestDatabase())('a cart that an approver changes, or its buyer takes back, on $name', ({ open }) => {
  let server: TestServer;
  let approver: TestBrowser;
  beforeAll(async () => {
    server = await openServer(open, { hasProfiles: true, clock: { now: () => new Date('2026-11-20T15:04:05Z') } });
    await addSampleOffers(server.pool, [
      { offerId: 'paper', price: 4_000 }, { offerId: 'pens', price: 500 },
      { offerId: 'ink', vendor: 'V-INK', price: 3_000, minimumOrder: 5_000 },
      { offerId: 'toner', vendor: 'V-TONER', price: 1_000, quantityBreaks: [{ minimumQuantity: 10, price: 500 }] },
    ]);
    await server.pool.query(`insert into marketplace.approver (scope, code, email, name) values ('agency', '47', 'chief@agency.example.gov', 'Demo Chief')`);
    await server.pool.query(`insert into marketplace.approval_limit (store, role, above) values ('ADVANTAGE', 'buyer', 100)`);
    approver = await signIn('chief@agency.example.gov');
  });
  afterAll(() => server.close());

  const signIn = (email: string) => server.signedIn({ sub: randomUUID(), given_name: 'Demo', family_name: 'Buyer', email, agency_code: '4700' });
  const approval = ({ attributes }: Envelope) => attributes as unknown as Approval;
  const add = (browser: TestBrowser, items: readonly { offerId: string; quantity: number }[]) => browser.post('/cart/addCart', { items, changeKey: randomUUID() });
  const submit = async (browser: TestBrowser, { submitKey, reviewed }: { submitKey: string; reviewed: string }) =>
    (await browser.post('/checkout/checkout_review_submit', { submitKey, reviewed })).envelope.attributes as unknown as Entry;
  const typed = { fund: '', appropriation: '', note: 'For the new office' };
  const send = async (browser: TestBrowser, { sending }: Entry) => (await browser.post('/cart/afc_cart_change', { send: { ...typed, ...sending } })).envelope;
  const reviewOf = async (browser: TestBrowser) => (await browser.get('/checkout/checkout_review')).envelope.attributes as unknown as CheckoutReview;
  const inCart = async (browser: TestBrowser) => {
    const { cart } = (await browser.get('/cart/shopping_cart')).envelope.attributes as unknown as { cart: CheckoutReview };
    return cart.groups.flatMap(({ lines }) => lines.map(({ offerId, quantity }) => [offerId, quantity])).toSorted();
  };

  async function ready(items: readonly { offerId: string; quantity: number }[]) {
    const browser = await signIn(`lowered-${randomUUID()}@agency.example.gov`);
    await add(browser, items);
    await browser.post('/checkout/select_shipping', { newAddress: testAddress });
    await browser.post('/checkout/select_payment', { newCard: testCard });
    return browser;
  }
  async function sent(items: readonly { offerId: string; quantity: number }[], before: (browser: TestBrowser) => Promise<void> = async () => {}) {
    const browser = await ready(items);
    await before(browser);
    const { requestId } = approval(await send(browser, await submit(browser, await reviewOf(browser))));
    return { browser, requestId };
  }
  /** The answer to quantities that an approver types, by offer; the others stay. */
  async function lower(requestId: string, quantities: Readonly<Record<string, string>>): Promise<Envelope> {
    const entry = (await approver.get(`/cart/afc_cart?request=${requestId}&change=yes`)).envelope.attributes as unknown as Entry;
    const lines = entry.groups.flatMap((group) => group.lines);
    const change = { ...typed, note: '', reviewed: entry.changing?.reviewed, quantities: lines.map(({ cartKey, offerId, quantity }) => ({ cartKey, left: quantities[offerId] ?? String(quantity) })) };
    return (await approver.post('/cart/authorize_funds', { request: requestId, change })).envelope;
  }
  const refusals = ({ responseName, attributes }: Envelope) => ({ responseName, messages: (attributes as unknown as Entry).form.errors.map(({ field, message }) => [field.split('.')[0], message]) });

  it('is not lowered below what its vendor takes, or below what goes to other addresses: no one could authorize it then', async () => {
    const { requestId } = await sent([{ offerId: 'ink', quantity: 2 }, { offerId: 'paper', quantity: 3 }], async (browser) => {
      const group = (await reviewOf(browser)).groups.find(({ lines }) => lines[0]?.offerId === 'paper');
      const [groupId, cartKey] = [group?.groupId, group?.lines[0]?.cartKey];
      const { selected: addressId } = (await browser.post('/cart/edit_shipping', { groupId, newAddress: { ...testAddress, addressName: 'Depot' } })).envelope.attributes as unknown as EditShipping;
      await browser.post('/cart/edit_shipping', { groupId, addressId, quantities: [{ cartKey, pieces: '2' }] });
    });
    expect(refusals(await lower(requestId, { ink: '1' }))).toEqual({
      responseName: 'AFCDataEntry', messages: [['quantities', 'Sample V-INK takes orders of $50.00 or more, and this one would come to $30.00. Leave more of its items, or 0 of all of them.']],
    });
    expect(refusals(await lower(requestId, { paper: '1' })).messages).toEqual([['quantities', expect.stringContaining('2 of it go to other addresses')]]);
    // What was refused has changed nothing, and what is possible is done.
    expect(approval(await lower(requestId, { ink: '0', paper: '2' }))).toMatchObject({ status: 'waiting', amount: { amount: 8_000 }, may: { authorize: true }, problems: [] });
  });

  it('never costs more by fewer, and says where one of fewer does', async () => {
    const { requestId } = await sent([{ offerId: 'toner', quantity: 10 }]);
    expect(refusals(await lower(requestId, { toner: '9' })).messages).toEqual([['quantities', 'Fewer cost more here: 9 of Product p-toner come to $90.00, and 10 to $50.00. Leave 10, or a quantity that costs less.']]);
    // What an approver has not seen they do not change.
    const unseen = { ...typed, note: '', reviewed: 'r2-other', quantities: [] };
    expect(approval((await approver.post('/cart/authorize_funds', { request: requestId, change: unseen })).envelope)).toMatchObject({ notice: { tone: 'warning', text: 'Nothing was changed: the cart has changed since you looked at it.' } });
    expect(approval(await lower(requestId, { toner: '4' }))).toMatchObject({
      amount: { amount: 4_000 }, notice: { text: expect.stringContaining('Product p-toner: 4 in place of 10, at $10.00 each in place of $5.00') },
      events: [{}, { what: 'Changed', details: expect.arrayContaining([expect.stringContaining('at $10.00 each')]) }],
    });
  });

  it('is raised again up to what its buyer sent, and never above it', async () => {
    const { requestId } = await sent([{ offerId: 'paper', quantity: 5 }, { offerId: 'pens', quantity: 4 }]);
    const changing = async () => ((await approver.get(`/cart/afc_cart?request=${requestId}&change=yes`)).envelope.attributes as unknown as Entry).changing;
    expect((await changing())?.sent).toEqual([]);
    await lower(requestId, { paper: '4' });
    expect(approval(await lower(requestId, { paper: '2' }))).toMatchObject({ amount: { amount: 10_000 } });
    expect((await changing())?.sent?.map(({ quantity }) => quantity), 'what was sent, and not what was left the first time').toEqual([5]);
    for (const [quantities, most] of [[{ paper: '6' }, 5], [{ pens: '5' }, 4]] as const) {
      expect(refusals(await lower(requestId, quantities)).messages).toEqual([['quantities', `Enter a quantity from 0 to ${most}: more is for the buyer to ask.`]]);
    }
    expect(approval(await lower(requestId, { paper: '5' }))).toMatchObject({
      status: 'waiting', amount: { amount: 22_000 }, may: { authorize: true }, events: [{}, {}, {}, { what: 'Changed', details: expect.arrayContaining([expect.stringContaining('5 in place of 2')]) }],
    });
    // A raised quantity is looked at as any other: what the vendor has not got any more, no one could authorize.
    await lower(requestId, { paper: '1' });
    await server.pool.query(`update marketplace.offer set available = 3 where offer_id = 'paper'`);
    expect(refusals(await lower(requestId, { paper: '5' })).messages).toEqual([['quantities', expect.stringContaining('only 3')]]);
    expect(approval(await lower(requestId, { paper: '3' }))).toMatchObject({ amount: { amount: 14_000 } });
  });

  it('comes back in parts: what did not fit is put back by a later press, and what is back already is not added again', async () => {
    const { browser, requestId } = await sent([{ offerId: 'paper', quantity: 2 }, { offerId: 'pens', quantity: 5 }]);
    await browser.post('/cart/afc_cart_change', { withdraw: requestId });
    const putBack = async () => approval((await browser.post('/cart/afc_cart_change', { putBack: requestId })).envelope);
    await server.pool.query(`update marketplace.offer set available = 0 where offer_id = 'pens'`);
    expect(await putBack()).toMatchObject({ may: { putBack: true }, notice: { tone: 'warning', text: expect.stringMatching(/^A part of the items is in your cart.*out of stock/) } });
    expect(await inCart(browser)).toEqual([['paper', 2]]);
    expect(await putBack()).toMatchObject({ notice: { text: expect.stringMatching(/^Nothing could be put into your cart/) } });
    // The part that came back is ordered, or taken out: it is not asked for again.
    const [line] = (await reviewOf(browser)).groups.flatMap(({ lines }) => lines);
    await browser.post('/cart/delete_item', { cartKeys: [line?.cartKey] });
    await server.pool.query(`update marketplace.offer set available = 20 where offer_id = 'pens'`);
    const both = await Promise.all([putBack(), putBack()]);
    expect(both.map(({ may }) => may.putBack)).toContain(false);
    expect(await inCart(browser)).toEqual([['pens', 5]]);
    expect(await putBack()).toMatchObject({ notice: { text: 'The items of this cart are not kept any more.' } });
  });

  it('keeps what was typed where another window has opened the same form, and is sent by the next press', async () => {
    const browser = await ready([{ offerId: 'paper', quantity: 1 }]);
    const first = await submit(browser, await reviewOf(browser));
    await submit(browser, await reviewOf(browser));
    const again = await send(browser, first);
    expect(again).toMatchObject({ responseName: 'AFCDataEntry', attributes: { form: { values: { note: 'For the new office' }, errors: [{ field: '', message: expect.stringContaining('another window') }] } } });
    expect(approval(await send(browser, again.attributes as unknown as Entry))).toMatchObject({ status: 'waiting', note: 'For the new office' });
  });
});
