import type { Totals } from '../cart/cart.schema.ts';
import type { OrderRow } from './order-row.schema.ts';
import { formatMoney } from '../money/money.ts';

/** Status words in plain language: the same on a page, in a document and in a file. */
export const orderStatusWords: Readonly<Record<OrderRow['status'], string>> = {
  // What becomes of an order after that is up to the transports of the deployment.
  Submitted: 'Placed',
  Accepted: 'Accepted by the vendor',
  Shipped: 'Shipped',
  Delivered: 'Delivered',
  Canceled: 'Canceled',
};

/** The sums of an order by their names. Contract prices include shipping, and buyers are exempt from tax, unless the deployment says otherwise. */
export const totalsInWords = ({ subtotal, shipping, tax, total }: Totals): readonly (readonly [name: string, amount: string])[] => [
  ['Subtotal', formatMoney(subtotal)],
  ['Shipping', shipping.amount === 0 ? 'Included' : formatMoney(shipping)],
  ['Tax', tax.amount === 0 ? 'Exempt' : formatMoney(tax)],
  ['Total', formatMoney(total)],
];
