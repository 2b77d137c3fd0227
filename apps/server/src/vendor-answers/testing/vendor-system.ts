import { randomUUID } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { sql, type Pool } from '@quartermaster/database';
import type { Shop } from '../../checkout/testing/shop.ts';
import { cxmlPath } from '../cxml/register-cxml.ts';
import { openAnsweringApp } from './answering-app.ts';

/** The system of a vendor who sends cXML. */
export interface VendorSystem {
  readonly app: FastifyInstance;
  /** Sends a document as it is. */
  post(body: string | Buffer, contentType?: string): Promise<LightMyRequestResponse>;
  /** Sends a request in an envelope; gives status and words of the answer. */
  send(request: string, envelope?: Partial<EnvelopeParts>): Promise<{ readonly status: number; readonly said: string }>;
}

export interface EnvelopeParts {
  readonly payloadId: string;
  readonly identity: string;
  readonly secret: string;
}

const market = { domain: 'NetworkID', identity: 'MARKET' };

/** Lets a vendor get purchase orders by cXML, and answer so under the DUNS number `identity`. */
export async function giveCxmlWay(database: Pool, vendorId: string, identity: string, more: Readonly<Record<string, unknown>> = {}, contractNumber = ''): Promise<void> {
  const settings = { url: 'https://vendor.example.com/cxml', from: market, to: { domain: 'DUNS', identity }, sender: market, secret: 'ACME', ...more };
  await database.query(sql`
    insert into marketplace.vendor_way (vendor_id, contract_number, way, settings) values (${vendorId}, ${contractNumber}, 'cxml', ${JSON.stringify(settings)})
    on conflict (vendor_id, contract_number) do update set way = 'cxml', settings = excluded.settings`);
}

export async function openVendorSystem({ database, time }: Shop): Promise<VendorSystem> {
  const app = await openAnsweringApp(database, { now: () => time.now });
  const post: VendorSystem['post'] = (body, contentType = 'text/xml; charset=utf-8') => app.inject({ method: 'POST', url: cxmlPath, payload: body, headers: { 'content-type': contentType } });
  return {
    app,
    post,
    send: async (request, envelope) => statusIn(await post(documentOf(request, envelope))),
  };
}

/** @throws Error for what is no answer */
export function statusIn({ body }: LightMyRequestResponse): { status: number; said: string } {
  const [, status, said = ''] = /<Status code="(\d+)"[^>]*?(?:\/>|>([^<]*)<\/Status>)/.exec(body) ?? [];
  if (status === undefined) throw new Error(`This is no answer: ${body}`);
  return { status: Number(status), said };
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export const documentOf = (request: string, { payloadId = randomUUID(), identity = '123456789', secret = 'a <secret> & more' }: Partial<EnvelopeParts> = {}): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.060/Fulfill.dtd">
<cXML payloadID="${escaped(payloadId)}" timestamp="2026-11-20T15:10:00-05:00" xml:lang="en-US">
  <Header>
    <From><Credential domain="DUNS"><Identity>${escaped(identity)}</Identity></Credential></From>
    <To><Credential domain="NetworkID"><Identity>MARKET</Identity></Credential></To>
    <Sender><Credential domain="duns"><Identity>${escaped(identity)}</Identity><SharedSecret>${escaped(secret)}</SharedSecret></Credential><UserAgent>Vendor</UserAgent></Sender>
  </Header>
  <Request deploymentMode="production">${request}</Request>
</cXML>`;

/** A `ConfirmationRequest`; `items`: its `ConfirmationItem` elements. */
export const confirmation = (poNumber: string, type: string, items = '', { comments = '', attributes = '' }: { comments?: string; attributes?: string } = {}): string =>
  `<ConfirmationRequest><ConfirmationHeader type="${type}" noticeDate="2026-11-20T15:10:00-05:00" confirmID="C-1" ${attributes}>${comments === '' ? '' : `<Comments>${escaped(comments)}</Comments>`}</ConfirmationHeader>
  <OrderReference orderID="${poNumber}"><DocumentReference payloadID="x"/></OrderReference>${items}</ConfirmationRequest>`;

/** A line with its parts: `['reject', 2, 'Out of stock']`, `['detail', 3, '', 'deliveryDate="2026-12-01"']`. */
export const confirmed = (line: number, ordered: number, ...parts: readonly (readonly [type: string, quantity: number, comments?: string, attributes?: string, content?: string])[]): string =>
  `<ConfirmationItem lineNumber="${line}" quantity="${ordered}"><UnitOfMeasure>EA</UnitOfMeasure>${parts.map(([type, quantity, comments = '', attributes = '', content = '']) =>
    `<ConfirmationStatus type="${type}" quantity="${quantity}" ${attributes}><UnitOfMeasure>EA</UnitOfMeasure>${content}${comments === '' ? '' : `<Comments>${escaped(comments)}</Comments>`}</ConfirmationStatus>`).join('')}</ConfirmationItem>`;

/** A `ShipNoticeRequest` with portions made by {@link portion}. */
export const shipNotice = (shipmentId: string, portions: string, { attributes = '', carrier = 'Sample Freight', tracking = ['T-1'] }: { attributes?: string; carrier?: string; tracking?: readonly string[] } = {}): string =>
  `<ShipNoticeRequest><ShipNoticeHeader shipmentID="${shipmentId}" noticeDate="2026-11-20T15:10:00-05:00" ${attributes}/>${carrier === '' ? '' : `<ShipControl><CarrierIdentifier domain="SCAC">SMPL</CarrierIdentifier><CarrierIdentifier domain="companyName">${carrier}</CarrierIdentifier>
  ${tracking.map((number) => `<ShipmentIdentifier domain="trackingNumber">${number}</ShipmentIdentifier>`).join('')}</ShipControl>`}${portions}</ShipNoticeRequest>`;

/** Lines of one purchase order in a shipment, as `[line, quantity]`; none: all that is left. */
export const portion = (poNumber: string, ...items: readonly (readonly [line: number, quantity: number])[]): string =>
  `<ShipNoticePortion><OrderReference orderID="${poNumber}"><DocumentReference payloadID="x"/></OrderReference>${items.map(([line, quantity]) => `<ShipNoticeItem lineNumber="${line}" quantity="${quantity}"><UnitOfMeasure>EA</UnitOfMeasure></ShipNoticeItem>`).join('')}</ShipNoticePortion>`;
