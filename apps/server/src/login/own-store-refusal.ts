import { knownStores } from '@quartermaster/contracts';
import type { ListedStore } from '../store-list/index.ts';
import type { Buyer } from '../wire/index.ts';
import type { Identity } from './identity.ts';

/** Why a buyer's own store, to which sign-in leads, cannot be this one; null: it can (decision 0225). */
export const ownStoreRefusal = async ({ storeAccess }: Pick<Identity, 'storeAccess'>, buyer: Buyer, store: ListedStore): Promise<string | null> =>
  isKnownStore(store.name) ? storeAccess(buyer, store) : 'Sign-in cannot lead to this store.';

/** Others have pages of their own, which browsers do not switch to. */
const isKnownStore = (name: string): boolean => knownStores.some((known) => known === name);
