import { randomUUID } from 'node:crypto';
import type { CheckoutReview } from '@quartermaster/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { addOffer, changeOffer } from '../testing/catalog.ts';
import { fillCart, readyToOrder, reviewOf, testAddress, testCard } from '../testing/journey.ts';
import { openShop, type Shop, type SignedIn } from '../testing/shop.ts';

const abroad = { ...testAddress, addressName: 'Mission', phone: '+49 30 5550 1234', line1: 'Unter den Beispielen 1', city: 'Berlin', state: '', zip: '10117', country: 'DE' };
const inGlobalSupply = { headers: { 'x-store': 'FSS' } };

describe.each(oneTestDatabase())('the steps of checkout on $name', ({ open }) => {
  let shop: Shop;
  let offerId: string;
  beforeAll(async () => {
    shop = await openShop(open);
    offerId = await addOffer(shop.database, { price: 1000, stock: null });
  });
  afterAll(() => shop.close());

  const controller = async ({ browser }: SignedIn, step?: string, options = {}) =>
    (await browser.get(`/checkout/checkout_controller${step === undefined ? '' : `?step=${step}`}`, options)).envelope;
  const onward = async ({ browser }: SignedIn, options = {}) =>
    (await browser.post('/cart/shopping_cart_post', { lines: [], changeKey: randomUUID(), goOn: 'checkout' }, options)).envelope;

  it('leads from one missing choice to the next, and then to the review', async () => {
    const buyer = await shop.newBuyer();
    await fillCart(buyer, [[offerId, 1]]);
    expect(await controller(buyer)).toMatchObject({ responseName: 'SelectShipping', attributes: { addresses: [] } });
    await buyer.browser.post('/checkout/select_shipping', { newAddress: testAddress });
    expect(await controller(buyer)).toMatchObject({ responseName: 'SelectPayment' });
    await buyer.browser.post('/checkout/select_payment', { newCard: testCard });
    expect(await controller(buyer)).toMatchObject({ responseName: 'CheckOutReview', attributes: { problems: [], submitKey: (await reviewOf(buyer)).submitKey } });
  });

  it('shows a step that is asked for, but none before what is missing', async () => {
    const ready = await readyToOrder(shop, [[offerId, 1]]);
    expect(await controller(ready, 'SelectShipping')).toMatchObject({ responseName: 'SelectShipping', attributes: { addresses: [{ addressName: 'Main office' }] } });
    expect(await controller(ready, 'SelectPayment')).toMatchObject({ responseName: 'SelectPayment' });
    expect(await controller(ready, 'DeliveryOptions')).toMatchObject({ responseName: 'DeliveryOptions', attributes: { orders: [{ items: ['Sample stapler'] }] } });
    expect(await controller(ready, 'none')).toMatchObject({ responseName: 'CheckOutReview' });
    const first = await shop.newBuyer();
    await fillCart(first, [[offerId, 1]]);
    expect(await controller(first, 'SelectPayment')).toMatchObject({ responseName: 'SelectShipping' });
  });

  it('leads to the cart where nothing is in it', async () => {
    const buyer = await shop.newBuyer();
    expect(await controller(buyer)).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/cart/shopping_cart' });
    expect(await onward(buyer)).toMatchObject({ responseName: 'Initial', attributes: { cart: { lineCount: 0 } } });
  });

  it('asks for the address of the activity that pays', async () => {
    const buyer = await shop.newBuyer({ agencyCode: '4700' });
    await fillCart(buyer, [[offerId, 1]]);
    await buyer.browser.post('/checkout/select_payment', { aac: '47SMPL' });
    expect(await controller(buyer)).toMatchObject({ responseName: 'AacShipping', attributes: { aac: '' } });
    await buyer.browser.post('/checkout/select_shipping', { aac: '47SMPL' });
    expect(await controller(buyer)).toMatchObject({ responseName: 'CheckOutReview', attributes: { shipTo: { aac: '47SMPL' } } });
  });

  it('asks a buyer of Global Supply who has no address for an AAC [spec 2.60]', async () => {
    const buyer = await shop.newBuyer();
    await buyer.browser.post('/cart/addCart', { items: [{ offerId, quantity: 1 }], changeKey: randomUUID() }, inGlobalSupply);
    expect(await onward(buyer, inGlobalSupply)).toMatchObject({ responseName: 'NewAAC', attributes: { aac: '', errors: [] } });
    expect(await controller(buyer, undefined, inGlobalSupply)).toMatchObject({ responseName: 'NewAAC' });
    await buyer.browser.post('/checkout/select_shipping', { aac: '47SMPL' }, inGlobalSupply);
    expect(await onward(buyer, inGlobalSupply)).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/checkout/checkout_review' });
  });

  it('asks for a freight forwarder where something is not shipped overseas, and knows the final destination [spec 2.61]', async () => {
    const buyer = await readyToOrder(shop, [[offerId, 1]]);
    expect(await onward(buyer)).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/checkout/checkout_review' });
    await buyer.browser.post('/profile/change_address', { save: { kind: 'overseas', addressId: null, version: null, address: abroad }, from: 'checkout' });
    const asked = await onward(buyer);
    expect(asked).toMatchObject({
      responseName: 'FreightForwarded',
      attributes: { shipTo: 'Mission', notShipped: ['Sample stapler'], form: { kind: 'forwarder', values: { line1: '', finalName: 'Sample Agency', finalCity: 'Berlin', finalPostalCode: '10117', finalCountry: 'DE' } } },
    });
    expect(await controller(buyer)).toMatchObject({ responseName: 'SelectShipping', attributes: { message: expect.stringContaining('shipped to Germany') } });
    const { form } = asked.attributes as unknown as { form: { values: Record<string, string> } };
    const address = { ...form.values, ...testAddress, addressName: 'Forwarder', line1: '2 Sample Street NW' };
    const chosen = (await buyer.browser.post('/checkout/select_shipping', { save: { kind: 'forwarder', addressId: null, version: null, address } })).envelope;
    expect(chosen).toMatchObject({ responseName: 'CheckOutReview', attributes: { problems: [], shipTo: { kind: 'forwarder', finalDestination: { city: 'Berlin', country: 'DE' } } } });
    expect(await onward(buyer)).toMatchObject({ responseType: 'REDIRECT' });
  });

  it('asks again for a day of delivery that is over, and keeps how an order is delivered and billed [spec 2.58] [spec 2.131]', async () => {
    const buyer = await readyToOrder(shop, [[offerId, 1]]);
    const options = async (request: object, headers = {}) => (await buyer.browser.post('/checkout/delivery_options', request, headers)).envelope;
    const groupId = (await reviewOf(buyer)).groups[0]?.groupId;
    expect(await options({})).toMatchObject({ responseName: 'Initial', attributes: { choosesBilling: false, firstDay: '2026-11-20', orders: [{ terms: { deliverBy: null } }] } });
    expect(await options({ terms: [{ groupId, deliverBy: '2026-11-25', note: 'Dock 4' }] })).toMatchObject({ responseName: 'CheckOutReview', attributes: { problems: [] } });
    const { now } = shop.time;
    shop.time.now = new Date('2026-11-30T15:00:00Z');
    try {
      expect(await onward(buyer)).toMatchObject({ responseName: 'DeliveryOptions', attributes: { orders: [{ terms: { deliverBy: '2026-11-25', note: 'Dock 4' } }] } });
      expect(await controller(buyer)).toMatchObject({ responseName: 'DeliveryOptions' });
      expect(await options({ terms: [{ groupId, deliverBy: null, speed: 'faster', billing: 'line' }] })).toMatchObject({ responseName: 'CheckOutReview', attributes: { problems: [], terms: [{ note: 'Dock 4', deliverBy: null, speed: 'faster' }] } });
    } finally {
      shop.time.now = now;
    }
    const { submitKey, reviewed, terms } = await reviewOf(buyer);
    expect(terms[0]).not.toHaveProperty('billing');
    const { envelope } = await buyer.browser.post('/checkout/checkout_review_submit', { submitKey, reviewed });
    expect(envelope).toMatchObject({ responseName: 'OrderConfirmation', attributes: { order: { purchaseOrders: [{ note: 'Dock 4', speed: 'faster' }] } } });
    const { order } = envelope.attributes as unknown as { order: { orderNumber: string } };
    expect((await buyer.browser.get(`/checkout/order_confirm?orderNumber=${order.orderNumber}`)).envelope.attributes).toMatchObject({ order });
  });

  it('lets a buyer of Global Supply choose how an order is billed [spec 2.61]', async () => {
    const buyer = await shop.newBuyer({ agencyCode: '4700' });
    const post = async (path: string, request: object) => (await buyer.browser.post(path, request, inGlobalSupply)).envelope;
    await post('/cart/addCart', { items: [{ offerId, quantity: 1 }], changeKey: randomUUID() });
    await post('/checkout/select_shipping', { aac: '47SMPL' });
    const review = (await post('/checkout/select_payment', { aac: '47SMPL' })).attributes as unknown as CheckoutReview;
    expect(review.terms).toMatchObject([{ billing: 'consolidated' }]);
    expect(await post('/checkout/delivery_options', {})).toMatchObject({ responseName: 'Initial', attributes: { choosesBilling: true } });
    const { submitKey, reviewed } = (await post('/checkout/delivery_options', { terms: [{ groupId: review.groups[0]?.groupId, deliverBy: null, billing: 'line' }] })).attributes as unknown as CheckoutReview;
    expect(await post('/checkout/checkout_review_submit', { submitKey, reviewed })).toMatchObject({ responseName: 'OrderConfirmation', attributes: { order: { purchaseOrders: [{ billing: 'line' }] } } });
  });

  it('asks for the confirmation of an e-mail address that was never confirmed, or to which mail came back [spec 2.59]', async () => {
    const unknown = await shop.newBuyer({ verifiedEmails: [] });
    await fillCart(unknown, [[offerId, 1]]);
    expect(await onward(unknown)).toMatchObject({ responseName: 'VerifyEmail', attributes: { email: 'buyer@agency.example.gov', reason: 'unconfirmed', sent: null } });
    expect(await controller(unknown, 'SelectPayment')).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/profile/verify_email' });
    const buyer = await readyToOrder(shop, [[offerId, 1]]);
    const { buyer: { email } } = await shop.newBuyer();
    const dead = (at: string) => shop.database.query(
      `insert into marketplace.mail_outbox (mail_id, kind, recipient, subject, body, created_at, dead_at, recipient_refused) values (gen_random_uuid(), 'order', $1, 's', 'b', $2, $2, true)`, [email, at],
    );
    await dead('2026-11-20T10:00:00Z');
    expect((await reviewOf(buyer)).problems).toMatchObject([{ code: 'EMAIL_UNCONFIRMED', block: 'email' }]);
    expect(await onward(buyer)).toMatchObject({ responseName: 'VerifyEmail', attributes: { reason: 'bounced' } });
    const { submitKey, reviewed } = await reviewOf(buyer);
    expect((await buyer.browser.post('/checkout/checkout_review_submit', { submitKey, reviewed })).envelope).toMatchObject({ responseName: 'CheckOutReview' });
    await shop.database.query(`update marketplace.buyer set profile_email = $1, profile_email_confirmed_at = '2026-11-20T11:00:00Z' where buyer_id = $2`, [email, buyer.buyer.buyerId]);
    expect((await reviewOf(buyer)).problems).toEqual([]);
    await shop.database.query('delete from marketplace.mail_outbox');
  });

  it('sends a visitor to the review, where they sign in', async () => {
    const buyer = await shop.newBuyer();
    buyer.browser.token = undefined;
    await fillCart(buyer, [[offerId, 1]]);
    expect(await onward(buyer)).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/checkout/checkout_review' });
  });

  it('mends a line on the review, and comes back to it with nothing lost [spec 2.57]', async () => {
    const scarce = await addOffer(shop.database, { price: 500, stock: 9 });
    const buyer = await readyToOrder(shop, [[offerId, 1], [scarce, 8]]);
    const before = await reviewOf(buyer);
    await buyer.browser.post('/checkout/delivery_options', { terms: before.terms.map((terms) => ({ ...terms, note: 'Ring twice.' })) });
    await changeOffer(shop.database, scarce, { stock: 3 });
    const short = (await reviewOf(buyer)).problems.find(({ code }) => code === 'STOCK_SHORT');
    const lowered = await buyer.browser.post('/cart/shopping_cart_post', { lines: [{ cartKey: short?.cartKey, quantity: 3 }], changeKey: randomUUID(), goOn: 'review' });
    expect(lowered.envelope).toMatchObject({ responseName: 'CheckOutReview', attributes: { problems: [], terms: [{ note: 'Ring twice.' }], submitKey: before.submitKey } });
    const removed = await buyer.browser.post('/cart/delete_item', { cartKeys: [short?.cartKey], goOn: 'review' });
    expect(removed.envelope).toMatchObject({ responseName: 'CheckOutReview', attributes: { groups: [{ lines: [{ quantity: 1 }] }], terms: [{ note: 'Ring twice.' }], shipTo: before.shipTo } });
    const refused = await buyer.browser.post('/cart/shopping_cart_post', { lines: [{ cartKey: short?.cartKey, quantity: 2 }], changeKey: randomUUID(), goOn: 'review' });
    expect(refused.envelope).toMatchObject({ responseName: 'Failure', attributes: { refused: [{ cartKey: short?.cartKey }] } });
    const last = (await reviewOf(buyer)).groups[0]?.lines[0]?.cartKey;
    expect((await buyer.browser.post('/cart/delete_item', { cartKeys: [last], goOn: 'review' })).envelope).toMatchObject({ responseName: 'Initial', attributes: { cart: { lineCount: 0 } } });
  });
});
