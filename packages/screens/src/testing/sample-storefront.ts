import { createStorefront, detachedCapabilities, type HostedStorefront } from '@quartermaster/core/host';
import { areaDefaults } from '../index.ts';

export const sampleStores = { ADVANTAGE: () => import('./sample-store.tsx') };

/** An engine that sends no requests, with the default screens and a bare store. */
export async function sampleStorefront(address = '/ws/main/start_page'): Promise<HostedStorefront> {
  const storefront = createStorefront({
    capabilities: detachedCapabilities(address),
    stores: sampleStores,
    defaults: areaDefaults,
  });
  await storefront.prepare('ADVANTAGE', null);
  if (storefront.store.get() === null) throw new Error(JSON.stringify(storefront.unavailable.get()));
  return storefront;
}
