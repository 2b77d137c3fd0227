import type { StoreAccess } from '../../login/index.ts';
import type { StoreMembers } from './store-members.ts';

/** The access of signed-in buyers to stores (specification, section 6). Browsing is open to all visitors. */
export const storeAccess =
  (members: StoreMembers): StoreAccess =>
  (buyer, store) =>
    members(store).refusal(buyer);
