import { storeIdInPaths } from '@quartermaster/contracts';
import { shippedBindings } from '@quartermaster/contracts/schema';
import type { StoreList } from '../../store-list/index.ts';
import type { FindStoreService, Implementation } from '../../wire/index.ts';
import type { ImplementedKind } from './implement-kind.ts';

/** Services at the paths of the list that ships: they are of the contract, whatever the list of this deployment says. */
export const shippedImplementations = (kinds: readonly ImplementedKind[]): readonly Implementation[] =>
  kinds.flatMap((kind) => shippedBindings(kind.name).map(({ path, owners }) => kind.at(path, owners)));

/** Finds services at the paths of other stores, as the store list has them: those of a store that is added are there without a restart. */
export function boundServices(kinds: readonly ImplementedKind[], stores: StoreList): FindStoreService {
  const byName = new Map<string, ImplementedKind>(kinds.map((kind) => [kind.name, kind]));
  return async (path) => {
    const owner = stores.atPath(path).find(({ name }) => path.startsWith(`/vs/${storeIdInPaths(name)}/`));
    const kind = byName.get(owner?.services.find((service) => service.path === path)?.kind ?? '');
    return owner === undefined || kind === undefined ? null : kind.at(path, [owner]);
  };
}
