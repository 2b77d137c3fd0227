import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql, withTransaction } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOffer } from '../../checkout/testing/catalog.ts';
import { readyToOrder, reviewOf, submit } from '../../checkout/testing/journey.ts';
import { openShop, type Shop } from '../../checkout/testing/shop.ts';
import { readPurchaseOrders, recordEvent } from '../../purchase-orders/index.ts';
import { placedOrder } from '../../purchase-orders/testing/placed-order.ts';
import { confirmation, confirmed, documentOf, giveCxmlWay, openVendorSystem, portion, shipNotice, statusIn, type VendorSystem } from '../testing/vendor-system.ts';
import { forgetOldDocuments } from './vendor-documents.ts';

describe.each(oneTestDatabase())('what a vendor’s system answers by cXML, on $name', ({ open }) => {
  let shop: Shop;
  let vendor: VendorSystem;
  beforeAll(async () => {
    shop = await openShop(open);
    vendor = await openVendorSystem(shop);
    await giveCxmlWay(shop.database, 'V-SAMPLE', '123456789');
  });
  afterAll(async () => {
    await vendor.app.close();
    await shop.close();
  });
  const known = async (poNumber: string) => (await readPurchaseOrders(shop.database, [poNumber])).get(poNumber);
  const eventsOf = async (poNumber: string) => (await known(poNumber))?.events.map(({ event }) => event) ?? [];
  const cancel = (poNumber: string) => withTransaction(shop.database, (connection) =>
    recordEvent(connection, { poNumber, eventKey: 'c', event: { kind: 'canceled', reason: 'No longer needed' }, actor: { kind: 'buyer', name: 'Demo Buyer' }, way: 'page', now: shop.time.now }));

  it('accepts, rejects lines with the reason, promises days and ships in parts', async () => {
    const { poNumber } = await placedOrder(shop, [5, 2, 3]);
    const items = confirmed(1, 5, ['detail', 5, 'Two boxes', 'deliveryDate="2026-12-01T12:00:00-05:00"']) + confirmed(2, 2, ['reject', 2, 'Out of stock']) + confirmed(3, 3, ['accept', 2], ['reject', 1, 'Out of stock']);
    expect(await vendor.send(confirmation(poNumber, 'except', items, { comments: 'Thank you' }))).toEqual({ status: 200, said: '' });
    expect(await vendor.send(shipNotice('S-1', portion(poNumber, [1, 2]), { tracking: ['T-1', 'T-2'], attributes: 'deliveryDate="2026-12-02"' }))).toEqual({ status: 200, said: '' });
    expect(await vendor.send(shipNotice('S-2', portion(poNumber)))).toEqual({ status: 200, said: '' });
    expect(await eventsOf(poNumber)).toEqual([
      { kind: 'accepted' },
      { kind: 'lines-rejected', lines: [{ position: 2, quantity: 2 }, { position: 3, quantity: 1 }], reason: 'Out of stock' },
      { kind: 'date-promised', lines: [1], date: '2026-12-01' },
      { kind: 'message', text: 'Thank you\nLine 1: Two boxes' },
      { kind: 'date-promised', lines: [1], date: '2026-12-02' },
      { kind: 'shipped', shipmentId: 'S-1', lines: [{ position: 1, quantity: 2 }], carrier: 'Sample Freight', trackingNumber: 'T-1, T-2' },
      { kind: 'shipped', shipmentId: 'S-2', lines: [{ position: 1, quantity: 3 }, { position: 3, quantity: 2 }], carrier: 'Sample Freight', trackingNumber: 'T-1' },
    ]);
    expect((await known(poNumber))?.events[0]).toMatchObject({ actor: { kind: 'vendor', name: 'Sample vendor V-SAMPLE' }, way: 'cxml', happenedAt: shop.time.now });
  });

  it('states what becomes of lines: what is known is recorded no second time', async () => {
    const { poNumber } = await placedOrder(shop, [5, 2]);
    const all = (date: string) => confirmation(poNumber, 'allDetail', confirmed(1, 5, ['accept', 3, '', `deliveryDate="${date}"`], ['reject', 2, 'Sold out']) + confirmed(2, 2, ['accept', 2]));
    for (const date of ['2026-12-01', '2026-12-01', '2026-12-09']) expect(await vendor.send(all(date))).toEqual({ status: 200, said: '' });
    expect((await eventsOf(poNumber)).map(({ kind }) => kind)).toEqual(['accepted', 'lines-rejected', 'date-promised', 'date-promised']);
    expect(await vendor.send(confirmation(poNumber, 'reject', '', { comments: 'The rest too' }))).toEqual({ status: 200, said: '' });
    expect((await known(poNumber))?.state.lines).toMatchObject([{ rejected: 5 }, { rejected: 2 }]);
  });

  it('takes back lines that were accepted, as far as they are not under way, and names the invoice', async () => {
    const { poNumber } = await placedOrder(shop, [5, 2]);
    await vendor.send(confirmation(poNumber, 'accept'));
    await vendor.send(shipNotice('S-1', portion(poNumber, [1, 2])));
    expect(await vendor.send(confirmation(poNumber, 'except', confirmed(1, 5, ['accept', 1], ['reject', 4, 'Sold out'])))).toMatchObject({ status: 409, said: expect.stringContaining('QUANTITY_TOO_HIGH') });
    expect(await vendor.send(confirmation(poNumber, 'except', confirmed(1, 5, ['accept', 3], ['reject', 2, 'Sold out']), { attributes: 'invoiceID="I-7"' }))).toEqual({ status: 200, said: '' });
    expect(await vendor.send(confirmation(poNumber, 'except', confirmed(2, 2, ['reject', 2, 'No longer made'])))).toEqual({ status: 200, said: '' });
    expect((await eventsOf(poNumber)).slice(2)).toEqual([
      { kind: 'lines-rejected', lines: [{ position: 1, quantity: 2 }], reason: 'Sold out' }, { kind: 'invoiced', invoiceNumber: 'I-7' },
      { kind: 'lines-rejected', lines: [{ position: 2, quantity: 2 }], reason: 'No longer made' },
    ]);
    expect(await vendor.send(`<InvoiceDetailRequest><InvoiceDetailRequestHeader invoiceID="I-8" invoiceDate="2026-11-20"/></InvoiceDetailRequest>`)).toMatchObject({ status: 450, said: expect.stringContaining('InvoiceDetailRequest') });
  });

  it('may send the same again an hour later where the vendor has written too much', async () => {
    const { poNumber } = await placedOrder(shop);
    await shop.database.query(sql`insert into marketplace.purchase_order_event (po_number, position, event_key, kind, details, happened_at, actor_kind, actor, way)
      select ${poNumber}, position, 'm-' || position, 'message', '{"text":"Hello"}', ${shop.time.now}, 'vendor', 'Sample vendor', 'link' from generate_series(1, 30) position`);
    const document = documentOf(confirmation(poNumber, 'accept', '', { comments: 'Thank you' }));
    const limited = await vendor.post(document);
    expect([limited.statusCode, statusIn(limited), limited.headers['retry-after']]).toEqual([429, { status: 429, said: expect.stringContaining('Write again later') }, '600']);
    expect(await eventsOf(poNumber), 'nothing of it is recorded').toHaveLength(30);
    shop.time.now = new Date(shop.time.now.getTime() + 60 * 60_000);
    expect(statusIn(await vendor.post(document))).toEqual({ status: 200, said: '' });
    expect((await eventsOf(poNumber)).slice(30)).toEqual([{ kind: 'accepted' }, { kind: 'message', text: 'Thank you' }]);
  });

  it('gives the same answer to the same document, and changes nothing twice', async () => {
    const { poNumber } = await placedOrder(shop);
    const early = { payloadId: 'early@vendor.example.com' };
    const notice = shipNotice('S-1', portion(poNumber, [1, 2]));
    const refused = await vendor.send(notice, early);
    expect(refused).toEqual({ status: 409, said: 'PO_NOT_ACCEPTED: This purchase order is not accepted yet. Accept it first.' });
    const accept = confirmation(poNumber, 'accept', '', { comments: 'Thank you' });
    const answers = await Promise.all([1, 2, 3].map(() => vendor.send(accept, { payloadId: `a-${poNumber}` })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await vendor.send(notice, early)).toEqual(refused);
    expect(await vendor.send(notice, { payloadId: `n-${poNumber}` })).toMatchObject({ status: 200 });
    expect(await vendor.send(notice, { payloadId: `n-${poNumber}` })).toMatchObject({ status: 200 });
    expect(await vendor.send(notice)).toMatchObject({ status: 409, said: expect.stringContaining('SHIPMENT_KNOWN') });
    expect(await vendor.send(shipNotice('S-9', portion(poNumber)), { payloadId: `n-${poNumber}` })).toMatchObject({ status: 409, said: expect.stringContaining('payloadID of its own') });
    expect((await eventsOf(poNumber)).map(({ kind }) => kind)).toEqual(['accepted', 'message', 'shipped']);
    await forgetOldDocuments(shop.database, new Date(shop.time.now.getTime() + 91 * 86_400_000));
    expect(await vendor.send(notice, { payloadId: `n-${poNumber}` }), 'what was recorded is known when the document is forgotten').toMatchObject({ status: 200 });
    expect((await eventsOf(poNumber)).map(({ kind }) => kind)).toEqual(['accepted', 'message', 'shipped']);
  });

  it('records a document for several purchase orders wholly or not at all', async () => {
    const [one, other] = [await placedOrder(shop), await placedOrder(shop)];
    await vendor.send(confirmation(one.poNumber, 'accept'));
    const both = shipNotice('S-1', portion(one.poNumber) + portion(other.poNumber));
    expect(await vendor.send(both)).toMatchObject({ status: 409, said: expect.stringContaining('PO_NOT_ACCEPTED') });
    expect((await eventsOf(one.poNumber)).map(({ kind }) => kind)).toEqual(['accepted']);
    await vendor.send(confirmation(other.poNumber, 'accept'));
    expect(await vendor.send(both)).toEqual({ status: 200, said: '' });
    for (const { poNumber } of [one, other]) expect((await eventsOf(poNumber)).map(({ kind }) => kind)).toEqual(['accepted', 'shipped']);
  });

  describe('changes nothing and says why for', () => {
    it.each<[string, (poNumber: string) => string, number, string]>([
      ['an unknown line', (po) => shipNotice('S-1', portion(po, [3, 1])), 400, 'no line "3" in this purchase order. Its lines are 1 to 2'],
      ['a line that is no number', (po) => confirmation(po, 'detail', '<ConfirmationItem lineNumber="1e0" quantity="5"/>'), 400, 'no line "1e0"'],
      ['a line twice', (po) => shipNotice('S-1', portion(po, [1, 1], [1, 1])), 400, 'Line 1 is there twice'],
      ['more than was ordered', (po) => shipNotice('S-1', portion(po, [1, 6])), 409, 'QUANTITY_TOO_HIGH: Line 1: 6 is more than can be shipped, which is 5.'],
      ['half a piece', (po) => confirmation(po, 'except', '<ConfirmationItem lineNumber="1" quantity="0.5"/>'), 400, 'not a whole number'],
      ['another unit', (po) => shipNotice('S-1', portion(po, [1, 1]).replace('EA', 'BX')), 400, 'is in "BX", and EA was ordered'],
      ['a part of a line', (po) => confirmation(po, 'except', confirmed(1, 5, ['accept', 3])), 400, '5 are ordered. Say of all of them'],
      ['a status that is none', (po) => confirmation(po, 'except', confirmed(1, 5, ['maybe', 5])), 400, 'type "maybe"'],
      ['a type that is none', (po) => confirmation(po, 'agreed'), 400, 'type "agreed"'],
      ['a rejection that is taken back', (po) => confirmation(po, 'detail', confirmed(2, 2, ['accept', 2])), 409, 'cannot be accepted any more'],
      ['another price', (po) => confirmation(po, 'detail', confirmed(1, 5, ['detail', 5, '', '', '<UnitPrice><Money currency="USD">6.00</Money></UnitPrice>'])), 409, 'unit price "6.00"'],
      ['another item', (po) => confirmation(po, 'detail', confirmed(1, 5, ['detail', 5, '', '', '<ItemIn quantity="5"/>'])), 409, 'another item'],
      ['a date that is none', (po) => confirmation(po, 'detail', confirmed(1, 5, ['detail', 5, '', 'deliveryDate="soon"'])), 400, 'deliveryDate "soon" is not a date'],
      ['a card number', (po) => confirmation(po, 'detail', confirmed(1, 5, ['detail', 5, '4111 1111 1111 1111'])), 400, 'payment card'],
      ['a text without end', (po) => confirmation(po, 'detail', confirmed(1, 5, ['detail', 5, 'x'.repeat(2001)])), 400, 'at most 2000 characters'],
      ['a shipment without a number', (po) => shipNotice('', portion(po)), 400, 'no shipmentID'],
      ['a shipment without a carrier', (po) => shipNotice('S-1', portion(po), { carrier: '' }), 400, 'Name the carrier'],
      ['a planned shipment', (po) => shipNotice('S-1', portion(po), { attributes: 'shipmentType="planned"' }), 400, 'planned'],
      ['a shipment that is taken back', (po) => shipNotice('S-1', portion(po), { attributes: 'operation="delete"' }), 450, 'not changed or taken back'],
      ['a purchase order twice', (po) => shipNotice('S-1', portion(po, [1, 1]) + portion(po, [1, 1])), 400, 'is there twice'],
      ['no purchase order', () => confirmation('', 'accept'), 400, 'no OrderReference'],
      ['a purchase order that is none', () => confirmation('A27-0000000-0-01', 'accept'), 404, 'There is no purchase order A27-0000000-0-01.'],
      ['a request that is unknown here', () => '<InvoiceDetailRequest/>', 450, 'does not know InvoiceDetailRequest'],
      ['two requests', (po) => confirmation(po, 'accept') + shipNotice('S-1', portion(po)), 400, 'Request has one element'],
      ['none', () => '', 400, 'Request has one element'],
    ])('%s', async (_name, document, status, said) => {
      const { poNumber } = await placedOrder(shop, [5, 2]);
      await vendor.send(confirmation(poNumber, 'except', confirmed(2, 2, ['reject', 2])));
      const before = await eventsOf(poNumber);
      expect(before).toHaveLength(2);
      expect(await vendor.send(document(poNumber))).toEqual({ status, said: expect.stringContaining(said.replaceAll('"', '&quot;')) });
      expect(await eventsOf(poNumber)).toEqual(before);
    });

    it('an acceptance of a canceled or a rejected purchase order, and of one of which a part is left open', async () => {
      const [canceled, rejected, part] = [await placedOrder(shop), await placedOrder(shop), await placedOrder(shop, [5, 2])];
      await cancel(canceled.poNumber);
      await vendor.send(confirmation(rejected.poNumber, 'reject'));
      expect(await vendor.send(confirmation(canceled.poNumber, 'accept'))).toMatchObject({ status: 409, said: 'PO_CANCELED: This purchase order is canceled.' });
      expect(await vendor.send(confirmation(rejected.poNumber, 'accept'))).toMatchObject({ status: 409, said: expect.stringContaining('PO_REJECTED') });
      expect(await vendor.send(confirmation(part.poNumber, 'detail', confirmed(1, 5, ['accept', 5])))).toMatchObject({ status: 400, said: expect.stringContaining('Line 2 is not confirmed') });
      expect(await eventsOf(part.poNumber)).toEqual([]);
    });

    it('who is not known, with one answer whatever is wrong', async () => {
      const { poNumber } = await placedOrder(shop);
      const accept = confirmation(poNumber, 'accept');
      const answers = [await vendor.send(accept, { secret: 'wrong' }), await vendor.send(accept, { identity: '987' }), await vendor.send(accept, { secret: '' }), await vendor.send(confirmation('A27-0000000-0-01', 'accept'), { secret: 'wrong' })];
      expect(answers).toEqual(answers.map(() => ({ status: 401, said: 'The sender is not known here, or its shared secret is wrong.' })));
      expect(await eventsOf(poNumber)).toEqual([]);
    });

    it('another vendor, as for a purchase order that does not exist', async () => {
      const { poNumber } = await placedOrder(shop);
      await giveCxmlWay(shop.database, 'V-OTHER', '555', { secret: 'OTHER' });
      const other = { identity: '555', secret: 'another secret' };
      const none = 'A27-0000000-0-01';
      const [foreign, unknown] = [await vendor.send(confirmation(poNumber, 'accept'), other), await vendor.send(confirmation(none, 'accept'), other)];
      expect(foreign).toEqual({ status: 404, said: unknown.said.replace(none, poNumber) });
      expect(await vendor.send(confirmation(poNumber, 'accept'), { ...other, secret: 'a <secret> & more' })).toMatchObject({ status: 401 });
      expect(await eventsOf(poNumber)).toEqual([]);
    });
  });

  it('comes from a network for one contract, by the sender and the secret that the way names', async () => {
    const offer = await addOffer(shop.database, { price: 500, stock: 1_000, vendorId: 'V-NETWORK' });
    const buyer = await readyToOrder(shop, [[offer, 1]]);
    const { envelope } = await submit(buyer, await reviewOf(buyer));
    const poNumber = `${(envelope.attributes as unknown as { order: { orderNumber: string } }).order.orderNumber}-01`;
    await giveCxmlWay(shop.database, 'V-NETWORK', '777');
    await giveCxmlWay(shop.database, 'V-NETWORK', '778', { answers: { sender: { domain: 'DUNS', identity: '999' }, secret: 'OTHER' } }, '47SMPL-SAMPLE-01');
    const from = (identity: string, sender: string, secret: string) =>
      vendor.post(documentOf(confirmation(poNumber, 'accept'), { identity: sender, secret }).replace(`<Identity>${sender}<`, `<Identity>${identity}<`)).then(statusIn);
    expect(await from('777', '777', 'a <secret> & more'), 'the way of the contract counts').toMatchObject({ status: 404 });
    expect(await from('778', '778', 'a <secret> & more')).toMatchObject({ status: 401 });
    expect(await from('778', '999', 'another secret')).toEqual({ status: 200, said: '' });
  });

  it('is not read past its header for who is not known, nor under a header that is not its own', async () => {
    const { poNumber } = await placedOrder(shop);
    expect(await vendor.send('<A>'.repeat(50_000), { secret: 'wrong' })).toMatchObject({ status: 401 });
    expect(await vendor.send('<A>'.repeat(50_000))).toMatchObject({ status: 406 });
    const [own] = /<Header>[^]*<\/Header>/.exec(documentOf('')) ?? [''];
    const foreign = documentOf(confirmation(poNumber, 'accept'), { identity: '555', secret: 'another secret' });
    expect(statusIn(await vendor.post(foreign.replace('<Header>', `<!-- ${own} --><Header>`)))).toMatchObject({ status: 400, said: expect.stringContaining('another Header') });
    expect(await eventsOf(poNumber)).toEqual([]);
  });

  it('is seen to be there', async () => {
    const { body, headers, statusCode } = await vendor.post(documentOf('<ProfileRequest/>'));
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/xml; charset=utf-8', 'no-store']);
    expect(body).toContain('<ProfileResponse effectiveDate="2026-11-23T00:00:00Z"><Transaction requestName="ConfirmationRequest"><URL>https://market.example.gov/vendor/cxml</URL></Transaction>');
    expect(await vendor.send('<ProfileRequest/>', { secret: 'wrong' })).toMatchObject({ status: 401 });
  });

  it('is refused before it is read whole where it is too large, and where it is no XML', async () => {
    const large = await vendor.post(Buffer.alloc(20 * 1024 * 1024, ' '));
    expect([large.statusCode, statusIn(large)]).toEqual([413, { status: 413, said: 'The document is larger than 1048576 bytes. Send less at once.' }]);
    const json = await vendor.post('{}', 'application/json');
    expect([json.statusCode, statusIn(json).status]).toEqual([415, 415]);
    expect(await vendor.app.inject({ method: 'POST', url: '/vendor/cxml', payload: '' }).then(statusIn)).toMatchObject({ status: 406 });
  });

  it('is refused after a megabyte where it does not say how large it is', async () => {
    await vendor.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = vendor.app.server.address() as AddressInfo;
    const call = request({ port, host: '127.0.0.1', path: '/vendor/cxml', method: 'POST', headers: { 'content-type': 'text/xml', 'transfer-encoding': 'chunked' } });
    call.on('error', () => {});
    const answers: IncomingMessage[] = [];
    const answered = once(call, 'response').then(([response]: IncomingMessage[]) => void answers.push(...(response === undefined ? [] : [response])));
    let sent = 0;
    const piece = Buffer.alloc(64 * 1024, ' ');
    while (answers.length === 0 && sent < 20 * 1024 * 1024) {
      await Promise.race([answered, new Promise((resolve) => call.write(piece, resolve))]);
      sent += piece.length;
    }
    await answered;
    call.destroy();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([413]);
    expect(sent).toBeLessThan(20 * 1024 * 1024);
  });

  it('is looked for by its sender with an index', async () => {
    const { rows } = await shop.database.query<{ indexdef: string }>(sql`select indexdef from pg_indexes where indexname = 'vendor_way_of_cxml'`);
    expect(rows).toHaveLength(1);
    await withTransaction(shop.database, async (connection) => {
      await connection.query('set local enable_seqscan = off');
      const plan = await connection.query<{ 'QUERY PLAN': string }>(
        `explain select vendor_id from marketplace.vendor_way where way = 'cxml' and (lower(settings -> 'to' ->> 'domain'), settings -> 'to' ->> 'identity') in (
           select lower(domain), identity from unnest(array['DUNS'], array['1']) as known (domain, identity))`);
      expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('vendor_way_of_cxml');
    });
  });
});
