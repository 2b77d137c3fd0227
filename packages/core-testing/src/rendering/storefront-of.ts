import { knownStores } from '@quartermaster/contracts';
import type { StorePlugin } from '@quartermaster/core';
import { createStorefront, detachedCapabilities, diagnosticText, type Diagnostic, type HostedStorefront } from '@quartermaster/core/host';
import { ManualClock, MemoryHistory, sampleServer, type SentRequest } from '@quartermaster/core/testing';
import { areaDefaults } from '@quartermaster/screens';
import { pageCapabilities } from './page-capabilities.ts';
import type { RenderOptions } from './render-options.ts';
import { sampleAnswers } from './sample-answers.ts';

/** The defaults that the host hands to the engine: every screen, layout and default that a store falls through to. */
export const hostDefaults = areaDefaults;

/** The store does not compose; the message has every diagnostic. */
export class StoreNotComposed extends Error {
  override readonly name = 'StoreNotComposed';
  readonly diagnostics: readonly Diagnostic[];

  constructor(storeName: string, diagnostics: readonly Diagnostic[]) {
    super(`${storeName} does not compose.\n${diagnostics.map(diagnosticText).join('\n')}`);
    this.diagnostics = diagnostics;
  }
}

/** How the probes open a page. */
export interface UnseenOptions extends RenderOptions {
  /** No person looks at it: it neither scrolls nor moves the focus, for which the browser would have to lay out every page. */
  readonly unseen?: boolean;
}

/** An engine with one store, and its surroundings in a test. */
export interface SampleStorefront {
  readonly storefront: HostedStorefront;
  readonly sent: readonly SentRequest[];
  readonly history: MemoryHistory;
  readonly clock: ManualClock;
}

/** Composes a store in an engine of its own; nothing is asked or shown yet. @throws StoreNotComposed */
export async function storefrontOf(store: StorePlugin, address: string, options: UnseenOptions): Promise<SampleStorefront> {
  const { id } = store;
  const history = new MemoryHistory(address);
  const clock = options.clock ?? new ManualClock();
  const server = sampleServer(await sampleAnswers(store, options));
  const storefront = createStorefront({
    capabilities: pageCapabilities(address, { history, clock, fetch: server.fetch, ...(options.unseen === true && { viewport: detachedCapabilities(address).viewport }) }),
    stores: { [id.name]: () => Promise.resolve({ default: store }) },
    defaults: options.defaults ?? hostDefaults,
    shipped: knownStores.some((known) => known === id.name) ? [] : [id],
  });
  await storefront.prepare(id.name, null);
  const unavailable = storefront.unavailable.get();
  if (unavailable !== null) throw new StoreNotComposed(id.name, unavailable.diagnostics);
  return { storefront, sent: server.sent, history, clock };
}
