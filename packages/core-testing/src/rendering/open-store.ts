import type { StorePlugin } from '@quartermaster/core';
import type { RenderOptions } from './render-options.ts';
import { renderedPage, type RenderedPage } from './rendered-page.tsx';
import { storefrontOf } from './storefront-of.ts';

/**
 * Opens an address of a store in the real engine and waits until its page is there.
 *
 * @throws StoreNotComposed
 */
export async function openStore(store: StorePlugin, address: string, options: RenderOptions): Promise<RenderedPage> {
  const parts = await storefrontOf(store, address, options);
  const page = await renderedPage(parts);
  await parts.storefront.start();
  await painted();
  return page;
}

/** React paints what changed in a task of its own. */
export const painted = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
