import type { ServicePath } from '@quartermaster/contracts';
import { useMemo } from 'react';
import type { OpenOptions } from '../engine/storefront.ts';
import { webAddress } from '../navigation/web-address.ts';
import type { QueryInput } from '../wire/query.ts';
import { useStorefront } from './storefront-context.ts';

export interface NavigationActions {
  /** Goes to a page. A path whose method is POST sends the payload; its answer belongs to the new history entry. */
  open(path: ServicePath, options?: OpenOptions): void;
  /** The address of a page, for links and copies. */
  href(path: ServicePath, query?: QueryInput): string;
  back(): void;
}

export function useNavigation(): NavigationActions {
  const storefront = useStorefront();
  return useMemo(
    () => ({
      open: (path, options) => storefront.open(path, options),
      href: webAddress,
      back: () => storefront.back(),
    }),
    [storefront],
  );
}
