import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StoreCatalog } from '../../stores/assortment/index.ts';
import { searchOf } from '../request.ts';
import { search } from '../search.ts';

const file = fileURLToPath(new URL('../../../../../bench/search/realistic.txt', import.meta.url));

/** Searches as people type them, of which no rule was chosen by. REALISTIC names another file. */
export const realisticQueries: readonly string[] = readFileSync(process.env['REALISTIC'] ?? file, 'utf8').split(/\r?\n/).map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));

/** Which of them find nothing at all, and of which nothing has all the words. */
export async function zeroResultsOf(catalog: StoreCatalog): Promise<{ readonly nothing: readonly string[]; readonly notAll: readonly string[] }> {
  const nothing: string[] = [];
  const notAll: string[] = [];
  for (const q of realisticQueries) {
    const { matches, complete } = await search(catalog, searchOf({ q, pageSize: 1 }));
    if (matches.total === 0) nothing.push(q);
    else if (complete === 0) notAll.push(q);
  }
  return { nothing, notAll };
}
