/// <reference types="vite/client" />
import type { StorePlugin } from '@quartermaster/core';
import { closeWindow } from '@quartermaster/core/host';
import { defaults } from './defaults.ts';
import { shippedStoreOf } from './document/shipped-store.ts';
import { begin } from './page/begin.tsx';
import { reportingFailures } from './page/reporting-failures.ts';
import { settlingInTime } from './page/settling-in-time.tsx';

/** The pages of a store that its owner ships alone. The document names its module; such a page has no other store. */
function beginAlone(): Promise<void> {
  const store = shippedStoreOf(document);
  return begin({
    stores: { [store.name]: () => import(/* @vite-ignore */ store.entry) as Promise<{ readonly default: StorePlugin }> },
    defaults,
    shipped: store,
    beforeStore: () => closeWindow(window, { storeName: store.name, keepConnections: import.meta.env.DEV }),
    around: (engine) => {
      const storefront = reportingFailures(engine, store);
      return { storefront, Frame: settlingInTime(storefront, store.name) };
    },
  });
}

void beginAlone();
