import { orderTotalLimit, usd } from '@quartermaster/contracts';
import { respond } from '../../wire/index.ts';
import type { KeptOrder } from './kept-orders.ts';

/** What was sent together (specification, section 2: OrderSummary). */
export function orderSummary({ activity, sentAt, lines }: KeptOrder) {
  const requisitions = lines.map((line) => ({ ...line, total: line.price === null ? null : usd(Math.min(line.price.amount * line.quantity, orderTotalLimit)) }));
  return respond('OrderSummary', {
    activity, sentAt: sentAt.toISOString(), requisitions,
    total: usd(requisitions.reduce((sum, { total }) => Math.min(sum + (total?.amount ?? 0), orderTotalLimit), 0)), unpriced: requisitions.filter(({ total }) => total === null).length,
  });
}
