import { signedIn, type RequestContext } from '../wire/index.ts';
import type { ForwardRecipient } from './forward/kept-forwards.ts';
import type { ParkedCartOwner } from './kept-carts.ts';

/** The buyer who calls, in the store of the call. */
export const ownerIn = (context: RequestContext): ParkedCartOwner => ({ buyerId: signedIn(context).buyerId, store: context.store.name });

/** The same by the addresses that are proved to be theirs. */
export const recipientIn = (context: RequestContext): ForwardRecipient => ({ emails: signedIn(context).verifiedEmails, store: context.store.name });
