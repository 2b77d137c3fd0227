import type { InjectionToken } from '../capabilities/index.ts';

/** The store of the host of this page, as the server gives it. */
export interface HostStore {
  /** The store that the host leads to; null: to none of its own. */
  readonly name: string | null;
}

export const HostStoreToken: InjectionToken<HostStore> = Symbol('store of the host');
