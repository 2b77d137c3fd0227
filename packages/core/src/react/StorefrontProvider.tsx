import { useMemo, type ReactNode } from 'react';
import { NavigationType, Router, type Navigator as RouterNavigator } from 'react-router-dom';
import type { Storefront } from '../engine/index.ts';
import { StorefrontContext, useSignal } from './storefront-context.ts';

export interface StorefrontProviderProps {
  storefront: Storefront;
  children: ReactNode;
}

/** Gives the engine to everything below it, and its navigation to React Router’s links. */
export function StorefrontProvider({ storefront, children }: StorefrontProviderProps) {
  const { pathname, search, hash, entryKey } = useSignal(storefront.page);
  const navigator = useMemo(() => routerNavigator(storefront), [storefront]);
  const location = useMemo(() => ({ pathname, search, hash, key: entryKey, state: null }), [pathname, search, hash, entryKey]);
  return (
    <StorefrontContext value={storefront}>
      <Router location={location} navigator={navigator} navigationType={NavigationType.Push}>
        {children}
      </Router>
    </StorefrontContext>
  );
}

/** Links hand their address over; the engine decides when the history changes. */
function routerNavigator(storefront: Storefront): RouterNavigator {
  const open = (replace: boolean): RouterNavigator['push'] => (to, state) => {
    const scroll = (state as { scroll?: 'top' | 'keep' } | null)?.scroll;
    storefront.openUrl(addressOf(to), { replace, ...(scroll && { scroll }) });
  };
  return {
    createHref: addressOf,
    go: (delta) => {
      if (delta === -1) storefront.back();
    },
    push: open(false),
    replace: open(true),
  };
}

function addressOf(to: string | { pathname?: string | undefined; search?: string | undefined; hash?: string | undefined }): string {
  return typeof to === 'string' ? to : `${to.pathname ?? '/'}${to.search ?? ''}${to.hash ?? ''}`;
}
