import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOffer } from './testing/catalog.ts';
import { fillCart, testAddress, testCard } from './testing/journey.ts';
import { openShop, type Shop, type SignedIn } from './testing/shop.ts';

const fss = { headers: { 'x-store': 'FSS' } };

describe.each(oneTestDatabase())('the steps of checkout at the paths of Global Supply on $name', ({ open }) => {
  let shop: Shop;
  let offerId: string;
  beforeAll(async () => {
    shop = await openShop(open);
    offerId = await addOffer(shop.database, { price: 1000, stock: null });
  });
  afterAll(() => shop.close());

  const post = async ({ browser }: SignedIn, path: string, request: object) => (await browser.post(path, request, fss)).envelope;

  it('choose a destination, an activity and how to pay, and place the order once [spec 2.119]', async () => {
    const buyer = await shop.newBuyer({ agencyCode: '4700' });
    await buyer.browser.post('/cart/addCart', { items: [{ offerId, quantity: 1 }], changeKey: crypto.randomUUID() }, fss);
    expect(await post(buyer, '/ggs/cart/select_shipping', {})).toMatchObject({ responseName: 'SelectShipping', attributes: { addresses: [] } });
    expect(await post(buyer, '/ggs/cart/select_shipping', { show: 'NewAAC' })).toMatchObject({ responseName: 'NewAAC' });
    expect(await post(buyer, '/ggs/cart/select_aac_shipping', {})).toMatchObject({ responseName: 'AacShipping', attributes: { aac: '' } });
    expect(await post(buyer, '/ggs/cart/select_aac_shipping', { aac: 'ZZ9999' })).toMatchObject({ responseName: 'AacShipping', attributes: { aac: 'ZZ9999', errors: [{ field: 'aac' }] } });
    expect(await post(buyer, '/ggs/cart/select_aac_shipping', { aac: '47smpl' })).toMatchObject({ responseName: 'CheckOutReview', attributes: { shipTo: { kind: 'aac' } } });
    expect(await post(buyer, '/ggs/cart/select_payment', {})).toMatchObject({ responseName: 'SelectPayment', attributes: { payments: [] } });
    const review = await post(buyer, '/ggs/cart/select_payment', { newCard: testCard });
    expect(review).toMatchObject({ responseName: 'CheckOutReview', attributes: { problems: [] } });
    const { groups, submitKey, reviewed } = review.attributes as unknown as { groups: { groupId: string }[]; submitKey: string; reviewed: string };
    const groupId = groups[0]?.groupId ?? '';
    expect(await post(buyer, '/ggs/cart/edit_shipping', { groupId, newAddress: testAddress })).toMatchObject({ responseName: 'Initial', attributes: { order: { groupId } } });
    const placed = await post(buyer, '/ggs/cart/process_order', { submitKey, reviewed });
    expect(placed).toMatchObject({ responseName: 'OrderConfirmation' });
    expect((await post(buyer, '/ggs/cart/process_order', { submitKey, reviewed })).attributes?.['order']).toEqual(placed.attributes?.['order']);
  });

  it('lead to the review in another store, and change nothing', async () => {
    const buyer = await shop.newBuyer({ agencyCode: '4700' });
    await fillCart(buyer, [[offerId, 1]]);
    for (const [path, request] of [['select_payment', { newCard: testCard }], ['select_shipping', { newAddress: testAddress }], ['select_aac_shipping', { aac: '47SMPL' }], ['edit_shipping', { groupId: 'x' }], ['process_order', { submitKey: crypto.randomUUID(), reviewed: 'x' }]] as const) {
      expect((await buyer.browser.post(`/ggs/cart/${path}`, request)).envelope, path).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/checkout/checkout_review' });
    }
    expect((await buyer.browser.get('/checkout/checkout_review')).envelope).toMatchObject({ attributes: { shipTo: null, payment: null } });
  });
});
