import type { InjectionToken } from '../capabilities/index.ts';

/** What the server says of the host of this page. */
export interface HostStore {
  /** The store that the host leads to; null: to none of its own. */
  readonly name: string | null;
}

export const HostStoreToken: InjectionToken<HostStore> = Symbol('store of the host');
