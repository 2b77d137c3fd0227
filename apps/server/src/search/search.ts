import type { Facet } from '@quartermaster/contracts';
import type { FacetCount, SearchAnswer, SearchQuestion } from '@quartermaster/deployment';
import type { StoreCatalog } from '../stores/assortment/index.ts';
import { asksForServices, categoryFits, namedBy } from './category-fit.ts';
import { readStatistics } from './catalog-words.ts';
import { documentsOf, limitsIn, type ExactNumbers, type Matches, type SearchLimits } from './match-query.ts';
import { findChosen } from './match-store.ts';
import { postgresqlIndex } from './postgresql-index.ts';
import type { IndexedCatalog, ProductIndex, ProductQuery } from './product-index.ts';
import { findBegun, findExact, findCategoriesNamed, type ExactHit } from './subjects.ts';
import { queryText, withoutRarerForms, type QueryWord } from './query-words.ts';
import type { ScoredQuery } from './ranking.ts';
import { facetIds, facetLabel } from './request.ts';
import { readSyntax } from './query-syntax.ts';
import type { Synonyms } from './synonyms/synonym-table.ts';
import { allButOneQuery, allWordsQuery, anyWordQuery, requiring, type TextQuery } from './text-query.ts';
import { niinDigits, nsnDigits, partKeysIn } from '../text/index.ts';
import { understand, type Understood } from './understand.ts';

interface SearchResult extends SearchAnswer {
  readonly understood: Understood;
  /** By what the results are ordered. */
  readonly ranked: ProductQuery;
}

const nothing: Understood = { words: [], joined: [], known: new Map(), typed: [], spelled: [], offered: null };

/**
 * Finds products: those with a number that the query holds first, then those with all of its words; when few have all
 * of them, also those with some. Words that the catalog lacks are corrected or another spelling is offered, unless the query is a number that it has.
 *
 * @param of with synonyms: they count in place of those that are kept
 * @param limits those that are right for the size of the catalog, unless others are given
 */
export async function search(of: StoreCatalog & { readonly synonyms?: Synonyms }, asked: SearchQuestion, limits?: SearchLimits, index: ProductIndex = postgresqlIndex): Promise<SearchResult> {
  const { words: q, required } = readSyntax(asked.q);
  const exact = await findExactNumber(of, q);
  const wholeNumber = exact !== null && exact.whole;
  const { statistics, catalog } = await readStatistics({ ...of, index });
  const understood = asked.q === '' ? nothing : await understand(catalog, q, statistics, asked.correctSpelling && !wholeNumber);
  const { words, joined, known, typed, spelled, offered } = understood;
  const categories = await findCategoriesNamed(catalog, [...words.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms)), ...joined.flatMap(({ terms }) => terms)]);
  const fits = categoryFits(words, joined, categories);
  const base = {
    scored: { words, joined, known, statistics },
    any: false,
    everything: asked.q === '',
    numbers: exact?.numbers ?? { partKeys: [], nsn: null, niin: null },
    categoryFits: fits,
    servicesLast: asked.q !== '' && asked.kind === null && !asksForServices(words, fits),
    kind: asked.kind,
    listed: asked.listed,
    chosen: asked.chosen,
    chosenIds: await findChosen(catalog, asked.chosen),
    priceMin: asked.priceMin,
    priceMax: asked.priceMax,
    deliveryDays: asked.deliveryDays ?? null,
    sort: asked.sort,
    offset: (asked.page - 1) * asked.pageSize,
    limit: asked.pageSize,
  };
  const bounds = limits ?? limitsIn(statistics);
  const found = await widening(catalog, base, required, bounds);
  const { matches, complete, ranked } = (found.matches.total === 0 && exact === null ? await findBeginning(catalog, base, q, bounds) : null) ?? found;
  const to = queryText(asked.q, typed, spelled);
  const isCorrected = spelled.some((word, i) => word.typed !== typed[i]?.typed);
  return {
    matches,
    understood,
    ranked,
    complete,
    correction: isCorrected ? { from: asked.q, to } : null,
    offer: offered === null ? null : queryText(asked.q, typed, offered),
    namedCategory: wholeNumber ? null : namedBy(fits),
    exactMatch: exact === null ? null : { kind: exact.kind, value: exact.value },
  };
}

interface Found {
  readonly matches: Matches;
  readonly complete: number;
  readonly ranked: ProductQuery;
}

/** Products whose part numbers begin with what was typed; null where there are none. */
async function findBeginning(catalog: IndexedCatalog, base: Omit<ProductQuery, 'text' | 'all'>, q: string, limits: SearchLimits): Promise<Found | null> {
  const partKeys = await findBegun(catalog, numbersIn(q).whole);
  if (partKeys.length === 0) return null;
  const ranked = { ...base, all: null, text: null, numbers: { partKeys, nsn: null, niin: null } };
  const matches = await catalog.index.find(catalog, ranked, limits);
  return { matches, complete: matches.total, ranked };
}

/** Fewer complete results than this are followed by products that have some of the words. */
const fewResults = 10;

/** A query of one word finds less frequent forms of it only where few products have the word: who wants masks wants no masking tape. Of several words the others tell. */
async function widening(catalog: IndexedCatalog, base: Omit<ProductQuery, 'text' | 'all'>, required: TextQuery | null, limits: SearchLimits): Promise<Found> {
  const [word, ...others] = base.scored.words;
  if (word === undefined || others.length > 0) return wideningWords(catalog, base, required, limits);
  const strict = withoutRarerForms(word, (term) => base.scored.known.get(term)?.documentCount ?? 0);
  const isSame = strict.alternatives.length === word.alternatives.length;
  const found = isSame ? null : await wideningWords(catalog, { ...base, scored: { ...base.scored, words: [strict] } }, required, limits);
  return found !== null && found.complete >= fewResults ? found : wideningWords(catalog, base, required, limits);
}

async function wideningWords(catalog: IndexedCatalog, base: Omit<ProductQuery, 'text' | 'all'>, required: TextQuery | null, limits: SearchLimits): Promise<Found> {
  const { words, joined } = base.scored;
  const all = words.length === 0 ? null : requiring(required, allWordsQuery(words, joined));
  const strict = { ...base, all, text: all };
  const complete = await catalog.index.find(catalog, strict, limits);
  if (words.length < 2 || complete.total >= fewResults) return { matches: complete, complete: complete.total, ranked: strict };
  // Where no product has all of them, none is looked at for that again.
  const wider = { ...base, all: complete.total === 0 ? null : all };
  if (mayLackOne(base.scored, limits)) {
    const ranked = { ...wider, any: words.length === 2, text: requiring(required, allButOneQuery(words, joined)) };
    const most = await catalog.index.find(catalog, ranked, limits);
    if (most.total >= fewResults || words.length === 2) return { matches: most, complete: complete.total, ranked };
  }
  const telling = tellingWords(base.scored, limits);
  const text = requiring(required, anyWordQuery(telling, joined));
  const ranked = { ...wider, any: true, scored: { ...base.scored, words: telling }, text };
  return { matches: await catalog.index.find(catalog, ranked, limits), complete: complete.total, ranked };
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
