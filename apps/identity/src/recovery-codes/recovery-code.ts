import { randomBytes } from 'node:crypto';

/** Without letters that are read as digits or as each other (Crockford). */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const readAs: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' };
const length = 16;

/** Like `k3m9-x2p7-q4t8-w6z1`: 80 random bits, in groups that can be read out. */
export function newRecoveryCode(): string {
  const characters = Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length] ?? '').join('');
  return characters.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** The characters of a typed code, without the hyphens between groups; null where it is none. */
export function readRecoveryCode(typed: string): string | null {
  const characters = Array.from(typed.normalize('NFKC').toLowerCase().replaceAll(/[\s-]/g, ''), (character) => readAs[character] ?? character);
  return characters.length === length && characters.every((character) => alphabet.includes(character)) ? characters.join('') : null;
}

/** A field takes a code of the app, too: those have six digits. */
export const looksLikeRecoveryCode = (typed: string): boolean => readRecoveryCode(typed) !== null;
