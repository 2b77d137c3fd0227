import type { Facet } from '@quartermaster/contracts';
import type { FacetCount, SearchAnswer, SearchQuestion } from '@quartermaster/deployment';
import type { StoreCatalog } from '../stores/assortment/index.ts';
import { readStatistics } from './catalog-words.ts';
import { documentsOf, limitsIn, type ExactNumbers, type Matches, type SearchLimits } from './match-query.ts';
import { findChosen } from './match-store.ts';
import { postgresqlIndex } from './postgresql-index.ts';
import type { IndexedCatalog, ProductIndex, ProductQuery } from './product-index.ts';
import { findExact, findCategoriesNamed, findManufacturersNamed, type ExactHit } from './subjects.ts';
import { queryText, type QueryWord } from './query-words.ts';
import { categoryFit, type ScoredQuery } from './ranking.ts';
import { facetIds, facetLabel } from './request.ts';
import { allButOneQuery, allWordsQuery, anyWordQuery } from './text-query.ts';
import { niinDigits, nsnDigits, partKeysIn } from '../text/index.ts';
import { understand, type Understood } from './understand.ts';

interface SearchResult extends SearchAnswer {
  readonly understood: Understood;
}

const nothing: Understood = { words: [], joined: [], known: new Map(), typed: [], offered: null };

/**
 * Finds products: those with a number that the query holds first, then those with all of its words; when few have all
 * of them, also those with some. Words that the catalog lacks are corrected or another spelling is offered, unless the query is a number that it has.
 *
 * @param limits those that are right for the size of the catalog, unless others are given
 */
export async function search(of: StoreCatalog, asked: SearchQuestion, limits?: SearchLimits, index: ProductIndex = postgresqlIndex): Promise<SearchResult> {
  const exact = await findExactNumber(of, asked.q);
  const wholeNumber = exact !== null && exact.whole;
  const { statistics, catalog } = await readStatistics<IndexedCatalog>({ ...of, index });
  const understood = asked.q === '' ? nothing : await understand(catalog, asked.q, statistics, asked.correctSpelling && !wholeNumber);
  const { words, joined, known, typed, offered } = understood;
  const [categories, manufacturers] = await Promise.all([
    findCategoriesNamed(catalog, [...words.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms)), ...joined.map(({ term }) => term)]),
    findManufacturersNamed(catalog, words),
  ]);
  const base = {
    scored: { words, joined, known, statistics },
    any: false,
    everything: asked.q === '',
    numbers: exact?.numbers ?? { partKeys: [], nsn: null, niin: null },
    categoryFits: categoryFit(words, joined, categories),
    manufacturers,
    kind: asked.kind,
    chosen: asked.chosen,
    chosenIds: await findChosen(catalog, asked.chosen),
    priceMin: asked.priceMin,
    priceMax: asked.priceMax,
    sort: asked.sort,
    offset: (asked.page - 1) * asked.pageSize,
    limit: asked.pageSize,
  };
  const all = words.length === 0 ? null : allWordsQuery(words, joined);
  const { matches, complete } = await widening(catalog, { ...base, all, text: all }, limits ?? limitsIn(statistics));
  const to = queryText(asked.q, typed, words);
  const isCorrected = words.some((word, i) => word.typed !== typed[i]?.typed);
  return {
    matches,
    understood,
    complete,
    correction: isCorrected ? { from: asked.q, to } : null,
    offer: offered === null ? null : queryText(asked.q, typed, offered),
    exactMatch: exact === null ? null : { kind: exact.kind, value: exact.value },
  };
}

/** Fewer complete results than this are followed by products that have some of the words. */
const fewResults = 10;

async function widening(catalog: IndexedCatalog, query: ProductQuery, limits: SearchLimits): Promise<{ matches: Matches; complete: number }> {
  const { words, joined } = query.scored;
  const complete = await catalog.index.find(catalog, query, limits);
  if (words.length < 2 || complete.total >= fewResults) return { matches: complete, complete: complete.total };
  // Where no product has all of them, none is looked at for that again.
  const wider = complete.total === 0 ? { ...query, all: null } : query;
  if (mayLackOne(query.scored, limits)) {
    const most = await catalog.index.find(catalog, { ...wider, any: words.length === 2, text: allButOneQuery(words, joined) }, limits);
    if (most.total > 0 || words.length === 2) return { matches: most, complete: complete.total };
  }
  const telling = tellingWords(query.scored, limits);
  return { matches: await catalog.index.find(catalog, { ...wider, any: true, scored: { ...query.scored, words: telling }, text: anyWordQuery(telling, joined) }, limits), complete: complete.total };
}

/**
 * Whether products that lack one word are looked for: each of them has one of the two rarest, and all others are looked for in the products that do. Where those are very many,
 * products with the rarest words are found at once.
 */
function mayLackOne(query: ScoredQuery, { tried }: SearchLimits): boolean {
  const rarest = query.words.map((word) => documentsOf(word, query)).toSorted((a, b) => a - b).slice(0, 2);
  return query.words.length === 2 || rarest.reduce((sum, documents) => sum + documents, 0) * query.words.length <= tried;
}

/** Products with any of more words than this are no help: those with a rare one are. */
const mostAlternatives = 6;

/** The words of a query that say most: the rarest of those that the catalog has, as far as the products that have one of them can be told apart. */
function tellingWords(query: ScoredQuery, { matches }: SearchLimits): readonly QueryWord[] {
  const frequency = ({ alternatives }: QueryWord): number => Math.min(...(alternatives[0]?.terms ?? []).map((term) => query.known.get(term)?.documentCount ?? Infinity));
  const rarest = query.words.toSorted((a, b) => frequency(a) - frequency(b)).slice(0, mostAlternatives);
  const products = rarest.map((_, place) => rarest.slice(0, place + 1).reduce((sum, word) => sum + documentsOf(word, query), 0));
  const some = rarest.filter((_, place) => (products[place] ?? 0) <= matches);
  return some.length > 0 ? some : rarest.slice(0, 1);
}

/** The number that a query holds and the catalog has. */
export const findExactNumber = (catalog: StoreCatalog, q: string): Promise<ExactHit | null> => findExact(catalog, numbersIn(q));

function numbersIn(q: string): ExactNumbers & { readonly whole: string | null } {
  const { whole, parts } = partKeysIn(q);
  return { partKeys: [...new Set([...(whole === null ? [] : [whole]), ...parts])], nsn: nsnDigits(q), niin: niinDigits(q), whole };
}

/** A category that has products of its own and others below it is counted in two parts. */
function merged(counts: readonly FacetCount[]): FacetCount[] {
  const byValue = new Map<string, FacetCount>();
  for (const each of counts) byValue.set(each.value, { ...each, count: each.count + (byValue.get(each.value)?.count ?? 0) });
  return [...byValue.values()].toSorted((a, b) => b.count - a.count);
}

/** The facets of a result; a facet without values is left out. */
export function facetsOf(counts: readonly FacetCount[], asked: SearchQuestion): Facet[] {
  return facetIds.flatMap((id) => {
    const chosen = asked.chosen[id];
    const listed = merged(counts.filter(({ facet }) => facet === id));
    const missing = chosen.filter((value) => !listed.some((count) => count.value === value));
    const values = [
      ...listed.map(({ value, label, count }) => ({ value, label, count, selected: chosen.includes(value) })),
      // A chosen value that nothing has any more can still be taken away.
      ...missing.map((value) => ({ value, label: value, count: 0, selected: true })),
    ];
    return values.length === 0 ? [] : [{ id, label: facetLabel(id, asked.kind), exactCounts: listed.every(({ exact }) => exact), values }];
  });
}
