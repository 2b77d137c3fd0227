/** Who sends a document of cXML to the marketplace. */
export interface CxmlSender {
  readonly market: string;
  readonly identity: string;
  readonly secret: string;
}

const date = 'noticeDate="2026-11-20T15:10:00-05:00"';
const reference = (poNumber: string): string => `<OrderReference orderID="${poNumber}"><DocumentReference payloadID="order"/></OrderReference>`;

/** The vendor accepts the whole purchase order, with a word to the buyer. */
export const accepted = (poNumber: string, comments: string): string =>
  `<ConfirmationRequest><ConfirmationHeader type="accept" ${date} confirmID="C-${poNumber}">${comments === '' ? '' : `<Comments>${comments}</Comments>`}</ConfirmationHeader>${reference(poNumber)}</ConfirmationRequest>`;

/** All that is left of these purchase orders has left, in one shipment. */
export const shipped = (shipmentId: string, ...poNumbers: readonly string[]): string =>
  `<ShipNoticeRequest><ShipNoticeHeader shipmentID="${shipmentId}" ${date}/><ShipControl><CarrierIdentifier domain="companyName">Sample Freight</CarrierIdentifier><ShipmentIdentifier domain="trackingNumber">T-${shipmentId}</ShipmentIdentifier></ShipControl>
${poNumbers.map((poNumber) => `<ShipNoticePortion>${reference(poNumber)}</ShipNoticePortion>`).join('')}</ShipNoticeRequest>`;

/** Sends a request to the marketplace at `origin`. @returns the status of cXML */
export async function sendAnswer(origin: string, { market, identity, secret }: CxmlSender, request: string): Promise<string> {
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<cXML payloadID="${crypto.randomUUID()}" timestamp="2026-11-20T15:10:00-05:00">
<Header><From><Credential domain="DUNS"><Identity>${identity}</Identity></Credential></From><To><Credential domain="NetworkID"><Identity>${market}</Identity></Credential></To>
<Sender><Credential domain="DUNS"><Identity>${identity}</Identity><SharedSecret>${secret}</SharedSecret></Credential><UserAgent>Vendor</UserAgent></Sender></Header>
<Request deploymentMode="production">${request}</Request></cXML>`;
  const response = await fetch(`${origin}/vendor/cxml`, { method: 'POST', headers: { 'content-type': 'text/xml; charset=utf-8' }, body });
  return /<Status code="(\d+)"/.exec(await response.text())?.[1] ?? `HTTP ${response.status}`;
}
