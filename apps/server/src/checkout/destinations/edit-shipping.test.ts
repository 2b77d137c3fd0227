import type { CheckoutReview, EditShipping, Order } from '@quartermaster/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { readVendorView } from '../../purchase-orders/index.ts';
import { claimDeliveries } from '../../vendor-delivery/deliveries.ts';
import { addOffer } from '../testing/catalog.ts';
import { readyToOrder, reviewOf, submit, testAddress } from '../testing/journey.ts';
import { openShop, type Shop, type SignedIn } from '../testing/shop.ts';

const depot = { ...testAddress, addressName: 'Depot', line1: '25 Sample Dock Road', city: 'Denver', state: 'CO', zip: '80225' };

describe.each(oneTestDatabase())('where a vendor’s order goes on $name', ({ open }) => {
  let shop: Shop;
  let paper: string;
  let chairs: string;
  beforeAll(async () => {
    shop = await openShop(open);
    paper = await addOffer(shop.database, { price: 1000, stock: null, vendorId: 'V-PAPER' });
    chairs = await addOffer(shop.database, { price: 5000, stock: 9, vendorId: 'V-CHAIRS', zipPrefixes: ['2', '8'] });
  });
  afterAll(() => shop.close());

  const edit = async ({ browser }: SignedIn, request: object) => (await browser.post('/cart/edit_shipping', request)).envelope;
  const groupOf = (review: CheckoutReview, vendorId: string): string => review.groups.find(({ vendor }) => vendor.id === vendorId)?.groupId ?? '';
  const shownBy = async ({ browser }: SignedIn, groupId: string) => (await browser.get(`/cart/edit_shipping_get?${new URLSearchParams({ groupId }).toString()}`)).envelope;

  it('is chosen for each order and for parts of it, and is on each purchase order [spec 2.65] [spec 2.66] [spec 2.67]', async () => {
    const buyer = await readyToOrder(shop, [[paper, 10], [chairs, 4]]);
    const groupId = groupOf(await reviewOf(buyer), 'V-PAPER');
    expect(await shownBy(buyer, groupId)).toMatchObject({ responseName: 'Initial', attributes: { orderShipTo: { addressName: 'Main office' }, order: { shipTo: null, parts: [] } } });
    expect(await edit(buyer, { groupId, show: 'Create' })).toMatchObject({ responseName: 'Create' });
    expect(await edit(buyer, { groupId, aac: 'ZZ9999' })).toMatchObject({ responseName: 'NewAAC', attributes: { errors: [{ field: 'aac' }] } });
    expect(await edit(buyer, { groupId, newAddress: { ...depot, zip: '1' } })).toMatchObject({ responseName: 'Create', attributes: { errors: [{ field: 'zip' }] } });
    // A new address comes back selected.
    const { attributes } = await edit(buyer, { groupId, newAddress: depot });
    const { selected: addressId, order: { lines } } = attributes as unknown as EditShipping;
    const [line] = lines;
    expect(await edit(buyer, { groupId, addressId, quantities: [{ cartKey: line?.cartKey, pieces: '11' }] })).toMatchObject({ responseName: 'Initial', attributes: { message: expect.stringContaining('Only 10 of'), selected: addressId } });
    await buyer.browser.post('/checkout/delivery_options', { terms: [{ groupId, deliverBy: null, note: 'Dock 4' }] });
    expect(await edit(buyer, { groupId, addressId, quantities: [{ cartKey: line?.cartKey, pieces: '4' }] })).toMatchObject({ responseName: 'CheckOutReview', attributes: { problems: [] } });
    const chairsId = groupOf(await reviewOf(buyer), 'V-CHAIRS');
    await edit(buyer, { groupId: chairsId, addressId });
    // Notes that save themselves take no address away.
    await buyer.browser.post('/checkout/delivery_options', { terms: [{ groupId: chairsId, deliverBy: null, note: 'Ring twice.' }] });
    const review = await reviewOf(buyer);
    expect(review.terms).toMatchObject([{ note: 'Dock 4', parts: [{ shipTo: { addressName: 'Depot' }, lines: [{ quantity: 4 }] }] }, { note: 'Ring twice.', shipTo: { addressName: 'Depot' } }]);
    // The part has a purchase order of its own, and may have a note of its own.
    const noted = async (note: string) => (await buyer.browser.post('/checkout/delivery_options', { terms: [{ groupId, deliverBy: null, partNotes: [{ addressId, note }, { addressId: 'another', note: 'Nowhere' }] }] })).envelope;
    expect(await noted('4111 1111 1111 1111')).not.toMatchObject({ responseName: 'CheckOutReview' });
    expect(await noted(' Ring at gate 9. ')).toMatchObject({ responseName: 'CheckOutReview', attributes: { terms: [{ note: 'Dock 4', parts: [{ note: 'Ring at gate 9.' }] }, {}] } });
    expect((await submit(buyer, review)).envelope, 'the buyer has not seen that note').toMatchObject({ responseName: 'CheckOutReview', attributes: { problems: [{ code: 'REVIEW_CHANGED' }] } });
    // It stays when more goes there.
    await edit(buyer, { groupId, addressId, quantities: [{ cartKey: line?.cartKey, pieces: '5' }] });
    await edit(buyer, { groupId, addressId, quantities: [{ cartKey: line?.cartKey, pieces: '4' }] });
    const placed = await submit(buyer, await reviewOf(buyer));
    expect(placed.envelope.responseName).toBe('OrderConfirmation');
    const { order } = placed.envelope.attributes as unknown as { order: Order };
    expect(order.purchaseOrders.map(({ vendor, shipTo, lines: [first], note, subtotal }) => [vendor.id, shipTo?.addressName, first?.quantity, note, subtotal.amount])).toEqual([
      ['V-PAPER', undefined, 6, 'Dock 4', 6_000], ['V-PAPER', 'Depot', 4, 'Ring at gate 9.', 4_000], ['V-CHAIRS', 'Depot', 4, 'Ring twice.', 20_000],
    ]);
    // It stays as it was when the address is changed or removed, for the buyer, for vendors, and for what is sent to them.
    await buyer.browser.post('/profile/change_address', { remove: addressId });
    expect((await buyer.browser.get(`/orderhistory/order_details?orderNumber=${order.orderNumber}`)).envelope.attributes).toMatchObject({ order: { purchaseOrders: [{}, { shipTo: { city: 'Denver' } }, { shipTo: { city: 'Denver' } }] } });
    const seen = await Promise.all(order.purchaseOrders.map(({ poNumber }) => readVendorView(shop.database, poNumber)));
    expect(seen.map(({ shipTo }) => shipTo.city)).toEqual(['Washington', 'Denver', 'Denver']);
    const sent = (await claimDeliveries(shop.database, crypto.randomUUID(), 100, new Date('2026-11-21T00:00:00Z'))).filter(({ message }) => message.orderNumber === order.orderNumber);
    expect(sent.map(({ message }) => message.purchaseOrder.note), 'what is sent to the vendor').toEqual(['Dock 4', 'Ring at gate 9.', 'Ring twice.']);
    expect(sent.map(({ message }) => [message.purchaseOrder.poNumber, message.shipTo.city])).toEqual(order.purchaseOrders.map(({ poNumber }, i) => [poNumber, i === 0 ? 'Washington' : 'Denver']));
    const stock = await shop.database.query<{ available: number }>('select available from marketplace.offer where offer_id = $1', [chairs]);
    expect(stock.rows).toMatchObject([{ available: 5 }]);
    expect((await reviewOf(await readyToOrder(shop, [[paper, 1]]))).terms).toMatchObject([{ note: '' }]);
  });

  it('takes an address of each kind, as the address book does', async () => {
    const buyer = await readyToOrder(shop, [[paper, 1]]);
    const groupId = groupOf(await reviewOf(buyer), 'V-PAPER');
    for (const kind of ['street', 'military', 'overseas', 'forwarder']) expect(await edit(buyer, { groupId, show: 'Create', kind })).toMatchObject({ responseName: 'Create', attributes: { kind, addressId: null } });
    expect((await buyer.browser.get(`/cart/edit_shipping_get?${new URLSearchParams({ groupId, show: 'Create', kind: 'overseas' }).toString()}`)).envelope).toMatchObject({ responseName: 'Create', attributes: { kind: 'overseas' } });
    const final = { finalName: 'Sample Mission', finalLine1: 'Unter den Beispielen 1', finalLine2: '', finalCity: 'Berlin', finalRegion: '', finalPostalCode: '10117', finalCountry: 'DE' };
    const save = { kind: 'forwarder', addressId: null, version: null, address: { ...depot, addressName: 'Forwarder', ...final } };
    expect(await edit(buyer, { groupId, save: { ...save, address: { ...save.address, finalCity: '' } } })).toMatchObject({ responseName: 'Create', attributes: { kind: 'forwarder', errors: [{ field: 'finalCity' }] } });
    const { selected: addressId } = (await edit(buyer, { groupId, save })).attributes as unknown as EditShipping;
    expect(await edit(buyer, { groupId, addressId })).toMatchObject({ responseName: 'CheckOutReview', attributes: { problems: [], terms: [{ shipTo: { kind: 'forwarder', city: 'Denver', finalDestination: { city: 'Berlin' } } }] } });
  });

  it('is completed first where it lacks what an order needs', async () => {
    const buyer = await readyToOrder(shop, [[paper, 1]]);
    const groupId = groupOf(await reviewOf(buyer), 'V-PAPER');
    const { selected: addressId } = (await edit(buyer, { groupId, newAddress: { ...depot, addressName: 'Old depot' } })).attributes as unknown as EditShipping;
    await shop.database.query("update marketplace.address_book_entry set contact_name = '' where address_id = $1", [addressId]);
    expect(await edit(buyer, { groupId, addressId })).toMatchObject({ responseName: 'Create', attributes: { addressId, errors: [{ field: 'contactName' }] } });
    expect((await reviewOf(buyer)).terms).toMatchObject([{ groupId }]);
    expect((await reviewOf(buyer)).terms[0]?.shipTo).toBeUndefined();
  });

  it('keeps an order from being placed while it cannot go there, and is taken back', async () => {
    const buyer = await readyToOrder(shop, [[chairs, 2]]);
    const groupId = groupOf(await reviewOf(buyer), 'V-CHAIRS');
    const { selected: addressId } = (await edit(buyer, { groupId, newAddress: { ...depot, addressName: 'Far', city: 'Chicago', state: 'IL', zip: '60604' } })).attributes as unknown as EditShipping;
    expect(await edit(buyer, { groupId, addressId })).toMatchObject({ responseName: 'CheckOutReview', attributes: { problems: [{ code: 'NOT_DELIVERED_THERE', groupId, message: expect.stringContaining('IL 60604') }] } });
    await buyer.browser.post('/profile/change_address', { remove: addressId });
    expect((await reviewOf(buyer)).problems).toMatchObject([{ code: 'SHIP_TO_MISSING', groupId }]);
    expect(await edit(buyer, { groupId, addressId })).toMatchObject({ responseName: 'Initial', attributes: { message: expect.stringContaining('not in your address book') } });
    expect(await edit(buyer, { groupId, asOrder: true })).toMatchObject({ responseName: 'CheckOutReview', attributes: { problems: [] } });
    // An address of another buyer, and an order that the cart does not have.
    const other = await readyToOrder(shop, [[chairs, 1]]);
    const foreign = (await reviewOf(other)).shipTo?.addressId;
    expect(await edit(buyer, { groupId, addressId: foreign })).toMatchObject({ responseName: 'Initial', attributes: { message: expect.stringContaining('not in your address book') } });
    expect(await shownBy(buyer, 'V-NONE/1')).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/checkout/checkout_review' });
  });

  it('joins a part with the rest where both go to one address by now, as one purchase order', async () => {
    const buyer = await readyToOrder(shop, [[paper, 10]]);
    const groupId = groupOf(await reviewOf(buyer), 'V-PAPER');
    const { selected: addressId, order: { lines: [line] } } = (await edit(buyer, { groupId, newAddress: depot })).attributes as unknown as EditShipping;
    await edit(buyer, { groupId, addressId, quantities: [{ cartKey: line?.cartKey, pieces: '4' }] });
    expect((await reviewOf(buyer)).terms).toMatchObject([{ parts: [{ shipTo: { addressName: 'Depot' } }] }]);
    await buyer.browser.post('/checkout/select_shipping', { addressId });
    const review = await reviewOf(buyer);
    expect(review).toMatchObject({ problems: [], shipTo: { addressName: 'Depot' } });
    expect(review.terms[0]).not.toHaveProperty('parts');
    const placed = (await submit(buyer, review)).envelope.attributes as unknown as { order: Order };
    expect(placed.order.purchaseOrders.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[10]]);
  });
});
