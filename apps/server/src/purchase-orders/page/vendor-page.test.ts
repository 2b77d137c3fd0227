import { randomUUID } from 'node:crypto';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../checkout/testing/shop.ts';
import { forgetOldLinks, revokeVendorLinks } from '../link/vendor-link.ts';
import { readPurchaseOrders } from '../events/read-purchase-order.ts';
import { placedOrder } from '../testing/placed-order.ts';
import { openVendorApp, type VendorApp } from '../testing/vendor-app.ts';

describe.each(oneTestDatabase())('the page of a vendor’s link on $name', ({ open }) => {
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
  const eventsOf = async (poNumber: string) => (await readPurchaseOrders(shop.database, [poNumber])).get(poNumber)?.events ?? [];
  const kindsOf = async (poNumber: string) => (await eventsOf(poNumber)).map(({ event }) => event.kind);

  it('shows one purchase order, changes nothing, and lets no other site have the link', async () => {
    const { poNumber } = await placedOrder(shop, [5, 2]);
    const link = await vendor.link(poNumber);
    const answer = await vendor.open(link);
    expect(answer).toMatchObject({ statusCode: 200, headers: { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' } });
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.body).toContain(`<h1>Purchase order ${poNumber}</h1>`);
    expect(answer.body).toContain('1800 Sample Street NW');
    expect(answer.body).not.toContain('<script');
    await vendor.app.inject({ method: 'HEAD', url: `${link.pathname}${link.search}` });
    await vendor.open(new URL(`${link.href}&form=accept&eventKey=${randomUUID()}`));
    expect(await eventsOf(poNumber)).toEqual([]);
  });

  it('takes the answers of the vendor', async () => {
    const { poNumber } = await placedOrder(shop, [5, 2]);
    const link = await vendor.link(poNumber);
    const accepted = await vendor.send(link, 'accept');
    expect(accepted.statusCode).toBe(303);
    expect(accepted.headers.location).toBe(`/vendor/purchase-order${link.search}&done=accept`);
    expect((await vendor.app.inject(accepted.headers.location ?? '')).body).toContain('role="status">The purchase order is accepted.');
    await vendor.send(link, 'promise', { 'line-1': 'on', date: '2026-12-01' });
    await vendor.send(link, 'reject', { 'quantity-2': '2', reason: 'Out of stock' });
    await vendor.send(link, 'ship', { 'quantity-1': '2', shipment: 'S-1', carrier: 'Sample Freight', tracking: 'T-1' });
    await vendor.send(link, 'ship', { 'quantity-1': '3', shipment: 'S-2', carrier: 'Sample Freight', tracking: 'T-2' });
    await vendor.send(link, 'invoice', { number: 'INV-1' });
    await vendor.send(link, 'message', { text: 'On its way.' });
    expect(await kindsOf(poNumber)).toEqual(['accepted', 'date-promised', 'lines-rejected', 'shipped', 'shipped', 'invoiced', 'message']);
    expect((await eventsOf(poNumber))[0]).toMatchObject({ actor: { kind: 'vendor', name: 'Sample vendor V-SAMPLE' }, way: 'link', happenedAt: shop.time.now });
    expect((await vendor.open(link)).body).toContain('Status: Shipped');
  });

  it('records a form once, however often it is sent', async () => {
    const { poNumber } = await placedOrder(shop);
    const link = await vendor.link(poNumber);
    const eventKey = randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => vendor.send(link, 'accept', { eventKey })));
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
    expect(await kindsOf(poNumber)).toEqual(['accepted']);
  });

  it('says what is wrong at the field, keeps what was typed, and records nothing', async () => {
    const { poNumber } = await placedOrder(shop);
    const link = await vendor.link(poNumber);
    await vendor.send(link, 'accept');
    const answer = await vendor.send(link, 'ship', { 'quantity-1': 'all', shipment: '"><script>', carrier: '' });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(`<title>Error: Purchase order ${poNumber}</title>`);
    expect(answer.body).toContain('<a href="#ship-carrier">Name the carrier.</a>');
    expect(answer.body).toContain('aria-describedby="ship-carrier-error" aria-invalid="true"');
    expect(answer.body).toContain('value="&quot;&gt;&lt;script&gt;"');
    const tooMany = await vendor.send(link, 'ship', { 'quantity-1': '6', shipment: 'S-1', carrier: 'C' });
    expect(tooMany).toMatchObject({ statusCode: 422 });
    expect(tooMany.body).toContain('6 is more than can be shipped, which is 5.');
    expect(await kindsOf(poNumber)).toEqual(['accepted']);
  });

  it('refuses answers that come too late with the reason', async () => {
    const { poNumber } = await placedOrder(shop);
    const link = await vendor.link(poNumber);
    await vendor.send(link, 'reject', { 'quantity-1': '5', reason: 'Out of stock' });
    const answer = await vendor.send(link, 'accept');
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('All lines of this purchase order are rejected.');
  });

  it('is the same clear page for a link that is wrong, old or revoked, and for a form from elsewhere', async () => {
    const { poNumber } = await placedOrder(shop);
    const [old, taken, good] = [await vendor.link(poNumber), await vendor.link((await placedOrder(shop)).poNumber), await vendor.link(poNumber)];
    await shop.database.query("update marketplace.vendor_link set created_at = created_at - interval '100 days', expires_at = $2 where token_hash = sha256($1::bytea)", [Buffer.from(old.searchParams.get('key') ?? ''), shop.time.now]);
    await shop.database.query('update marketplace.vendor_link set revoked_at = $2 where token_hash = sha256($1::bytea)', [Buffer.from(taken.searchParams.get('key') ?? ''), shop.time.now]);
    const wrong = new URL('/vendor/purchase-order?key=wrong', good);
    const none = new URL('/vendor/purchase-order', good);
    const answers = [
      ...(await Promise.all([wrong, none, old, taken].map((link) => vendor.open(link)))),
      ...(await Promise.all([wrong, old, taken].map((link) => vendor.send(link, 'accept', { eventKey: randomUUID() })))),
      await vendor.send(good, 'accept', {}, { 'sec-fetch-site': 'cross-site' }),
      await vendor.send(good, 'no-such-form'),
      await vendor.app.inject({ method: 'POST', url: '/vendor/purchase-order', payload: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    ];
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.every(({ statusCode }) => statusCode === 404)).toBe(true);
    expect(answers[0]?.body).toContain('This link opens no purchase order');
    expect(await eventsOf(poNumber)).toEqual([]);
    expect((await vendor.open(good)).statusCode).toBe(200);
  });

  it('opens no longer when its links are taken back, and old links are forgotten', async () => {
    const { poNumber } = await placedOrder(shop);
    const link = await vendor.link(poNumber);
    expect(await revokeVendorLinks(shop.database, poNumber, shop.time.now)).toBe(1);
    expect((await vendor.open(link)).statusCode).toBe(404);
    await forgetOldLinks(shop.database, new Date(shop.time.now.getTime() + 200 * 86_400_000));
    expect((await shop.database.query<{ count: number }>('select count(*) as count from marketplace.vendor_link')).rows).toEqual([{ count: 0 }]);
  });
});
