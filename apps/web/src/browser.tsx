/// <reference types="vite/client" />
import { browserCapabilities, createStorefront } from '@quartermaster/core/host';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { defaults } from './defaults.ts';
import { takeFirstAnswer } from './document/first-answer.ts';
import { App } from './page/App.tsx';
import { silentErrors } from './page/silent-errors.ts';
import { browserStyles } from './page/style-cache.ts';
import { noteInput } from './page/typed-before.ts';
import { stores } from './stores.ts';

/** Takes the page over from the server: same store, same answer, the screen's module loaded, then hydration. */
async function begin(): Promise<void> {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The document has no #root.');
  const first = takeFirstAnswer(document);
  const storefront = createStorefront({ capabilities: browserCapabilities(window), stores, defaults, hostStore: document.documentElement.dataset['hostStore'] ?? null });
  const storeName = storefront.chooseStore();
  const isRendered = document.documentElement.dataset['store'] === storeName;
  const result = await storefront.prepare(storeName, isRendered ? first : null);
  const sameAsServer = isRendered && (result.kind === 'ready') === (first !== null);
  const replayInput = noteInput(container);
  const start = () => {
    if (sameAsServer) replayInput();
    void storefront.start();
  };
  const app = <App storefront={storefront} styles={browserStyles(document)} onShown={start} />;
  const errors = import.meta.env.DEV ? {} : silentErrors(storefront, window);
  if (sameAsServer) hydrateRoot(container, app, errors);
  else {
    container.replaceChildren();
    createRoot(container, errors).render(app);
  }
}

void begin();
