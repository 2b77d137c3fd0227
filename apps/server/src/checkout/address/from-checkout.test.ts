import type { CheckoutReview, Order } from '@quartermaster/contracts';
import { usd } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import type { Destination, PostalAddress } from '@quartermaster/deployment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOffer } from '../testing/catalog.ts';
import { fillCart, readyToOrder, reviewOf, submit, testAddress } from '../testing/journey.ts';
import { openShop, type Shop, type SignedIn } from '../testing/shop.ts';

const abroad = { ...testAddress, addressName: 'Mission', phone: '+49 30 5550 1234', city: 'Berlin', state: '', zip: '10117', country: 'DE' };
const quoted: (Destination | null)[] = [];

/** A checking service of a deployment. */
async function checkWithService(address: PostalAddress) {
  if (address.line1.includes('slow')) throw new Error('The service is down.');
  return address.line1 === '1800 Sample St' ? ({ kind: 'suggested', address: { ...address, line1: '1800 Sample Street NW', zip: '20405-0001' } } as const) : ({ kind: 'fits' } as const);
}

describe.each(oneTestDatabase())('addresses at checkout, on $name', ({ open }) => {
  let shop: Shop;
  let offerId: string;
  beforeAll(async () => {
    shop = await openShop(open, {
      totals: { shipping: { shipping: async (_groups, destination) => (quoted.push(destination), usd(0)) }, tax: { tax: async () => usd(0) } },
      addressChecks: { check: checkWithService },
    });
    offerId = await addOffer(shop.database, { price: 1000, stock: null });
  });
  afterAll(() => shop.close());

  const change = async ({ browser }: SignedIn, body: object) => (await browser.post('/profile/change_address', body)).envelope;
  const add = (buyer: SignedIn, address: object, kind = 'street', more: object = {}) => change(buyer, { save: { kind, addressId: null, version: null, address }, ...more });
  const firstId = async ({ browser }: SignedIn) => ((await browser.get('/profile/address_book')).envelope.attributes as { addresses: { addressId: string }[] }).addresses[0]?.addressId ?? '';
  const codesOf = ({ problems }: CheckoutReview) => problems.map(({ code }) => code);

  it('goes from the checkout to the address book and back to the review with the address, its notes kept', async () => {
    const buyer = await readyToOrder(shop, [[offerId, 2]]);
    const before = await reviewOf(buyer);
    await buyer.browser.post('/checkout/delivery_options', { terms: before.terms.map((terms) => ({ ...terms, note: 'Ring twice.' })) });
    expect((await buyer.browser.get('/profile/address_book?from=checkout')).envelope).toMatchObject({ responseName: 'Initial', attributes: { isForCheckout: true } });
    await add(buyer, { ...testAddress, addressName: 'Annex' });
    const { addresses } = (await buyer.browser.get('/profile/address_book?q=annex')).envelope.attributes as { addresses: { addressId: string }[] };
    expect(await change(buyer, { shipTo: addresses[0]?.addressId })).toMatchObject({ responseName: 'CheckOutReview', attributes: { shipTo: { addressName: 'Annex' }, terms: [{ note: 'Ring twice.' }], payment: before.payment } });
    expect((await buyer.browser.get('/profile/address_book?show=CheckOutReview')).envelope).toMatchObject({ responseName: 'CheckOutReview', attributes: { shipTo: { addressName: 'Annex' }, submitKey: before.submitKey } });
    expect(await add(buyer, { ...testAddress, addressName: 'Third' }, 'street', { from: 'checkout' })).toMatchObject({ responseName: 'CheckOutReview', attributes: { shipTo: { addressName: 'Third' } } });
    expect(await change(buyer, { aac: '47SMPL', from: 'checkout' })).toMatchObject({ responseName: 'CheckOutReview', attributes: { shipTo: { aac: '47SMPL' } } });
  });

  it('leads to the cart where nothing is in it', async () => {
    const buyer = await shop.newBuyer();
    expect((await buyer.browser.get('/profile/address_book?show=CheckOutReview')).envelope).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/cart/shopping_cart' });
  });

  it('asks for what an old address lacks, at the choice, in the review and when the order is placed', async () => {
    const buyer = await readyToOrder(shop, [[offerId, 2]]);
    const ready = await reviewOf(buyer);
    await shop.database.query(`update marketplace.address_book_entry set phone = '', contact_name = '' where buyer_id = $1`, [buyer.buyer.buyerId]);
    const lacking = await reviewOf(buyer);
    expect(lacking.problems).toMatchObject([{ code: 'SHIP_TO_INCOMPLETE', block: 'shipTo', message: expect.stringMatching(/Main office lacks .*contact person.*phone/s) }]);
    for (const seen of [ready, lacking]) expect((await submit(buyer, { submitKey: (await reviewOf(buyer)).submitKey, reviewed: seen.reviewed })).envelope).toMatchObject({ responseName: 'CheckOutReview' });
    const addressId = await firstId(buyer);
    for (const answer of [(await buyer.browser.post('/checkout/select_shipping', { addressId })).envelope, await change(buyer, { shipTo: addressId })]) {
      expect(answer).toMatchObject({ attributes: { addressId, version: 1, errors: [{ field: 'contactName' }, { field: 'phone' }] } });
    }
    const save = { kind: 'street', addressId, version: 1, address: { ...testAddress, contactName: '' } };
    expect((await buyer.browser.post('/checkout/select_shipping', { save })).envelope).toMatchObject({ responseName: 'LegacyAddress', attributes: { errors: [{ field: 'contactName' }] } });
    expect((await buyer.browser.post('/checkout/select_shipping', { save: { ...save, address: testAddress } })).envelope).toMatchObject({ responseName: 'CheckOutReview', attributes: { problems: [] } });
    expect((await buyer.browser.post('/checkout/select_shipping', { save: { ...save, address: { ...testAddress, line1: '2 Other Street' } } })).envelope).toMatchObject({ responseName: 'LegacyAddress', attributes: { errors: [{ message: expect.stringContaining('another window') }] } });
  });

  it('ships overseas what its vendor ships there, says what is not, and quotes by the country', async () => {
    const buyer = await readyToOrder(shop, [[offerId, 2]]);
    await add(buyer, abroad, 'overseas', { from: 'checkout' });
    expect(quoted.at(-1)).toEqual({ country: 'DE', state: '', zip: '10117', finalCountry: null });
    const review = await reviewOf(buyer);
    expect(review.problems).toMatchObject([{ code: 'NOT_DELIVERED_THERE', message: expect.stringMatching(/is not shipped to Germany\..*freight forwarder/) }]);
    expect((await submit(buyer, review)).envelope).toMatchObject({ responseName: 'CheckOutReview' });
    await shop.database.query(`update marketplace.offer set service_area = '{US,DE}' where offer_id = $1`, [offerId]);
    expect(codesOf(await reviewOf(buyer))).toEqual([]);
    await add(buyer, { ...testAddress, addressName: 'Forwarder', finalName: 'Sample Mission', finalLine1: 'Beispiel 1', finalCity: 'Oslo', finalCountry: 'NO' }, 'forwarder', { from: 'checkout' });
    expect(quoted.at(-1)).toEqual({ country: 'US', state: 'DC', zip: '20405', finalCountry: 'NO' });
    expect(codesOf(await reviewOf(buyer))).toEqual([]);
    await shop.database.query('update marketplace.offer set service_area = null where offer_id = $1', [offerId]);
  });

  it('keeps in an order the address as it was, however it is changed or removed afterwards', async () => {
    const buyer = await readyToOrder(shop, [[offerId, 2]]);
    await add(buyer, { ...testAddress, addressName: 'Forwarder', finalName: 'Sample Mission', finalLine1: 'Beispiel 1', finalCity: 'Oslo', finalCountry: 'NO' }, 'forwarder', { from: 'checkout' });
    const review = await reviewOf(buyer);
    const { order } = (await submit(buyer, review)).envelope.attributes as unknown as { order: Order };
    expect(order.shipTo).toMatchObject({ addressName: 'Forwarder', city: 'Washington', finalDestination: { city: 'Oslo', country: 'NO' } });
    const { addressId } = order.shipTo;
    await change(buyer, { save: { kind: 'street', addressId, version: 1, address: { ...testAddress, addressName: 'Forwarder', city: 'Bethesda', state: 'MD', zip: '20814' } } });
    const kept = async () => ((await buyer.browser.get(`/orderhistory/order_details?orderNumber=${order.orderNumber}`)).envelope.attributes as unknown as { order: Order }).order.shipTo;
    expect(await kept()).toEqual(order.shipTo);
    await change(buyer, { remove: addressId });
    expect(await kept()).toEqual(order.shipTo);
  });

  it('notices at placing that an address was changed since it was reviewed', async () => {
    const buyer = await readyToOrder(shop, [[offerId, 2]]);
    const review = await reviewOf(buyer);
    await change(buyer, { save: { addressId: await firstId(buyer), version: 1, address: { ...testAddress, city: 'Denver' } } });
    expect((await submit(buyer, review)).envelope).toMatchObject({ responseName: 'CheckOutReview', attributes: { problems: [{ code: 'REVIEW_CHANGED' }] } });
  });

  it('shows what a checking service suggests: the buyer takes it or keeps what they typed', async () => {
    const buyer = await shop.newBuyer();
    await fillCart(buyer, [[offerId, 2]]);
    const typed = { ...testAddress, line1: '1800 Sample St' };
    const suggestion = { line1: '1800 Sample Street NW', line2: '', city: 'Washington', state: 'DC', zip: '20405-0001' };
    expect(await add(buyer, typed)).toMatchObject({ responseName: 'Create', attributes: { values: typed, errors: [], suggestion } });
    expect((await buyer.browser.post('/checkout/select_shipping', { newAddress: typed })).envelope).toMatchObject({ responseName: 'Create', attributes: { suggestion } });
    expect((await buyer.browser.post('/checkout/select_shipping', { newAddress: typed, isConfirmed: true })).envelope).toMatchObject({ responseName: 'CheckOutReview', attributes: { shipTo: { line1: '1800 Sample St' } } });
    expect(await add(buyer, { ...typed, ...suggestion, addressName: 'Suggested' })).toMatchObject({ responseName: 'Initial' });
    const csv = `name,organization,contact_name,phone,email,line1,city,state,zip\r\nImported,Sample,Demo Buyer,202-555-0100,buyer@agency.example.gov,1800 Sample St,Washington,DC,20405\r\n`;
    expect((await buyer.browser.post('/profile/import_addresses', { csv })).envelope).toMatchObject({ responseName: 'Preview', attributes: { problems: [], notes: [{ line: 2, message: expect.stringContaining('1800 Sample Street NW') }] } });
  });

  it('goes by the rules where the service gives no answer', async () => {
    const buyer = await shop.newBuyer();
    expect(await add(buyer, { ...testAddress, line1: 'slow', state: 'MD' })).toMatchObject({ responseName: 'Create', attributes: { errors: [{ field: 'zip' }] } });
    expect(await add(buyer, { ...testAddress, line1: 'slow' })).toMatchObject({ responseName: 'Initial' });
    expect(shop.logged()).toContain('the check of addresses gave no answer');
  });
});
