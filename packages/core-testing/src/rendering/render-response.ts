import { serviceTable, type Envelope } from '@quartermaster/contracts';
import type { StorePlugin } from '@quartermaster/core';
import type { Handler } from '@quartermaster/core/testing';
import { openStore, painted } from './open-store.ts';
import type { RenderOptions } from './render-options.ts';
import type { RenderedPage } from './rendered-page.tsx';
import { sampleAnswers } from './sample-answers.ts';
import { ownServices } from './store-examples.ts';

const longestWait = 5000;

/**
 * Shows what a store makes of one answer: the request goes through the engine, the sample server answers it with the envelope, and
 * page, modal or redirect follow as they would in the shop.
 *
 * @param path service path, for example `/catalog/product_detail`
 * @throws Error when nothing was shown within five seconds
 */
export async function renderResponse(store: StorePlugin, path: string, envelope: Partial<Envelope>, options: RenderOptions = {}): Promise<RenderedPage> {
  const answer = () => ({ ...envelope });
  if (methodOf(store, path) === 'GET') {
    const page = await openStore(store, `/ws${path}`, { ...options, answers: { ...options.answers, [path]: answer } });
    const { content } = page.storefront.page.get();
    if (content.kind !== 'screen' || !content.showsTitle) return page;
    // A modal screen that is opened by its address has no page under it; in the shop it is over one.
    page.close();
  }
  return overStartPage(store, path, answer, options);
}

function methodOf(store: StorePlugin, path: string): string | undefined {
  const table: Readonly<Record<string, { readonly method: string } | undefined>> = serviceTable;
  return (ownServices(store).find((service) => service.path === path) ?? table[path])?.method;
}

/** The start page first, from its own answer; then the request, whose answer takes its place or is shown over it. */
async function overStartPage(store: StorePlugin, path: string, answer: Handler, options: RenderOptions): Promise<RenderedPage> {
  const { [path]: before } = await sampleAnswers(store, options);
  let isThere = false;
  const asked: Handler = (request) => (isThere || before === undefined ? answer(request) : before(request));
  const page = await openStore(store, '/ws/main/start_page', { ...options, answers: { ...options.answers, [path]: asked } });
  isThere = true;
  await changed(page, path, () => page.storefront.open(path, { payload: {} }));
  await painted();
  return page;
}

/** Waits until the page or the modal is another one. */
function changed({ storefront }: RenderedPage, path: string, act: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => finish(() => reject(new Error(`Nothing was shown for the answer of ${path} within ${longestWait} ms.`))), longestWait);
    const seen = () => finish(resolve);
    const stops = [storefront.page.subscribe(seen), storefront.modal.subscribe(seen)];
    function finish(settle: () => void): void {
      clearTimeout(timer);
      for (const stop of stops) stop();
      settle();
    }
    act();
  });
}
