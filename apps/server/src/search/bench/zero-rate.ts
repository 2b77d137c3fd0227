import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Pool } from '@quartermaster/database';
import { wholeCatalog } from '../../stores/assortment/index.ts';
import { postgresqlSearch } from '../postgresql-search.ts';
import { searchOf } from '../request.ts';
import { search } from '../search.ts';
import { zeroResults } from '../zero-results.ts';

const read = (path: string): readonly string[] => readFileSync(path, 'utf8').split(/\r?\n/).map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
const fileOf = (name: string): string => fileURLToPath(new URL(`../../../../../bench/search/${name}`, import.meta.url));

/** Searches as people type them, of which no rule was chosen by, by the name of their file; those of the second were written after the sample got what two of the first lacked, those of the third by a person who knew neither the sample nor the others, those of the fourth to seventh before anything of them was looked at, by us. REALISTIC names another file. */
export const realisticQueries: readonly (readonly [name: string, queries: readonly string[]])[] = process.env['REALISTIC'] === undefined
  ? ['realistic.txt', 'realistic-later.txt', 'realistic-third.txt', 'realistic-fourth.txt', 'realistic-fifth.txt', 'realistic-sixth.txt', 'realistic-seventh.txt'].map((name) => [name, read(fileOf(name))])
  : [[process.env['REALISTIC'], read(process.env['REALISTIC'])]];

/** Which of them find nothing at all, which of these lead nowhere (no other spelling, no shorter search, no kind that comes nearest), and of which nothing has all the words. */
export async function zeroResultsOf(database: Pool, queries: readonly string[]): Promise<{ readonly nothing: readonly string[]; readonly nowhere: readonly string[]; readonly notAll: readonly string[] }> {
  const catalog = wholeCatalog(database);
  const nothing: string[] = [];
  const nowhere: string[] = [];
  const notAll: string[] = [];
  for (const q of queries) {
    const asked = searchOf({ q, pageSize: 1 });
    const { matches, complete } = await search(catalog, asked);
    if (matches.total > 0 && complete === 0) notAll.push(q);
    if (matches.total > 0) continue;
    nothing.push(q);
    const { suggestions, nearest, near } = await zeroResults(postgresqlSearch(database), catalog, asked);
    if (suggestions.length === 0 && near.length === 0 && nearest === null) nowhere.push(q);
  }
  return { nothing, nowhere, notAll };
}
