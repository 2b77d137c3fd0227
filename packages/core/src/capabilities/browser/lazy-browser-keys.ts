import type { BrowserKeys } from '../browser-keys.ts';
import type { KeyParts } from './keys/open-browser-keys.ts';

/** The key of this browser. The code that makes it comes when a buyer signs in: visitors need none. */
export function lazyBrowserKeys(window: Window & typeof globalThis): BrowserKeys {
  let opened: Promise<BrowserKeys> | null = null;
  const parts = partsOf(window);
  const keys = (): Promise<BrowserKeys> => {
    opened ??= open(parts).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  return {
    find: async () => (await keys()).find(),
    findOrMake: async () => (await keys()).findOrMake(),
    forget: async () => (await keys()).forget(),
    hash: async (text) => (await keys()).hash(text),
  };
}

async function open(parts: KeyParts): Promise<BrowserKeys> {
  const { openBrowserKeys } = await import('./keys/open-browser-keys.ts');
  return openBrowserKeys(parts);
}

/** Taken before anybody signs in: later the window may have them no more. Some browsers throw where storage is switched off. */
function partsOf(window: KeyParts): KeyParts {
  try {
    return { crypto: window.crypto, indexedDB: window.indexedDB };
  } catch {
    return window;
  }
}
