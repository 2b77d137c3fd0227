import { CacheProvider, type EmotionCache } from '@emotion/react';
import { useStorefrontStatus } from '@quartermaster/core';
import { ScreenOutlet, StorefrontProvider, type HostedStorefront } from '@quartermaster/core/host';
import { useEffect } from 'react';
import { UnavailableStore } from './UnavailableStore.tsx';

export interface AppProps {
  storefront: HostedStorefront;
  styles: EmotionCache;
  /** Once the page is in the browser's hands. */
  onShown?: () => void;
}

/** The whole page, the same on the server and in the browser. */
export function App({ storefront, styles, onShown }: AppProps) {
  useEffect(() => onShown?.(), [onShown]);
  return (
    <CacheProvider value={styles}>
      <StorefrontProvider storefront={storefront}>
        <StoreOrReason />
      </StorefrontProvider>
    </CacheProvider>
  );
}

function StoreOrReason() {
  const unavailable = useStorefrontStatus();
  return unavailable === null ? <ScreenOutlet /> : <UnavailableStore store={unavailable} />;
}
