import type { StorePlugin } from '@quartermaster/core';
import { ScreenOutlet, StorefrontProvider, type HostedStorefront } from '@quartermaster/core/host';
import type { SentRequest } from '@quartermaster/core/testing';
import { Component, Suspense, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { storefrontOf, type UnseenOptions } from '../rendering/storefront-of.ts';
import { settled, until } from './patience.ts';

/** A page of the store under test, and what went wrong on it. */
export interface HostedPage {
  readonly storefront: HostedStorefront;
  readonly host: HTMLElement;
  readonly sent: readonly SentRequest[];
  /** The errors that a boundary caught. */
  readonly caught: unknown[];
  /** The errors that no boundary caught: the page is blank then. */
  readonly uncaught: unknown[];
  close(): void;
}

/** The outline that the marketplace shows while a part of a store is on its way. */
const outline = <main aria-busy="true"><h1>Loading</h1></main>;

/**
 * Opens an address of the store in an engine of its own, as the web shows it.
 *
 * @param isAsked what it waits for besides may never be answered: it is enough that it was asked for
 */
export async function hostedPage(store: StorePlugin, address: string, options: UnseenOptions = {}, isAsked: (sent: number) => boolean = () => false): Promise<HostedPage> {
  const { storefront, sent } = await storefrontOf(store, address, options);
  const host = document.body.appendChild(document.createElement('div'));
  const caught: unknown[] = [];
  const uncaught: unknown[] = [];
  const root = createRoot(host, { onCaughtError: (error) => void caught.push(error), onUncaughtError: (error) => void uncaught.push(error) });
  flushSync(() => root.render(<StorefrontProvider storefront={storefront}><Suspense fallback={outline}><ScreenOutlet /></Suspense></StorefrontProvider>));
  let isStarted = false;
  void storefront.start().finally(() => {
    isStarted = true;
  });
  await until(() => isStarted || isAsked(sent.length));
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

/** One part of the store, mounted alone. */
export interface MountedPart {
  /** The error that it threw while it was mounted, if any. */
  readonly error: unknown;
  text(): string;
  /** It waits for something before it shows anything. */
  isWaiting(): boolean;
  unmount(): void;
}

/** Mounts one part of the store alone, as often as it is called. */
export function mountedOnce(storefront: HostedStorefront, part: ReactNode): MountedPart {
  const host = document.body.appendChild(document.createElement('div'));
  let error: unknown = null;
  const root = createRoot(host, { onCaughtError: (thrown) => { error = thrown; }, onUncaughtError: (thrown) => { error = thrown; } });
  flushSync(() => root.render(<Boundary><StorefrontProvider storefront={storefront}><Suspense fallback={<i data-waiting />}>{part}</Suspense></StorefrontProvider></Boundary>));
  return {
    error,
    text: () => host.textContent ?? '',
    isWaiting: () => host.querySelector('[data-waiting]') !== null,
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
