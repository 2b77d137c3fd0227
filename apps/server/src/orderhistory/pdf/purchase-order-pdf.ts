import { formatMoney } from '@quartermaster/contracts';
import type { VendorMessage } from '@quartermaster/deployment';
import { day, lineCells, lineColumns, paymentLines, shipToLines, termsLines, washingtonTime, type OrderWriter } from './order-pdf.ts';
import { TaggedDocument } from './tagged-document.ts';

/** A purchase order as its vendor gets it, an accessible PDF (PDF/UA-1): what is ordered, where it goes and how it is paid. */
export async function purchaseOrderPdf(message: VendorMessage): Promise<Uint8Array> {
  const { purchaseOrder: { poNumber }, store, placedAt, placedBy } = message;
  const pdf = new TaggedDocument({ title: `Purchase order ${poNumber}`, author: store, subject: `Purchase order of ${placedBy}`, created: new Date(placedAt) });
  writePurchaseOrder(pdf, message);
  return pdf.bytes();
}

/** It has no status: that is known at the marketplace alone. */
function writePurchaseOrder(pdf: OrderWriter, { store, orderNumber, placedAt, placedBy, shipTo, payment, purchaseOrder }: VendorMessage): void {
  const { poNumber, vendor, contractNumber, lines, note, deliverBy, subtotal } = purchaseOrder;
  pdf.brand(store);
  pdf.heading(1, `Purchase order ${poNumber}`);
  pdf.lines(
    `Order ${orderNumber}, placed on ${washingtonTime.format(new Date(placedAt))} by ${placedBy}`,
    `Vendor: ${vendor.name}`,
    `Contract: ${contractNumber}`,
    deliverBy === null ? '' : `Deliver on or before: ${day.format(new Date(deliverBy))}`,
    ...termsLines(purchaseOrder),
    note === '' ? '' : `Note to the vendor: ${note}`,
  );
  pdf.heading(2, 'Ship to');
  pdf.lines(...shipToLines(shipTo));
  pdf.heading(2, 'Paid by');
  pdf.lines(...paymentLines(payment));
  pdf.heading(2, 'Lines');
  pdf.lines(`Subtotal: ${formatMoney(subtotal)}`);
  pdf.table(lineColumns, lines.map(lineCells));
}
