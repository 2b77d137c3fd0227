import { browserCapabilities, detachedCapabilities, type Capabilities } from '@quartermaster/core/host';
import type { ManualClock, MemoryHistory } from '@quartermaster/core/testing';

/** Whether there is a page to mount into; without one pages are rendered to text, as the server does it. */
export const hasBrowser = (): boolean => typeof document !== 'undefined';

/**
 * The capabilities of the engine in a test: viewport and forms are the browser's where there is one; history, storage, cookies, time and server
 * are the test's own, so that no test leaves anything to the next.
 */
export function pageCapabilities(address: string, given: { history: MemoryHistory; clock: ManualClock; fetch: typeof globalThis.fetch; viewport?: Capabilities['viewport'] }): Capabilities {
  const detached = detachedCapabilities(address);
  const real = hasBrowser() ? browserCapabilities(window) : detached;
  return {
    ...detached,
    viewport: real.viewport,
    forms: real.forms,
    dialogs: real.dialogs,
    cookies: { get: () => 'sample', expire: () => {} },
    ...given,
  };
}
