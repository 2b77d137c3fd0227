import { cardExpiryText, finalDestinationLines, formatMoney, orderStatusWords, placeLine, termsInWords, totalsInWords, type Order, type Payment, type PurchaseOrder } from '@quartermaster/contracts';
import { TaggedDocument, type Column } from './tagged-document.ts';

export const lineColumns: readonly Column[] = [
  { heading: 'Item', width: '*', align: 'left' },
  { heading: 'Quantity', width: 60, align: 'right' },
  { heading: 'Unit', width: 60, align: 'left' },
  { heading: 'Unit price', width: 80, align: 'right' },
  { heading: 'Total', width: 80, align: 'right' },
];

const totalColumns: readonly Column[] = [
  { heading: '', width: '*', align: 'left' },
  { heading: '', width: 120, align: 'right' },
];

export const washingtonTime = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', dateStyle: 'long', timeStyle: 'long' });
export const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' });

/** The parts of a document that an order is written with. */
export type OrderWriter = Pick<TaggedDocument, 'brand' | 'heading' | 'lines' | 'table' | 'namedValues'>;

/** An order as an accessible PDF (PDF/UA-1): who ordered what from whom, where it goes and how it is paid. */
export async function orderPdf(order: Order, store: string): Promise<Uint8Array> {
  const pdf = new TaggedDocument({ title: `Order ${order.orderNumber}`, author: store, subject: `Order of ${order.placedBy}`, created: new Date(order.placedAt) });
  writeOrder(pdf, order, store);
  return pdf.bytes();
}

/** The store's name, and the facts of the order as on its page: the totals come before the purchase orders, so that they are never alone on a page. */
export function writeOrder(pdf: OrderWriter, order: Order, store: string): void {
  pdf.brand(store);
  pdf.heading(1, `Order ${order.orderNumber}`);
  pdf.lines(`Placed on ${washingtonTime.format(new Date(order.placedAt))}`, `Placed by ${order.placedBy}`);
  pdf.heading(2, 'Ship to');
  pdf.lines(...shipToLines(order.shipTo));
  pdf.heading(2, 'Paid by');
  pdf.lines(...paymentLines(order.payment));
  pdf.heading(2, 'Order total');
  pdf.namedValues(totalColumns, totalsInWords(order.totals));
  for (const purchaseOrder of order.purchaseOrders) writePurchaseOrder(pdf, purchaseOrder);
}

function writePurchaseOrder(pdf: OrderWriter, purchaseOrder: PurchaseOrder): void {
  const { poNumber, vendor, contractNumber, status, lines, note, deliverBy, subtotal } = purchaseOrder;
  pdf.heading(2, `Purchase order ${poNumber}`);
  pdf.lines(
    `Vendor: ${vendor.name}`,
    `Contract: ${contractNumber}`,
    `Status: ${orderStatusWords[status]}`,
    deliverBy === null ? '' : `Deliver on or before: ${day.format(new Date(deliverBy))}`,
    ...termsLines(purchaseOrder),
    ...(purchaseOrder.shipTo === undefined ? [] : [`Ship to: ${shipToLines(purchaseOrder.shipTo).filter((text) => text !== '').join(', ')}`]),
    note === '' ? '' : `Note to the vendor: ${note}`,
    `Subtotal: ${formatMoney(subtotal)}`,
  );
  pdf.table(lineColumns, lines.map(lineCells));
}

/** The cells of a line, by {@link lineColumns}. */
export const lineCells = (line: PurchaseOrder['lines'][number]): string[] =>
  [itemText(line), line.quantity.toLocaleString('en-US'), line.unitOfIssue.name, formatMoney(line.price.unitPrice), formatMoney(line.lineTotal)];

/** How fast and how billed, where that was chosen. */
export const termsLines = (purchaseOrder: PurchaseOrder): string[] => termsInWords(purchaseOrder).map(({ name, words }) => `${name}: ${words}`);

function itemText({ name, manufactureName, itemNumber, gsin }: PurchaseOrder['lines'][number]): string {
  const maker = [manufactureName, itemNumber].filter((text) => text !== '').join(' ');
  return [name, maker, gsin === null ? '' : `NSN ${gsin}`].filter((text) => text !== '').join(', ');
}

export function shipToLines(shipTo: Order['shipTo']): string[] {
  const { organization, contactName, line1, line2, phone, email, aac, finalDestination } = shipTo;
  const final = finalDestinationLines(finalDestination).join(', ');
  return [organization, aac === null ? '' : `AAC/DoDAAC ${aac}`, contactName, line1, line2, placeLine(shipTo), phone, email, final === '' ? '' : `Final destination: ${final}`];
}

export const paymentLines = (payment: Payment): string[] =>
  payment.method === 'card'
    ? [`Purchase card ending in ${payment.lastFour}, expires ${cardExpiryText(payment.expires)}`, payment.cardholder]
    : [`AAC/DoDAAC ${payment.aac}`, payment.activity];
