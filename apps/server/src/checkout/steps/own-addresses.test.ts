import { randomUUID } from 'node:crypto';
import { sql } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOffer } from '../testing/catalog.ts';
import { fillCart, readyToOrder, reviewOf, testAddress, testCard } from '../testing/journey.ts';
import { openShop, type Shop, type SignedIn } from '../testing/shop.ts';

type Opened = 'destination' | 'delivery' | 'payment';

interface OwnAddress {
  readonly of: Opened;
  readonly shows: string;
  open(buyer: SignedIn, groupId: string): Promise<{ envelope: object }>;
}

const inGlobalSupply = { headers: { 'x-store': 'FSS' } };
const of = (groupId: string): string => new URLSearchParams({ groupId }).toString();

/** Each address of a step, as it is opened: without a choice. */
const addresses: Readonly<Record<string, OwnAddress>> = {
  '/checkout/select_shipping': { of: 'destination', shows: 'SelectShipping', open: ({ browser }) => browser.post('/checkout/select_shipping', {}) },
  '/checkout/select_shipping, a new address': { of: 'destination', shows: 'Create', open: ({ browser }) => browser.post('/checkout/select_shipping', { show: 'Create' }) },
  '/checkout/select_shipping, an activity': { of: 'destination', shows: 'AacShipping', open: ({ browser }) => browser.post('/checkout/select_shipping', { show: 'AacShipping' }) },
  '/checkout/select_breakbulk': { of: 'destination', shows: 'Initial', open: ({ browser }) => browser.get('/checkout/select_breakbulk') },
  '/checkout/select_breakbulk of an order': { of: 'destination', shows: 'Initial', open: ({ browser }, groupId) => browser.get(`/checkout/select_breakbulk?${of(groupId)}`) },
  '/checkout/select_consigneeaac': { of: 'destination', shows: 'Initial', open: ({ browser }) => browser.get('/checkout/select_consigneeaac?breakbulk=NSAMP1') },
  '/cart/edit_shipping_get': { of: 'destination', shows: 'Initial', open: ({ browser }, groupId) => browser.get(`/cart/edit_shipping_get?${of(groupId)}`) },
  '/cart/edit_shipping': { of: 'destination', shows: 'Initial', open: ({ browser }, groupId) => browser.post('/cart/edit_shipping', { groupId }) },
  '/checkout/delivery_options': { of: 'delivery', shows: 'Initial', open: ({ browser }) => browser.post('/checkout/delivery_options', {}) },
  '/checkout/select_payment': { of: 'payment', shows: 'SelectPayment', open: ({ browser }) => browser.post('/checkout/select_payment', {}) },
};

/** What an order may lack: how a buyer comes to lack it, where the controller leads, and which addresses can be opened all the same. */
interface Lack {
  lacking(shop: Shop, offerId: string): Promise<SignedIn>;
  readonly asked: object;
  readonly open: readonly Opened[];
}

const later = new Date('2026-11-30T15:00:00Z');
const filled = async (buyer: SignedIn, offerId: string): Promise<SignedIn> => {
  await fillCart(buyer, [[offerId, 1]]);
  return buyer;
};

const lacks: Readonly<Record<string, Lack>> = {
  'nothing in the cart': { lacking: (shop) => shop.newBuyer(), asked: { redirectURL: '/cart/shopping_cart' }, open: [] },
  'a confirmed e-mail address': { lacking: async (shop, offerId) => filled(await shop.newBuyer({ verifiedEmails: [] }), offerId), asked: { redirectURL: '/profile/verify_email' }, open: [] },
  'a profile': { lacking: async (shop, offerId) => filled(await shop.newBuyer({ firstName: 'Lacking' }), offerId), asked: { responseName: 'EditProfile' }, open: [] },
  'an activity that is certain': {
    async lacking(shop, offerId) {
      const buyer = await readyToOrder(shop, [[offerId, 1]]);
      await buyer.browser.post('/checkout/select_shipping', { aac: 'WSAMP1' });
      await shop.database.query("update marketplace.activity_address set active = false where aac = 'WSAMP1'");
      return buyer;
    },
    asked: { responseName: 'AACWarning' },
    open: ['destination'],
  },
  'the AAC password': {
    async lacking(shop, offerId) {
      await shop.database.query("update marketplace.activity_address set password_for = 'billing', supervisors = '{chief@agency.example.gov}' where aac = '47SMPL'");
      const buyer = await shop.newBuyer({ agencyCode: '4700' });
      await filled(buyer, offerId);
      expect((await buyer.browser.post('/checkout/select_payment', { aac: '47SMPL' })).envelope).toMatchObject({ redirectURL: '/aacassignment/aac_password_entry?aac=47SMPL&from=checkout' });
      return buyer;
    },
    asked: { redirectURL: '/aacassignment/aac_password_entry?aac=47SMPL&from=checkout' },
    open: ['destination', 'payment'],
  },
  'an address': { lacking: async (shop, offerId) => filled(await shop.newBuyer(), offerId), asked: { responseName: 'SelectShipping' }, open: ['destination'] },
  'a day that is not over': {
    async lacking(shop, offerId) {
      const buyer = await readyToOrder(shop, [[offerId, 1]]);
      await buyer.browser.post('/checkout/delivery_options', { terms: [{ groupId: (await reviewOf(buyer)).groups[0]?.groupId, deliverBy: '2026-11-25', note: '' }] });
      shop.time.now = later;
      return buyer;
    },
    asked: { responseName: 'DeliveryOptions' },
    open: ['destination', 'delivery'],
  },
  'a way to pay': {
    async lacking(shop, offerId) {
      const buyer = await filled(await shop.newBuyer(), offerId);
      await buyer.browser.post('/checkout/select_shipping', { newAddress: testAddress });
      return buyer;
    },
    asked: { responseName: 'SelectPayment' },
    open: ['destination', 'delivery', 'payment'],
  },
  'a supervisor’s authorization': {
    async lacking(shop, offerId) {
      const buyer = await filled(await shop.newBuyer({ email: 'member@state.example.gov', verifiedEmails: ['member@state.example.gov'] }), offerId);
      await buyer.browser.post('/checkout/select_shipping', { newAddress: testAddress });
      await buyer.browser.post('/checkout/select_payment', { newCard: testCard });
      return buyer;
    },
    asked: { redirectURL: '/profile/request_authorization' },
    open: ['destination', 'delivery', 'payment'],
  },
  nothing: { lacking: (shop, offerId) => readyToOrder(shop, [[offerId, 1]]), asked: { responseName: 'CheckOutReview' }, open: ['destination', 'delivery', 'payment'] },
};

