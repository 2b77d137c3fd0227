import { useSyncExternalStore } from 'react';

/** Clean markup from foreign HTML. */
export type Sanitize = (html: string) => string;

let sanitize: Sanitize | null = null;
let loading: Promise<void> | null = null;
const waiting = new Set<() => void>();

/** Loads the sanitizer ahead of the first text that needs it. */
export function prepareSanitizer(): void {
  loading ??= import('./sanitize.ts').then(
    (loaded) => {
      sanitize = loaded.sanitize;
      for (const show of waiting) show();
    },
    // Offline, perhaps: the next text that needs it tries again.
    () => {
      loading = null;
    },
  );
}

function waitFor(show: () => void): () => void {
  waiting.add(show);
  prepareSanitizer();
  return () => void waiting.delete(show);
}

const waitForNothing = () => () => {};
const never = (): null => null;

/** The sanitizer, which is loaded for the first text that needs it; null until then, on a server, and where `isNeeded` is false. */
export function useSanitizer(isNeeded: boolean): Sanitize | null {
  return useSyncExternalStore<Sanitize | null>(isNeeded ? waitFor : waitForNothing, isNeeded ? () => sanitize : never, never);
}
