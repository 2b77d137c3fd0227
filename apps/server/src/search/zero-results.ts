import type { AttributesOf, ProductSummary } from '@quartermaster/contracts';
import type { SearchEngine, SearchQuestion } from '@quartermaster/deployment';
import type { CatalogOfDay, StoreCatalog } from '../stores/assortment/index.ts';
import { findByPartLike, findSummaries } from '../catalog/index.ts';
import { findWords, readStatistics, wordsLike, type Statistics } from './catalog-words.ts';
import { shippedThings } from './nearest/known-things.ts';
import { nearestKinds } from './nearest/nearest-kinds.ts';
import type { Things } from './nearest/read-things.ts';
import { postgresqlIndex } from './postgresql-index.ts';
import type { IndexedCatalog } from './product-index.ts';
import { corrected, queryText, queryWords, type QueryWord } from './query-words.ts';
import { rewordings } from './rewordings.ts';
import { enough } from './spelling.ts';
import { spellings } from './spellings.ts';
import { mostMisspelled, unknownWords } from './unknown-words.ts';
import { countedToTheEnd, countLimit, fewer } from './fewer-words.ts';
import { relaxations } from './relaxations.ts';
import { hasFilters, keywordProblem, searchOf } from './request.ts';
import { allWordsQuery } from './text-query.ts';
import { partKey } from '../text/index.ts';

type ZeroResults = AttributesOf<'/search/advantage_search', 'ZeroResults'>;

const mostSuggestions = 5;
const mostNear = 6;
/** Of shorter words too many look alike. */
const shortestGuessed = 4;
/** Products of all stores that have a word which is no typo. */
const rightlyWritten = 5;
/** The share of trigrams that two words have in common when one is written as the other sounds (`flashlite`). */
const mostlyAlike = 0.5;

/** Help for a search that finds nothing: the problem with it, queries that do find something, the kind of what it names, products that come near. */
export async function zeroResults(engine: SearchEngine, catalog: CatalogOfDay, asked: SearchQuestion, things: Things = shippedThings()): Promise<ZeroResults> {
  const problem = keywordProblem(asked.q);
  const base = { q: asked.q, kind: asked.kind, filtersApplied: hasFilters(asked), problem };
  if (problem !== null) return { ...base, suggestions: [], without: [], nearest: null, near: [] };
  const without = await relaxations(engine, catalog, asked);
  if (asked.q === '') return { ...base, suggestions: [], without, nearest: null, near: [] };
  const suggestions = await suggestQueries(engine, catalog, asked.q);
  return { ...base, suggestions, without, nearest: base.filtersApplied || without.length > 0 ? null : await nearestKinds(catalog, things, asked.q, asked.kind), near: await nearMatches(engine, catalog, asked, suggestions[0]?.q) };
}

/** Corrected spelling first, then the query with one word less, then its single words. */
async function suggestQueries(engine: SearchEngine, of: StoreCatalog, q: string): Promise<ZeroResults['suggestions']> {
  const { statistics, catalog } = await readStatistics({ ...of, index: postgresqlIndex });
  const words = queryWords(q, catalog.synonyms);
  const respelled = await respell(catalog, words, statistics);
  const variants = [
    { words: respelled, text: queryText(q, words, respelled), leftOut: [] },
    ...(respelled.length > 1 ? respelled.map((_, left) => fewer(respelled, (i) => i !== left)) : []),
    ...(respelled.length > 2 ? respelled.map((_, only) => fewer(respelled, (i) => i === only)) : []),
  ].filter(({ text }, i, all) => text !== '' && all.findIndex((other) => other.text === text) === i);
  const counts = await postgresqlIndex.count(catalog, variants.map((variant) => allWordsQuery(variant.words, rewordings(variant.words, catalog.synonyms))), countLimit);
  const suggested = variants
    .map(({ text, leftOut }, i) => ({ q: text, count: counts[i] ?? 0, leftOut: [...leftOut] }))
    .filter(({ q: text, count }) => count > 0 && text !== q.toLowerCase())
    .slice(0, mostSuggestions);
  return countedToTheEnd(engine, of, searchOf({ q, pageSize: 1 }), suggested, countLimit);
}

/** Unknown words, each replaced by a guess: nothing was found, so that a bad one does no harm. */
async function respell(catalog: IndexedCatalog, words: readonly QueryWord[], statistics: Statistics): Promise<QueryWord[]> {
  const known = await findWords(catalog, words.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms)));
  const unknown = unknownWords(words, known).slice(0, mostMisspelled);
  const right = await writtenElsewhere(catalog, unknown.flatMap((index) => words[index]?.alternatives.flatMap(({ terms }) => terms) ?? []));
  let respelled = [...words];
  for (const index of unknown) {
    if (words[index]?.alternatives.some(({ terms }) => terms.every((term) => right.has(term))) === true) continue;
    const terms = await guess(catalog, words[index]?.typed ?? '', statistics);
    if (terms !== undefined) respelled = corrected(respelled, index, terms, catalog.synonyms);
  }
  return respelled;
}

/** Those of the words that are in as many products of other stores as make a typo of the catalog's own unlikely: what the store does not sell is no mistake ("cloud" in a store without services). */
async function writtenElsewhere(catalog: StoreCatalog, terms: readonly string[]): Promise<ReadonlySet<string>> {
  if (catalog.assortment === null) return new Set();
  const found = await findWords({ ...catalog, assortment: null }, terms);
  return new Set([...found.values()].filter(({ documentCount }) => documentCount >= rightlyWritten).map(({ term }) => term));
}

/** The likeliest spelling of an unknown word, else the word that looks most alike. */
async function guess(catalog: IndexedCatalog, word: string, statistics: Statistics): Promise<readonly string[] | undefined> {
  if (word.length < shortestGuessed) return undefined;
  const [likely] = await spellings(catalog, word, true, statistics);
  if (likely !== undefined && likely.evidence >= enough.toGuess) return likely.terms;
  const [alike] = await wordsLike(catalog, word, 1, mostlyAlike);
  return alike === undefined ? undefined : [alike.term];
}

async function nearMatches(engine: SearchEngine, catalog: CatalogOfDay, asked: SearchQuestion, better: string | undefined): Promise<ProductSummary[]> {
  const byNumber = /\d/.test(asked.q) ? await findByPartLike(catalog, partKey(asked.q), mostNear) : [];
  const byWords =
    byNumber.length >= mostNear || better === undefined
      ? []
      : (await engine.search(catalog, { ...asked, q: better, chosen: searchOf({}).chosen, priceMin: null, priceMax: null, deliveryDays: null, page: 1, pageSize: mostNear })).matches.ids;
  return findSummaries(catalog, [...new Set([...byNumber, ...byWords])].slice(0, mostNear));
}
