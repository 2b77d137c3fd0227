import { ClockToken } from '@quartermaster/core';
import { NotSettled, type HostedStorefront } from '@quartermaster/core/host';
import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { WaitingStore } from './WaitingStore.tsx';

/** Milliseconds after which a part of a store that is still not there counts as never coming. */
const patience = 15_000;

/** The frame of a store's page that shows an outline while a part of it is on its way. A part that never comes switches the store off. */
export function settlingInTime(storefront: Pick<HostedStorefront, 'inject' | 'storeFailed'>, name: string): ComponentType<{ children: ReactNode }> {
  function Waiting() {
    useEffect(() => {
      const clock = storefront.inject(ClockToken);
      const timer = clock.setTimeout(() => storefront.storeFailed(new NotSettled(`A part of the store ${name}`, patience)), patience);
      return () => clock.clearTimeout(timer);
    }, []);
    return <WaitingStore name={name} />;
  }
  return function SettlingInTime({ children }) {
    return <Suspense fallback={<Waiting />}>{children}</Suspense>;
  };
}
