import { randomUUID } from 'node:crypto';
import type { AttributesOf } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCart } from '../checkout/testing/journey.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { addSampleOffers } from '../testing/sample-offers.ts';
import { openServer, type TestServer } from '../testing/server.ts';

const office = 'contracts@office.example.gov';

describe.each(oneTestDatabase())('a lower price of a vendor without an address for mail, on $name', ({ open }) => {
  let server: TestServer;
  let browser: TestBrowser;
  const mails = async (kind: string, recipient: string) => (await server.pool.query<{ body: string }>('select body from marketplace.mail_outbox where kind = $1 and recipient = $2 order by created_at', [kind, recipient])).rows.map(({ body }) => body);
  const cart = async () => ((await browser.get('/cart/shopping_cart')).envelope.attributes as unknown as AttributesOf<'/cart/shopping_cart', 'Initial'>).cart;
  const send = (key: string, fields: Record<string, string>) =>
    server.app.inject({ method: 'POST', url: '/vendor/price-reduction', payload: new URLSearchParams({ key, ...fields }).toString(), headers: { 'content-type': 'application/x-www-form-urlencoded' } });

  beforeAll(async () => {
    server = await openServer(open, { hasProfiles: true, clock: { now: () => new Date('2026-11-25T15:00:00Z') }, contractingOffice: office });
    await addSampleOffers(server.pool, [{ offerId: 'chair', price: 100_00, available: 1_000 }, { offerId: 'stool', price: 40_00, available: 1_000 }]);
    await server.pool.query("update marketplace.offer set maximum_order = 500000 where offer_id in ('chair', 'stool')");
    browser = await server.signedIn({ sub: 'lower', given_name: 'Demo', family_name: 'Buyer', email: 'lower@agency.example.gov', agency_code: '4700' });
    // Neither line is above the maximum order alone.
    await fillCart({ browser } as never, [['chair', 40], ['stool', 50]]);
  });
  afterAll(() => server.close());

  it('is asked of the contracting office, for lines that are above the maximum order together, and is authorized by its link', async () => {
    const [group, ...others] = (await cart()).groups;
    expect(others).toEqual([]);
    const [chair, stool] = group?.lines ?? [];
    for (const line of [chair, stool]) expect(line).toMatchObject({ aboveMaximum: { amount: 500_000 }, contractTotal: { amount: 600_000 } });
    const page = async (cartKey = '') => (await browser.get(`/cart/reduce_price?cartKey=${cartKey}`)).envelope;
    expect(await page(chair?.cartKey)).toMatchObject({ responseName: 'Success', attributes: { answeredBy: 'office', problem: null, others: [{ cartKey: stool?.cartKey, quantity: 50, lineTotal: { amount: 200_000 } }] } });

    await browser.post('/cart/reduce_price_submit', { cartKey: chair?.cartKey, ask: { price: '80', message: '', requestKey: randomUUID() } });
    const [asked, ...more] = await mails('price-reduction-request', office);
    expect(more).toEqual([]);
    expect(asked).toMatch(/The same cart has under this contract:\n- 50 of .*: \$2,000\.00/);
    const key = /key=([\w-]+)/.exec(asked ?? '')?.[1] ?? expect.fail('The mail has no link.');
    expect((await send(key, { form: 'authorize', price: '90.00', until: '2026-12-31' })).statusCode).toBe(303);
    const [told] = await mails('price-reduction-authorized', 'lower@agency.example.gov');
    expect(told).toContain('The contracting office');

    // Both prices are shown, and the lower one does not take the reason for the other line away.
    const after = (await cart()).groups[0]?.lines;
    expect(after).toMatchObject([
      { price: { unitPrice: { amount: 90_00 } }, reduction: { counts: true, listPrice: { amount: 100_00 } }, aboveMaximum: { amount: 500_000 } },
      { price: { unitPrice: { amount: 40_00 } }, aboveMaximum: { amount: 500_000 }, contractTotal: { amount: 600_000 } },
    ]);
    expect(await page(stool?.cartKey)).toMatchObject({ responseName: 'Success', attributes: { problem: null } });
  });

  it('cannot be asked for once the contract is not above its maximum order any more', async () => {
    const [chair, stool] = (await cart()).groups[0]?.lines ?? [];
    await browser.post('/cart/delete_item', { cartKeys: [chair?.cartKey] });
    expect((await browser.get(`/cart/reduce_price?cartKey=${stool?.cartKey ?? ''}`)).envelope).toMatchObject({ responseName: 'Failure', attributes: { problem: expect.stringContaining('is not above one') } });
  });
});
