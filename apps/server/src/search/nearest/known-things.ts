import { readFileSync } from 'node:fs';
import { ConfigError } from '../../runtime/index.ts';
import { readThings, type Things } from './read-things.ts';

let shipped: Things | undefined;

/** The things that ship, read when they are first asked for. */
export function shippedThings(): Things {
  shipped ??= readThings(readFileSync(new URL('things-by-class.txt', import.meta.url), 'utf8')).things;
  return shipped;
}

/**
 * The things that a deployment knows: those that ship, and those of its own file. A thing of the file is of the categories that it has there alone.
 *
 * @throws ConfigError where the file is not there or not in UTF-8, or a line of it cannot be read
 */
export function knownThings(file: string | null): Things {
  if (file === null) return shippedThings();
  const text = contentsOf(file);
  if (text.includes('\uFFFD')) throw new ConfigError(`NEAREST_KINDS: ${file} is not text in UTF-8. Save it in that encoding.`);
  const { things, rejects } = readThings(text);
  const [reject] = rejects;
  if (reject !== undefined) throw new ConfigError(`NEAREST_KINDS: line ${reject.line} of ${file} cannot be read. ${reject.reason}`);
  return new Map([...shippedThings(), ...things]);
}

function contentsOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new ConfigError(`NEAREST_KINDS names ${file}, which cannot be read. Name a file of this machine, or leave it out.`, { cause });
  }
}
