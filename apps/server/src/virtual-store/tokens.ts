import { defineToken } from '../runtime/index.ts';
import type { FindStoreService } from '../wire/index.ts';
import type { ImplementedKind } from './kinds/implement-kind.ts';
import type { StoreMembers } from './membership/store-members.ts';

export const storeMembers = defineToken<StoreMembers>('storeMembers', 'The members of a store, by its data.');
export const implementedKinds = defineToken<readonly ImplementedKind[]>('implementedKinds', 'The services that stores may have at paths of their own.');
export const boundServiceFinder = defineToken<FindStoreService>('boundServiceFinder', 'Finds such a service at a path of the store list.');
