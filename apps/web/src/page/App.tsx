import { CacheProvider, type EmotionCache } from '@emotion/react';
import { useStorefrontStatus } from '@quartermaster/core';
import { ScreenOutlet, StorefrontProvider, type HostedStorefront } from '@quartermaster/core/host';
import { Fragment, Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { UnavailableStoreProps } from './UnavailableStore.tsx';

export interface AppProps {
  storefront: HostedStorefront;
  styles: EmotionCache;
  /** The page for a store that cannot be shown. The server has it at hand, a browser loads it then. */
  Unavailable: ComponentType<UnavailableStoreProps>;
  /** The frame around everything that is the store's. */
  Frame?: ComponentType<{ children: ReactNode }>;
  /** Once the page is in the browser's hands. */
  onShown?: () => void;
}

/** The whole page, the same on the server and in the browser. */
export function App({ storefront, styles, Unavailable, Frame = Fragment, onShown }: AppProps) {
  useEffect(() => onShown?.(), [onShown]);
  return (
    <CacheProvider value={styles}>
      <StorefrontProvider storefront={storefront}>
        <StoreOrReason Frame={Frame} Unavailable={Unavailable} />
      </StorefrontProvider>
    </CacheProvider>
  );
}

function StoreOrReason({ Frame, Unavailable }: Required<Pick<AppProps, 'Frame' | 'Unavailable'>>) {
  const unavailable = useStorefrontStatus();
  const { pathname, search } = useLocation();
  if (unavailable === null) return <Frame><ScreenOutlet /></Frame>;
  return <Suspense fallback={null}><Unavailable store={unavailable} address={`${pathname}${search}`} /></Suspense>;
}
