import type { StorePlugin } from '@quartermaster/core';
import { openStore } from './open-store.ts';
import type { RenderOptions } from './render-options.ts';
import type { RenderedPage } from './rendered-page.tsx';

/**
 * Shows a page of a store: the real engine, the real default screens, and a sample server that answers from the contract's examples.
 * In a browser it is mounted, elsewhere rendered to text as the server does it.
 *
 * @param options.address what the address bar would show; the start page without it
 * @throws StoreNotComposed with every diagnostic
 */
export function renderStore(store: StorePlugin, options: RenderOptions & { readonly address?: string } = {}): Promise<RenderedPage> {
  return openStore(store, options.address ?? '/ws/main/start_page', options);
}
