import type { Pool } from '@quartermaster/database';
import { sql } from '@quartermaster/database';
import type { StoreList } from '../../store-list/index.ts';
import { queryWords } from '../query-words.ts';
import { keywordProblem, searchOf } from '../request.ts';
import { rewordings } from '../rewordings.ts';
import { search } from '../search.ts';
import { frequentSearches } from '../searched/kept-searches.ts';
import { synonymTable, type SynonymGroup, type Synonyms } from './synonym-table.ts';

/** Of the most frequent searches so many are looked through for words that a change is about. */
const looked = 1_000;
/** Searches that are asked, before and after. */
const mostAsked = 12;
/** Results of a page that buyers see first. */
const firstPage = 25;

interface ChangedResult {
  readonly productId: string;
  readonly name: string;
}

/** What a change does to one search. */
interface SearchEffect {
  readonly query: string;
  readonly store: string;
  /** How often it was searched for; 0: it is a word of the change itself. */
  readonly searches: number;
  readonly before: number;
  readonly after: number;
  /** On the first page after it, and not before. */
  readonly comesIn: readonly ChangedResult[];
  readonly goesOut: readonly ChangedResult[];
  /** The first page has the same in another order. */
  readonly isMoved: boolean;
}

export interface SynonymPreview {
  /** Frequent searches that have a word of the change. */
  readonly concerned: number;
  /** The most frequent of them, and the words of the change. */
  readonly effects: readonly SearchEffect[];
}

interface Tried {
  readonly query: string;
  readonly store: string;
  readonly searches: number;
}

/** What the first pages of recorded searches have with other synonyms: searches are asked with both. A word that is misspelled in a search is not seen. */
export async function previewSynonyms(database: Pool, { stores }: StoreList, before: readonly SynonymGroup[], after: readonly SynonymGroup[]): Promise<SynonymPreview> {
  const [former, next] = [synonymTable(before), synonymTable(after)];
  const recorded = (await frequentSearches(database, looked)).filter(({ query, store }) => differs(query, former, next) && stores.some(({ name }) => name === store));
  const first = stores[0]?.name;
  const own = first === undefined ? [] : phrasesOf(before, after).filter((query) => differs(query, former, next) && !recorded.some((each) => each.query === query)).map((query): Tried => ({ query, store: first, searches: 0 }));
  const effects: SearchEffect[] = [];
  for (const tried of [...recorded, ...own].slice(0, mostAsked)) {
    const assortment = stores.find(({ name, hasAssortment }) => name === tried.store && hasAssortment)?.name ?? null;
    const ask = async (synonyms: Synonyms) => (await search({ database, assortment, synonyms }, searchOf({ q: tried.query, pageSize: firstPage }))).matches;
    const [old, changed] = [await ask(former), await ask(next)];
    const comesIn = changed.ids.filter((id) => !old.ids.includes(id));
    const goesOut = old.ids.filter((id) => !changed.ids.includes(id));
    const names = await namesOf(database, [...comesIn, ...goesOut]);
    const named = (ids: readonly string[]): ChangedResult[] => ids.map((productId) => ({ productId, name: names.get(productId) ?? productId }));
    effects.push({ ...tried, before: old.total, after: changed.total, comesIn: named(comesIn), goesOut: named(goesOut), isMoved: comesIn.length + goesOut.length === 0 && old.ids.some((id, place) => changed.ids[place] !== id) });
  }
  return { concerned: recorded.length, effects };
}

const differs = (query: string, former: Synonyms, next: Synonyms): boolean => keywordProblem(query) === null && waysOf(query, former) !== waysOf(query, next);

/** In which ways the words of a query, and several of them together, are looked for. */
function waysOf(query: string, synonyms: Synonyms): string {
  const words = queryWords(query, synonyms);
  return JSON.stringify([words.map(({ alternatives }) => alternatives), rewordings(words, synonyms)]);
}

/** The phrases of all groups, each once. */
const phrasesOf = (before: readonly SynonymGroup[], after: readonly SynonymGroup[]): string[] => [...new Set([...before, ...after].flat().map((phrase) => phrase.toLowerCase()))];

async function namesOf(database: Pool, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await database.query<ChangedResult>(sql`select product_id as "productId", name from marketplace.product where product_id = any(${ids}::text[])`);
  return new Map(rows.map(({ productId, name }) => [productId, name]));
}
