import { createHash } from 'node:crypto';
import type { Randomness } from './randomness.ts';

const keyBytes = 32;

/**
 * A new key for a link that opens a page without an account. Who has the link has the key; the database has its hash alone, from which no link can be made again
 * (decision 0151).
 */
export function newLinkKey(randomness: Pick<Randomness, 'token'>): { readonly key: string; readonly hash: Buffer } {
  const key = randomness.token(keyBytes);
  return { key, hash: linkKeyHash(key) };
}

export const linkKeyHash = (key: string): Buffer => createHash('sha256').update(key).digest();

/** The address of a page with its key in the query, which no log of ours keeps. */
export const linkAddress = (path: string, key: string, query: Readonly<Record<string, string>> = {}): string => `${path}?${new URLSearchParams({ key, ...query }).toString()}`;

/** The key in an address of this page; undefined in another text. */
export const linkKeyIn = (path: string, text: string): string | undefined => new RegExp(`${path}\\?key=([\\w-]+)`).exec(text)?.[1];

/** A text without what opens the links to this page in it. */
export const withoutLinkKeys = (path: string, text: string): string => text.replaceAll(new RegExp(`(${path}\\?key=)[\\w-]+`, 'g'), '$1...');
