import { serviceOfKind, type ServiceKind, type ServiceOfKind } from '../wire/service-kind.ts';
import { knownStores } from './known-stores.ts';
import { shippedStoreList } from './store-list.ts';
import { storeIdOf } from './store-name.ts';
import type { ServiceKindName } from './store-traits.ts';

type ShippedBinding = (typeof shippedStoreList)[keyof typeof shippedStoreList]['services'][number];

/** The paths at which stores of the list that ships have a service of the kind. */
export type ShippedPath<Name extends ServiceKindName> = Extract<ShippedBinding, { kind: Name }>['path'];

/** The services of a kind that the list that ships binds, one for each path. */
export function shippedServices<Name extends ServiceKindName, Kind extends ServiceKind>(name: Name, kind: Kind): readonly ServiceOfKind<ShippedPath<Name>, Kind>[] {
  const bound = knownStores.flatMap((store) => shippedStoreList[store].services.map((service) => ({ store: { name: store, number: storeIdOf(store) }, ...service })));
  const ofKind = bound.filter(({ kind: ofStore }) => ofStore === name);
  const paths = new Set(ofKind.map(({ path }) => path));
  return [...paths].map((path) => serviceOfKind(kind, path, ofKind.filter((each) => each.path === path).map(({ store }) => store)) as ServiceOfKind<ShippedPath<Name>, Kind>);
}
