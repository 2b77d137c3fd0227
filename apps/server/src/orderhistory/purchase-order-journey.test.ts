import { randomUUID } from 'node:crypto';
import type { AttributesOf, Envelope } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop, type SignedIn } from '../checkout/testing/shop.ts';
import { placedOrder } from '../purchase-orders/testing/placed-order.ts';
import { openVendorApp, type VendorApp } from '../purchase-orders/testing/vendor-app.ts';

type OrderPage = AttributesOf<'/orderhistory/order_details', 'Success'>;

describe.each(oneTestDatabase())('a purchase order between buyer and vendor on $name', ({ open }) => {
  let shop: Shop;
  let vendor: VendorApp;
  beforeAll(async () => {
    shop = await openShop(open);
    vendor = await openVendorApp(shop);
  });
  afterAll(async () => {
    await vendor.app.close();
    await shop.close();
  });

  const pageOf = ({ attributes }: Envelope) => attributes as unknown as OrderPage;
  const details = async (buyer: SignedIn, orderNumber: string) => pageOf((await buyer.browser.get(`/orderhistory/order_details?orderNumber=${orderNumber}`)).envelope);
  const change = async (buyer: SignedIn, poNumber: string, what: string, more: object = {}) =>
    (await buyer.browser.post('/orderhistory/change_purchase_order', { poNumber, changeKey: randomUUID(), change: what, ...more })).envelope;
  const statusInList = async (buyer: SignedIn) => ((await buyer.browser.get('/orderhistory/my_orders')).envelope.attributes as unknown as { orders: { status: string }[] }).orders[0]?.status;
  const mailsAbout = async (poNumber: string) =>
    (await shop.database.query<{ recipient: string; subject: string; body: string }>(
      `select recipient, subject, body from marketplace.mail_outbox where kind = 'purchase-order' and subject like $1 order by created_at, subject`, [`Purchase order ${poNumber}:%`],
    )).rows;

  it('goes from the order over acceptance and two shipments to the receipt, and each side sees what the other did', async () => {
    const { buyer, orderNumber, poNumber } = await placedOrder(shop, [5, 2]);
    expect(await details(buyer, orderNumber)).toMatchObject({ problem: null, progress: [{ poNumber, status: 'Submitted', since: null, cancellation: 'possible', happenings: [], lines: [{ toReceive: 0 }, { toReceive: 0 }] }] });
    const link = await vendor.link(poNumber);
    await vendor.send(link, 'accept');
    await vendor.send(link, 'ship', { 'quantity-1': '2', shipment: 'S-1', carrier: 'Sample Freight', tracking: 'T-1' });
    expect(await statusInList(buyer)).toBe('PartlyShipped');
    expect(await details(buyer, orderNumber)).toMatchObject({ progress: [{ lines: [{ ordered: 5, shipped: 2, toReceive: 2 }, { shipped: 0, toReceive: 0 }], cancellation: 'on-request' }] });
    expect(pageOf(await change(buyer, poNumber, 'confirm-receipt', { lines: [{ position: 1, quantity: 2 }] }))).toMatchObject({ problem: null, progress: [{ status: 'PartlyShipped', lines: [{ received: 2, toReceive: 0 }, {}] }] });
    await vendor.send(link, 'ship', { 'quantity-1': '3', 'quantity-2': '2', shipment: 'S-2', carrier: 'Sample Freight', tracking: 'T-2' });
    await vendor.send(link, 'invoice', { number: 'INV-1' });
    expect(await statusInList(buyer)).toBe('Shipped');
    const done = pageOf(await change(buyer, poNumber, 'confirm-receipt', { lines: [{ position: 1, quantity: 3 }, { position: 2, quantity: 2 }] }));
    expect(done).toMatchObject({ order: { purchaseOrders: [{ status: 'Delivered' }] }, progress: [{ status: 'Delivered', since: shop.time.now.toISOString(), cancellation: 'impossible', invoiceNumbers: ['INV-1'] }] });
    expect(done.progress[0]?.happenings.map(({ by, title }) => `${by}: ${title}`)).toEqual([
      'Sample vendor V-SAMPLE: Accepted',
      'Sample vendor V-SAMPLE: Shipped: 2 of line 1',
      'Demo Buyer: Received: 2 of line 1',
      'Sample vendor V-SAMPLE: Shipped: 3 of line 1, 2 of line 2',
      'Sample vendor V-SAMPLE: Invoice INV-1',
      'Demo Buyer: Received: 3 of line 1, 2 of line 2',
    ]);
    expect((await vendor.open(link)).body).toContain('Status: Delivered');
    const mails = await mailsAbout(poNumber);
    expect(mails.map(({ subject }) => subject)).toEqual([`Purchase order ${poNumber}: Accepted`, `Purchase order ${poNumber}: Shipments`]);
    expect(mails[0]).toMatchObject({ recipient: 'buyer@agency.example.gov', body: `Accepted\n\nPurchase order: ${poNumber}\nVendor: Sample vendor V-SAMPLE\n\nIt is part of your order ${orderNumber} in the ADVANTAGE store. My Orders there shows what became of it.\n\nYou choose in your profile there which mails about your orders you get.\n` });
  });

  it('is canceled by the buyer until the vendor accepts it, and by the vendor when the buyer asks', async () => {
    const [early, late] = [await placedOrder(shop), await placedOrder(shop)];
    expect(pageOf(await change(early.buyer, early.poNumber, 'cancel', { text: 'Ordered twice' }))).toMatchObject({ problem: null, progress: [{ status: 'Canceled', cancellation: 'impossible' }] });
    expect(await mailsAbout(early.poNumber)).toEqual([]);
    expect((await vendor.send(await vendor.link(early.poNumber), 'accept')).body).toContain('This purchase order is canceled.');
    const link = await vendor.link(late.poNumber);
    await vendor.send(link, 'accept');
    expect(pageOf(await change(late.buyer, late.poNumber, 'cancel', { text: 'Ordered twice' }))).toMatchObject({ problem: 'The vendor has accepted this purchase order: ask them to cancel it.', progress: [{ status: 'Accepted' }] });
    expect(pageOf(await change(late.buyer, late.poNumber, 'ask-to-cancel', { text: 'Ordered twice' }))).toMatchObject({ problem: null, progress: [{ cancellation: 'asked' }] });
    expect((await vendor.open(link)).body).toContain('The buyer asks to cancel this purchase order.');
    await vendor.send(link, 'cancel', { reason: 'As you ask' });
    expect(await statusInList(late.buyer)).toBe('Canceled');
    expect((await mailsAbout(late.poNumber)).map(({ subject }) => subject)).toEqual([`Purchase order ${late.poNumber}: Accepted`, `Purchase order ${late.poNumber}: Canceled`]);
  });

  it('has problems and messages of both sides, and what is sent twice is there once', async () => {
    const { buyer, poNumber } = await placedOrder(shop);
    const link = await vendor.link(poNumber);
    const changeKey = randomUUID();
    const sent = await Promise.all([1, 2].map(() => change(buyer, poNumber, 'write-to-vendor', { changeKey, text: 'When does it come?' })));
    expect(sent.map(({ responseName }) => responseName)).toEqual(['Success', 'Success']);
    await vendor.send(link, 'message', { text: 'On Monday.' });
    const page = pageOf(await change(buyer, poNumber, 'report-problem', { text: 'One is broken.' }));
    expect(page.progress[0]?.happenings.map(({ text }) => text)).toEqual(['When does it come?', 'On Monday.', 'One is broken.']);
    expect((await vendor.open(link)).body).toContain('One is broken.');
    expect(pageOf(await change(buyer, poNumber, 'write-to-vendor', { text: ' ' })).problem).toBe('Say in a few words why: the vendor reads it.');
    expect(pageOf(await change(buyer, poNumber, 'confirm-receipt')).problem).toBe('The vendor does not have this purchase order yet, so nothing of it can have arrived.');
  });

  it('is changed by its buyer alone: another one’s looks as if it did not exist', async () => {
    const { poNumber } = await placedOrder(shop);
    const other = await shop.newBuyer();
    expect(await change(other, poNumber, 'cancel', { text: 'Mine' })).toMatchObject({ responseName: 'Failure', attributes: { message: `There is no order ${poNumber} among your orders.` } });
    const card = await other.browser.post('/orderhistory/change_purchase_order', { poNumber, changeKey: randomUUID(), change: 'write-to-vendor', text: 'Card 4111 1111 1111 1111' });
    expect(card).toMatchObject({ status: 400, envelope: { attributes: { fieldErrors: [{ field: 'text' }] } } });
    expect(await shop.database.query('select from marketplace.purchase_order_event where po_number = $1', [poNumber])).toMatchObject({ rowCount: 0 });
  });
});
