import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './error.ts';

const fileName = 'identity-secret';
const shortest = 32;

/**
 * The secret under which the identity server seals its secrets: `IDENTITY_SECRET`, or a file of the data folder, beside the
 * database and not in it, which is made where it is missing and is its owner's alone.
 *
 * @throws StartError when the file cannot be used
 */
export function identitySecret(env: Readonly<Record<string, string | undefined>>, dataDir: string): string {
  if (env['IDENTITY_SECRET']) return env['IDENTITY_SECRET'];
  const file = join(dataDir, fileName);
  try {
    make(file);
    const secret = readFileSync(file, 'utf8').trim();
    if ((statSync(file).mode & 0o077) !== 0) throw new StartError(`${file} can be read by others than its owner; take that from them: chmod 600 ${file}.`);
    if (secret.length < shortest) throw new StartError(`${file} holds no secret of ${shortest} characters or more; put the one of before back, from a copy of the data folder.`);
    return secret;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The secret in ${file} cannot be read (${codeOf(error)}); make it readable for this user, or give the secret with IDENTITY_SECRET.`);
  }
}

/** Only where there is none: another secret would open nothing that is sealed already. */
function make(file: string): void {
  let handle: number;
  try {
    handle = openSync(file, 'wx', 0o600);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    throw error;
  }
  try {
    writeSync(handle, `${randomBytes(32).toString('base64url')}\n`);
    // The database must not outlive it.
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : String(error));
