import { join, sql } from '@quartermaster/database';
import type { Suggestion } from '@quartermaster/deployment';
import { facetKey, plainWords, fold, partKey, stem } from '../text/index.ts';
import { foundOf, partOf, type StoreCatalog } from '../stores/assortment/index.ts';
import { findWords, likePrefix, mostFrequentBegun, readStatistics, wordsStartingWith } from './catalog-words.ts';
import { postgresqlIndex } from './postgresql-index.ts';
import { categoryOfWords } from './named-category.ts';
import { corrected, queryText, queryWords, type QueryWord } from './query-words.ts';
import { keywordProblem } from './request.ts';
import { enough, oneEdit, splits, type KnownWord } from './spelling.ts';
import { spellings } from './spellings.ts';
import { termPrefixQuery, termQuery } from './tsquery.ts';
import { mostMisspelled, unknownWords } from './unknown-words.ts';

/** Products that are looked at for the word that comes next. */
const sample = 300;

/**
 * Completions of what is being typed: the category that it names, words that go with the words before, then categories, manufacturers and products, so that no
 * kind takes all the room.
 */
export async function complete(catalog: StoreCatalog, term: string, most: number): Promise<Suggestion[]> {
  const typed = term.replace(/\s+/g, ' ').trimStart();
  if (typed.trim().length < 2 || keywordProblem(typed.trim()) !== null) return [];
  const found = await completions(catalog, typed, most);
  if (found.length > 0) return found;
  const before = await withWordsBefore(catalog, typed);
  const begun = before === null ? [] : await completions(catalog, before, most);
  if (before !== null && begun.length > 0) return said(before, begun, most);
  // The last word may have a mistake, too.
  const meant = (await meantBy(catalog, before ?? typed)) ?? before;
  return meant === null ? [] : said(meant, meant === before ? [] : await completions(catalog, meant, most), most);
}

const said = (text: string, found: readonly Suggestion[], most: number): Suggestion[] => [{ text, kind: 'query' as const, id: null }, ...found].slice(0, most);

async function completions(catalog: StoreCatalog, typed: string, most: number): Promise<Suggestion[]> {
  const queries = await completeWords(catalog, typed, Math.ceil(most / 2));
  const named = await findNamed(catalog, typed.trim(), Math.max(2, Math.ceil(most / 4)));
  const products = await findProducts(catalog, typed.trim(), most);
  const category = await categoryOfWords(catalog, typed);
  const first: Suggestion[] = category === null ? [] : [{ text: category.name, kind: 'category', id: category.id }];
  const others = named.filter(({ kind, id }) => kind !== 'category' || id !== category?.id);
  const room = Math.max(0, most - first.length - queries.length - others.length);
  return [...first, ...queries, ...others, ...products.slice(0, room)].slice(0, most);
}

/** Of shorter beginnings too many look alike. */
const shortestMistyped = 4;

/** What is being typed with the likeliest spelling of words before the last one that the catalog lacks; null where it lacks none, or knows none like them. */
async function withWordsBefore(of: StoreCatalog, typed: string): Promise<string | null> {
  const words = queryWords(typed);
  const before = typed.endsWith(' ') ? words : words.slice(0, -1);
  const known = await findWords(of, before.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms)));
  const unknown = unknownWords(before, known).slice(0, mostMisspelled);
  if (unknown.length === 0) return null;
  const { statistics, catalog } = await readStatistics({ ...of, index: postgresqlIndex });
  let mended: readonly QueryWord[] = words;
  for (const index of unknown) {
    const [likely] = await spellings(catalog, words[index]?.typed ?? '', true, statistics);
    if (likely !== undefined && likely.evidence >= enough.toReplace) mended = corrected(mended, index, likely.terms);
  }
  return mended === words ? null : queryText(typed, words, mended);
}

/** What is being typed with its last word begun as the most frequent word that is begun with one mistake; null where there is none. */
async function meantBy(catalog: StoreCatalog, typed: string): Promise<string | null> {
  const last = queryWords(typed).at(-1);
  if (last === undefined || last.plain === null || last.typed.length < shortestMistyped || typed.endsWith(' ')) return null;
  const near = [...oneEdit(last.typed)].filter((edit) => edit.startsWith(last.typed.slice(0, 1)));
  // The catalog has words without their plural, which may have been typed to its end.
  const term = await mostFrequentBegun(catalog, [...new Set(near.flatMap((edit) => [edit, stem(edit)]))]);
  return term === null ? null : `${fold(typed).slice(0, last.start)}${term}`;
}

/** The last word completed by the vocabulary; behind other words, by the words beside them in names. */
async function completeWords(catalog: StoreCatalog, typed: string, most: number): Promise<Suggestion[]> {
  const words = queryWords(typed);
  const last = words.at(-1);
  if (last === undefined || last.plain === null || typed.endsWith(' ')) return [];
  const start = fold(typed).slice(last.start, last.end);
  const before = fold(typed).slice(0, last.start);
  const found =
    words.length === 1 && before.trim() === ''
      ? await wordsLikeThese(catalog, start, most * 3)
      : await wordsBeside(catalog, words.slice(0, -1).flatMap(({ alternatives }) => alternatives[0]?.terms ?? []), start);
  const texts = [...new Set(found.map((term) => `${before}${term}`.trim()))].filter((text) => text !== typed.trim().toLowerCase());
  return texts.slice(0, most).map((text) => ({ text, kind: 'query', id: null }));
}

