import type { SearchSuccess } from '@quartermaster/contracts';
import type { SearchEngine, SearchQuestion } from '@quartermaster/deployment';
import type { StoreCatalog } from '../stores/assortment/index.ts';
import { readStatistics } from './catalog-words.ts';
import { postgresqlIndex } from './postgresql-index.ts';
import { readSyntax } from './query-syntax.ts';
import { queryWords, type QueryWord } from './query-words.ts';
import { hasFilters } from './request.ts';
import { rewordings } from './rewordings.ts';
import { allWordsQuery } from './text-query.ts';

/** Counts stop here. */
const countLimit = 1000;
/** Beside the results of some words, so many ways to fewer. */
const mostOffered = 3;

/** Some words of a query, with those that are left out. */
export interface Fewer {
  readonly words: readonly QueryWord[];
  readonly text: string;
  readonly leftOut: readonly string[];
}

export function fewer(words: readonly QueryWord[], keep: (index: number) => boolean): Fewer {
  const kept = words.filter((_, i) => keep(i));
  return { words: kept, text: kept.map(({ typed }) => typed).join(' '), leftOut: words.filter((_, i) => !keep(i)).map(({ typed }) => typed) };
}

/** For a search that nothing has all the words of: each word without which something has all the others, under the same filters. The most results first. */
export async function fewerWords(engine: SearchEngine, of: StoreCatalog, asked: SearchQuestion): Promise<SearchSuccess['fewerWords']> {
  const { words: q, required } = readSyntax(asked.q);
  // What a phrase or a hyphen asks for stays: words alone are left out.
  if (required !== null) return [];
  const { catalog } = await readStatistics({ ...of, index: postgresqlIndex });
  const words = queryWords(q, catalog.synonyms);
  if (words.length < 2) return [];
  const variants = words.map((_, left) => fewer(words, (i) => i !== left));
  const counts = await postgresqlIndex.count(catalog, variants.map((variant) => allWordsQuery(variant.words, rewordings(variant.words, catalog.synonyms))), countLimit);
  const offered = variants
    .map(({ text, leftOut }, i) => ({ q: text, count: counts[i] ?? 0, leftOut: [...leftOut] }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostOffered);
  if (asked.kind === null && !hasFilters(asked)) return offered;
  const narrowed = [];
  // One after another: an address with filters takes no more connections than one without.
  for (const each of offered) narrowed.push({ ...each, count: (await engine.search(of, { ...asked, q: each.q, page: 1, pageSize: 1 })).complete });
  return narrowed.filter(({ count }) => count > 0);
}
