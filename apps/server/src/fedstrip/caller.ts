import type { StoreName } from '@quartermaster/contracts';
import { signedIn, type RequestContext } from '../wire/index.ts';

/** The owner of an entry: a buyer in a store. */
export interface EntryOwner {
  readonly buyerId: string;
  readonly store: string;
}

/** The buyer who calls, in the store of the call. */
export const ownerIn = (context: RequestContext): EntryOwner & { readonly store: StoreName } => ({ buyerId: signedIn(context).buyerId, store: context.store.name });
