import type { StoreAccess } from '../../login/index.ts';
import type { StoreMembers } from './store-members.ts';

/** Who may use which store signed in (specification, section 6). Browsing is open to everybody. */
export const storeAccess =
  (members: StoreMembers): StoreAccess =>
  (buyer, store) =>
    members(store).refusal(buyer);
