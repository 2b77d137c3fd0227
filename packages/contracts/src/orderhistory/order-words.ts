import type { Totals } from '../cart/cart.schema.ts';
import type { OrderRow } from './order-row.schema.ts';
import { formatMoney } from '../money/money.ts';

/** Status words in plain language: the same on a page, in a document and in a file. From the least advanced status to the last. */
export const orderStatusWords: Readonly<Record<OrderRow['status'], string>> = {
  // Until a system or a mail server of the vendor has taken it.
  Submitted: 'Submitted',
  Sent: 'Sent to the vendor',
  Accepted: 'Accepted by the vendor',
  PartlyShipped: 'Partly shipped',
  Shipped: 'Shipped',
  Delivered: 'Delivered',
  Rejected: 'Rejected by the vendor',
  Canceled: 'Canceled',
};

/** What can be said of an order beside its status, in words: Order Search finds orders by it. */
export const orderOutlookWords = {
  Open: 'Open: not all has arrived',
  Late: 'Late',
  Arriving: 'Arriving this week',
} as const;

/** The sums of an order by their names. Contract prices include shipping, and buyers are exempt from tax, unless the deployment says otherwise. */
export const totalsInWords = ({ subtotal, shipping, tax, total }: Totals): readonly (readonly [name: string, amount: string])[] => [
  ['Subtotal', formatMoney(subtotal)],
  ['Shipping', shipping.amount === 0 ? 'Included' : formatMoney(shipping)],
  ['Tax', tax.amount === 0 ? 'Exempt' : formatMoney(tax)],
  ['Total', formatMoney(total)],
];
