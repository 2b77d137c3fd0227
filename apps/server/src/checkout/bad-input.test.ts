import { oneTestDatabase } from '@quartermaster/database/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOffer } from './testing/catalog.ts';
import { readyToOrder, testAddress, testCard } from './testing/journey.ts';
import { openShop, type Shop, type SignedIn } from './testing/shop.ts';

/** Texts that break things: other scripts, quotes, patterns, control characters, halves of characters, much of anything. */
const hostileText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', ' ', "' or 1=1 --", '<script>alert(1)</script>', '%00', '\0', '\ud800', 'NaN', '0', '-1', '1e9', '../..', '{}', 'x'.repeat(5_000)),
);
const hostile = fc.oneof(hostileText, fc.jsonValue(), fc.integer(), fc.double(), fc.constant(null));

/** A right request in which some fields were replaced by something else. */
const spoiled = (right: object): fc.Arbitrary<unknown> =>
  fc.record(
    Object.fromEntries(
      Object.entries(right).map(([field, value]: [string, unknown]) => [
        field,
        fc.oneof(fc.constant(value), hostile, typeof value === 'object' && value !== null && !Array.isArray(value) ? spoiled(value) : hostileText),
      ]),
    ),
    { requiredKeys: [] },
  );

const requests: [path: string, right: object][] = [
  ['/checkout/select_shipping', { newAddress: testAddress }],
  ['/checkout/select_shipping', { show: 'Create', addressId: 'a', aac: '47SMPL' }],
  ['/checkout/select_payment', { newCard: testCard }],
  ['/checkout/select_payment', { paymentId: 'p', aac: '47SMPL' }],
  ['/checkout/delivery_options', { terms: [{ groupId: 'g', note: '', deliverBy: '2027-01-01' }] }],
  ['/checkout/checkout_review_submit', { submitKey: '0190f0a0-0000-7000-8000-000000000001', reviewed: 'r1' }],
];

describe.each(oneTestDatabase())('whatever is sent to checkout, on $name', ({ open }) => {
  let shop: Shop;
  let buyer: SignedIn;
  beforeAll(async () => {
    shop = await openShop(open);
    buyer = await readyToOrder(shop, [[await addOffer(shop.database, { price: 500, stock: 5 }), 1]]);
  });
  afterAll(() => shop.close());

  it.each(requests)('%s %o has a clear answer', async (path, right) => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(spoiled(right), hostile), async (body) => {
        const { status, envelope } = await buyer.browser.post(path, body);
        expect(status).toBeLessThan(500);
        if (status === 200) expect(envelope.responseName ?? envelope.redirectURL).toBeTruthy();
        else expect(envelope).toMatchObject({ responseType: 'ERROR', message: expect.stringMatching(/\.$/) });
      }),
      { numRuns: 60 },
    );
  });

  it.each(['/orderhistory/order_details', '/orderhistory/view_pdf', '/checkout/order_confirm'])('%s has a clear answer to any number', async (path) => {
    await fc.assert(
      fc.asyncProperty(hostileText, async (orderNumber) => {
        const { status, envelope } = await buyer.browser.get(`${path}?${new URLSearchParams({ orderNumber }).toString()}`);
        expect([200, 400]).toContain(status);
        if (status === 200) expect(['Failure', 'OrderError']).toContain(envelope.responseName);
      }),
      { numRuns: 40 },
    );
  });
});
