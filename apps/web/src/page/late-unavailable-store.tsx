// oxlint-disable-next-line no-restricted-imports -- its boundary keeps what the server rendered until the code has come, and code that cannot be loaded has words in its place
import { lazy } from 'react';
import type { UnavailableStoreProps } from './UnavailableStore.tsx';

/** The page for a store that cannot be shown, which hardly anybody meets: it is loaded when it is needed. Where not even that comes, the words are enough. */
export const LateUnavailableStore = lazy(() =>
  import('./UnavailableStore.tsx').then(
    ({ UnavailableStore }) => ({ default: UnavailableStore }),
    () => ({ default: ({ store }: UnavailableStoreProps) => <main role="alert"><h1>{`The store ${store.name} is not available`}</h1><p>Check your connection, and load the page again in a few minutes.</p></main> }),
  ));
