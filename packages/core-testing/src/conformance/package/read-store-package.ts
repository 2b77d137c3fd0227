import { existsSync, statSync } from 'node:fs';
import { readFolder } from './read-folder.ts';
import { readTarball } from './read-tarball.ts';
import { PackageUnreadable, type StorePackage } from './store-package.ts';

/** Reads a store's package from its folder or its tarball. @throws PackageUnreadable */
export async function readStorePackage(path: string): Promise<StorePackage> {
  if (!existsSync(path)) throw new PackageUnreadable(`There is nothing at ${path}. Name the folder or the tarball of a store package.`);
  return statSync(path).isDirectory() ? readFolder(path) : await readTarball(path);
}
