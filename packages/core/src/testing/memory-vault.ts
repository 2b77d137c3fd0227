import type { KeyVault } from '../capabilities/browser/keys/key-vault.ts';

/** Tests share it between tabs as they share storage. */
export function memoryVault(): KeyVault {
  let kept: CryptoKeyPair | null = null;
  return {
    read: async () => kept,
    keep: async (pair) => (kept ??= pair),
    remove: async () => {
      kept = null;
    },
  };
}
