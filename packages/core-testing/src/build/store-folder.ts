import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoreManifest } from '@quartermaster/contracts';
import { readStoreManifest } from '@quartermaster/contracts/schema';
import { StoreBuildError } from './error.ts';

/** The path of a store's own module; it default-exports what `defineStore` gave. */
const sourceEntry = 'src/index.ts';

/** A store's repository as build and development see it. */
export interface StoreFolder {
  readonly root: string;
  readonly manifest: StoreManifest;
  /** Absolute path of the store's own module. */
  readonly entry: string;
}

/**
 * Reads what a store's repository says of itself.
 *
 * @throws StoreBuildError with everything that is wrong with its package.json
 */
export function readStoreFolder(root: string): StoreFolder {
  const file = join(root, 'package.json');
  if (!existsSync(file)) throw new StoreBuildError(`${root} has no package.json. Run this in the folder of a store.`);
  const reading = readStoreManifest(parsed(file));
  if (!reading.ok) throw new StoreBuildError(`${file} does not describe a store:\n${reading.problems.map((problem) => `- ${problem}`).join('\n')}`);
  const entry = join(root, sourceEntry);
  if (!existsSync(entry)) throw new StoreBuildError(`${sourceEntry} is missing. It default-exports the store: export default defineStore({ ... }).`);
  return { root, manifest: reading.manifest, entry };
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StoreBuildError(`${file} is no JSON (${error instanceof Error ? error.message : String(error)}).`);
  }
}
