import type { Contribution } from '@quartermaster/core';
import { browserCapabilities, createStorefront, detachedCapabilities, ScreenOutlet, StorefrontProvider } from '@quartermaster/core/host';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { areaDefaults } from '../../area-defaults.ts';
import { sampleStores } from '../sample-storefront.ts';
import { memoryHistory } from './memory-history.ts';
import { sampleServer, type Handler } from './sample-server.ts';

const mounted: { root: Root; host: HTMLElement }[] = [];

/** Opens an address in the real engine, in this browser, with a sample server behind it. `own`: contributions in place of the defaults. `analyticsOrigins`: where the deployment lets analytics send. */
export async function showPage(address: string, handlers: Record<string, Handler>, own: readonly Contribution[] = [], analyticsOrigins: readonly string[] = []) {
  const history = memoryHistory(address);
  const server = sampleServer(handlers);
  const { localStorage, sessionStorage } = detachedCapabilities(address);
  const capabilities = {
    ...browserCapabilities(window),
    localStorage,
    sessionStorage,
    history,
    cookies: { get: () => 'token', expire: () => {} },
    fetch: server.fetch,
  };
  const storefront = createStorefront({ capabilities, stores: sampleStores, defaults: withOwn(own), analyticsOrigins });
  await storefront.prepare('ADVANTAGE', null);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  mounted.push({ root, host });
  flushSync(() => root.render(<StorefrontProvider storefront={storefront}><ScreenOutlet /></StorefrontProvider>));
  await storefront.start();
  return { storefront, history, server, host, storages: [localStorage, sessionStorage] };
}

/** The defaults, with other ones in the places that are given. */
function withOwn(own: readonly Contribution[]): readonly Contribution[] {
  const isReplaced = ({ point, key }: Contribution) => own.some((given) => given.point === point && given.key === key);
  return [...areaDefaults.filter((one) => !isReplaced(one)), ...own];
}

/** Takes away every page that was shown. */
export function closePages(): void {
  for (const { root, host } of mounted.splice(0)) {
    root.unmount();
    host.remove();
  }
}
