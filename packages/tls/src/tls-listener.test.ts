import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { X509Certificate } from 'node:crypto';
import { connect } from 'node:tls';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pemFile, readTlsFiles, TlsFileError, tlsListener, type TlsFiles } from './index.ts';
import { testCertificate, writePair } from './testing.ts';

let folder: string;
const opened: (() => void)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tls-'));
});
afterEach(() => {
  for (const close of opened.splice(0)) close();
  rmSync(folder, { recursive: true });
});

const read = (): TlsFiles => readTlsFiles({ key: pemFile('TLS_KEY_FILE', join(folder, 'server.key')), cert: pemFile('TLS_CERTIFICATE_FILE', join(folder, 'server.pem')) });

async function listening() {
  const lines: string[] = [];
  const tls = tlsListener({ of: 'the test', read, log: { info: (line) => lines.push(line), error: (_facts, line) => lines.push(line), debug: () => {} } });
  const server = tls.makeServer({}, (_request, response) => response.end('here'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push(() => server.close(), tls.stop);
  const fingerprint = (versions: { readonly maxVersion?: 'TLSv1.1' } = {}) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, servername: 'localhost', rejectUnauthorized: false, ...versions }, () => {
        resolve(socket.getPeerCertificate().fingerprint256);
        socket.end();
      });
      socket.once('error', reject);
    });
  return { tls, lines, fingerprint };
}

const fingerprintOf = (certificate: string): string => new X509Certificate(certificate).fingerprint256;

it('gives the next connection the certificate that was renewed, and keeps the one in use where new files cannot be used', async () => {
  const [first, second] = [await testCertificate(), await testCertificate()];
  writePair(folder, first);
  const { tls, lines, fingerprint } = await listening();
  expect(await fingerprint()).toBe(fingerprintOf(first.certificate));

  writePair(folder, { ...second, key: first.key });
  tls.lookAgain();
  expect(await fingerprint()).toBe(fingerprintOf(first.certificate));

  writePair(folder, second);
  tls.lookAgain();
  tls.lookAgain();
  expect(await fingerprint()).toBe(fingerprintOf(second.certificate));
  expect(lines).toEqual(['the TLS files of the test cannot be used; the previous ones stay in use', 'the TLS files of the test were read again']);
});

it('speaks no TLS before 1.2', async () => {
  writePair(folder, await testCertificate());
  const { fingerprint } = await listening();
  await expect(fingerprint({ maxVersion: 'TLSv1.1' })).rejects.toThrow(/protocol|version/i);
});

it('names the setting and the file that cannot be used', async () => {
  const pair = await testCertificate();
  const { keyFile } = writePair(folder, pair);
  writeFileSync(keyFile, '');
  expect(read).toThrow(new TlsFileError(`TLS_KEY_FILE is "${keyFile}", which holds nothing in PEM form.`));
  rmSync(keyFile);
  expect(read).toThrow(`TLS_KEY_FILE is "${keyFile}", which cannot be read (ENOENT).`);
  writePair(folder, { ...pair, key: (await testCertificate()).key });
  expect(read).toThrow(/TLS_KEY_FILE .* TLS_CERTIFICATE_FILE .* cannot be used together/);
});
