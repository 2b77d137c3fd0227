import type { Clock } from '../../clock.ts';
import type { KeyVault } from './key-vault.ts';

/** Milliseconds. A vault that answers at all does so in a few; on a machine that has much else to do, in a second. */
export const vaultPatience = 10_000;

/**
 * A vault that rejects in place of never settling. IndexedDB does that where a browser's storage is stuck, and did it on the first load of a page
 * in Safari 14 (WebKit bug 226547): who waited for it could not sign in at all.
 */
export function patientVault(vault: KeyVault, clock: Clock, patience = vaultPatience): KeyVault {
  const inTime = <Result>(answer: Promise<Result>): Promise<Result> =>
    new Promise<Result>((resolve, reject) => {
      const timer = clock.setTimeout(() => reject(new Error(`The browser’s storage has not answered for ${patience / 1000} s.`)), patience);
      void answer.then(resolve, reject).finally(() => clock.clearTimeout(timer));
    });
  return { read: () => inTime(vault.read()), keep: (pair) => inTime(vault.keep(pair)), remove: () => inTime(vault.remove()) };
}
