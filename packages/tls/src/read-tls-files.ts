import { createSecureContext } from 'node:tls';
import { TlsFileError } from './error.ts';
import { readPem, type PemFile } from './pem-file.ts';

/** Where the key and the certificate of a server are and, where it asks for certificates of clients, whose it takes. */
export interface TlsFileNames {
  readonly key: PemFile;
  /** The server's certificate, followed by those between it and its root. */
  readonly cert: PemFile;
  readonly ca?: PemFile;
  /** Certificates that were revoked. */
  readonly crl?: PemFile;
}

/** The contents of the files, as TLS takes them. */
export interface TlsFiles {
  readonly key: string;
  readonly cert: string;
  readonly ca?: string;
  readonly crl?: string;
}

/**
 * Reads the files and tries them together: a key that does not fit its certificate is found here.
 * @throws {TlsFileError}
 */
export function readTlsFiles({ key, cert, ca, crl }: TlsFileNames): TlsFiles {
  const files: TlsFiles = { key: readPem(key), cert: readPem(cert), ...(ca && { ca: readPem(ca) }), ...(crl && { crl: readPem(crl) }) };
  try {
    createSecureContext(files);
  } catch (error) {
    const named = [key, cert, ca, crl].flatMap((file) => (file ? [`${file.setting} ("${file.path}")`] : []));
    throw new TlsFileError(`The files of ${named.join(', ')} cannot be used together: ${error instanceof Error ? error.message : String(error)}.`);
  }
  return files;
}
