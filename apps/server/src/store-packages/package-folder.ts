import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { StoreManifest } from '@quartermaster/contracts';
import { readStoreManifest } from '@quartermaster/contracts/schema';
import { integrityOf } from './integrity.ts';
import { knownFileEnds, mediaTypeOf } from './media-types.ts';
import { StorePackageError } from './store-package-error.ts';

/** A file of a store package, as the server will send it. */
interface PackageFile {
  /** As in the package, for example `dist/store.js`. */
  readonly path: string;
  readonly content: Buffer;
  readonly mediaType: string;
  /** `sha384-...` */
  readonly integrity: string;
}

export interface StorePackage {
  readonly manifest: StoreManifest;
  readonly files: readonly PackageFile[];
}

const mostFiles = 500;
const mostBytes = 8 * 1024 * 1024;

/**
 * Reads an unpacked store package: its manifest, and everything below `dist/` but source maps.
 *
 * @throws StorePackageError when it is no package of a store, or holds what the server would not send
 */
export function readPackageFolder(folder: string): StorePackage {
  const reading = readStoreManifest(packageJson(folder));
  if (!reading.ok) throw new StorePackageError(`The manifest in ${join(folder, 'package.json')} cannot be used. ${reading.problems.join(' ')}`);
  const files = filePaths(folder).map((path) => packageFile(folder, path));
  if (files.length > mostFiles) throw new StorePackageError(`The package has ${files.length} files below dist/; ${mostFiles} is the most. Leave out what no page loads.`);
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
  if (bytes > mostBytes) throw new StorePackageError(`The files below dist/ have ${bytes} bytes; ${mostBytes} is the most. Make the pictures smaller.`);
  const { manifest } = reading;
  if (!files.some(({ path }) => path === manifest.entry)) throw new StorePackageError(`The package has no ${manifest.entry}, which its manifest names as entry. Build it before you pack it.`);
  return { manifest, files };
}

function packageJson(folder: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch (cause) {
    throw new StorePackageError(`${folder} has no package.json that can be read. Give the folder of an unpacked package.`, { cause });
  }
}

function filePaths(folder: string): string[] {
  const root = join(folder, 'dist');
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true) throw new StorePackageError(`The package has no folder dist. Build it before you pack it.`);
  return readdirSync(root, { recursive: true, withFileTypes: true })
    // A build leaves source maps beside its modules, for the findings of the rules: a folder that was not packed has them, and no browser is sent one.
    .filter((entry) => !entry.isDirectory() && !entry.name.endsWith('.js.map'))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/').replace(/^\/+/, '');
      // A link could lead to a file of the machine.
      if (!entry.isFile()) throw new StorePackageError(`${path} is no plain file. Leave it out.`);
      return path;
    })
    .toSorted();
}

function packageFile(folder: string, path: string): PackageFile {
  const mediaType = mediaTypeOf(path);
  if (mediaType === null || !/^[\w./-]+$/.test(path)) {
    throw new StorePackageError(`${path} cannot be sent to browsers. Name files with letters, digits, ".", "-" and "_", ending in one of ${knownFileEnds}.`);
  }
  const content = readFileSync(join(folder, path));
  return { path, content, mediaType, integrity: integrityOf(content) };
}
