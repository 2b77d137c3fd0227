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

/** Counts of several queries together stop here; those that are offered and reach it are counted again, to their end. */
export const countLimit = 1000;
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

/** For a search that nothing has all the words of: each word without which something has all the others, under the same filters. The most results first. `limit`: more than so many are counted one after another. */
export async function fewerWords(engine: SearchEngine, of: StoreCatalog, asked: SearchQuestion, limit = countLimit): Promise<SearchSuccess['fewerWords']> {
  const { words: q, required } = readSyntax(asked.q);
  // What a phrase or a hyphen asks for stays: words alone are left out.
  if (required !== null) return [];
  const { catalog } = await readStatistics({ ...of, index: postgresqlIndex });
  const words = queryWords(q, catalog.synonyms);
  if (words.length < 2) return [];
  const variants = words.map((_, left) => fewer(words, (i) => i !== left));
  const counts = await postgresqlIndex.count(catalog, variants.map((variant) => allWordsQuery(variant.words, rewordings(variant.words, catalog.synonyms))), limit);
  const offered = variants
    .map(({ text, leftOut }, i) => ({ q: text, count: counts[i] ?? 0, leftOut: [...leftOut] }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostOffered);
  const isNarrowed = asked.kind !== null || hasFilters(asked);
  const shown = await countedToTheEnd(engine, of, asked, offered, isNarrowed ? 0 : limit);
  return shown.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
}

/**
 * Queries with how many results they have. Those that have reached the limit of their count are asked as a search is, one after another, so that they take no more
 * connections than one.
 */
export async function countedToTheEnd<Query extends { readonly q: string; readonly count: number }>(engine: SearchEngine, of: StoreCatalog, asked: SearchQuestion, queries: readonly Query[], limit: number): Promise<Query[]> {
  const counted = [];
  for (const each of queries) {
    counted.push(each.count < limit ? each : { ...each, count: (await engine.search(of, { ...asked, q: each.q, page: 1, pageSize: 1 })).complete });
  }
  return counted;
}