/** Words of the vocabulary, without those that are two of its words in one (`tonercartridge`). */
async function wordsLikeThese(catalog: StoreCatalog, start: string, most: number): Promise<string[]> {
  const found = await wordsStartingWith(catalog, start, most);
  const halves = await findWords(catalog, found.flatMap(({ term }) => splits(term).flat()));
  const isTwo = ({ term, nameCount }: KnownWord): boolean =>
    splits(term).some((pair) => pair.every((half) => half.length >= 3 && (halves.get(half)?.nameCount ?? 0) > 3 * nameCount));
  return found.filter((word) => !isTwo(word)).map(({ term }) => term);
}

async function wordsBeside(catalog: StoreCatalog, others: readonly string[], start: string): Promise<string[]> {
  const query = [...others.map(termQuery), ...(await unfinished(catalog, start))].join(' & ');
  const statement = sql`select name from ${foundOf(catalog)} as product where search @@ ${query}::tsquery limit ${sample}`;
  const { rows } = await catalog.database.query<{ name: string }>(statement);
  const counts = new Map<string, number>();
  for (const { name } of rows) {
    for (const word of new Set(plainWords(name))) {
      if (word.startsWith(start) && !/\d/.test(word) && !others.includes(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([word]) => word);
}

/** Words that one beginning is taken for. */
const mostBeginnings = 20;

/**
 * The condition that a product has a word that begins like this: the most frequent ones that the catalog has, because a short beginning is that of very many
 * words. None for a single letter or a few digits, which say as good as nothing.
 */
async function unfinished(catalog: StoreCatalog, start: string): Promise<string[]> {
  if (start.length < 2) return [];
  const words = /\d/.test(start) ? [] : await wordsStartingWith(catalog, start, mostBeginnings);
  if (words.length > 0) return [`(${words.map(({ term }) => termQuery(term)).join(' | ')})`];
  return start.length < 3 ? [] : [termPrefixQuery(start)];
}

/** Categories that have a word like this, and manufacturers that are called like this. */
async function findNamed(catalog: StoreCatalog, typed: string, most: number): Promise<Suggestion[]> {
  const start = `${likePrefix(typed.toLowerCase())}%`;
  const { rows: categories } = await catalog.database.query<{ text: string; id: string }>(
    sql`select name as text, category_id as id from ${partOf(catalog, 'category')} as category
     where product_count + service_count > 0 and (lower(name) like ${start} or lower(name) like ${`% ${start}`})
     order by lower(name) like ${start} desc, product_count + service_count desc, name limit ${most}`,
  );
  const { rows: manufacturers } = await catalog.database.query<{ text: string; id: string }>(
    sql`select label as text, value as id from ${partOf(catalog, 'facet_value')} as facet_value
     where facet = 'manufacturer' and key like ${`${likePrefix(facetKey(typed))}%`} order by length(label), label limit ${most}`,
  );
  return [
    ...categories.map(({ text, id }): Suggestion => ({ text, kind: 'category', id })),
    ...manufacturers.map(({ text, id }): Suggestion => ({ text, kind: 'manufacturer', id })),
  ];
}

/** Products by the beginning of their part number; else by all the words, the last one unfinished. */
async function findProducts(catalog: StoreCatalog, typed: string, most: number): Promise<Suggestion[]> {
  const key = partKey(typed);
  const byNumber = key.length >= 3 && /\d/.test(key) ? await findByPartKey(catalog, key, most) : [];
  const found = byNumber.length > 0 ? byNumber : await findByWords(catalog, typed, most);
  return found.map(({ text, id }) => ({ text, kind: 'product', id }));
}

interface Named {
  readonly text: string;
  readonly id: string;
}

async function findByPartKey(catalog: StoreCatalog, key: string, most: number): Promise<Named[]> {
  const products = foundOf(catalog);
  const statement = sql`select name as text, product_id as id from ${products} as product where part_key like ${`${key}%`} order by part_key, product_id limit ${most}`;
  return (await catalog.database.query<Named>(statement)).rows;
}

async function findByWords(catalog: StoreCatalog, typed: string, most: number): Promise<Named[]> {
  const terms = queryWords(typed).map(({ alternatives }) => alternatives[0]?.terms ?? []);
  const last = terms.pop();
  if (last === undefined) return [];
  const query = [...terms.flat().map(termQuery), ...(await Promise.all(last.map((term) => unfinished(catalog, term)))).flat()].join(' & ');
  if (query === '') return [];
  // An index is no help with a single letter.
  const initials = last.filter(({ length }) => length === 1).map((letter) => sql`name ~* ${`\\m${letter}`}`);
  const { rows } = await catalog.database.query<Named>(
    sql`select name as text, product_id as id from (select name, product_id, search from ${foundOf(catalog)} as product where ${join([sql`search @@ ${query}::tsquery`, ...initials], ' and ')} limit ${sample}) as found
     order by ts_rank('{0, 0, 0.2, 1}', search, ${query}::tsquery, 2) desc, length(name), product_id limit ${most}`,
  );
  return rows;
}
