import type { StoreName } from '@quartermaster/contracts';
import type { ComponentType } from 'react';
import type { ThemeDefinition, Contribution, ExtensionPoint } from '../extension/index.ts';

export interface StoreBrand {
  readonly Logo: ComponentType;
  readonly welcomeText: string;
  /** Shorthands for contributions to the points of the same name. */
  readonly Header?: ComponentType;
  readonly Footer?: ComponentType;
  readonly Banner?: ComponentType;
}

/** A store package, as data. Nothing happens when it is imported. */
export interface StorePlugin {
  readonly id: { readonly name: StoreName; readonly number: number };
  /** Names the package in diagnostics; `store-<name>` without it. */
  readonly packageName?: string;
  /** The versions of core that the store was built for: `^0.1.0`, or `>=0.1.0 <0.3.0`. */
  readonly coreRange: string;
  readonly theme: ThemeDefinition;
  readonly brand: StoreBrand;
  /** Points of the store's own. */
  readonly points?: readonly ExtensionPoint<unknown>[];
  /** Contributions that the defaults do not have. */
  readonly adds?: readonly Contribution[];
  /** Contributions that replace those of the defaults. */
  readonly overrides?: readonly Contribution[];
}

/**
 * Declares a store. The result is frozen. Mistakes that the compiler cannot see are found by `composeStore`, all at once
 * and with codes: an exception here would hide the rest of the store's package.
 */
export function defineStore(store: StorePlugin): StorePlugin {
  return Object.freeze({
    ...store,
    id: Object.freeze({ ...store.id }),
    brand: Object.freeze({ ...store.brand }),
    points: Object.freeze([...(store.points ?? [])]),
    adds: Object.freeze([...(store.adds ?? [])]),
    overrides: Object.freeze([...(store.overrides ?? [])]),
  });
}
