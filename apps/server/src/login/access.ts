import { respond, type RequestContext } from '../wire/index.ts';
import type { Identity } from './identity.ts';

/** Why the caller may not use this store: the store's own words where it has some. */
export async function storeAccessDenied(identity: Identity, { buyer, store }: RequestContext) {
  const own = buyer === null ? 'Sign in with an account that has access to this store.' : await identity.storeAccess(buyer, store);
  return respond('accessDenied', { reason: own ?? `Your account has no access to the ${store.name} store. Ask the help desk if you should have it.` });
}
