const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** Milliseconds after which a page is no longer waited for: one that a browser never paints comes alive too. */
const patience = 3000;

/** What is needed of the browser. */
export interface PaintedWindow {
  readonly document: EventTarget & { readonly visibilityState: DocumentVisibilityState };
  readonly PerformanceObserver?: typeof PerformanceObserver;
  setTimeout(call: () => void, milliseconds: number): unknown;
}

/** Settles when the page has painted its content; at once where it is in the background, at its first use, and where a browser does not tell. */
export function firstPaint({ document, PerformanceObserver: Observer, setTimeout }: PaintedWindow): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const observer = Observer?.supportedEntryTypes.includes('paint') === true ? new Observer((entries) => entries.getEntriesByName('first-contentful-paint').length > 0 && end()) : null;
    const end = (): void => {
      listening.abort();
      observer?.disconnect();
      resolve();
    };
    if (observer === null || document.visibilityState === 'hidden') {
      end();
      return;
    }
    for (const sign of [...signs, 'visibilitychange']) document.addEventListener(sign, end, { capture: true, passive: true, signal: listening.signal });
    observer.observe({ type: 'paint', buffered: true });
    setTimeout(end, patience);
  });
}
