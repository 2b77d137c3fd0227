import { buyerAddress, visitorAddress, type RequestContext } from '../wire/index.ts';
import type { CartChange } from './change-cart.ts';
import { ownerOf } from './owner.ts';

/** Tells the owner's other tabs that the cart has changed. No caller waits for that. */
export async function announceCart(context: RequestContext, changing: Promise<CartChange>): Promise<CartChange> {
  const change = await changing;
  if (change.touched.length > 0) cartChanged(context);
  return change;
}

/** The caller's cart was changed, and their other tabs show its old count. */
export function cartChanged(context: RequestContext): void {
  const owner = ownerOf(context);
  const to = owner.kind === 'buyer' ? buyerAddress(owner.buyerId) : visitorAddress(owner.visitorId);
  void context.messages.send(to, { op: 'cart' }, context.webSocketId);
}
