import { createHash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start/error.ts';
import type { Manifest } from './manifest.ts';

/** The secrets of a data folder without which what is sealed in its database stays shut, and the settings that stand for them. */
const secretFiles: Readonly<Record<string, string>> = { 'identity-secret': 'IDENTITY_SECRET', 'cookie-secret': 'COOKIE_SECRET' };

export type Secrets = Readonly<Record<string, string>>;

/** Where the secrets of a backup are kept, unless the operator says otherwise. */
export const besides = (file: string): string => `${file}.secrets`;

/** Tells one secret from another. They are random, so that nothing follows from it. */
export const fingerprint = (secret: string): string => createHash('sha256').update(`quartermaster-backup ${secret}`).digest('hex').slice(0, 16);

/** The secrets that `npm start` keeps in a data folder. */
export function secretsOf(dataDir: string): Secrets {
  const names = Object.keys(secretFiles).filter((name) => existsSync(join(dataDir, name)));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(dataDir, name), 'utf8').trim()]));
}

/** Writes secrets into a new file of its owner alone. */
export const keepSecrets = (secrets: Secrets, file: string): void => write(file, `${JSON.stringify(secrets, undefined, 2)}\n`);

/** Puts secrets into a data folder, in the place of those that are there. */
export function putSecrets(secrets: Secrets, dataDir: string): void {
  for (const [name, secret] of Object.entries(secrets)) {
    const draft = join(dataDir, `${name}.${process.pid}`);
    write(draft, `${secret}\n`);
    renameSync(draft, join(dataDir, name));
  }
}

/**
 * The secrets that are put into the data folder with a backup: those of the file; none where they are settings of the servers.
 *
 * @param named the file that the operator has named, if any
 * @throws StartError when one is missing, or is that of another backup
 */
export function secretsFor(manifest: Manifest, file: string, named: string | undefined, env: Readonly<Record<string, string | undefined>>): Secrets {
  const needed = Object.keys(manifest.secrets);
  const settings = Object.fromEntries(needed.map((name) => [name, env[secretFiles[name] ?? ''] ?? '']));
  if (named === undefined && !Object.values(settings).includes('')) {
    requireFingerprints(settings, manifest, 'The environment');
    return {};
  }
  const where = named ?? besides(file);
  const secrets = readSecrets(where);
  requireFingerprints(secrets, manifest, where);
  return Object.fromEntries(needed.map((name) => [name, secrets[name] ?? '']));
}

function requireFingerprints(secrets: Secrets, manifest: Manifest, where: string): void {
  const wrong = Object.entries(manifest.secrets).find(([name, print]) => fingerprint(secrets[name] ?? '') !== print);
  if (wrong !== undefined) throw new StartError(`${where} has another ${wrong[0]} than the one of this backup of ${manifest.madeAt}; name the file with its secrets: --secrets=FILE.`);
}

function readSecrets(file: string): Secrets {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new StartError(`The secrets of this backup are not in ${file}; name their file with --secrets=FILE, or set IDENTITY_SECRET and COOKIE_SECRET. Without them no buyer could sign in.`);
  }
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === 'object' && read !== null) return Object.fromEntries(Object.entries(read).map(([name, secret]) => [name, String(secret)]));
  } catch {
    // Said below.
  }
  throw new StartError(`${file} holds no secrets of a backup; name the file that was written beside it, which ends in .secrets.`);
}

function write(file: string, text: string): void {
  const handle = openSync(file, 'wx', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
