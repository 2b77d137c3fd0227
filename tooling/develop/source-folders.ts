import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** The folders with the sources of a program of the repository: its own, and those of the packages that it is made of. Paths from the root. */
export function sourceFolders(root: string, folder: string): string[] {
  const folders = new Map(globSync('{packages,data}/*/package.json', { cwd: root }).map((file) => [manifestOf(join(root, file)).name, dirname(file)]));
  const reached = new Set<string>();
  const visit = (each: string): void => {
    if (reached.has(each)) return;
    reached.add(each);
    for (const name of Object.keys(manifestOf(join(root, each, 'package.json')).dependencies ?? {})) {
      const used = folders.get(name);
      if (used !== undefined) visit(used);
    }
  };
  visit(folder);
  return [...reached].map((each) => `${each.replaceAll('\\', '/')}/src`);
}

/** Whether a file below the folder of a program's sources is a part of the program. */
export const isPartOfProgram = (file: string): boolean => !/\.(test|md)\b|[\\/](testing|bench)[\\/]|[~]$/.test(file);
