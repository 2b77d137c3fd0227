import './watch.ts';
import { sharedModules } from '@quartermaster/core/shared-modules';
import type { StorePlugin } from '@quartermaster/core';
import { closeWindow } from '@quartermaster/core/host';
import type { ProbeFinding } from './finding.ts';
import { contractFindings } from './contract-probe.ts';
import { isolationFindings } from './isolation-probe.tsx';
import { loadStore, type Loaded } from './load.ts';
import { themeFindings } from './theme-probe.ts';

/** The calls that the command makes in the page of the browser. */
export interface Harness {
  /** Imports a store from its entry; the stylesheet is the one beside it, if there is one. The accessibility probe comes before the window is closed: it brings polyfills. */
  load(url: string, storeName: string, stylesheet: string | null, isLookedAt: boolean): Promise<Loaded>;
  isolation(mounts: number, withScreens: boolean): Promise<readonly ProbeFinding[]>;
  contract(isSampled: boolean): Promise<readonly ProbeFinding[]>;
  theme(): readonly ProbeFinding[];
  accessibility(withScreens: boolean): Promise<readonly ProbeFinding[]>;
  /** Errors that were not caught and breaches of the content policy since the last time. */
  mishaps(): { readonly errors: readonly string[]; readonly policy: readonly string[] };
}

/** The beginning of the lines that tell what a probe is doing. */
const doingPrefix = 'doing: ';

let store: StorePlugin | null = null;
let errors: string[] = [];
let policy: string[] = [];

const loaded = (): StorePlugin => {
  if (store === null) throw new Error('No store is loaded.');
  return store;
};
/** The command hears it even when the page never comes back. */
const now = (what: string): void => console.debug(`${doingPrefix}${what}`);

window.addEventListener('error', ({ message }) => errors.push(message));
window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => policy.push(`${effectiveDirective} ${blockedURI}`));

const harness: Harness = {
  async load(url, storeName, stylesheet, isLookedAt) {
    // The host's modules are there before the store: what they do to the page is not the store's doing.
    await Promise.all(sharedModules.map((name) => import(/* @vite-ignore */ name)));
    harness.mishaps();
    if (isLookedAt) await import('./accessibility-probe.ts');
    // From here on the window is as a store finds it in the marketplace.
    closeWindow(window, { storeName });
    const result = await loadStore(url, stylesheet);
    store = result.store;
    return result.loaded;
  },
  isolation: (mounts, withScreens) => isolationFindings(loaded(), mounts, withScreens, now),
  contract: (isSampled) => contractFindings(loaded(), isSampled, now),
  theme: () => themeFindings(loaded()),
  accessibility: async (withScreens) => (await import('./accessibility-probe.ts')).accessibilityFindings(loaded(), withScreens, now),
  mishaps() {
    const found = { errors, policy };
    errors = [];
    policy = [];
    return found;
  },
};

Object.assign(window, { conformance: harness });
