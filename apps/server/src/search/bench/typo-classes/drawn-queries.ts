import { sql, type Pool } from '@quartermaster/database';
import { fold, plainWords, stopWords } from '../../../text/index.ts';

/** Queries of one sort that a rule makes of the catalog. */
export interface DrawnQueries {
  readonly title: string;
  readonly queries: readonly string[];
}

const isWord = (word: string): boolean => /^[a-z]{3,14}$/.test(word) && !stopWords.has(word);

/** What a name names before its first comma, where that is one plain word or two, and an attribute behind it. */
function partsOfName(name: string): { readonly noun: string; readonly before: string | null; readonly attribute: string | null } | null {
  const [first = '', ...rest] = name.split(',');
  const words = plainWords(first).filter((word) => !stopWords.has(word));
  const noun = words.at(-1);
  if (noun === undefined || words.length > 3 || !isWord(noun)) return null;
  const before = words.at(-2);
  return { noun, before: before !== undefined && isWord(before) ? before : null, attribute: plainWords(rest.join(' ')).find(isWord) ?? null };
}

const size = /\b\d{1,4}(?:\.\d)? ?(?:inch(?:es)?|in|ft|feet|foot|mm|cm|oz|lb|gal|gallon|gb|tb|ml|yd|watt)\b/;

/**
 * What a buyer might type, made of the names of products, categories and manufacturers: single nouns, a noun with the word before it or with an attribute,
 * three words, categories, brands with a noun, and sizes. Each is drawn once, in an order that the catalog does not decide.
 */
export async function drawnQueries(database: Pool): Promise<readonly DrawnQueries[]> {
  const { rows } = await database.query<{ name: string; manufacturer: string | null }>(sql`select name, manufacturer from marketplace.product order by md5(product_id || name)`);
  const { rows: categories } = await database.query<{ name: string }>(sql`select distinct name from marketplace.category order by name`);
  const named = rows.flatMap(({ name, manufacturer }) => {
    const parts = partsOfName(name);
    return parts === null ? [] : [{ ...parts, manufacturer: manufacturer === null ? null : fold(manufacturer), size: size.exec(fold(name))?.[0] ?? null }];
  });
  const once = (queries: readonly (string | null)[]): string[] => [...new Set(queries.filter((query) => query !== null))];
  return [
    { title: 'a noun', queries: once(named.map(({ noun }) => noun)) },
    { title: 'a noun with the word before it', queries: once(named.map(({ noun, before }) => (before === null ? null : `${before} ${noun}`))) },
    { title: 'a noun and an attribute', queries: once(named.map(({ noun, attribute }) => (attribute === null || attribute === noun ? null : `${attribute} ${noun}`))) },
    { title: 'three words', queries: once(named.map(({ noun, before, attribute }) => (before === null || attribute === null || attribute === noun || attribute === before ? null : `${before} ${noun} ${attribute}`))) },
    { title: 'a brand and a noun', queries: once(named.map(({ noun, manufacturer }) => (manufacturer !== null && /^[a-z]{3,12}$/.test(manufacturer) ? `${manufacturer} ${noun}` : null))) },
    { title: 'a noun and a size', queries: once(named.map(({ noun, size: each }) => (each === null ? null : `${noun} ${each}`))) },
    { title: 'a category', queries: once(categories.map(({ name }) => fold(name).replaceAll(/[^a-z ]+/g, ' ').split(' ').filter((word) => word !== '' && !stopWords.has(word))).map((words) => (words.length <= 3 ? words.join(' ') : null))) },
  ];
}
