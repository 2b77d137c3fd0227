import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { X509Certificate } from 'node:crypto';
import { join } from 'node:path';
import { makeAuthority, makeServerCertificate, validFor, type Pair } from './certificates.ts';

/** The files of a trial reader. */
export const trialFiles = (folder: string) => ({
  authority: join(folder, 'trial-ca.pem'),
  authorityKey: join(folder, 'trial-ca.key'),
  server: join(folder, 'server.pem'),
  serverKey: join(folder, 'server.key'),
});

const DAYS = 365;
const RENEW_BEFORE_MS = 30 * 86_400_000;

/**
 * Makes a certification authority and a server certificate for trials in this folder, unless they are there and good for
 * another month. Their keys are new in each folder and readable by their owner alone.
 */
export async function prepareTrialFolder(folder: string, now: Date): Promise<void> {
  const files = trialFiles(folder);
  if (Object.values(files).every((file) => existsSync(file)) && !endsSoon(files.server, now)) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  rmSync(files.server, { force: true });
  const authority = await makeAuthority('Quartermaster trial authority', validFor(DAYS, now));
  const server = await makeServerCertificate(authority, validFor(DAYS, now));
  write(files.authority, authority.certificate);
  write(files.authorityKey, authority.key);
  write(files.serverKey, server.key);
  // Last: its presence says that all is there.
  write(files.server, server.certificate);
}

/** The authority of a folder that was prepared. */
export function trialAuthority(folder: string): Pair {
  const files = trialFiles(folder);
  return { certificate: readFileSync(files.authority, 'utf8'), key: readFileSync(files.authorityKey, 'utf8') };
}

const endsSoon = (file: string, now: Date): boolean => Date.parse(new X509Certificate(readFileSync(file)).validTo) - now.getTime() < RENEW_BEFORE_MS;

function write(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
