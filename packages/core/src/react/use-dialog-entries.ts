import { useCallback } from 'react';
import { DialogEntries } from '../navigation/index.ts';
import { useStorefront } from './storefront-context.ts';

/** Gives an open dialog its history entry, so that Back closes it (for the shell). The function that comes back is called once it is closed. */
export function useDialogEntries(): (close: () => void) => () => void {
  const storefront = useStorefront();
  return useCallback((close) => storefront.inject(DialogEntries).opened(close), [storefront]);
}
