import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Storefront } from '../engine/index.ts';
import type { ReadableSignal } from '../signals/index.ts';

export const StorefrontContext = createContext<Storefront | null>(null);

/** The engine of the page. */
export function useStorefront(): Storefront {
  const storefront = useContext(StorefrontContext);
  if (storefront === null) {
    throw new Error('This component needs a storefront around it. Render it inside StorefrontProvider (in tests: renderScreen of the test kit).');
  }
  return storefront;
}

/** The present value of a piece of the engine's state; renders again when it changes. */
export function useSignal<Value>(signal: ReadableSignal<Value>): Value {
  return useSyncExternalStore(signal.subscribe, signal.get, signal.get);
}
