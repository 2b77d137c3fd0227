import type { StorePlugin } from '@quartermaster/core';
import { createStorefront, detachedCapabilities, diagnosticText, type StoreRuntime } from '@quartermaster/core/host';
import { defaults } from './defaults.ts';

/**
 * A store composed over the defaults, without a browser.
 *
 * @throws Error with all diagnostics when it cannot be composed
 */
export async function composed(plugin: StorePlugin): Promise<StoreRuntime> {
  const { name } = plugin.id;
  const storefront = createStorefront({ capabilities: detachedCapabilities('/'), stores: { [name]: () => Promise.resolve({ default: plugin }) }, defaults });
  await storefront.prepare(name, null);
  const runtime = storefront.store.get();
  if (runtime === null) throw new Error(storefront.unavailable.get()?.diagnostics.map(diagnosticText).join('\n') ?? `${name} was not composed.`);
  return runtime;
}
