import { countryOf, csvFile, finalDestinationLines, termsInWords, type Money } from '@quartermaster/contracts';
import type { VendorMessage } from '@quartermaster/deployment';

const head = [
  'Purchase order', 'Order', 'Contract', 'Line', 'Item', 'Manufacturer', 'Part number', 'NSN', 'Quantity', 'Unit', 'Unit price', 'Total', 'Currency', 'Deliver by',
  'Ship to', 'AAC', 'Contact', 'Address 1', 'Address 2', 'City', 'State', 'ZIP', 'Phone', 'E-mail', 'Note', 'Country', 'Final destination', 'Delivery', 'Billing',
] as const;

/** A purchase order as a file for spreadsheets and programs: a row for each line; prices with two decimals and without a sign. */
export function purchaseOrderCsv({ orderNumber, shipTo, purchaseOrder }: VendorMessage): string {
  const { poNumber, contractNumber, deliverBy, note, lines } = purchaseOrder;
  const words = termsInWords(purchaseOrder);
  const terms = (['Delivery', 'Billing'] as const).map((name) => words.find((said) => said.name === name)?.words ?? '');
  const address = [shipTo.organization, shipTo.aac ?? '', shipTo.contactName, shipTo.line1, shipTo.line2, shipTo.city, shipTo.state, shipTo.zip, shipTo.phone, shipTo.email];
  return `${csvFile([
    head,
    ...lines.map((line, i) => [
      poNumber, orderNumber, contractNumber, String(i + 1), line.name, line.manufactureName, line.itemNumber, line.gsin ?? '', String(line.quantity), line.unitOfIssue.name,
      decimal(line.price.unitPrice), decimal(line.lineTotal), line.lineTotal.currency, deliverBy ?? '', ...address, note, countryOf(shipTo), finalDestinationLines(shipTo.finalDestination).join(', '), ...terms,
    ]),
  ])}\r\n`;
}

const decimal = ({ amount }: Money): string => (amount / 100).toFixed(2);
