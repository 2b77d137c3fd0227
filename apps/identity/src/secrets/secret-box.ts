import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts texts for the database, each for one place in it. */
export interface SecretBox {
  /** @param place of the text in the database, such as `account.totp:ID`: it opens nowhere else */
  seal(text: string, place: string): Buffer;
  /** @throws {SealError} when the bytes were sealed with another secret, for another place, or were changed */
  open(sealed: Uint8Array, place: string): string;
}

/** Something sealed cannot be opened. The message names the place, never the content. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

const ivLength = 12;
const tagLength = 16;

/** AES-256-GCM with a key derived from the secret (HKDF, RFC 5869); the place is authenticated with the text. */
export function secretBox(secret: string): SecretBox {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'identity secrets at rest', 32));
  return {
    seal(text, place) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    },
    open(sealed, place) {
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivLength), { authTagLength: tagLength })
          .setAAD(Buffer.from(place))
          .setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
        return Buffer.concat([decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
      } catch (error) {
        throw new SealError(`The sealed text of "${place}" cannot be opened: it was sealed with another secret or for another row, or it was changed.`, { cause: error });
      }
    },
  };
}
