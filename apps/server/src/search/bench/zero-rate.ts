import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StoreCatalog } from '../../stores/assortment/index.ts';
import { searchOf } from '../request.ts';
import { search } from '../search.ts';

const read = (path: string): readonly string[] => readFileSync(path, 'utf8').split(/\r?\n/).map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
const fileOf = (name: string): string => fileURLToPath(new URL(`../../../../../bench/search/${name}`, import.meta.url));

/** Searches as people type them, of which no rule was chosen by, by the name of their file; those of the second were written after the sample got what two of the first lacked, those of the third by a person who knew neither the sample nor the others, those of the fourth to sixth before anything of them was looked at, by us. REALISTIC names another file. */
export const realisticQueries: readonly (readonly [name: string, queries: readonly string[]])[] = process.env['REALISTIC'] === undefined
  ? ['realistic.txt', 'realistic-later.txt', 'realistic-third.txt', 'realistic-fourth.txt', 'realistic-fifth.txt', 'realistic-sixth.txt'].map((name) => [name, read(fileOf(name))])
  : [[process.env['REALISTIC'], read(process.env['REALISTIC'])]];

/** Which of them find nothing at all, and of which nothing has all the words. */
export async function zeroResultsOf(catalog: StoreCatalog, queries: readonly string[]): Promise<{ readonly nothing: readonly string[]; readonly notAll: readonly string[] }> {
  const nothing: string[] = [];
  const notAll: string[] = [];
  for (const q of queries) {
    const { matches, complete } = await search(catalog, searchOf({ q, pageSize: 1 }));
    if (matches.total === 0) nothing.push(q);
    else if (complete === 0) notAll.push(q);
  }
  return { nothing, notAll };
}
