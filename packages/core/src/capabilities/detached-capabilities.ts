import { noLink } from './server-link.ts';
import { tabLocks } from './browser/browser-locks.ts';
import { noForms } from './page-forms.ts';
import { onlyTab } from './tab-port.ts';
import { parseAddress } from './parse-address.ts';
import type { Capabilities } from './capabilities.ts';
import { systemClock } from './clock.ts';
import type { HistoryEntry } from './history-port.ts';
import { memoryStorage } from './key-value-storage.ts';

/**
 * The capabilities of the engine where there is no browser: it renders one page from an answer that it is given, asks no server and
 * remembers nothing.
 */
export function detachedCapabilities(url: string): Capabilities {
  const origin = 'http://storefront.invalid';
  const { pathname, search, hash } = parseAddress(url);
  const entry: HistoryEntry = { key: 'first', pathname, search, hash };
  let uuids = 0;
  return {
    clock: systemClock,
    randomness: { uuid: () => `00000000-0000-4000-8000-${String((uuids += 1)).padStart(12, '0')}` },
    localStorage: memoryStorage(),
    sessionStorage: memoryStorage(),
    cookies: { get: () => null, expire: () => {} },
    location: { origin, host: '', leaveFor: () => {} },
    history: { current: () => entry, push: () => {}, replace: () => {}, back: () => {}, listen: () => () => {} },
    viewport: {
      scrollPosition: () => 0,
      scrollTo: () => {},
      scrollToAnchor: () => {},
      focusHeading: () => {},
      setTitle: () => {},
      openTab: () => ({ show: () => {}, abandon: () => {} }),
    },
    locks: tabLocks(),
    keys: { find: async () => null, findOrMake: async () => null, forget: async () => {}, hash: async () => '' },
    dialogs: { confirm: () => false },
    privacy: { optsOut: () => true },
    forms: noForms,
    otherTabs: onlyTab,
    link: noLink,
    fetch: () => Promise.reject(new Error('A page that is rendered without a browser sends no requests.')),
  };
}
