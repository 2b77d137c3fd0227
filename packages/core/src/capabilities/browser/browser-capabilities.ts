import type { Capabilities, Randomness } from '../capabilities.ts';
import { browserForms } from './browser-forms.ts';
import { browserTabs } from './browser-tabs.ts';
import { systemClock } from '../clock.ts';
import { browserCookies } from './browser-cookies.ts';
import { browserHistory } from './browser-history.ts';
import { browserLink } from './browser-link.ts';
import { browserLocks } from './browser-locks.ts';
import { browserPrivacy } from './browser-privacy.ts';
import { browserStorage } from './browser-storage.ts';
import { leavingAddress } from './leaving-address.ts';
import { lazyBrowserKeys } from './lazy-browser-keys.ts';
import { browserViewport } from './browser-viewport.ts';

/**
 * Everything that the engine needs of a real window. It is taken now: what is put in its place later, or taken away (`closeWindow`), is not
 * the engine's.
 */
export function browserCapabilities(window: Window & typeof globalThis): Capabilities {
  const { fetch, confirm } = window;
  const randomness = browserRandomness(window.crypto);
  return {
    clock: systemClock,
    randomness,
    localStorage: browserStorage(() => window.localStorage),
    sessionStorage: browserStorage(() => window.sessionStorage),
    cookies: browserCookies(window.document),
    location: {
      origin: window.location.origin,
      host: window.location.host,
      leaveFor: (url) => {
        const target = leavingAddress(url, window.location.origin);
        if (target === null) throw new Error(`The storefront does not leave for ${url}.`);
        window.location.assign(target);
      },
    },
    history: browserHistory(window, () => randomness.uuid()),
    viewport: browserViewport(window),
    locks: browserLocks(window.navigator),
    keys: lazyBrowserKeys(window),
    dialogs: { confirm: (text) => confirm.call(window, text) },
    privacy: browserPrivacy(window.navigator),
    forms: browserForms(window),
    otherTabs: browserTabs(window),
    link: browserLink(window),
    fetch: (input, init) => fetch.call(window, input, init),
  };
}

/** `randomUUID` exists on secure origins only; the random bytes behind it exist everywhere. */
export function browserRandomness(crypto: Pick<Crypto, 'getRandomValues'>): Randomness {
  return {
    uuid: () => {
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
      bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
      const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
    },
  };
}
