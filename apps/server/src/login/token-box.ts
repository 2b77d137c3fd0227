import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Tokens as the session row keeps them. */
export interface KeptTokens {
  readonly accessToken: string;
  readonly idToken: string;
  readonly refreshToken: string | null;
  /** Milliseconds since 1970 (UTC). */
  readonly expiresAt: number;
}

/** Encrypts what the session row keeps, so that a copy of the database is no sign-in. */
export interface TokenBox {
  seal(tokens: KeptTokens, sessionId: string): Buffer;
  /** Null when the bytes were sealed with another key, for another session, or changed. */
  open(sealed: Uint8Array, sessionId: string): KeptTokens | null;
}

const ivLength = 12;
const tagLength = 16;

/**
 * AES-256-GCM with a key derived from the cookie secret (HKDF, RFC 5869); the session id is authenticated with it.
 *
 * @param acceptedKey opens, too, and seals nothing: the one of before, while the secret is being changed
 */
export function tokenBox(cookieKey: Uint8Array, acceptedKey: Uint8Array | null = null): TokenBox {
  const derived = (of: Uint8Array): Uint8Array => new Uint8Array(hkdfSync('sha256', of, '', 'session tokens', 32));
  const key = derived(cookieKey);
  const opening = [key, ...(acceptedKey === null ? [] : [derived(acceptedKey)])];
  return {
    seal(tokens, sessionId) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(sessionId));
      const sealed = Buffer.concat([cipher.update(JSON.stringify(tokens), 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    },
    open: (sealed, sessionId) => opening.map((each) => openWith(each, sealed, sessionId)).find((tokens) => tokens !== null) ?? null,
  };
}

function openWith(key: Uint8Array, sealed: Uint8Array, sessionId: string): KeptTokens | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivLength))
      .setAAD(Buffer.from(sessionId))
      .setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
    const text = Buffer.concat([decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
    return JSON.parse(text) as KeptTokens;
  } catch {
    return null;
  }
}
