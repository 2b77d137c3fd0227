import { serviceOfKind, type ServiceKind, type ServiceOfKind } from '../wire/service-kind.ts';
import { knownStores } from './known-stores.ts';
import { shippedStoreList } from './store-list.ts';
import { storeIdOf, type StoreId } from './store-name.ts';
import type { ServiceKindName } from './store-traits.ts';

type ShippedBinding = (typeof shippedStoreList)[keyof typeof shippedStoreList]['services'][number];

/** The paths at which stores of the list that ships have a service of the kind. */
export type ShippedPath<Name extends ServiceKindName> = Extract<ShippedBinding, { kind: Name }>['path'];

/** The paths at which the list that ships binds a kind, each with the stores that have it there. */
export function shippedBindings(name: ServiceKindName): readonly { readonly path: string; readonly owners: readonly StoreId[] }[] {
  const bound = knownStores.flatMap((store) => shippedStoreList[store].services.map(({ path, kind }) => ({ path, kind, owner: { name: store, number: storeIdOf(store) } })));
  const byPath = Map.groupBy(bound.filter(({ kind }) => kind === name), ({ path }) => path);
  return [...byPath].map(([path, each]) => ({ path, owners: each.map(({ owner }) => owner) }));
}

/** The services of a kind that the list that ships binds, one for each path. */
export function shippedServices<Name extends ServiceKindName, Kind extends ServiceKind>(name: Name, kind: Kind): readonly ServiceOfKind<ShippedPath<Name>, Kind>[] {
  return shippedBindings(name).map(({ path, owners }) => serviceOfKind(kind, path, owners) as ServiceOfKind<ShippedPath<Name>, Kind>);
}
