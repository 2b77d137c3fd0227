/// <reference types="vite/client" />
import type { StoreId } from '@quartermaster/contracts';
import { ClockToken, type Contribution } from '@quartermaster/core';
import { browserCapabilities, createStorefront, LocationToken, type HostedStorefront, type LateParts, type StoreList } from '@quartermaster/core/host';
import { prepareSanitizer } from '@quartermaster/ui';
import { startTransition, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { takeFirstAnswer } from '../document/first-answer.ts';
import { App } from './App.tsx';
import { noteEarlierUse } from './earlier-use.ts';
import { onFirstIntent } from './first-intent.ts';
import { LateUnavailableStore } from './late-unavailable-store.tsx';
import { onLikelyLink } from './likely-links.ts';
import { nextTask } from './next-task.ts';
import { silentErrors } from './silent-errors.ts';
import { browserStyles } from './style-cache.ts';

export interface PageOptions {
  readonly stores: StoreList;
  readonly defaults: readonly Contribution[];
  /** What the page begins with is a part of these. */
  readonly late?: LateParts;
  /** The store of this document, where its owner ships it alone. */
  readonly shipped?: StoreId;
  /** Called when the host has what it needs of the browser, before any code of a store is loaded. */
  readonly beforeStore?: () => void;
  /** An addition of pages of such a store: it sees the engine first. */
  readonly around?: (storefront: HostedStorefront) => { readonly storefront: HostedStorefront; readonly Frame: ComponentType<{ children: ReactNode }> };
}

/** Takes the page over from the server: same store, same answer, the screen's module loaded, then hydration. */
export async function begin({ stores, defaults, late, shipped, beforeStore = () => {}, around = (storefront) => ({ storefront, Frame: ({ children }) => children }) }: PageOptions): Promise<void> {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The document has no #root.');
  // The modules have just been run, which is a long task on a phone.
  await nextTask();
  const first = takeFirstAnswer(document);
  const { store: documentStore, hostStore = null, analytics = '' } = document.documentElement.dataset;
  const engine = createStorefront({ capabilities: browserCapabilities(window), stores, defaults, hostStore, analyticsOrigins: analytics.split(' '), ...(late && { late }), ...(shipped && { shipped: [shipped] }) });
  beforeStore();
  const elsewhere = engine.savedElsewhere();
  if (elsewhere !== null) {
    // The page has not loaded yet: this entry of the history becomes the other’s.
    engine.inject(LocationToken).leaveFor(elsewhere);
    return;
  }
  const { storefront, Frame } = around(engine);
  await nextTask();
  const storeName = shipped?.name ?? storefront.chooseStore();
  const isOfStore = documentStore === storeName;
  // Where the first page fails, it is asked for again, and what fails then has its screen.
  const result = await storefront.prepare(storeName, isOfStore ? first : null).catch(() => ({ kind: 'pending' }) as const);
  const isRendered = shipped === undefined && isOfStore && (result.kind === 'ready') === (first !== null);
  await nextTask();
  const replay = noteEarlierUse(container);
  const start = () => {
    if (isRendered) replay();
    void storefront.start();
    if (!savesData()) onLikelyLink(document, storefront.expectPage, storefront.inject(ClockToken));
    onFirstIntent(document, () => {
      storefront.expectCalls();
      prepareSanitizer();
    });
    // For programs that operate the page: from now on a press is heard at once.
    document.documentElement.dataset['page'] = 'alive';
  };
  const app = <App storefront={storefront} Unavailable={LateUnavailableStore} styles={browserStyles(document)} Frame={Frame} onShown={start} />;
  const errors = import.meta.env.DEV ? {} : silentErrors(storefront, window);
  // As a transition React takes the page over in slices, between which the browser answers; a press has its part taken over at once.
  if (isRendered) startTransition(() => void hydrateRoot(container, app, errors));
  else {
    container.replaceChildren();
    createRoot(container, errors).render(app);
  }
}

/** The person has asked their browser to load less (Save-Data). */
const savesData = (): boolean => (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
