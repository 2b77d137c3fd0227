import { join, sql, type Sql } from '@quartermaster/database';
import { foundOf, ownOf, partOf, type StoreCatalog } from '../stores/assortment/index.ts';
import type { LetterCounts } from './letter-model.ts';
import type { KnownWord } from './spelling.ts';
import { currentSynonyms } from './synonyms/current-synonyms.ts';
import type { Synonyms } from './synonyms/synonym-table.ts';

/** SQL on the vocabulary of the store's products. Counts are of products. */

export async function findWords(catalog: StoreCatalog, terms: readonly string[]): Promise<ReadonlyMap<string, KnownWord>> {
  if (terms.length === 0) return new Map();
  const { rows } = await catalog.database.query<KnownWord>(
    sql`select term, document_count as "documentCount", name_count as "nameCount" from ${partOf(catalog, 'vocabulary')} as word
     where term = any(${[...new Set(terms)]}::text[])`,
  );
  return new Map(rows.map((row) => [row.term, row]));
}

/**
 * Words that share many trigrams with an unknown one, the most alike first.
 *
 * @param least the share of all trigrams of both that they have in common, from 0.3 to 1
 */
export async function wordsLike(catalog: StoreCatalog, word: string, most: number, least = 0.3): Promise<KnownWord[]> {
  const { rows } = await catalog.database.query<KnownWord>(
    sql`select term, own.document_count as "documentCount", own.name_count as "nameCount" from ${withOwnCounts(catalog)}
     where term % ${word} and similarity(term, ${word}) >= ${least}::real and term !~ '[0-9]' and length(term) between ${word.length - 2} and ${word.length + 2}
     order by similarity(term, ${word}) desc, own.document_count desc limit ${most}`,
  );
  return rows;
}

/** The most frequent words that begin with the same letter and are at most two letters longer or shorter, so many of each length. */
export async function wordsAsLong(catalog: StoreCatalog, word: string, mostOfLength: number): Promise<KnownWord[]> {
  const { rows } = await catalog.database.query<KnownWord>(
    sql`select found.* from generate_series(${Math.max(3, word.length - 2)}::integer, ${word.length + 2}::integer) as size,
     lateral (select term, own.document_count as "documentCount", own.name_count as "nameCount" from ${withOwnCounts(catalog)}
       where left(term, 1) = ${word.slice(0, 1)} and length(term) = size and term ~ '^[a-z]+$'
       order by ${catalog.assortment === null ? sql`own` : sql`vocabulary`}.document_count desc limit ${mostOfLength}) as found`,
  );
  return rows;
}

/** The vocabulary with the counts of the store as `own`. Only that of the whole catalog has the indexes. */
const withOwnCounts = (catalog: StoreCatalog): Sql =>
  catalog.assortment === null ? sql`marketplace.vocabulary as own` : sql`marketplace.vocabulary join ${partOf(catalog, 'vocabulary')} as own using (term)`;

/** How often the words of the whole catalog have each sequence of letters. */
export async function countLetters(catalog: StoreCatalog, sequences: readonly string[]): Promise<LetterCounts> {
  const { rows } = await catalog.database.query<{ sequence: string; count: number }>(
    sql`select sequence, count from marketplace.letter_sequence where sequence = any(${sequences}::text[])`,
  );
  return new Map(rows.map(({ sequence, count }) => [sequence, count]));
}

/** The words without digits that begin like this and are in names; the most frequent ones first. */
export async function wordsStartingWith(catalog: StoreCatalog, prefix: string, most: number): Promise<KnownWord[]> {
  const { rows } = await catalog.database.query<KnownWord>(
    sql`select term, document_count as "documentCount", name_count as "nameCount" from ${partOf(catalog, 'vocabulary')} as word
     where term like ${`${likePrefix(prefix)}%`} and term !~ '[0-9]' and name_count > 0 order by name_count desc, term limit ${most}`,
  );
  return rows;
}

/** The word without digits that begins in one of these ways and is in most names; null where there is none. The ways begin with the same letter. */
export async function mostFrequentBegun(catalog: StoreCatalog, beginnings: readonly string[]): Promise<string | null> {
  const lengths = [...new Set(beginnings.map(({ length }) => length))];
  if (lengths.length === 0) return null;
  const begun = join(lengths.map((length) => sql`left(term, ${length}::integer) = any(${beginnings.filter((beginning) => beginning.length === length)}::text[])`), ' or ');
  const { rows } = await catalog.database.query<{ term: string }>(
    sql`select term from ${partOf(catalog, 'vocabulary')} as word
     where term like ${`${likePrefix(beginnings[0]?.slice(0, 1) ?? '')}%`} and (${begun}) and term !~ '[0-9]' and name_count > 0 order by name_count desc, term limit 1`,
  );
  return rows[0]?.term ?? null;
}

