import type { AttributesOf } from '@quartermaster/contracts';
import type { Pool } from '@quartermaster/database';
import { facetKey } from '../catalog/import/dictionary.ts';
import { findWords, likePrefix, wordsStartingWith } from './catalog-words.ts';
import { queryWords } from './query-words.ts';
import { keywordProblem } from './request.ts';
import { splits, type KnownWord } from './spelling.ts';
import { termPrefixQuery, termQuery } from './text-query.ts';
import { plainWords } from './text/words.ts';
import { fold } from './text/fold.ts';
import { partKey } from './text/numbers.ts';

type Suggestion = AttributesOf<'/autocomplete', 'Success'>['suggestions'][number];

/** Products that are looked at for the word that comes next. */
const sample = 300;

/**
 * Completions of what is being typed: words that go with the words before, then categories, manufacturers and products, so that no
 * kind takes all the room.
 */
export async function complete(database: Pool, term: string, most: number): Promise<Suggestion[]> {
  const typed = term.replace(/\s+/g, ' ').trimStart();
  if (typed.trim().length < 2 || keywordProblem(typed.trim()) !== null) return [];
  const queries = await completeWords(database, typed, Math.ceil(most / 2));
  const named = await findNamed(database, typed.trim(), Math.max(2, Math.ceil(most / 4)));
  const products = await findProducts(database, typed.trim(), most);
  const room = Math.max(0, most - queries.length - named.length);
  return [...queries, ...named, ...products.slice(0, room)].slice(0, most);
}

/** The last word completed by the vocabulary; behind other words, by what stands with them in names. */
async function completeWords(database: Pool, typed: string, most: number): Promise<Suggestion[]> {
  const words = queryWords(typed);
  const last = words.at(-1);
  if (last === undefined || last.plain === null || typed.endsWith(' ')) return [];
  const start = fold(typed).slice(last.start, last.end);
  const before = fold(typed).slice(0, last.start);
  const found =
    words.length === 1 && before.trim() === ''
      ? await wordsLikeThese(database, start, most * 3)
      : await wordsBeside(database, words.slice(0, -1).flatMap(({ alternatives }) => alternatives[0]?.terms ?? []), start);
  const texts = [...new Set(found.map((term) => `${before}${term}`.trim()))].filter((text) => text !== typed.trim().toLowerCase());
  return texts.slice(0, most).map((text) => ({ text, kind: 'query', id: null }));
}

/** Words of the vocabulary, without those that are two of its words in one (`tonercartridge`). */
async function wordsLikeThese(database: Pool, start: string, most: number): Promise<string[]> {
  const found = (await wordsStartingWith(database, start, most)).filter(({ term }) => !/\d/.test(term));
  const halves = await findWords(database, found.flatMap(({ term }) => splits(term).flat()));
  const isTwo = ({ term, nameCount }: KnownWord): boolean =>
    splits(term).some((pair) => pair.every((half) => half.length >= 3 && (halves.get(half)?.nameCount ?? 0) > 3 * nameCount));
  return found.filter((word) => !isTwo(word)).map(({ term }) => term);
}

async function wordsBeside(database: Pool, others: readonly string[], start: string): Promise<string[]> {
  const query = [...others.map(termQuery), termPrefixQuery(start)].join(' & ');
  const { rows } = await database.query<{ name: string }>('select name from marketplace.product where search @@ $1::tsquery limit $2', [query, sample]);
  const counts = new Map<string, number>();
  for (const { name } of rows) {
    for (const word of new Set(plainWords(name))) {
      if (word.startsWith(start) && !/\d/.test(word) && !others.includes(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([word]) => word);
}

/** Categories that have a word like this, and manufacturers that are called like this. */
async function findNamed(database: Pool, typed: string, most: number): Promise<Suggestion[]> {
  const { rows: categories } = await database.query<{ text: string; id: string }>(
    `select name as text, category_id as id from marketplace.category
     where product_count + service_count > 0 and (lower(name) like $1 or lower(name) like $2)
     order by lower(name) like $1 desc, product_count + service_count desc, name limit $3`,
    [`${likePrefix(typed.toLowerCase())}%`, `% ${likePrefix(typed.toLowerCase())}%`, most],
  );
  const { rows: manufacturers } = await database.query<{ text: string; id: string }>(
    `select label as text, value as id from marketplace.facet_value
     where facet = 'manufacturer' and key like $1 order by length(label), label limit $2`,
    [`${likePrefix(facetKey(typed))}%`, most],
  );
  return [
    ...categories.map(({ text, id }): Suggestion => ({ text, kind: 'category', id })),
    ...manufacturers.map(({ text, id }): Suggestion => ({ text, kind: 'manufacturer', id })),
  ];
}

/** Products by the beginning of their part number; else by all the words, the last one unfinished. */
async function findProducts(database: Pool, typed: string, most: number): Promise<Suggestion[]> {
  const key = partKey(typed);
  const byNumber =
    key.length >= 3 && /\d/.test(key)
      ? (await database.query<{ text: string; id: string }>('select name as text, product_id as id from marketplace.product where part_key like $1 order by part_key, product_id limit $2', [`${key}%`, most])).rows
      : [];
  const terms = queryWords(typed).map(({ alternatives }) => alternatives[0]?.terms ?? []);
  const last = terms.pop();
  const byName =
    byNumber.length > 0 || last === undefined
      ? []
      : (
          await database.query<{ text: string; id: string }>(
            `select name as text, product_id as id from (select name, product_id, search from marketplace.product where search @@ $1::tsquery limit $2) as found
             order by ts_rank('{0, 0, 0.2, 1}', search, $1::tsquery, 2) desc, length(name), product_id limit $3`,
            [[...terms.flat().map(termQuery), ...last.map(termPrefixQuery)].join(' & '), sample, most],
          )
        ).rows;
  return [...byNumber, ...byName].map(({ text, id }) => ({ text, kind: 'product', id }));
}
