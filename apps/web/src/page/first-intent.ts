const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** Calls `prepare` once, with the first sign that a person is about to use the page: what a press needs is there when it comes, and reading takes none of it. */
export function onFirstIntent(target: EventTarget, prepare: () => void): void {
  const listening = new AbortController();
  const heard = (): void => {
    listening.abort();
    prepare();
  };
  for (const sign of signs) target.addEventListener(sign, heard, { capture: true, passive: true, signal: listening.signal });
}
