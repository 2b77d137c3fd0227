import { usd, type Money } from '@quartermaster/contracts';
import { readOffers, unitPrice, type PutAside } from '../cart/index.ts';
import { findOrder } from '../orderhistory/index.ts';
import type { RequestContext } from '../wire/index.ts';
import { ownerIn } from './caller.ts';

/** The items of an order as they can be parked: with what the store says of them now. */
export interface OrderToPark {
  readonly orderNumber: string;
  readonly lines: readonly PutAside[];
  /** Names of those that the store does not sell any more. */
  readonly notSold: readonly string[];
  /** At the prices of now. */
  readonly subtotal: Money;
}

/** An order of the caller's, an offer that went to several addresses once; null where they have none of this number. */
export async function orderToPark(context: RequestContext, orderNumber: string): Promise<OrderToPark | null> {
  const order = await findOrder(context.database, ownerIn(context), orderNumber);
  if (order === null) return null;
  const ordered = new Map<string, { name: string; quantity: number }>();
  for (const { offerId, name, quantity } of order.purchaseOrders.flatMap(({ lines }) => lines)) ordered.set(offerId, { name, quantity: (ordered.get(offerId)?.quantity ?? 0) + quantity });
  const offers = await readOffers(context.database, context.store.name, [...ordered.keys()]);
  const lines = [...ordered].flatMap(([offerId, { quantity }]): PutAside[] => {
    const now = offers.get(offerId);
    return now === undefined ? [] : [{ offerId, quantity, seen: now.terms }];
  });
  return {
    orderNumber, lines,
    notSold: [...ordered].filter(([offerId]) => !offers.has(offerId)).map(([, { name }]) => name),
    subtotal: usd(lines.reduce((sum, { quantity, seen }) => sum + unitPrice(seen, quantity) * quantity, 0)),
  };
}
