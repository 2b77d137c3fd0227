import { open, wanted, type PurchaseOrderEvent, type VendorView } from '../../purchase-orders/index.ts';
import { conflict, notImplemented, notUnderstood } from './cxml-problem.ts';
import { attribute, childrenOf, neededChild, textOf, type Element } from './element.ts';
import { byLine, checkedText, commentsIn, dayIn, nameIn, orderIdIn, quantityIn } from './values.ts';

/** A shipment that has left, for one purchase order or several. */
export interface ShipNotice {
  readonly shipmentId: string;
  readonly carrier: string;
  readonly trackingNumber: string;
  /** `YYYY-MM-DD`; null where no day is promised. */
  readonly deliveryDate: string | null;
  readonly comments: string;
  /** By the number of the purchase order. */
  readonly portions: ReadonlyMap<string, Element>;
}

/** @throws CxmlProblem */
export function readShipNotice(request: Element): ShipNotice {
  const header = neededChild(request, 'ShipNoticeHeader');
  if (!['', 'new'].includes(attribute(header, 'operation'))) throw notImplemented('A shipment that is recorded is not changed or taken back by a document. Write to the help desk.');
  if (attribute(header, 'shipmentType') === 'planned') throw notUnderstood('A planned shipment is not recorded. Send the notice when it has left; promise a date with a ConfirmationRequest.');
  const controls = childrenOf(request, 'ShipControl');
  const carrier = nameIn(carrierIn(controls), 'CarrierIdentifier');
  if (carrier === '') throw notUnderstood('There is no ShipControl with a CarrierIdentifier. Name the carrier.');
  return {
    shipmentId: neededName(attribute(header, 'shipmentID'), 'shipmentID'),
    carrier,
    trackingNumber: nameIn(controls.flatMap((control) => childrenOf(control, 'ShipmentIdentifier')).map(textOf).filter((text) => text !== '').join(', '), 'ShipmentIdentifier'),
    deliveryDate: dayIn(header, 'deliveryDate'),
    comments: commentsIn(header),
    portions: portionsIn(request),
  };
}

/** What the notice says of one purchase order, as events: a portion without items is all that is left of it. @throws CxmlProblem */
export function shipmentEvents({ shipmentId, carrier, trackingNumber, deliveryDate, comments }: ShipNotice, portion: Element, view: VendorView): PurchaseOrderEvent[] {
  const lines = shippedLines(portion, view);
  const promised = lines.map(({ position }) => view.state.lines[position - 1]).filter((line) => line !== undefined && open(line) > 0 && line.promisedDate !== deliveryDate);
  const text = checkedText([comments, commentsIn(portion)].filter((part) => part !== '').join('\n'));
  return [
    ...(deliveryDate === null || promised.length === 0 ? [] : [{ kind: 'date-promised', lines: promised.flatMap((line) => line?.position ?? []), date: deliveryDate } as const]),
    { kind: 'shipped', shipmentId, lines, carrier, trackingNumber },
    ...(text === '' ? [] : [{ kind: 'message', text } as const]),
  ];
}

function shippedLines(portion: Element, view: VendorView) {
  const items = byLine(childrenOf(portion, 'ShipNoticeItem'), view);
  if (items.size > 0) return Array.from(items, ([position, item]) => ({ position, quantity: quantityIn(item, position, view) }));
  const left = view.state.lines.map((line) => ({ position: line.position, quantity: wanted(line) - line.shipped })).filter(({ quantity }) => quantity > 0);
  if (left.length === 0) throw conflict('Everything of this purchase order is shipped or rejected already.');
  return left;
}

/** The name of a company before a code of one. */
function carrierIn(controls: readonly Element[]): string {
  const carriers = controls.flatMap((control) => childrenOf(control, 'CarrierIdentifier'));
  return textOf(carriers.find((carrier) => attribute(carrier, 'domain') === 'companyName') ?? carriers[0] ?? null);
}

function neededName(text: string, what: string): string {
  const name = nameIn(text, what);
  if (name === '') throw notUnderstood(`There is no ${what}.`);
  return name;
}

function portionsIn(request: Element): ReadonlyMap<string, Element> {
  const portions = new Map<string, Element>();
  for (const portion of childrenOf(request, 'ShipNoticePortion')) {
    const orderId = orderIdIn(portion);
    if (portions.has(orderId)) throw notUnderstood(`The purchase order ${orderId} is there twice. Put all of it into one ShipNoticePortion.`);
    portions.set(orderId, portion);
  }
  if (portions.size === 0 || portions.size > mostPortions) throw notUnderstood(`A ShipNoticeRequest has 1 to ${mostPortions} ShipNoticePortion elements.`);
  return portions;
}

/** Purchase orders of one notice. */
const mostPortions = 50;
