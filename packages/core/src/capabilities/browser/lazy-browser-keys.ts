import type { BrowserKeys } from '../browser-keys.ts';

/** The key of this browser. What it is made of comes when somebody signs in: visitors need none. */
export function lazyBrowserKeys(window: Window & typeof globalThis): BrowserKeys {
  let opened: Promise<BrowserKeys> | null = null;
  const keys = (): Promise<BrowserKeys> => {
    opened ??= open(window).catch((error: unknown) => {
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

async function open(window: Window & typeof globalThis): Promise<BrowserKeys> {
  const { openBrowserKeys } = await import('./keys/open-browser-keys.ts');
  return openBrowserKeys(window);
}
