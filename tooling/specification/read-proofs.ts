import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marksIn, type Marks } from './proofs.ts';

const places = ['packages', 'apps', 'data', 'e2e', 'tooling'];
const skipped = new Set(['node_modules', 'dist', '.turbo', 'specification']);

/** The marks of every test in the repository. Paths are relative to `root`, with slashes. */
export function readMarks(root: string): Marks {
  const all = places.flatMap((place) => testFiles(root, place)).map((file) => marksIn(file, readFileSync(join(root, file), 'utf8')));
  return { proofs: all.flatMap(({ proofs }) => proofs), refused: all.flatMap(({ refused }) => refused) };
}

function testFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return skipped.has(entry.name) ? [] : testFiles(root, path);
      return /\.(test|spec)\.tsx?$/.test(entry.name) ? [path] : [];
    });
}
