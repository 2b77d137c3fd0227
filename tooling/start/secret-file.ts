import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import { StartError } from './error.ts';

const shortest = 32;

/**
 * The secret in a file, which is made where it is missing and is its owner's alone.
 *
 * @param remedy what to do where it holds none any more, as the end of a sentence
 * @throws StartError when the file cannot be used
 */
export function secretOf(file: string, variable: string, remedy: string): string {
  try {
    make(file);
    const secret = readFileSync(file, 'utf8').trim();
    if ((statSync(file).mode & 0o077) !== 0) throw new StartError(`${file} can be read by others than its owner; take that from them: chmod 600 ${file}.`);
    if (secret.length < shortest) throw new StartError(`${file} holds no secret of ${shortest} characters or more; ${remedy}.`);
    return secret;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The secret in ${file} cannot be read (${codeOf(error)}); make it readable for this user, or give the secret with ${variable}.`);
  }
}

/** Only where there is none: another secret would not be the one that was used before. */
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