describe.each(oneTestDatabase())('the own address of a step on $name', ({ open }) => {
  let shop: Shop;
  let offerId: string;
  beforeAll(async () => {
    shop = await openShop(open, {
      memberInformation: {
        facts: (buyerId) => sql`select first_name = 'Lacking' as "isLacking" from marketplace.buyer where buyer_id = ${buyerId}`,
        lacking: (facts) => ((facts as { isLacking: boolean }).isLacking ? ['phone'] : []),
        show: async () => ({ kind: 'federal', version: 0, lacking: ['phone'], values: { firstName: '', lastName: '', phone: '', agencyCode: '', government: '', state: '' }, states: [] }),
      },
      orderRule: {
        problems: async (_queries, { email }) => (email === 'member@state.example.gov' ? [{ code: 'AUTHORIZATION_MISSING', block: 'authorization', cartKey: null, message: 'Ask a supervisor.' }] : []),
        placed: async () => {},
      },
    });
    offerId = await addOffer(shop.database, { price: 1000, stock: null });
  });
  afterAll(() => shop.close());

  it.each(Object.entries(lacks))('leads back to what is missing before it, with all but: %s', async (_name, { lacking, asked, open: opened }) => {
    const { now } = shop.time;
    try {
      const buyer = await lacking(shop, offerId);
      const groupId = ((await buyer.browser.get('/checkout/checkout_review')).envelope.attributes as unknown as { groups?: { groupId: string }[] }).groups?.[0]?.groupId ?? 'none/none';
      expect((await buyer.browser.get('/checkout/checkout_controller')).envelope, 'the controller').toMatchObject(asked);
      for (const [path, address] of Object.entries(addresses)) {
        const { envelope } = await address.open(buyer, groupId);
        expect(envelope, path).toMatchObject(opened.includes(address.of) ? { responseName: address.shows } : { responseType: 'REDIRECT', redirectURL: '/checkout/checkout_controller' });
      }
      expect((await buyer.browser.post('/checkout/select_payment', { from: 'review' })).envelope, 'in place, on the review').toMatchObject({ responseName: 'SelectPayment' });
      expect((await buyer.browser.post('/checkout/select_shipping', { from: 'review' })).envelope, 'in place, on the review').toMatchObject({ responseName: 'SelectShipping' });
    } finally {
      shop.time.now = now;
      await shop.database.query("update marketplace.activity_address set active = true, password_for = 'none' where aac in ('WSAMP1', '47SMPL')");
    }
  });

  it('is that of Global Supply there, too', async () => {
    const buyer = await shop.newBuyer();
    const post = async (path: string, request: object) => (await buyer.browser.post(path, request, inGlobalSupply)).envelope;
    const back = { responseType: 'REDIRECT', redirectURL: '/checkout/checkout_controller' };
    const paths = ['/ggs/cart/select_shipping', '/ggs/cart/select_aac_shipping', '/ggs/cart/select_payment'] as const;
    for (const path of paths) expect(await post(path, {}), path).toMatchObject(back);
    await post('/cart/addCart', { items: [{ offerId, quantity: 1 }], changeKey: randomUUID() });
    expect(await post('/ggs/cart/select_payment', {})).toMatchObject(back);
    expect((await buyer.browser.get('/checkout/checkout_controller', inGlobalSupply)).envelope).toMatchObject({ responseName: 'NewAAC' });
    expect(await post('/ggs/cart/select_shipping', {}), 'another way to the same choice').toMatchObject({ responseName: 'SelectShipping' });
    expect(await post('/ggs/cart/select_aac_shipping', {})).toMatchObject({ responseName: 'AacShipping' });
    await post('/ggs/cart/select_aac_shipping', { aac: '47SMPL' });
    expect(await post('/ggs/cart/select_payment', {})).toMatchObject({ responseName: 'SelectPayment' });
  });
});
