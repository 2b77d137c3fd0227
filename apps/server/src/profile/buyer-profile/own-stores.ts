import { ownStoreRefusal, type Identity } from '../../login/index.ts';
import { signedIn, type RequestContext } from '../../wire/index.ts';

type Access = Pick<Identity, 'storeAccess'>;

/** The names of the stores that a buyer may choose to be led to after the sign-in: those that let them in. */
export async function ownStores(access: Access, context: RequestContext): Promise<string[]> {
  const buyer = signedIn(context);
  const open = await Promise.all(context.stores.stores.map(async (store) => ((await ownStoreRefusal(access, buyer, store)) === null ? [store.name] : [])));
  return open.flat();
}

/** Why a buyer cannot choose the store of this name, and what to do; null: they can, or chose none. */
export async function ownStoreProblem(access: Access, name: string, context: RequestContext): Promise<string | null> {
  if (name === '') return null;
  const store = context.stores.byName(name);
  if (store?.name !== name) return 'Choose a store from the list.';
  const refusal = await ownStoreRefusal(access, signedIn(context), store);
  return refusal === null ? null : `${name} does not let you in. ${refusal} Choose another store, or none.`;
}
