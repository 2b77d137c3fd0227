import type { BrowserKeys } from '../../browser-keys.ts';
import { systemClock } from '../../clock.ts';
import { indexedDbVault } from './indexed-db-vault.ts';
import type { KeyVault } from './key-vault.ts';
import { patientVault } from './patient-vault.ts';
import { webCryptoKeys } from './web-crypto-keys.ts';

/** The parts of a window that make and keep keys. */
export type KeyParts = Pick<Window & typeof globalThis, 'crypto' | 'indexedDB'>;

/** The key of a real window, in its IndexedDB. */
export function openBrowserKeys(window: KeyParts): BrowserKeys {
  return webCryptoKeys(window.crypto.subtle, indexedDbOf(window));
}

/** Some browsers throw, or have nothing, where storage is switched off. */
function indexedDbOf(window: KeyParts): KeyVault {
  try {
    return patientVault(indexedDbVault(window.indexedDB), systemClock);
  } catch {
    const refused = (): Promise<never> => Promise.reject(new Error('There is no IndexedDB.'));
    return { read: refused, keep: refused, remove: refused };
  }
}
