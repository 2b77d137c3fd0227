import type { ServicePath } from '@quartermaster/contracts';
import { useMemo } from 'react';
import type { OpenOptions } from '../engine/index.ts';
import { webAddress, type DisplayGiven } from '../navigation/index.ts';
import type { QueryInput } from '../capabilities/index.ts';
import { useStorefront } from './storefront-context.ts';

export interface NavigationActions {
  /** Goes to a page. A path whose method is POST sends the payload; its answer belongs to the new history entry. */
  open(path: ServicePath, options?: OpenOptions): void;
  /** As `open`, for a form: settles when the answer is shown, or led elsewhere, so that nothing is sent twice meanwhile. */
  send(path: ServicePath, options?: OpenOptions): Promise<void>;
  /** The address of a page, for links and copies. */
  href(path: ServicePath, query?: QueryInput): string;
  /** Goes to a display-only page below `/ds`: with the screen that is given, else with the one that the address has. */
  show(path: string, given?: DisplayGiven): void;
  /**
   * Called at a press that waits for an answer before it leads on: gives whether the buyer is still on the page, and not on the way to another one. Where they
   * are not, their last press counts, and the answer leads nowhere.
   */
  stay(): () => boolean;
  back(): void;
}

/** How a screen leads elsewhere: the addresses of services, and the ways to open them. */
export function useNavigation(): NavigationActions {
  const storefront = useStorefront();
  return useMemo(
    () => ({
      open: (path, options) => storefront.open(path, options),
      send: (path, options) => storefront.send(path, options),
      href: webAddress,
      show: (path, given) => storefront.openDisplay(path, given),
      stay: () => storefront.stay(),
      back: () => storefront.back(),
    }),
    [storefront],
  );
}
