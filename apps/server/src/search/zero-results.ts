import type { AttributesOf, ProductSummary } from '@quartermaster/contracts';
import type { SearchEngine, SearchQuestion } from '@quartermaster/deployment';
import type { StoreCatalog } from '../stores/assortment/index.ts';
import { findByPartLike, findSummaries } from '../catalog/index.ts';
import { countMatches, wordsLike } from './catalog-words.ts';
import { corrected, queryText, queryWords, type QueryWord } from './query-words.ts';
import { editDistance } from './spelling.ts';
import { hasFilters, keywordProblem } from './request.ts';
import { allWordsQuery } from './text-query.ts';
import { partKey } from '../text/index.ts';

type ZeroResults = AttributesOf<'/search/advantage_search', 'ZeroResults'>;

const mostSuggestions = 5;
const mostNear = 6;
/** Counts stop here; the page shows them as they are. */
const countLimit = 1000;

/** Help for a search that finds nothing: the problem with it, queries that do find something, products that come near. */
export async function zeroResults(engine: SearchEngine, catalog: StoreCatalog, asked: SearchQuestion): Promise<ZeroResults> {
  const problem = keywordProblem(asked.q);
  const base = { q: asked.q, kind: asked.kind, filtersApplied: hasFilters(asked), problem };
  if (asked.q === '' || problem !== null) return { ...base, suggestions: [], near: [] };
  const suggestions = await suggestQueries(catalog, asked.q);
  return { ...base, suggestions, near: await nearMatches(engine, catalog, asked, suggestions[0]?.q) };
}

/** Corrected spelling first, then the query with one word less, then its single words. */
async function suggestQueries(catalog: StoreCatalog, q: string): Promise<ZeroResults['suggestions']> {
  const words = queryWords(q);
  const respelled = await respell(catalog, words);
  const variants = [
    { words: respelled, text: queryText(q, words, respelled) },
    ...(respelled.length > 1 ? respelled.map((_, left) => fewer(respelled, (i) => i !== left)) : []),
    ...(respelled.length > 2 ? respelled.map((_, only) => fewer(respelled, (i) => i === only)) : []),
  ].filter(({ text }, i, all) => text !== '' && all.findIndex((other) => other.text === text) === i);
  const counts = await countMatches(catalog, variants.map((variant) => allWordsQuery(variant.words, [])), countLimit);
  return variants
    .map(({ text }, i) => ({ q: text, count: counts[i] ?? 0 }))
    .filter(({ q: text, count }) => count > 0 && text !== q.toLowerCase())
    .slice(0, mostSuggestions);
}

function fewer(words: readonly QueryWord[], keep: (index: number) => boolean): { words: QueryWord[]; text: string } {
  const kept = words.filter((_, i) => keep(i));
  return { words: kept, text: kept.map(({ typed }) => typed).join(' ') };
}

/** Unknown words, replaced by those that are spelled most alike. */
async function respell(catalog: StoreCatalog, words: readonly QueryWord[]): Promise<QueryWord[]> {
  let respelled = [...words];
  for (const [i, { plain }] of words.entries()) {
    if (plain === null || plain.length < 3) continue;
    const alike = await wordsLike(catalog, plain, 5);
    if (alike.some(({ term }) => term === plain)) continue;
    const best = alike.toSorted((a, b) => editDistance(plain, a.term) - editDistance(plain, b.term) || b.documentCount - a.documentCount)[0];
    if (best !== undefined) respelled = corrected(respelled, i, [best.term]);
  }
  return respelled;
}

async function nearMatches(engine: SearchEngine, catalog: StoreCatalog, asked: SearchQuestion, better: string | undefined): Promise<ProductSummary[]> {
  const byNumber = /\d/.test(asked.q) ? await findByPartLike(catalog, partKey(asked.q), mostNear) : [];
  const byWords =
    byNumber.length >= mostNear || better === undefined
      ? []
      : (await engine.search(catalog, { ...asked, q: better, chosen: { category: [], manufacturer: [], vendor: [], contract: [], indicator: [] }, priceMin: null, priceMax: null, page: 1, pageSize: mostNear })).matches.ids;
  return findSummaries(catalog, [...new Set([...byNumber, ...byWords])].slice(0, mostNear));
}
