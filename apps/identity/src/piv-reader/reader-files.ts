import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { ConfigError } from '../runtime/index.ts';
import type { ReaderConfig } from './reader-config.ts';

/** The contents of the reader's PEM files, as TLS takes them. */
export interface ReaderFiles {
  readonly key: string;
  readonly cert: string;
  readonly ca: string;
  readonly crl?: string;
}

/**
 * Reads the files and tries them.
 * @throws {ConfigError} that names the file
 */
export function readReaderFiles(config: ReaderConfig): ReaderFiles {
  const files: ReaderFiles = {
    key: read('PIV_READER_KEY_FILE', config.keyFile),
    cert: read('PIV_READER_CERTIFICATE_FILE', config.certificateFile),
    ca: read('PIV_READER_CA_FILE', config.caFile),
    ...(config.crlFile !== null && { crl: read('PIV_READER_CRL_FILE', config.crlFile) }),
  };
  try {
    createSecureContext(files);
  } catch (error) {
    throw new ConfigError(`The files of the smart-card reader (PIV_READER_…_FILE) cannot be used: ${error instanceof Error ? error.message : String(error)}.`);
  }
  return files;
}

function read(name: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new ConfigError(`${name} is "${path}", which cannot be read (${code}).`);
  }
  // OpenSSL takes an empty list of authorities for none, without a word.
  if (!text.includes('-----BEGIN ')) throw new ConfigError(`${name} is "${path}", which holds nothing in PEM form.`);
  return text;
}
