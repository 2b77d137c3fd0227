import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { addOffer } from '../testing/catalog.ts';
import { fillCart, readyToOrder, reviewOf, submit, testAddress, testCard } from '../testing/journey.ts';
import { openShop, type Shop, type SignedIn } from '../testing/shop.ts';

describe.each(oneTestDatabase())('destinations that are asked about on $name', ({ open }) => {
  let shop: Shop;
  let offerId: string;
  let overseas: string;
  beforeAll(async () => {
    shop = await openShop(open);
    offerId = await addOffer(shop.database, { price: 1000, stock: null });
    overseas = await addOffer(shop.database, { price: 500, stock: null, vendorId: 'V-WORLD', zipPrefixes: ['2', 'DE'] });
  });
  afterAll(() => shop.close());

  const controller = async ({ browser }: SignedIn, step?: string) => (await browser.get(`/checkout/checkout_controller${step === undefined ? '' : `?step=${step}`}`)).envelope;

  it('asks a buyer whose agency has DoDAACs for one [spec 2.80]', async () => {
    const buyer = await shop.newBuyer({ agencyCode: '1700' });
    await fillCart(buyer, [[offerId, 1]]);
    expect(await controller(buyer)).toMatchObject({ responseName: 'SelectDodAAC', attributes: { aac: '', errors: [] } });
    await buyer.browser.post('/checkout/select_shipping', { aac: 'NSAMP1' });
    expect(await controller(buyer)).toMatchObject({ responseName: 'SelectPayment' });
  });

  it('asks once about an activity of another agency, and again about one that was closed or has no address [spec 2.80]', async () => {
    const buyer = await shop.newBuyer({ agencyCode: '4700' });
    await fillCart(buyer, [[offerId, 1]]);
    await buyer.browser.post('/checkout/select_shipping', { aac: '36SMPL' });
    expect((await reviewOf(buyer)).problems).toMatchObject([{ code: 'AAC_WARNING', block: 'aac' }, { code: 'PAYMENT_MISSING' }]);
    const asked = await controller(buyer);
    expect(asked).toMatchObject({ responseName: 'AACWarning', attributes: { reason: 'otherAgency', aac: '36SMPL' } });
    expect(await controller(buyer, 'SelectPayment')).toMatchObject({ responseName: 'AACWarning' });
    const { addressId } = asked.attributes as unknown as { addressId: string };
    const other = await shop.newBuyer();
    await other.browser.post('/checkout/select_shipping', { addressId, isConfirmed: true });
    expect(await controller(buyer)).toMatchObject({ responseName: 'AACWarning' });
    expect((await buyer.browser.post('/checkout/select_shipping', { addressId, isConfirmed: true })).envelope).toMatchObject({ responseName: 'CheckOutReview', attributes: { problems: [{ code: 'PAYMENT_MISSING' }] } });
    expect(await controller(buyer, 'AACWarning')).toMatchObject({ responseName: 'CheckOutReview' });
    await shop.database.query("update marketplace.activity_address set line1 = '' where aac = '36SMPL'");
    expect(await controller(buyer)).toMatchObject({ responseName: 'AACWarning', attributes: { reason: 'noAddress' } });
    await shop.database.query("update marketplace.activity_address set line1 = '810 Sample Avenue', active = false where aac = '36SMPL'");
    expect(await controller(buyer)).toMatchObject({ responseName: 'AACWarning', attributes: { reason: 'closed' } });
    await shop.database.query("update marketplace.activity_address set active = true where aac = '36SMPL'");
    await buyer.browser.post('/checkout/select_shipping', { aac: '47SMPL' });
    expect(await controller(buyer)).toMatchObject({ responseName: 'SelectPayment' });
  });

  it('asks about the activities of vendors’ orders and of their parts, one after another, and each stays where it is [spec 2.80]', async () => {
    const buyer = await shop.newBuyer({ agencyCode: '4700' });
    await fillCart(buyer, [[offerId, 3], [overseas, 2]]);
    await buyer.browser.post('/checkout/select_shipping', { newAddress: testAddress });
    await buyer.browser.post('/checkout/select_payment', { newCard: testCard });
    const [first, second] = (await reviewOf(buyer)).groups;
    const edit = async (body: object) => (await buyer.browser.post('/cart/edit_shipping', body)).envelope;
    const addressOf = async (aac: string, groupId: string | undefined) => ((await edit({ groupId, aac })).attributes as unknown as { selected: string }).selected;
    const part = { groupId: first?.groupId, addressId: await addressOf('36SMPL', first?.groupId), quantities: [{ cartKey: first?.lines[0]?.cartKey, pieces: '1' }] };
    expect((await edit(part)).attributes).toMatchObject({ problems: [{ code: 'AAC_WARNING', block: 'aac', groupId: first?.groupId, message: expect.stringContaining('36SMPL') }] });
    await edit({ groupId: second?.groupId, addressId: await addressOf('WSAMP1', second?.groupId) });
    expect((await reviewOf(buyer)).problems.map(({ code }) => code)).toEqual(['AAC_WARNING', 'AAC_WARNING']);
    expect((await submit(buyer, await reviewOf(buyer))).envelope.responseName).toBe('CheckOutReview');
    const asked = await controller(buyer, 'SelectPayment');
    expect(asked).toMatchObject({ responseName: 'AACWarning', attributes: { reason: 'otherAgency', aac: '36SMPL', order: { groupId: first?.groupId } } });
    expect((await buyer.browser.get('/cart/shopping_cart')).envelope.attributes).toMatchObject({ warnings: [{ code: 'AAC_WARNING', groupId: first?.groupId }, { code: 'AAC_WARNING', groupId: second?.groupId }] });
    // Who confirms for their own book changes nothing in that of another buyer.
    const { addressId } = asked.attributes as unknown as { addressId: string };
    await (await shop.newBuyer()).browser.post('/cart/edit_shipping', { groupId: first?.groupId, addressId, isConfirmed: true });
    expect(await controller(buyer)).toMatchObject({ responseName: 'AACWarning', attributes: { aac: '36SMPL' } });
    expect((await edit({ groupId: first?.groupId, addressId, isConfirmed: true })).attributes).toMatchObject({ problems: [{ code: 'AAC_WARNING', groupId: second?.groupId }], shipTo: { addressName: 'Main office' }, terms: [{ parts: [{ lines: [{ quantity: 1 }] }] }, { shipTo: { aac: 'WSAMP1' } }] });
    await shop.database.query("update marketplace.activity_address set active = false where aac = 'WSAMP1'");
    expect(await controller(buyer)).toMatchObject({ responseName: 'AACWarning', attributes: { reason: 'closed', aac: 'WSAMP1', order: { groupId: second?.groupId } } });
    await shop.database.query("update marketplace.activity_address set active = true where aac = 'WSAMP1'");
    // What goes nowhere any more is not asked about.
    await edit({ groupId: second?.groupId, asOrder: true });
    expect(await reviewOf(buyer)).toMatchObject({ problems: [] });
  });

  it('asks for a new destination AAC in Global Supply, and for what an old address lacks [spec 2.133]', async () => {
    const buyer = await readyToOrder(shop, [[offerId, 1]]);
    const inGlobalSupply = { headers: { 'x-store': 'FSS' } };
    await buyer.browser.post('/cart/addCart', { items: [{ offerId, quantity: 1 }], changeKey: randomUUID() }, inGlobalSupply);
    expect((await buyer.browser.post('/checkout/select_shipping', { show: 'NewAAC' }, inGlobalSupply)).envelope).toMatchObject({ responseName: 'NewAAC', attributes: { aac: '' } });
    expect((await buyer.browser.post('/checkout/select_shipping', { aac: 'ZZ9999' }, inGlobalSupply)).envelope).toMatchObject({ responseName: 'NewAAC', attributes: { aac: 'ZZ9999', errors: [{ field: 'aac' }] } });
    const { shipTo } = await reviewOf(buyer);
    await shop.database.query("update marketplace.address_book_entry set contact_name = '' where address_id::text = $1", [shipTo?.addressId]);
    expect((await buyer.browser.post('/checkout/select_shipping', { addressId: shipTo?.addressId })).envelope).toMatchObject({ responseName: 'LegacyAddress' });
  });

  it('ships through a break-bulk point, which the purchase order names with the consignee [spec 2.81] [spec 2.83]', async () => {
    const buyer = await readyToOrder(shop, [[offerId, 1]]);
    const { browser } = buyer;
    expect((await browser.get('/checkout/select_breakbulk')).envelope).toMatchObject({ responseName: 'Initial', attributes: { aac: '', errors: [] } });
    expect((await browser.get('/checkout/select_breakbulk?aac=ZZ9999')).envelope).toMatchObject({ responseName: 'Initial', attributes: { aac: 'ZZ9999', errors: [{ field: 'aac' }] } });
    expect((await browser.get('/checkout/select_breakbulk?aac=nsamp1')).envelope).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/checkout/select_consigneeaac?breakbulk=NSAMP1' });
    expect((await browser.get('/checkout/select_consigneeaac')).envelope).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/checkout/select_breakbulk' });
    expect((await browser.get('/checkout/select_consigneeaac?breakbulk=NSAMP1')).envelope).toMatchObject({ responseName: 'Initial', attributes: { breakbulk: 'NSAMP1', errors: [] } });
    const consignee = async (request: object) => (await browser.post('/checkout/select_shipping', request)).envelope;
    expect(await consignee({ breakbulk: 'NSAMP1', aac: 'nsamp1' })).toMatchObject({ responseName: 'AacShipping', attributes: { errors: [{ field: 'aac', message: expect.stringContaining('the break-bulk point') }] } });
    expect(await consignee({ breakbulk: 'ZZ9999', aac: 'WSAMP1' })).toMatchObject({ responseName: 'AacShipping', attributes: { errors: [{ message: expect.stringContaining('ZZ9999') }] } });
    const chosen = await consignee({ breakbulk: 'NSAMP1', aac: 'WSAMP1' });
    expect(chosen).toMatchObject({
      responseName: 'CheckOutReview',
      attributes: { problems: [], shipTo: { aac: 'NSAMP1', consigneeAac: 'WSAMP1', city: 'Norfolk', finalDestination: { name: 'Sample Supply Activity (Army) (AAC WSAMP1)', city: 'Fort Liberty', country: 'US' } } },
    });
    // The same again is the same address, and the activity itself is another one.
    expect((await consignee({ breakbulk: 'NSAMP1', aac: 'WSAMP1' })).attributes).toMatchObject({ shipTo: { addressId: (await reviewOf(buyer)).shipTo?.addressId } });
    const exported = (await browser.get('/profile/export_addresses')).envelope.attributes as unknown as { csv: string };
    expect(exported.csv).toMatch(/AAC NSAMP1 for WSAMP1,NSAMP1,.*,WSAMP1/);
    const placed = await submit(buyer, await reviewOf(buyer));
    expect(placed.envelope).toMatchObject({ responseName: 'OrderConfirmation', attributes: { order: { shipTo: { aac: 'NSAMP1', consigneeAac: 'WSAMP1', finalDestination: { city: 'Fort Liberty' } } } } });
    const again = await shop.newBuyer();
    const imported = await again.browser.post('/profile/import_addresses', { csv: exported.csv, isConfirmed: true });
    expect(imported.envelope).toMatchObject({ responseName: 'Imported', attributes: { added: 2 } });
  });

  it('ships one vendor’s order alone through a break-bulk point, and the other ones as before [spec 2.81] [spec 2.83]', async () => {
    const buyer = await readyToOrder(shop, [[offerId, 1], [overseas, 2]]);
    const { browser } = buyer;
    const [first, second] = (await reviewOf(buyer)).groups;
    const groupId = second?.groupId ?? '';
    const get = async (path: string, query: Record<string, string>) => (await browser.get(`${path}?${new URLSearchParams(query).toString()}`)).envelope;
    const order = { groupId, vendor: second?.vendor.name };
    expect(await get('/checkout/select_breakbulk', { groupId })).toMatchObject({ responseName: 'Initial', attributes: { aac: '', order } });
    const named = await get('/checkout/select_breakbulk', { groupId, aac: 'NSAMP1' });
    expect(named).toMatchObject({ responseType: 'REDIRECT', redirectURL: `/checkout/select_consigneeaac?${new URLSearchParams({ breakbulk: 'NSAMP1', groupId }).toString()}` });
    expect(await get('/checkout/select_consigneeaac', { breakbulk: 'NSAMP1', groupId })).toMatchObject({ responseName: 'Initial', attributes: { breakbulk: 'NSAMP1', order } });
    expect(await get('/checkout/select_breakbulk', { groupId: 'V-NONE/1' })).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/checkout/checkout_review' });
    expect(await get('/checkout/select_consigneeaac', { breakbulk: 'NSAMP1', groupId: 'V-NONE/1' })).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/checkout/checkout_review' });
    const edit = async (body: object) => (await browser.post('/cart/edit_shipping', { groupId, ...body })).envelope;
    expect(await edit({ breakbulk: 'NSAMP1', aac: 'nsamp1' })).toMatchObject({ responseName: 'NewAAC', attributes: { errors: [{ field: 'aac', message: expect.stringContaining('the break-bulk point') }] } });
    const chosen = await edit({ breakbulk: 'NSAMP1', aac: 'WSAMP1' });
    expect(chosen).toMatchObject({ responseName: 'CheckOutReview', attributes: { problems: [], shipTo: { addressName: 'Main office' } } });
    const { terms } = chosen.attributes as unknown as { terms: { groupId: string; shipTo?: object }[] };
    expect(terms.find((own) => own.groupId === groupId)).toMatchObject({ shipTo: { aac: 'NSAMP1', consigneeAac: 'WSAMP1' } });
    expect(terms.find((own) => own.groupId === first?.groupId)).not.toHaveProperty('shipTo');
    const placed = await submit(buyer, await reviewOf(buyer));
    expect(placed.envelope).toMatchObject({ responseName: 'OrderConfirmation' });
    const { purchaseOrders } = (placed.envelope.attributes as unknown as { order: { purchaseOrders: { vendor: { name: string }; shipTo?: object }[] } }).order;
    expect(purchaseOrders.find(({ vendor }) => vendor.name === order.vendor)).toMatchObject({ shipTo: { aac: 'NSAMP1', consigneeAac: 'WSAMP1' } });
  });

  it('says of an ultimate consignee that was closed what happened, whom to ask and what to do [spec 2.80] [spec 2.83]', async () => {
    const buyer = await readyToOrder(shop, [[offerId, 1], [overseas, 2]]);
    const second = (await reviewOf(buyer)).groups[1];
    await buyer.browser.post('/checkout/select_shipping', { breakbulk: 'NSAMP1', aac: 'WSAMP1' });
    const close = (active: boolean) => shop.database.query("update marketplace.activity_address set active = $1 where aac = 'WSAMP1'", [active]);
    await close(false);
    try {
      const asked = await controller(buyer);
      expect(asked).toMatchObject({ responseName: 'AACWarning', attributes: { reason: 'closed', aac: 'WSAMP1', breakbulk: { aac: 'NSAMP1' }, contact: { phone: '202-555-0143' } } });
      expect((await reviewOf(buyer)).problems[0]).toMatchObject({ code: 'AAC_WARNING', message: expect.stringMatching(/consignee WSAMP1.* is closed .*break-bulk point NSAMP1 could not send on this order\. Ask .*202-555-0143.*Name another consignee/) });
      // Nothing is confirmed away: the goods would end on the pier.
      await buyer.browser.post('/checkout/select_shipping', { addressId: (asked.attributes as unknown as { addressId: string }).addressId, isConfirmed: true });
      expect(await controller(buyer)).toMatchObject({ responseName: 'AACWarning' });
      expect((await buyer.browser.post('/checkout/select_shipping', { breakbulk: 'NSAMP1', aac: 'WSAMP1' })).envelope).toMatchObject({ responseName: 'AacShipping', attributes: { errors: [{ message: expect.stringMatching(/WSAMP1.* is closed .* Ask .*202-555-0143/) }] } });
      expect((await buyer.browser.get('/checkout/select_breakbulk?aac=WSAMP1')).envelope).toMatchObject({ attributes: { errors: [{ message: expect.stringContaining('is closed') }] } });
      expect((await buyer.browser.post('/checkout/select_shipping', { breakbulk: 'NSAMP1', aac: '36SMPL' })).envelope).toMatchObject({ responseName: 'CheckOutReview', attributes: { shipTo: { consigneeAac: '36SMPL' } } });
      await close(true);
      await buyer.browser.post('/cart/edit_shipping', { groupId: second?.groupId, breakbulk: 'NSAMP1', aac: 'WSAMP1' });
      await close(false);
      expect(await controller(buyer)).toMatchObject({ responseName: 'AACWarning', attributes: { aac: 'WSAMP1', breakbulk: { aac: 'NSAMP1' }, order: { groupId: second?.groupId } } });
      expect((await submit(buyer, await reviewOf(buyer))).envelope.responseName).toBe('CheckOutReview');
      await shop.database.query("update marketplace.activity_address set contact_name = '', phone = '', email = '' where aac = 'WSAMP1'");
      expect((await reviewOf(buyer)).problems[0]).toMatchObject({ message: expect.stringContaining('Ask your supply office') });
      expect((await controller(buyer)).attributes).not.toHaveProperty('contact');
    } finally {
      await close(true);
    }
  });

  it('says what is delivered to a ZIP code and what is shipped overseas, to visitors, too [spec 2.68] [spec 2.73]', async () => {
    const visitor = await shop.newBuyer();
    visitor.browser.token = undefined;
    await fillCart(visitor, [[offerId, 1], [overseas, 1]]);
    const at = async (zip: string) => (await visitor.browser.get(`/cart/enterZip?zip=${zip}`)).envelope;
    expect(await at('20405')).toMatchObject({ responseName: 'Initial', attributes: { deliverTo: { zip: '20405', message: null } } });
    expect((await at('20405')).attributes).not.toHaveProperty('warnings');
    expect(await at('99501')).toMatchObject({ attributes: { warnings: [{ code: 'NOT_DELIVERED_THERE', message: expect.stringContaining('AK 99501') }] } });
    expect(await at('204')).toMatchObject({ responseName: 'Initial', attributes: { deliverTo: { zip: '204', message: expect.stringContaining('ZIP code') } } });
    expect((await visitor.browser.get('/cart/overseas_shipping')).envelope).toMatchObject({ responseName: 'Success', attributes: { lines: [{ countries: [] }, { countries: ['DE'] }] } });
  });
});
