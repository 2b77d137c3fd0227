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
  return {
    scrollPosition: () => window.scrollY,
    scrollTo: (position) => window.scrollTo({ top: position, behavior: 'instant' }),
    scrollToAnchor: (id) => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' }),
    focusHeading: () => {
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