/** A text as the beginning of a LIKE pattern. */
export const likePrefix = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

/** Those of the words that are in the name of a category or are a manufacturer. */
export async function subjectsAmong(catalog: StoreCatalog, terms: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await catalog.database.query<{ term: string }>(
    `select term from unnest($1::text[]) as candidate (term)
     where exists (select 1 from marketplace.category where words @> array[term])
        or exists (select 1 from marketplace.facet_value where facet = 'manufacturer' and key = term)`,
    [terms],
  );
  return new Set(rows.map(({ term }) => term));
}

export interface Statistics {
  readonly documents: number;
  /** Those of the whole catalog, of which a store may sell a part. */
  readonly catalog: number;
  /** Words of name and description of a product, on the average. */
  readonly averageLength: number;
}

interface StatisticsRow {
  readonly documents: number;
  readonly total: number;
  readonly every: number;
  readonly synonymVersion: number;
  readonly ownIndex: boolean;
  readonly categories: string[] | null;
}

/** What the weight of a word is worked out from, and the catalog with the synonyms that count (those that it has already, where it has some) and with what tells how its products are found: an index of its own, or the categories of which the store sells something. */
export async function readStatistics<Catalog extends StoreCatalog & { readonly synonyms?: Synonyms }>(catalog: Catalog): Promise<{ readonly statistics: Statistics; readonly catalog: Catalog & { readonly synonyms: Synonyms } }> {
  const { assortment } = catalog;
  const ofStore =
    assortment === null
      ? sql`false as "ownIndex", null::text[] as categories`
      : sql`own_index as "ownIndex", case when not own_index then
          array(select category_id from marketplace.category where exists (select from marketplace.store_product as sold where sold.store = ${assortment} and sold.category_id = category.category_id)) end as categories`;
  const from = assortment === null ? sql`marketplace.search_statistics` : sql`marketplace.assortment where store = ${assortment}`;
  const { rows } = await catalog.database.query<StatisticsRow>(
    sql`select documents, total_length as total, (select documents from marketplace.search_statistics) as every, (select version from marketplace.synonym_set) as "synonymVersion", ${ofStore} from ${from}`,
  );
  const { documents = 0, total = 0, every = 0, synonymVersion = 0, ownIndex = false, categories = [] } = rows[0] ?? {};
  const synonyms = catalog.synonyms ?? (await currentSynonyms(catalog.database, synonymVersion));
  return {
    statistics: { documents, catalog: every, averageLength: documents === 0 ? 1 : Math.max(1, total / documents) },
    catalog: assortment === null ? { ...catalog, synonyms } : { ...catalog, synonyms, ownIndex, categories: categories ?? undefined },
  };
}

/** What is counted. */
export interface CountedQuery {
  readonly query: string;
  /** The query without the places of its words: an index answers it. Null where it has none. */
  readonly anywhere: string | null;
}

/** Products that have the words of a query, and are read for their places: the first ones, at most. */
const mostRead = 1_000;

/**
 * For each text search query the number of products that it finds, counted up to a limit. The limit is beyond what the planner sees: told of it, the planner
 * takes a few products to be soon met on a walk through all, which it is not where there are none.
 */
export async function countMatches(catalog: StoreCatalog, queries: readonly CountedQuery[], limit: number): Promise<number[]> {
  if (queries.length === 0) return [];
  const every = catalog.ownIndex === true ? ownOf(catalog) : foundOf(catalog);
  const having = (anywhere: string): Sql => sql`having_words as materialized (select * from ${catalog.ownIndex === true ? ownOf(catalog) : sql`marketplace.product`} as product where search @@ ${anywhere}::tsquery)`;
  const first = sql`(select * from having_words limit ${mostRead}::integer)`;
  const finding = ({ query, anywhere }: CountedQuery): Sql =>
    anywhere === null
      ? sql`with found as materialized (select from ${every} as product where search @@ ${query}::tsquery) select from found limit ${limit}::integer`
      : sql`with ${having(anywhere)} select from ${catalog.ownIndex === true ? first : foundOf(catalog, { products: first })} as product where search @@ ${query}::tsquery limit ${limit}::integer`;
  const counts = queries.map((query) => sql`(select count(*) from (${finding(query)}) as counted)`);
  const { rows } = await catalog.database.query<{ counts: number[] }>(sql`select array[${join(counts, ', ')}]::integer[] as counts`);
  return rows[0]?.counts ?? [];
}
