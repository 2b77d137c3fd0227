import { formatMoney, type Order, type Payment, type PurchaseOrder } from '@quartermaster/contracts';
import { TaggedDocument, type Column } from './tagged-document.ts';

const lineColumns: readonly Column[] = [
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

const washingtonTime = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', dateStyle: 'long', timeStyle: 'long' });
const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' });

/** An order as an accessible PDF (PDF/UA-1): who ordered what from whom, where it goes and how it is paid. */
export async function orderPdf(order: Order): Promise<Uint8Array> {
  const placedAt = new Date(order.placedAt);
  const pdf = new TaggedDocument({
    title: `Order ${order.orderNumber}`,
    author: 'Quartermaster',
    subject: `Order of ${order.placedBy}`,
    created: placedAt,
  });
  pdf.heading(1, `Order ${order.orderNumber}`);
  pdf.lines(`Placed on ${washingtonTime.format(placedAt)}`, `Placed by ${order.placedBy}`);
  pdf.heading(2, 'Ship to');
  pdf.lines(...shipToLines(order.shipTo));
  pdf.heading(2, 'Payment');
  pdf.lines(...paymentLines(order.payment));
  for (const purchaseOrder of order.purchaseOrders) writePurchaseOrder(pdf, purchaseOrder);
  pdf.heading(2, 'Order total');
  const { subtotal, shipping, tax, total } = order.totals;
  pdf.namedValues(totalColumns, [
    ['Subtotal', formatMoney(subtotal)],
    ['Shipping', formatMoney(shipping)],
    ['Tax', formatMoney(tax)],
    ['Total', formatMoney(total)],
  ]);
  return pdf.bytes();
}

function writePurchaseOrder(pdf: TaggedDocument, purchaseOrder: PurchaseOrder): void {
  const { poNumber, vendor, contractNumber, status, lines, note, deliverBy, subtotal } = purchaseOrder;
  pdf.heading(2, `Purchase order ${poNumber}`);
  pdf.lines(
    `Vendor: ${vendor.name}`,
    `Contract: ${contractNumber}`,
    `Status: ${status}`,
    deliverBy === null ? '' : `Deliver on or before: ${day.format(new Date(deliverBy))}`,
    note === '' ? '' : `Note: ${note}`,
  );
  pdf.table(
    lineColumns,
    lines.map((line) => [itemText(line), String(line.quantity), line.unitOfIssue.name, formatMoney(line.price.unitPrice), formatMoney(line.lineTotal)]),
  );
  pdf.lines(`Subtotal of purchase order ${poNumber}: ${formatMoney(subtotal)}`);
}

function itemText({ name, manufactureName, itemNumber, gsin }: PurchaseOrder['lines'][number]): string {
  const maker = [manufactureName, itemNumber].filter((text) => text !== '').join(' ');
  return [name, maker, gsin === null ? '' : `NSN ${gsin}`].filter((text) => text !== '').join(', ');
}

function shipToLines({ organization, contactName, line1, line2, city, state, zip, phone, email, aac }: Order['shipTo']): string[] {
  return [organization, aac === null ? '' : `AAC/DoDAAC ${aac}`, contactName, line1, line2, `${city}, ${state} ${zip}`, phone, email];
}

const paymentLines = (payment: Payment): string[] =>
  payment.method === 'card'
    ? [`Purchase card ending in ${payment.lastFour}, expires ${payment.expires}`, payment.cardholder]
    : [`AAC/DoDAAC ${payment.aac}`, payment.activity];
