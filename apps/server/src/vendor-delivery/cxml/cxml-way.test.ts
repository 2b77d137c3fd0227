import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testMessage } from '../testing/message.ts';
import { cxmlWay } from './cxml-way.ts';
import { privateNetworks } from './private-networks.ts';

const identity = { domain: 'NetworkID', identity: 'MARKET' };
const status = (code: number, words = 'OK'): string =>
  `<?xml version="1.0"?><!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.060/cXML.dtd"><cXML payloadID="a" timestamp="b"><Response><Status code="${code}" text="${words}"/></Response></cXML>`;
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false });

interface Document {
  readonly cXML: Readonly<Record<string, never>> & { readonly '@payloadID': string };
}

describe('purchase orders by cXML', () => {
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  const got: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      got.push(body);
      answer(request, response);
    });
  });
  let url = '';
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/cxml`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  const networks = privateNetworks(['127.0.0.0/8', 'orders.agency.internal']);
  const way = cxmlWay({ secrets: new Map([['ACME', 'a <secret> & more']]), networks });
  const settings = () => ({ url, from: identity, to: { domain: 'DUNS', identity: '123' }, sender: identity, secret: 'ACME', privateAllowed: true });
  const answered = (body: string, http = 200) => (_request: IncomingMessage, response: ServerResponse): void => void response.writeHead(http, { 'content-type': 'text/xml' }).end(body);
  const sent = (reply: typeof answer, given: Record<string, unknown> = {}) => {
    answer = reply;
    got.length = 0;
    return way.send(testMessage, { ...settings(), ...given });
  };

  it('arrive whole, with credentials, the delivery key and every line, and are delivered when the vendor says so', async () => {
    expect(await sent(answered(status(200)))).toEqual({ kind: 'delivered' });
    const { cXML } = parser.parse(got[0] ?? '') as Document;
    expect(cXML).toMatchObject({
      '@payloadID': '5f0c6f0a-5d6c-4a4e-9a59-2f4c8a1d7b10@MARKET',
      '@timestamp': '2026-11-20T15:04:05.000Z',
      Header: { From: { Credential: { '@domain': 'NetworkID', Identity: 'MARKET' } }, To: { Credential: { '@domain': 'DUNS', Identity: '123' } }, Sender: { Credential: { SharedSecret: 'a <secret> & more' } } },
      Request: {
        OrderRequest: {
          OrderRequestHeader: {
            '@orderID': 'A27-0000123-6-01', '@orderDate': '2026-11-20T15:04:05.000Z', '@type': 'new',
            Total: { Money: { '@currency': 'USD', '#text': '2620.80' } },
            ShipTo: { Address: { Name: { '#text': 'Sample Agency & Sons' }, PostalAddress: { DeliverTo: 'Demo Buyer', Street: '1 Sample Street', City: 'Washington', State: 'DC', PostalCode: '20405' } } },
            Comments: { '#text': 'Paid by the purchase card that ends in 1111.\nDock 3, "rear" <entry>' },
            Extrinsic: [{ '@name': 'contractNumber', '#text': '47SMPL-SAMPLE-01' }, { '#text': 'A27-0000123-6' }, { '#text': 'Demo Buyer' }],
          },
          ItemOut: [
            { '@quantity': '12', '@lineNumber': '1', '@requestedDeliveryDate': '2026-12-24', ItemDetail: { UnitPrice: { Money: { '#text': '218.40' } }, Description: { '#text': 'Toner, black & white' }, UnitOfMeasure: 'BX', Classification: { '@domain': 'NSN', '#text': '7510-01-392-0564' } } },
            { '@quantity': '1', '@lineNumber': '2', ItemDetail: { Classification: { '@domain': 'NotAvailable' } } },
          ],
        },
      },
    });
    const first = got[0];
    await sent(answered(status(201)));
    expect(got[0]).toBe(first);
  });

  it('are well-formed whatever buyers and catalogs have written', async () => {
    answer = answered(status(200));
    got.length = 0;
    const { purchaseOrder, ...rest } = testMessage;
    const hostile = 'Ring\u0001 \u001b[2J\uFFFE ]]> <!-- & "twice"\n';
    await way.send({ ...rest, placedBy: hostile, purchaseOrder: { ...purchaseOrder, note: hostile, lines: purchaseOrder.lines.map((each) => ({ ...each, name: hostile })) } }, settings());
    expect(got[0]).not.toMatch(/[^\P{Cc}\n]|\uFFFE/u);
    expect(parser.parse(got[0] ?? '')).toMatchObject({ cXML: { Request: { OrderRequest: { OrderRequestHeader: { Comments: { '#text': expect.stringContaining('Ring   [2J  ]]> <!-- & "twice"') } } } } } });
  });

  it.each([[status(401, 'Unauthorized'), 200, /status 401: Unauthorized/], [status(406), 200, /status 406/], ['', 404, /HTTP status 404/]])('are refused for good by a 4xx', async (body, http, reason) => {
    expect(await sent(answered(body, http))).toEqual({ kind: 'refused', reason: expect.stringMatching(reason) });
  });

  it.each([
    ['a 5xx of cXML', answered(status(500, 'down')), 'status 500: down'],
    ['a 5xx of HTTP', answered('', 503), 'HTTP status 503'],
    ['too many at once', answered('', 429), 'HTTP status 429'],
    ['a redirect', answered(status(200), 302), 'HTTP status 302'],
    ['no XML', answered('taken, thank you'), 'has no cXML status'],
    ['half an answer', answered('<cXML><Response><Status code="2'), /./],
    ['a status that is none', answered('<cXML><Response><Status code="20"/></Response></cXML>'), 'has no cXML status'],
    ['a type of its own', answered(`<!DOCTYPE cXML [<!ENTITY a "200">]>${status(200)}`), 'declares a document type'],
    ['entities', answered(status(200).replace('cXML.dtd">', 'cXML.dtd" [<!ENTITY x SYSTEM "file:///etc/passwd">]>')), 'declares a document type'],
    ['an answer without an end', answered(' '.repeat(300_000)), 'larger than 262144 bytes'],
    ['a connection that is dropped', (request: IncomingMessage) => void request.socket.destroy(), /socket hang up|ECONNRESET/],
  ])('are tried again after %s', async (_name, reply, sentence) => {
    await expect(sent(reply)).rejects.toThrow(sentence);
    expect(got).toHaveLength(1);
  });

  it('are tried again where the vendor does not answer', async () => {
    answer = () => {};
    await expect(cxmlWay({ secrets: new Map([['ACME', 'secret']]), networks }, { timeout: 200, answerBytes: 1_000 }).send(testMessage, settings())).rejects.toThrow(/timeout|aborted/i);
  });

  it('go to no private network that the operator does not mean, and not without the secret', async () => {
    await expect(sent(answered(status(200)), { privateAllowed: false })).rejects.toThrow('must not be asked');
    await expect(sent(answered(status(200)), { secret: 'OTHER' })).rejects.toThrow('OTHER_VENDOR_SECRET is not set');
    expect(got).toEqual([]);
  });

  it('go to no private network that the deployment has not opened, whatever the way says', async () => {
    const closed = cxmlWay({ secrets: new Map([['ACME', 'a secret']]), networks: privateNetworks(['10.0.0.0/8']) });
    got.length = 0;
    await expect(closed.send(testMessage, settings())).rejects.toThrow('must not be asked');
    await expect(closed.send(testMessage, { ...settings(), url: url.replace('127.0.0.1', 'localhost') })).rejects.toThrow('must not be asked');
    expect(got).toEqual([]);
    expect([closed.check(settings()), closed.check({ ...settings(), url: 'http://vendor.example.com/' })]).toEqual([expect.stringContaining('127.0.0.1 is in a network that must not be asked'), expect.stringContaining('does not name vendor.example.com')]);
    expect([way.check(settings()), way.check({ ...settings(), url: 'http://Orders.Agency.Internal/cxml' })]).toEqual([null, null]);
    const named = cxmlWay({ secrets: new Map([['ACME', 'a secret']]), networks: privateNetworks(['localhost']) });
    answer = answered(status(200));
    expect(await named.send(testMessage, { ...settings(), url: url.replace('127.0.0.1', 'localhost') })).toEqual({ kind: 'delivered' });
  });

  it.each([['10.0.0.0/33'], ['10.0.0.0/8/8'], ['10.0.0'], ['http://10.0.0.1'], ['-'], ['fd00::/129']])('cannot be opened for what is no network: %s', (word) => {
    expect(() => privateNetworks([word])).toThrow(`VENDOR_PRIVATE_NETWORKS has "${word}". Use networks`);
  });

  it.each([
    [{ url: 'http://vendor.example.com/' }, '"url" must begin with https'],
    [{ url: 'https://market:password@vendor.example.com/' }, 'a user or a password'],
    [{ url: 'file:///etc/passwd' }, 'url'],
    [{ url: 'https://10.1.2.3/' }, 'must not be asked'],
    [{ url: 'https://169.254.169.254/', privateAllowed: true }, 'must not be asked'],
    [{ secret: 'a secret itself' }, 'secret: must be the word'],
    [{ sharedSecret: 'x' }, 'sharedSecret'],
    [{ from: { domain: 'NetworkID' } }, 'from.identity'],
  ])('have settings that are checked: %j', (wrong, sentence) => {
    const good = { ...settings(), url: 'https://vendor.example.com/cxml', privateAllowed: false };
    expect(way.check(good)).toBeNull();
    expect(way.check({ ...good, ...wrong })).toContain(sentence);
  });
});
