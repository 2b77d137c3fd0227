import type { StoreTraits } from '../stores/store-traits.ts';

/** A service of a store's own, as the marketplace forwards it: whatever is not declared is not forwarded. */
export interface DeclaredService {
  /** Below the upstream's path, for example `/vs/example/training`. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  /** The response names that it may answer with. */
  readonly responses: readonly string[];
  /** `buyer`: the marketplace forwards the calls of signed-in buyers alone. It does not tell who they are. */
  readonly access: 'visitor' | 'buyer';
}

/** A service of the store's owner behind the marketplace. Its address is the operator's to give. */
export interface DeclaredUpstream {
  /** `/vs/<store>` or deeper, without a slash at the end. */
  readonly path: string;
  /** The text that the operator reads before approving it. */
  readonly description: string;
  readonly services: readonly DeclaredService[];
}

/** The manifest of a store that is shipped alone: the key `quartermaster` of its package.json. */
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
  /** The traits of the store. Those that the manifest leaves out are as the list that ships has them for a known store, and else as in an ordinary store. */
  readonly traits: StoreTraits;
}

/** The id of a store in addresses and folders: its name in lower case. */
export const storeIdInPaths = (name: string): string => name.toLowerCase();
