import { respond } from '../../wire/index.ts';
import { lineTotal, sumOf } from '../verify/sums.ts';
import type { KeptOrder } from './kept-orders.ts';

/** What was sent together (specification, section 2: OrderSummary). */
export function orderSummary({ activity, sentAt, lines }: KeptOrder) {
  const requisitions = lines.map((line) => ({ ...line, total: lineTotal(line.price, line.quantity) }));
  return respond('OrderSummary', { activity, sentAt: sentAt.toISOString(), requisitions, ...sumOf(requisitions) });
}
