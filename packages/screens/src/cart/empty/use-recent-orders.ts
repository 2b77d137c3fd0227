import type { OrderRow } from '@quartermaster/contracts';
import { CallFailure, useCall, useSession } from '@quartermaster/core';
import { useEffect, useState } from 'react';

const none: readonly OrderRow[] = [];

/** The buyer's last orders; none for a visitor, and none when they cannot be had: they are an offer, no more. */
export function useRecentOrders(count: number): readonly OrderRow[] {
  const call = useCall();
  const { loggedIn } = useSession();
  const [orders, setOrders] = useState(none);

  useEffect(() => {
    if (!loggedIn) return undefined;
    const abort = new AbortController();
    call('/orderhistory/my_orders', {}, { signal: abort.signal, spinner: false }).then(
      ({ attributes }) => {
        if (!abort.signal.aborted) setOrders(attributes.orders);
      },
      (failure: unknown) => {
        if (!(failure instanceof CallFailure)) throw failure;
      },
    );
    return () => abort.abort();
  }, [call, loggedIn]);

  return loggedIn ? orders.slice(0, count) : none;
}
