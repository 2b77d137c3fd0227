import { randomUUID } from 'node:crypto';
import type { CheckoutReview, Order } from '@quartermaster/contracts';
import { withTransaction } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testAddress, testCard } from '../checkout/testing/journey.ts';
import { recordEvent } from '../purchase-orders/index.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { addSampleOffers } from '../testing/sample-offers.ts';
import { openServer, type TestServer } from '../testing/server.ts';

describe.each(oneTestDatabase())('the number of unread messages on $name', ({ open }) => {
  let server: TestServer;
  let buyer: TestBrowser;
  let poNumber: string;
  beforeAll(async () => {
    server = await openServer(open, { hasProfiles: true });
    await addSampleOffers(server.pool, [{ offerId: 'first', vendor: 'V-first' }]);
    buyer = await server.signedIn();
    await buyer.post('/cart/addCart', { items: [{ offerId: 'first', quantity: 2 }], changeKey: randomUUID() });
    await buyer.post('/checkout/select_shipping', { newAddress: testAddress });
    const { submitKey, reviewed } = (await buyer.post('/checkout/select_payment', { newCard: testCard })).envelope.attributes as unknown as CheckoutReview;
    const { order } = (await buyer.post('/checkout/checkout_review_submit', { submitKey, reviewed })).envelope.attributes as unknown as { order: Order };
    poNumber = order.purchaseOrders[0]?.poNumber ?? '';
  });
  afterAll(() => server.close());

  const unread = async (browser: TestBrowser, query = ''): Promise<unknown> => (await browser.get(`/main/session${query}`)).envelope.attributes?.['unreadMessages'];

  it('comes with every answer to the buyer whose messages they are, in their store alone', async () => {
    expect(await unread(buyer)).toBe(0);
    await withTransaction(server.pool, (connection) =>
      recordEvent(connection, { poNumber, eventKey: 'm-1', event: { kind: 'message', text: 'Hello' }, actor: { kind: 'vendor', name: 'Vendor' }, way: 'link', now: new Date() }));
    expect(await unread(buyer)).toBe(1);
    expect((await buyer.get('/catalog/product_detail?productId=p-first')).envelope.attributes).toMatchObject({ unreadMessages: 1, loggedIn: true });
    expect(await unread(buyer, '?store=VITM')).toBe(0);
    expect(await unread(await server.visitor())).toBe(0);
    const { envelope } = await buyer.post('/main/change_messages', { change: 'read', poNumber, upTo: 1 });
    expect(envelope.attributes).toMatchObject({ unreadMessages: 0 });
    expect(await unread(buyer)).toBe(0);
  });
});
