import type { InjectionToken } from '../capabilities/index.ts';

/** What the operator says of the host of this page. */
export interface HostStore {
  /** The store that he gave the host to; null when he gave it to none. */
  readonly name: string | null;
}

export const HostStoreToken: InjectionToken<HostStore> = Symbol('store of the host');
