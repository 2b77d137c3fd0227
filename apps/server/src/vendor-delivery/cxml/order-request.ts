import { countryName, countryOf, finalDestinationLines, formatMoney, type Money, type Payment, type PurchaseOrder } from '@quartermaster/contracts';
import type { VendorMessage } from '@quartermaster/deployment';
import XmlBuilder from 'fast-xml-builder';
import { noXmlCharacter } from './document-type.ts';
import type { CxmlSettings } from './settings.ts';

const builder = new XmlBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', textNodeName: '#', suppressBooleanAttributes: false, suppressEmptyNode: true });

/** A buyer or a catalog may have written what XML does not have: vendors' systems would refuse all of the purchase order for it. */
const noXmlCharacters = new RegExp(noXmlCharacter, 'g');

const documentType = '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.060/cXML.dtd">\n';

/** The number of the message, made of its delivery key: the same each time, so that the vendor makes no second order of it. */
const payloadId = ({ deliveryKey }: VendorMessage, sender: CxmlSettings['sender']): string => `${deliveryKey}@${sender.identity}`;

/**
 * A purchase order as a cXML 1.2 `OrderRequest`. The marketplace knows no card numbers, so the way of payment is a comment; the contract is an
 * `Extrinsic`. The same purchase order gives the same document each time.
 */
export function orderRequest(message: VendorMessage, { from, to, sender }: CxmlSettings, sharedSecret: string): string {
  const { purchaseOrder, placedAt, orderNumber, placedBy, shipTo, payment } = message;
  const address = shippingAddress(shipTo);
  const document = builder.build({
    cXML: {
      '@payloadID': payloadId(message, sender),
      '@timestamp': placedAt,
      '@xml:lang': 'en-US',
      Header: {
        From: { Credential: credential(from) },
        To: { Credential: credential(to) },
        Sender: { Credential: { ...credential(sender), SharedSecret: sharedSecret }, UserAgent: 'Quartermaster' },
      },
      Request: {
        '@deploymentMode': 'production',
        OrderRequest: {
          OrderRequestHeader: {
            '@orderID': purchaseOrder.poNumber,
            '@orderDate': placedAt,
            '@type': 'new',
            Total: money(purchaseOrder.subtotal),
            ShipTo: address,
            BillTo: address,
            Comments: { '@xml:lang': 'en-US', '#': [paymentWords(payment), purchaseOrder.note].filter((text) => text !== '').join('\n') },
            Extrinsic: [
              { '@name': 'contractNumber', '#': purchaseOrder.contractNumber },
              { '@name': 'marketplaceOrder', '#': orderNumber },
              { '@name': 'placedBy', '#': placedBy },
              ...(shipTo.finalDestination === undefined ? [] : [{ '@name': 'finalDestination', '#': finalDestinationLines(shipTo.finalDestination).join(', ') }]),
              ...(purchaseOrder.speed === undefined ? [] : [{ '@name': 'deliverySpeed', '#': purchaseOrder.speed }]),
              ...(purchaseOrder.billing === undefined ? [] : [{ '@name': 'billing', '#': purchaseOrder.billing }]),
            ],
          },
          ItemOut: purchaseOrder.lines.map((line, i) => itemOut(line, i + 1, purchaseOrder.deliverBy)),
        },
      },
    },
  });
  return documentType + document.replaceAll(noXmlCharacters, ' ');
}

const credential = ({ domain, identity }: CxmlSettings['from']) => ({ '@domain': domain, Identity: identity });

const money = ({ amount, currency }: Money) => ({ Money: { '@currency': currency, '#': (amount / 100).toFixed(2) } });

const paymentWords = (payment: Payment): string =>
  payment.method === 'card' ? `Paid by the purchase card that ends in ${payment.lastFour}.` : `Billed to the activity ${payment.aac}, ${payment.activity}.`;

const shippingAddress = ({ aac, organization, contactName, line1, line2, city, state, zip, email, ...place }: VendorMessage['shipTo']) => ({
  Address: {
    '@isoCountryCode': countryOf(place),
    ...(aac !== null && { '@addressID': aac }),
    Name: { '@xml:lang': 'en-US', '#': organization === '' ? contactName : organization },
    PostalAddress: {
      DeliverTo: contactName,
      Street: [line1, line2].filter((text) => text !== ''),
      City: city,
      ...(state !== '' && { State: state }),
      ...(zip !== '' && { PostalCode: zip }),
      Country: { '@isoCountryCode': countryOf(place), '#': countryName(countryOf(place)) },
    },
    ...(email !== '' && { Email: email }),
  },
});

const itemOut = (line: PurchaseOrder['lines'][number], position: number, deliverBy: string | null) => ({
  '@quantity': String(line.quantity),
  '@lineNumber': String(position),
  ...(deliverBy !== null && { '@requestedDeliveryDate': deliverBy }),
  ItemID: { SupplierPartID: line.itemNumber === '' ? line.offerId : line.itemNumber, SupplierPartAuxiliaryID: line.offerId },
  ItemDetail: {
    UnitPrice: money(line.price.unitPrice),
    Description: { '@xml:lang': 'en-US', '#': line.name },
    UnitOfMeasure: line.unitOfIssue.code,
    Classification: line.gsin === null ? { '@domain': 'NotAvailable', '#': 'NotAvailable' } : { '@domain': 'NSN', '#': line.gsin },
    ManufacturerPartID: line.itemNumber,
    ManufacturerName: line.manufactureName,
  },
  Comments: { '@xml:lang': 'en-US', '#': `${line.quantity} for ${formatMoney(line.lineTotal)}` },
});
