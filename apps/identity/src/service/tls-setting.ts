import { pemFile, type TlsFileNames } from '@quartermaster/tls';
import { ConfigError } from '../runtime/index.ts';

/**
 * Where this server's own certificate is; null: it speaks plain HTTP, to a proxy that ends TLS where its address is an https one.
 * @throws {ConfigError} where the files are not both named, or do not go with the issuer's address
 */
export function readTls(env: Readonly<Record<string, string | undefined>>, { issuer, trustProxy }: { readonly issuer: string; readonly trustProxy: boolean }): TlsFileNames | null {
  const [certificate = '', key = ''] = [env['IDENTITY_TLS_CERTIFICATE_FILE'], env['IDENTITY_TLS_KEY_FILE']];
  const isHttps = issuer.startsWith('https:');
  if (certificate === '' && key === '') {
    // Its cookies would lack the Secure flag.
    if (isHttps && !trustProxy) {
      throw new ConfigError(
        `IDENTITY_ISSUER is "${issuer}", but this server speaks plain HTTP. Give it a certificate by IDENTITY_TLS_CERTIFICATE_FILE and IDENTITY_TLS_KEY_FILE, or put it behind a proxy that ends TLS and sets X-Forwarded-For and X-Forwarded-Proto, and set IDENTITY_TRUST_PROXY=1.`,
      );
    }
    return null;
  }
  if (certificate === '' || key === '') throw new ConfigError('Only one of IDENTITY_TLS_CERTIFICATE_FILE and IDENTITY_TLS_KEY_FILE is set. A server needs both: its certificate, followed by those between it and its root, and the key.');
  if (!isHttps) throw new ConfigError(`IDENTITY_ISSUER is "${issuer}", but with a certificate this server speaks HTTPS alone. Set IDENTITY_ISSUER to its https: address, or leave IDENTITY_TLS_CERTIFICATE_FILE out.`);
  return { key: pemFile('IDENTITY_TLS_KEY_FILE', key), cert: pemFile('IDENTITY_TLS_CERTIFICATE_FILE', certificate) };
}
