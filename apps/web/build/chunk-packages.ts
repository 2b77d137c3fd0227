import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageOf } from './package-of.ts';
import type { Plugin } from 'vite';

/** Writes a file below `.vite`: for each script of the build, the packages whose code is in it, with the part (0 to 1) that each has before it is made small. */
export function chunkPackages(name = 'chunk-packages.json'): Plugin {
  return {
    name: 'quartermaster:chunk-packages',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const packages = Object.fromEntries(chunks.map(({ fileName, modules }) => [fileName, partsOf(Object.entries(modules).map(([id, { renderedLength }]) => [packageOf(id), renderedLength]))]));
      await mkdir(join(dir, '.vite'), { recursive: true });
      await writeFile(join(dir, '.vite', name), `${JSON.stringify(packages, null, 2)}\n`);
    },
  };
}

/** The part of each package in the whole. A script without code of its own, which only names others, has none. */
function partsOf(lengths: readonly (readonly [packageName: string, length: number])[]): Record<string, number> {
  const whole = lengths.reduce((sum, [, length]) => sum + length, 0);
  const byPackage = Map.groupBy(lengths, ([packageName]) => packageName);
  return whole === 0 ? {} : Object.fromEntries([...byPackage].map(([packageName, own]) => [packageName, own.reduce((sum, [, length]) => sum + length, 0) / whole]));
}
