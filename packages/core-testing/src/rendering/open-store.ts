import type { StorePlugin } from '@quartermaster/core';
import { createStorefront, diagnosticText } from '@quartermaster/core/host';
import { ManualClock, MemoryHistory, sampleServer } from '@quartermaster/core/testing';
import { defaultLayouts, defaultScreens, displayScreens, shellDefaults } from '@quartermaster/screens';
import { pageCapabilities } from './page-capabilities.ts';
import type { RenderOptions } from './render-options.ts';
import { renderedPage, type RenderedPage } from './rendered-page.tsx';
import { sampleAnswers } from './sample-answers.ts';

/** What the host hands to the engine: every screen, layout and default that a store falls through to. */
export const hostDefaults = Object.freeze([...defaultScreens, ...defaultLayouts, ...displayScreens, ...shellDefaults]);

/** The store does not compose; the message has every diagnostic. */
export class StoreNotComposed extends Error {
  override readonly name = 'StoreNotComposed';
}

/**
 * Opens an address of a store in the real engine and waits until its page is there.
 *
 * @throws StoreNotComposed
 */
export async function openStore(store: StorePlugin, address: string, options: RenderOptions): Promise<RenderedPage> {
  const history = new MemoryHistory(address);
  const clock = options.clock ?? new ManualClock();
  const server = sampleServer(sampleAnswers(store, options));
  const { id } = store;
  const storefront = createStorefront({
    capabilities: pageCapabilities(address, { history, clock, fetch: server.fetch }),
    stores: { [id.name]: () => Promise.resolve({ default: store }) },
    defaults: options.defaults ?? hostDefaults,
  });
  await storefront.prepare(id.name, null);
  const unavailable = storefront.unavailable.get();
  if (unavailable !== null) throw new StoreNotComposed(`${id.name} does not compose.\n${unavailable.diagnostics.map(diagnosticText).join('\n')}`);
  const page = await renderedPage({ storefront, sent: server.sent, history, clock });
  await storefront.start();
  await painted();
  return page;
}

/** React paints what changed in a task of its own. */
export const painted = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
