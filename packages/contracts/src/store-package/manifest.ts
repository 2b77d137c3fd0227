import type { StoreTraits } from '../stores/store-traits.ts';

/** A service of a store's own, as the marketplace forwards it: whatever is not declared is not forwarded. */
export interface DeclaredService {
  /** Below the upstream's path, for example `/vs/example/training`. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  /** The response names that it may answer with. */
  readonly responses: readonly string[];
  /** `buyer`: the marketplace forwards the calls of signed-in buyers alone. Who they are it does not tell. */
  readonly access: 'visitor' | 'buyer';
}

/** A service of the store's owner behind the marketplace. Its address is the operator's to give. */
export interface DeclaredUpstream {
  /** `/vs/<store>` or deeper, without a slash at the end. */
  readonly path: string;
  /** What the operator reads before approving it. */
  readonly description: string;
  readonly services: readonly DeclaredService[];
}

/** What a store that is shipped alone says of itself in its package.json, key `quartermaster`. */
export interface StoreManifest {
  readonly packageName: string;
  /** The exact version of the package. */
  readonly version: string;
  readonly name: string;
  /** Above 10, but for the stores of the specification under their own names (section 1). */
  readonly number: number;
  /** The versions of core that it was built for. */
  readonly coreRange: string;
  /** The module that default-exports the store, relative to the package. */
  readonly entry: string;
  readonly upstreams: readonly DeclaredUpstream[];
  /** What the store is; what the manifest leaves out is as the list that ships says of a known store, and as in an ordinary store else. */
  readonly traits: StoreTraits;
}

/** The id of a store in addresses and folders: its name in lower case. */
export const storeIdInPaths = (name: string): string => name.toLowerCase();
