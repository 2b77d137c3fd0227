import { signedIn, type Buyer, type RequestContext } from '../wire/index.ts';
import type { OrderOwner } from './order-store.ts';

/** Whose orders a call may see: those of the buyer who asks, in the store in which they ask. */
export const ownerOf = (context: RequestContext): OrderOwner => ({ buyerId: signedIn(context).buyerId, store: context.store.name });

/** A buyer as the vendor reads it. */
export const nameOf = ({ firstName, lastName }: Buyer): string => [firstName, lastName].filter((part) => part !== null && part !== '').join(' ') || 'The buyer';
