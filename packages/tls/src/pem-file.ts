import { readFileSync } from 'node:fs';
import { TlsFileError } from './error.ts';

/** A file in PEM form, and the setting that names it. */
export interface PemFile {
  readonly setting: string;
  readonly path: string;
}

export const pemFile = (setting: string, path: string): PemFile => ({ setting, path });

/**
 * The text of the file.
 * @throws {TlsFileError}
 */
export function readPem({ setting, path }: PemFile): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new TlsFileError(`${setting} is "${path}", which cannot be read (${code}).`);
  }
  // OpenSSL takes an empty list of authorities for none, without a word.
  if (!text.includes('-----BEGIN ')) throw new TlsFileError(`${setting} is "${path}", which holds nothing in PEM form.`);
  return text;
}
