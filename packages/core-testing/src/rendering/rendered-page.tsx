import { rootPoint } from '@quartermaster/core';
import { ScreenOutlet, StorefrontProvider, type HostedStorefront } from '@quartermaster/core/host';
import type { ManualClock, MemoryHistory, SentRequest } from '@quartermaster/core/testing';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { hasBrowser } from './page-capabilities.ts';

/** A page of a store as a test sees it. */
export interface RenderedPage {
  /** The engine behind the page: navigation, session, alerts. */
  readonly storefront: HostedStorefront;
  /** The requests of the page to the sample server, in order. */
  readonly sent: readonly SentRequest[];
  readonly history: MemoryHistory;
  /** The engine's time; `advance` moves it. */
  readonly clock: ManualClock;
  /** Where the page is mounted; null without a browser. */
  readonly host: HTMLElement | null;
  /** The page as it is shown now: mounted, or without a browser as a server would send it. */
  html(): string;
  /** The words of it, with single spaces. */
  text(): string;
  /** Takes the page away. `closePages` does it for all of a test. */
  close(): void;
}

const open = new Set<RenderedPage>();

/** Takes away every page that is still there; for `afterEach`. */
export function closePages(): void {
  for (const page of open) page.close();
}

/** Mounts the page of an engine, or prepares its rendering to text. */
export async function renderedPage(parts: Pick<RenderedPage, 'storefront' | 'sent' | 'history' | 'clock'>): Promise<RenderedPage> {
  const { storefront } = parts;
  const mounted = hasBrowser() ? mount(storefront) : null;
  const toText = mounted === null ? (await import('react-dom/server')).renderToString : null;
  const html = () => (mounted === null ? (toText?.(shown(storefront)) ?? '') : mounted.host.innerHTML);
  const page: RenderedPage = {
    ...parts,
    host: mounted?.host ?? null,
    html,
    text: () => words(html()),
    close() {
      mounted?.root.unmount();
      mounted?.host.remove();
      open.delete(page);
    },
  };
  open.add(page);
  return page;
}

function mount(storefront: HostedStorefront): { host: HTMLElement; root: Root } {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  // At once: React would mount it in a task of its own, which may come after the first answer and after the look of a test.
  flushSync(() => root.render(<StorefrontProvider storefront={storefront}><ScreenOutlet /></StorefrontProvider>));
  return { host, root };
}

/** A modal needs a browser for its dialog; on a server its content is alone in the store's shell. */
function shown(storefront: HostedStorefront): ReactElement {
  const modal = storefront.modal.get();
  const Root = storefront.store.get()?.one(rootPoint);
  if (modal === null || Root === undefined) return <StorefrontProvider storefront={storefront}><ScreenOutlet /></StorefrontProvider>;
  return (
    <StorefrontProvider storefront={storefront}>
      <Root><modal.Component attributes={modal.attributes} query={modal.query} /></Root>
    </StorefrontProvider>
  );
}

function words(html: string): string {
  return html
    .replaceAll(/<(style|script|title)\b[^>]*>.*?<\/\1>/gs, '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(#x27|amp|quot|lt|gt);/g, (_entity, name: string) => ({ '#x27': "'", 'amp': '&', 'quot': '"', 'lt': '<', 'gt': '>' })[name] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
