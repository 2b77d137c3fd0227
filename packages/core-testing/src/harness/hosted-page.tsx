import type { StorePlugin } from '@quartermaster/core';
import { ScreenOutlet, StorefrontProvider, type HostedStorefront } from '@quartermaster/core/host';
import type { SentRequest } from '@quartermaster/core/testing';
import { Component, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { RenderOptions } from '../rendering/render-options.ts';
import { storefrontOf } from '../rendering/storefront-of.ts';
import { ownTimeout } from './watch.ts';

/** A page of the store under test, and what went wrong on it. */
export interface HostedPage {
  readonly storefront: HostedStorefront;
  readonly host: HTMLElement;
  readonly sent: readonly SentRequest[];
  /** What a boundary caught. */
  readonly caught: unknown[];
  /** What no boundary caught: the page is blank then. */
  readonly uncaught: unknown[];
  close(): void;
}

/** Lets effects, promises and the tasks of React run. */
export const settled = (milliseconds = 0): Promise<void> => new Promise((resolve) => ownTimeout(resolve, milliseconds));

/** Waits until something is so; true when it came to be within two seconds. */
export async function until(isSo: () => boolean): Promise<boolean> {
  for (let waited = 0; waited < 2000; waited += 10) {
    if (isSo()) return true;
    await settled(10);
  }
  return isSo();
}

/** Opens an address of the store in an engine of its own, as the web shows it; waits for it no longer than `patience`, in milliseconds. */
export async function hostedPage(store: StorePlugin, address: string, options: RenderOptions = {}, patience = 3000): Promise<HostedPage> {
  const { storefront, sent } = await storefrontOf(store, address, options);
  const host = document.body.appendChild(document.createElement('div'));
  const caught: unknown[] = [];
  const uncaught: unknown[] = [];
  const root = createRoot(host, { onCaughtError: (error) => void caught.push(error), onUncaughtError: (error) => void uncaught.push(error) });
  flushSync(() => root.render(<StorefrontProvider storefront={storefront}><ScreenOutlet /></StorefrontProvider>));
  await Promise.race([storefront.start(), settled(patience)]);
  await settled();
  return {
    storefront,
    host,
    sent,
    caught,
    uncaught,
    close() {
      root.unmount();
      host.remove();
    },
  };
}

/** Mounts one part of the store alone, as often as it is called; gives what it threw, if anything. */
export function mountedOnce(storefront: HostedStorefront, part: ReactNode): { readonly error: unknown; readonly text: string; unmount(): void } {
  const host = document.body.appendChild(document.createElement('div'));
  let error: unknown = null;
  const root = createRoot(host, { onCaughtError: (thrown) => { error = thrown; }, onUncaughtError: (thrown) => { error = thrown; } });
  flushSync(() => root.render(<Boundary><StorefrontProvider storefront={storefront}>{part}</StorefrontProvider></Boundary>));
  return {
    error,
    text: host.textContent ?? '',
    unmount() {
      flushSync(() => root.unmount());
      host.remove();
    },
  };
}

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
