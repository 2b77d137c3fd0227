import { pemFile, type TlsFileNames } from '@quartermaster/tls';
import { ConfigError, defineSetting, webOrigin } from '../runtime/index.ts';

const keyFile = defineSetting({
  id: 'TLS_KEY_FILE',
  otherwise: 'none',
  doc: 'the key of the certificate, in PEM form, readable by the server alone',
  read: (given = '') => (given === '' ? null : given),
});

/** Null: it speaks plain HTTP, to a proxy that ends TLS where its address is an https one. */
const tlsFiles = defineSetting({
  id: 'TLS_CERTIFICATE_FILE',
  otherwise: 'none',
  doc: 'with `TLS_KEY_FILE`: the server ends TLS itself, with this certificate, in PEM form, followed by those between it and its root; read again when they are renewed ([deploying](../../docs/deploying.md#6-tls))',
  read(certificate = '', of): TlsFileNames | null {
    const key = of(keyFile);
    if (certificate === '' && key === null) return null;
    if (certificate === '' || key === null) throw new ConfigError('Only one of TLS_CERTIFICATE_FILE and TLS_KEY_FILE is set. A server needs both: its certificate, followed by those between it and its root, and the key.');
    if (of(webOrigin).startsWith('http:')) throw new ConfigError(`WEB_ORIGIN is "${of(webOrigin)}", but with a certificate this server speaks HTTPS alone. Set WEB_ORIGIN to its https: address, or leave TLS_CERTIFICATE_FILE out.`);
    return { key: pemFile('TLS_KEY_FILE', key), cert: pemFile('TLS_CERTIFICATE_FILE', certificate) };
  },
});

export const tlsSettings = { keyFile, tlsFiles };
