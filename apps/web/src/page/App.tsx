import { CacheProvider, type EmotionCache } from '@emotion/react';
import { useStorefrontStatus } from '@quartermaster/core';
import { ScreenOutlet, StorefrontProvider, type HostedStorefront } from '@quartermaster/core/host';
import { Fragment, useEffect, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { UnavailableStore } from './UnavailableStore.tsx';

export interface AppProps {
  storefront: HostedStorefront;
  styles: EmotionCache;
  /** The frame around everything that is the store's. */
  Frame?: ComponentType<{ children: ReactNode }>;
  /** Once the page is in the browser's hands. */
  onShown?: () => void;
}

/** The whole page, the same on the server and in the browser. */
export function App({ storefront, styles, Frame = Fragment, onShown }: AppProps) {
  useEffect(() => onShown?.(), [onShown]);
  return (
    <CacheProvider value={styles}>
      <StorefrontProvider storefront={storefront}>
        <StoreOrReason Frame={Frame} />
      </StorefrontProvider>
    </CacheProvider>
  );
}

function StoreOrReason({ Frame }: Required<Pick<AppProps, 'Frame'>>) {
  const unavailable = useStorefrontStatus();
  const { pathname, search } = useLocation();
  return unavailable === null ? <Frame><ScreenOutlet /></Frame> : <UnavailableStore store={unavailable} address={`${pathname}${search}`} />;
}
