/** A file that TLS cannot use. The message names the setting, the path and what is wrong. */
export class TlsFileError extends Error {
  override readonly name = 'TlsFileError';
}
