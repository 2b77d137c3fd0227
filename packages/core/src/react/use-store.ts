import type { ComponentType } from 'react';
import { StoreStorageToken, type KeyValueStorage } from '../capabilities/index.ts';
import { logoPoint, welcomeTextPoint, type Cardinality, type ExtensionPoint } from '../extension/index.ts';
import type { Extension, StoreRuntime } from '../store/index.ts';
import { contained, holdsComponents } from './contained.tsx';
import { useSignal, useStorefront } from './storefront-context.ts';

/** The composed store. Screens are only shown when there is one. */
export function useStoreRuntime(): StoreRuntime {
  const runtime = useSignal(useStorefront().store);
  if (runtime === null) throw new Error('No store is composed: show the unavailable page instead of a screen.');
  return runtime;
}

export interface StoreIdentity {
  name: string;
  number: number;
  Logo: ComponentType;
  welcomeText: string;
}

/** Name, number and brand of the store. */
export function useStore(): StoreIdentity {
  const runtime = useStoreRuntime();
  return {
    name: runtime.name,
    number: runtime.number,
    Logo: contained(logoPoint.id, runtime.required(logoPoint), runtime.name),
    welcomeText: runtime.required(welcomeTextPoint),
  };
}

/** The store's values in this browser: its own keys alone, seen by everyone who uses the browser. Nothing of a buyer's account belongs there, and what one person leaves must not be shown to the next. */
export function useStoreStorage(): KeyValueStorage {
  return useStoreRuntime().container.resolve(StoreStorageToken);
}

/** The value of the store at an extension point: a single one or undefined, a map by key, or a list. A component that fails leaves its place empty. */
export function useExtension<Value, Kind extends Cardinality>(point: ExtensionPoint<Value, Kind>): Extension<Value, Kind> {
  const runtime = useStoreRuntime();
  const value =
    point.cardinality === 'one'
      ? runtime.one(point as ExtensionPoint<Value, 'one'>)
      : point.cardinality === 'keyed'
        ? runtime.keyed(point as ExtensionPoint<Value, 'keyed'>)
        : runtime.many(point as ExtensionPoint<Value, 'many'>);
  return (point.cardinality === 'one' && holdsComponents(point) ? contained(point.id, value) : value) as Extension<Value, Kind>;
}
