import type { Order } from '@quartermaster/contracts';
import type { Connection, Sql } from '@quartermaster/database';
import { cartEmptied, type CartState } from '../../cart/index.ts';
import { faultPoint } from '../../faults/index.ts';
import { spendReductions } from '../../price-reduction/index.ts';
import { deliveriesQueued } from '../../vendor-delivery/index.ts';
import type { CheckoutBuyer, CheckoutTools } from '../checkout-tools.ts';
import type { ReadyReview } from './recheck-review.ts';
import { stockTaken } from './stock.ts';
import { orderOf, writeOrder, type OrderHead } from './write-order.ts';

/** What an order is made of. The transaction holds the cart and its offers. */
export interface Placing {
  readonly buyer: CheckoutBuyer;
  readonly submitKey: string;
  readonly cartState: CartState;
  readonly review: ReadyReview;
  readonly placedAt: Date;
  /** What becomes of the checkout that the order was chosen in. */
  readonly checkoutCleared: Sql;
}

/** Places an order, with all that it brings about. @param answerKept keeps the answer, in the statement that writes the order */
export async function placeOrder(
  connection: Connection,
  { strategies }: Pick<CheckoutTools, 'strategies'>,
  { buyer, submitKey, cartState, review, placedAt, checkoutCleared }: Placing,
  answerKept: (order: Order) => Sql,
): Promise<Order> {
  const orderNumber = await strategies.documentNumbers.nextOrder(connection, buyer.store, placedAt);
  await faultPoint('submit.order-numbered');
  const head: OrderHead = { buyerId: buyer.buyerId, store: buyer.store, orderNumber, submitKey, placedAt, placedBy: buyer.name };
  const order = orderOf(head, review, strategies.documentNumbers);
  await writeOrder(connection, head, order, {
    stockTaken: stockTaken(review.groups.flatMap(({ lines }) => lines)),
    cartEmptied: cartEmptied(cartState, placedAt),
    checkoutCleared,
    deliveriesQueued: deliveriesQueued(order.purchaseOrders.map(({ poNumber }) => poNumber), placedAt),
    answerKept: answerKept(order),
  });
  await faultPoint('submit.answer-kept');
  await spendReductions(connection, cartState, review.groups.flatMap(({ lines }) => lines), { orderNumber, placedBy: buyer.name, now: placedAt });
  await strategies.orderRule.placed(connection, buyer, order, placedAt);
  for (const transport of strategies.vendorTransports) await transport.placed(connection, order);
  return order;
}
