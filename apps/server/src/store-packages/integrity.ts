import { createHash } from 'node:crypto';

/** Subresource integrity of a file, as browsers check it. */
export const integrityOf = (content: Uint8Array): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** One value for all files of a version: the SHA-256 of their paths and integrities, whatever order they come in. */
export function digestOf(files: readonly { readonly path: string; readonly integrity: string }[]): string {
  const lines = files.map(({ path, integrity }) => `${integrity} ${path}\n`).toSorted();
  return createHash('sha256').update(lines.join('')).digest('hex');
}
