import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Writes `.vite/integrity.json`: the subresource integrity of each script and stylesheet, as it stands on the disk. */
export function integrityFile(): Plugin {
  return {
    name: 'quartermaster:integrity',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file)).toSorted();
      const hashes = await Promise.all(files.map(async (file) => [file, await integrityOf(join(dir, file))] as const));
      await mkdir(join(dir, '.vite'), { recursive: true });
      await writeFile(join(dir, '.vite', 'integrity.json'), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
    },
  };
}

async function integrityOf(path: string): Promise<string> {
  return `sha384-${createHash('sha384').update(await readFile(path)).digest('base64')}`;
}
