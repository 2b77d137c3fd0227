import { pemFile, readTlsFiles, type TlsFiles } from '@quartermaster/tls';
import type { ReaderConfig } from './reader-config.ts';

/**
 * The contents of the reader's PEM files, which are tried together.
 * @throws {TlsFileError} that names the file
 */
export function readReaderFiles({ keyFile, certificateFile, caFile, crlFile }: ReaderConfig): TlsFiles {
  return readTlsFiles({
    key: pemFile('PIV_READER_KEY_FILE', keyFile),
    cert: pemFile('PIV_READER_CERTIFICATE_FILE', certificateFile),
    ca: pemFile('PIV_READER_CA_FILE', caFile),
    ...(crlFile !== null && { crl: pemFile('PIV_READER_CRL_FILE', crlFile) }),
  });
}
