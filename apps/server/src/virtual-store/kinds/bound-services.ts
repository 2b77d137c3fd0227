import { knownStores, shippedStoreList, storeIdInPaths, storeIdOf, type BoundService } from '@quartermaster/contracts';
import type { StoreList } from '../../store-list/index.ts';
import type { FindStoreService, Implementation } from '../../wire/index.ts';
import type { ImplementedKind } from './implement-kind.ts';

/** Services at the paths of the list that ships: they are of the contract, whatever the list of this deployment says. */
export function shippedImplementations(kinds: readonly ImplementedKind[]): readonly Implementation[] {
  const bound = knownStores.flatMap((name) => shippedStoreList[name].services.map((service: BoundService) => ({ ...service, store: { name, number: storeIdOf(name) } })));
  return kinds.flatMap((kind) =>
    [...Map.groupBy(bound.filter((each) => each.kind === kind.name), ({ path }) => path)].map(([path, each]) => kind.at(path, each.map(({ store }) => store))),
  );
}

/** Finds services at the paths of other stores, as the store list has them: those of a store that is added are there without a restart. */
export function boundServices(kinds: readonly ImplementedKind[], stores: StoreList): FindStoreService {
  const byName = new Map<string, ImplementedKind>(kinds.map((kind) => [kind.name, kind]));
  return async (path) => {
    const owner = stores.atPath(path).find(({ name }) => path.startsWith(`/vs/${storeIdInPaths(name)}/`));
    const kind = byName.get(owner?.services.find((service) => service.path === path)?.kind ?? '');
    return owner === undefined || kind === undefined ? null : kind.at(path, [owner]);
  };
}
