import type { StoreName } from '@quartermaster/contracts';
import type { RequestContext } from '../wire/index.ts';

/** The owner of a cart, and the store that it is in: two stores never share one. */
export type CartOwner =
  | { readonly kind: 'visitor'; readonly visitorId: string; readonly store: StoreName; readonly browserMark?: string | null }
  | { readonly kind: 'buyer'; readonly buyerId: string; readonly store: StoreName };

/** The caller's cart: the buyer's when they are signed in, else the visitor's. */
export function ownerOf(context: Pick<RequestContext, 'buyer' | 'session' | 'store' | 'browserMark'>): CartOwner {
  return context.buyer === null
    ? { kind: 'visitor', visitorId: context.session.visitorId, store: context.store.name, browserMark: context.browserMark }
    : { kind: 'buyer', buyerId: context.buyer.buyerId, store: context.store.name };
}
