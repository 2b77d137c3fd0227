import type { StoreList } from '../../store-list/index.ts';
import type { StoreMembers } from './store-members.ts';

/** Applies the rules of all stores at once, and of each state of the list: one that cannot be applied is in the log before its first buyer comes. */
export function applyRules(members: StoreMembers, stores: Pick<StoreList, 'stores' | 'follow'>): void {
  const apply = (): void => {
    for (const store of stores.stores) members(store);
  };
  apply();
  stores.follow(apply);
}
