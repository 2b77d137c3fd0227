import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StorePackage } from './store-package.ts';

const besides = /^(package\.json|readme|licen[cs]e|notice|changelog)/i;

/** The package in a folder, built: package.json, the files for people beside it, and all of `dist`. */
export function readFolder(folder: string): StorePackage {
  const files = new Map<string, Uint8Array>();
  const strange: string[] = [];
  const read = (path: string) => {
    const full = join(folder, path);
    const entry = lstatSync(full);
    if (entry.isDirectory()) for (const name of readdirSync(full).toSorted()) read(`${path}/${name}`);
    else if (entry.isFile()) files.set(path, readFileSync(full));
    else strange.push(path);
  };
  for (const name of readdirSync(folder).toSorted()) if (besides.test(name) && !lstatSync(join(folder, name)).isDirectory()) read(name);
  if (existsSync(join(folder, 'dist'))) read('dist');
  return { files, strange };
}
