import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { integrityOf } from './integrity-of.ts';

/** Writes a file below `.vite`: the subresource integrity of each script and stylesheet of the build, as it is on the disk. */
export function integrityFile(name = 'integrity.json'): Plugin {
  return {
    name: 'quartermaster:integrity',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file)).toSorted();
      const hashes = await Promise.all(files.map(async (file) => [file, await integrityOf(join(dir, file))] as const));
      await mkdir(join(dir, '.vite'), { recursive: true });
      await writeFile(join(dir, '.vite', name), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
    },
  };
}
