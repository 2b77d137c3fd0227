import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CreateStoreError } from './error.ts';
import type { StoreAnswers } from './store-answers.ts';

/** The template is itself a store, of this name and number: its package, its name, its part of the addresses, its number. */
const placeholders = /store-newstore|NEWSTORE|newstore|9999/g;

/** Files that a folder may have without counting as used. */
const mayBeThere = new Set(['.git']);

/**
 * Makes the repository of a store from the template.
 *
 * @param template the folder of the template; the package's own without it
 * @throws CreateStoreError when the folder holds something
 */
export function makeStore({ folder, name, number, packageName }: StoreAnswers, template: string = join(import.meta.dirname, '../template')): void {
  if (existsSync(folder) && !statSync(folder).isDirectory()) throw new CreateStoreError(`${folder} is a file. Name a folder that does not exist yet.`);
  const there = existsSync(folder) ? readdirSync(folder).filter((entry) => !mayBeThere.has(entry)) : [];
  if (there.length > 0) throw new CreateStoreError(`${folder} is not empty (${there.slice(0, 3).join(', ')}). Name a new folder: nothing of yours is overwritten.`);
  mkdirSync(folder, { recursive: true });
  cpSync(template, folder, { recursive: true, filter: (source) => !/[\\/](node_modules|dist)$/.test(source) });
  // npm publishes no file of this name.
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'));
  const replacements: Readonly<Record<string, string>> = { 'store-newstore': packageName, 'NEWSTORE': name, 'newstore': name.toLowerCase(), '9999': String(number) };
  for (const file of filesBelow(folder)) {
    // All in one go: what was put in may look like a placeholder itself.
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(placeholders, (found) => replacements[found] ?? found));
  }
}

/** The files that the template put into a folder and that may carry its name: a repository that was there before is not the template's. */
function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return mayBeThere.has(entry.name) ? [] : filesBelow(path);
    return /\.(tsx?|json|md)$/.test(entry.name) ? [path] : [];
  });
}
