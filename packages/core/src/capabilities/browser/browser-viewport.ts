import type { PendingTab, Viewport } from '../capabilities.ts';

/** A blob's address is given back after this many milliseconds: the tab has read it by then. */
const blobLifetime = 60_000;

/** Scroll, focus, title and new tabs of the window. */
export function browserViewport(window: Window): Viewport {
  const { document, open } = window;
  // The browser restores the scroll of a reloaded page itself; within the page the engine does.
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
  const isTypedInto = watchTyping(window);
  return {
    scrollPosition: () => window.scrollY,
    scrollTo: (position) => window.scrollTo({ top: position, behavior: 'instant' }),
    scrollToAnchor: (id) => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' }),
    focusHeading: () => {
      if (isTypedInto()) return;
      const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
      if (target === null) return;
      if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
      target.setAttribute('data-focus-target', '');
      target.focus({ preventScroll: true });
    },
    setTitle: (title) => {
      document.title = title;
    },
    openTab: () => openTab(window, () => open.call(window, '', '_blank')),
  };
}

/** Whether the person goes on typing into the field that has the focus, after they last pressed a button, a link, Enter or Back: what that brings does not take the field from them. */
function watchTyping(window: Window): () => boolean {
  const { document } = window;
  let typedInto: EventTarget | null = null;
  // A box that is checked and an option that is chosen are acts: their events have no type of input.
  document.addEventListener('input', (event) => { typedInto = 'inputType' in event ? event.target : null; }, true);
  const acted = (): void => { typedInto = null; };
  for (const act of ['click', 'submit', 'popstate'] as const) window.addEventListener(act, acted, true);
  document.addEventListener('keydown', ({ key }) => { if (key === 'Enter') acted(); }, true);
  return () => typedInto !== null && typedInto === document.activeElement;
}

/** Called inside the click; where the browser still refuses a tab, the document takes the place of the page. */
function openTab(window: Window, open: () => Window | null): PendingTab {
  const tab = open();
  return {
    show: (document) => {
      const url = URL.createObjectURL(document);
      (tab ?? window).location.replace(url);
      window.setTimeout(() => URL.revokeObjectURL(url), blobLifetime);
    },
    abandon: () => tab?.close(),
  };
}
