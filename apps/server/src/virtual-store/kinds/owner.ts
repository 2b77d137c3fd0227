import type { ListedStore } from '../../store-list/index.ts';
import { pathUnknown, type RequestContext } from '../../wire/index.ts';

/** The store that has a service at the path: that of the call where it is one of them. Null: none has it any more. */
export function ownerOf({ store, stores }: Pick<RequestContext, 'store' | 'stores'>, path: string): ListedStore | null {
  const owners = stores.atPath(path);
  return owners.find(({ name }) => name === store.name) ?? owners[0] ?? null;
}

/** The same. @throws Problem (404) where there is none */
export function requiredOwner(context: Pick<RequestContext, 'store' | 'stores'>, path: string): ListedStore {
  const owner = ownerOf(context, path);
  if (owner === null) throw pathUnknown(path);
  return owner;
}
