import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import 'reflect-metadata';
import * as x509 from '@peculiar/x509';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** A certificate of `localhost` that signs itself, with its key, both in PEM form. */
export interface TestCertificate {
  readonly certificate: string;
  readonly key: string;
}

export async function testCertificate(): Promise<TestCertificate> {
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const now = Date.now();
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({ name: 'CN=localhost', notBefore: new Date(now - 3_600_000), notAfter: new Date(now + 86_400_000), keys, signingAlgorithm: algorithm, extensions: [new x509.SubjectAlternativeNameExtension([{ type: 'dns', value: 'localhost' }])] });
  return { certificate: certificate.toString('pem'), key: x509.PemConverter.encode(await crypto.subtle.exportKey('pkcs8', keys.privateKey), 'PRIVATE KEY') };
}

/** Writes the pair into a folder, in the place of one that is there. */
export function writePair(folder: string, { certificate, key }: TestCertificate): { readonly certificateFile: string; readonly keyFile: string } {
  const files = { certificateFile: join(folder, 'server.pem'), keyFile: join(folder, 'server.key') };
  writeFileSync(files.certificateFile, certificate);
  writeFileSync(files.keyFile, key);
  return files;
}
