import { createHash } from 'node:crypto';
import { importJWK, type CryptoKey } from 'jose';
import { z } from 'zod';

const coordinate = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** A public key on P-256 (RFC 7518, section 6.2). A private part in it makes the proof worthless: it would be known to all. */
const publicKeySchema = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: coordinate, y: coordinate, d: z.never().optional() });

export interface PublicKey {
  readonly x: string;
  readonly y: string;
  /** RFC 7638. */
  readonly thumbprint: string;
}

/** Null for anything but a public key on P-256. */
export function publicKeyOf(jwk: unknown): PublicKey | null {
  const read = publicKeySchema.safeParse(jwk);
  if (!read.success) return null;
  const { x, y } = read.data;
  const canonical = `{"crv":"P-256","kty":"EC","x":"${x}","y":"${y}"}`;
  return { x, y, thumbprint: createHash('sha256').update(canonical).digest('base64url') };
}

/** Imported keys by thumbprint. Each browser uses the same key for all of its calls. */
export class KeyCache {
  readonly #keys = new Map<string, CryptoKey>();
  readonly #limit: number;

  constructor(limit = 10_000) {
    this.#limit = limit;
  }

  /** Null when the point is not on the curve. */
  async get({ x, y, thumbprint }: PublicKey): Promise<CryptoKey | null> {
    const known = this.#keys.get(thumbprint);
    if (known !== undefined) {
      this.#keys.delete(thumbprint);
      this.#keys.set(thumbprint, known);
      return known;
    }
    const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256').catch(() => null);
    if (key === null || key instanceof Uint8Array) return null;
    for (const oldest of this.#keys.keys()) {
      if (this.#keys.size < this.#limit) break;
      this.#keys.delete(oldest);
    }
    this.#keys.set(thumbprint, key);
    return key;
  }
}
