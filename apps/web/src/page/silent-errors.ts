import type { HostedStorefront } from '@quartermaster/core/host';
import type { RootOptions } from 'react-dom/client';

/**
 * In production nothing goes to the console (specification, section 9): what React and the browser would print there goes
 * to the store's error logger. Development keeps the console, with its stacks.
 */
export function silentErrors(storefront: Pick<HostedStorefront, 'screenFailed'>, window: Pick<Window, 'addEventListener'>): RootOptions {
  // A logger that fails itself must not be told of its own failure forever.
  const log = (where: string) => (cause: unknown) => void storefront.screenFailed(where, cause).catch(() => null);
  window.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    log('promise')(event.reason);
  });
  window.addEventListener('error', (event) => {
    // Without an error it is a file that did not load, or another origin's script.
    if (event.error === null || event.error === undefined) return;
    event.preventDefault();
    log('script')(event.error);
  });
  return {
    // The boundary of the screen has logged it.
    onCaughtError: () => {},
    onUncaughtError: log('page'),
    onRecoverableError: log('hydration'),
  };
}
