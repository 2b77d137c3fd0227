import type { AttributesOf, ProductSummary } from '@quartermaster/contracts';
import type { SearchEngine, SearchQuestion } from '@quartermaster/deployment';
import type { StoreCatalog } from '../stores/assortment/index.ts';
import { findByPartLike, findSummaries } from '../catalog/index.ts';
import { findWords, readStatistics, wordsLike, type Statistics } from './catalog-words.ts';
import { postgresqlIndex } from './postgresql-index.ts';
import { corrected, queryText, queryWords, type QueryWord } from './query-words.ts';
import { enough } from './spelling.ts';
import { spellings } from './spellings.ts';
import { mostMisspelled, unknownWords } from './unknown-words.ts';
import { hasFilters, keywordProblem } from './request.ts';
import { allWordsQuery } from './text-query.ts';
import { partKey } from '../text/index.ts';

type ZeroResults = AttributesOf<'/search/advantage_search', 'ZeroResults'>;

const mostSuggestions = 5;
const mostNear = 6;
/** Of shorter words too many look alike. */
const shortestGuessed = 4;
/** The share of trigrams that two words have in common when one is written as the other sounds (`flashlite`). */
const mostlyAlike = 0.5;
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
async function suggestQueries(of: StoreCatalog, q: string): Promise<ZeroResults['suggestions']> {
  const words = queryWords(q);
  const { statistics, catalog } = await readStatistics(of);
  const respelled = await respell(catalog, words, statistics);
  const variants = [
    { words: respelled, text: queryText(q, words, respelled) },
    ...(respelled.length > 1 ? respelled.map((_, left) => fewer(respelled, (i) => i !== left)) : []),
    ...(respelled.length > 2 ? respelled.map((_, only) => fewer(respelled, (i) => i === only)) : []),
  ].filter(({ text }, i, all) => text !== '' && all.findIndex((other) => other.text === text) === i);
  const counts = await postgresqlIndex.count(catalog, variants.map((variant) => allWordsQuery(variant.words, [])), countLimit);
  return variants
    .map(({ text }, i) => ({ q: text, count: counts[i] ?? 0 }))
    .filter(({ q: text, count }) => count > 0 && text !== q.toLowerCase())
    .slice(0, mostSuggestions);
}

function fewer(words: readonly QueryWord[], keep: (index: number) => boolean): { words: QueryWord[]; text: string } {
  const kept = words.filter((_, i) => keep(i));
  return { words: kept, text: kept.map(({ typed }) => typed).join(' ') };
}

/** Unknown words, each replaced by a guess: nothing was found, so that a bad one does no harm. */
async function respell(catalog: StoreCatalog, words: readonly QueryWord[], statistics: Statistics): Promise<QueryWord[]> {
  const known = await findWords(catalog, words.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms)));
  let respelled = [...words];
  for (const index of unknownWords(words, known).slice(0, mostMisspelled)) {
    const terms = await guess(catalog, words[index]?.typed ?? '', statistics);
    if (terms !== undefined) respelled = corrected(respelled, index, terms);
  }
  return respelled;
}

/** The likeliest spelling of an unknown word, else the word that looks most alike. */
async function guess(catalog: StoreCatalog, word: string, statistics: Statistics): Promise<readonly string[] | undefined> {
  if (word.length < shortestGuessed) return undefined;
  const [likely] = await spellings({ ...catalog, index: postgresqlIndex }, word, true, statistics);
  if (likely !== undefined && likely.evidence >= enough.toGuess) return likely.terms;
  const [alike] = await wordsLike(catalog, word, 1, mostlyAlike);
  return alike === undefined ? undefined : [alike.term];
}

async function nearMatches(engine: SearchEngine, catalog: StoreCatalog, asked: SearchQuestion, better: string | undefined): Promise<ProductSummary[]> {
  const byNumber = /\d/.test(asked.q) ? await findByPartLike(catalog, partKey(asked.q), mostNear) : [];
  const byWords =
    byNumber.length >= mostNear || better === undefined
      ? []
      : (await engine.search(catalog, { ...asked, q: better, chosen: { category: [], manufacturer: [], vendor: [], contract: [], indicator: [] }, priceMin: null, priceMax: null, page: 1, pageSize: mostNear })).matches.ids;
  return findSummaries(catalog, [...new Set([...byNumber, ...byWords])].slice(0, mostNear));
}
