import type { BrowserKey, BrowserKeys } from '../../browser-keys.ts';
import { toBase64url } from '../../base64url.ts';
import type { KeyVault } from './key-vault.ts';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/** Keys that WebCrypto makes and a vault keeps. `subtle` is missing on origins that are not secure. */
export function webCryptoKeys(subtle: SubtleCrypto | undefined, vault: KeyVault): BrowserKeys {
  if (subtle === undefined) return { find: async () => null, findOrMake: async () => null, forget: async () => {}, hash: () => Promise.reject(new Error('This origin is not secure.')) };
  const hash = async (text: string): Promise<string> => base64url(await subtle.digest('SHA-256', bytes(text)));
  const keyOf = async ({ publicKey, privateKey }: CryptoKeyPair): Promise<BrowserKey> => {
    const { x = '', y = '' } = await subtle.exportKey('jwk', publicKey);
    return {
      publicKey: { kty: 'EC', crv: 'P-256', x, y },
      thumbprint: await hash(`{"crv":"P-256","kty":"EC","x":"${x}","y":"${y}"}`),
      sign: async (text) => base64url(await subtle.sign(algorithm, privateKey, bytes(text))),
    };
  };
  const find = async (): Promise<BrowserKey | null> => {
    const kept = await vault.read().catch(() => null);
    return kept === null ? null : keyOf(kept);
  };
  return {
    hash,
    find,
    async findOrMake() {
      try {
        // Only the public half of the pair can be exported.
        return await keyOf((await vault.read()) ?? (await vault.keep(await subtle.generateKey(algorithm, false, ['sign', 'verify']))));
      } catch {
        return null;
      }
    },
    forget: () => vault.remove().catch(() => {}),
  };
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const base64url = (buffer: ArrayBuffer): string => toBase64url(new Uint8Array(buffer));
