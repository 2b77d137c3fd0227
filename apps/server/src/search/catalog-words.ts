import type { Pool } from '@quartermaster/database';
import type { KnownWord } from './spelling.ts';

/** SQL on the vocabulary. Counts are of products. */

export async function findWords(database: Pool, terms: readonly string[]): Promise<ReadonlyMap<string, KnownWord>> {
  if (terms.length === 0) return new Map();
  const { rows } = await database.query<KnownWord>(
    `select term, document_count as "documentCount", name_count as "nameCount" from marketplace.vocabulary where term = any($1::text[])`,
    [[...new Set(terms)]],
  );
  return new Map(rows.map((row) => [row.term, row]));
}

/** Words that share many trigrams with one that nobody knows. */
export async function wordsLike(database: Pool, word: string, most: number): Promise<KnownWord[]> {
  const { rows } = await database.query<KnownWord>(
    `select term, document_count as "documentCount", name_count as "nameCount" from marketplace.vocabulary
     where term % $1 and term !~ '[0-9]' and length(term) between $2 and $3
     order by similarity(term, $1) desc, document_count desc limit $4`,
    [word, word.length - 2, word.length + 2, most],
  );
  return rows;
}

export async function wordsStartingWith(database: Pool, prefix: string, most: number): Promise<KnownWord[]> {
  const { rows } = await database.query<KnownWord>(
    `select term, document_count as "documentCount", name_count as "nameCount" from marketplace.vocabulary
     where term like $1 and name_count > 0 order by name_count desc, term limit $2`,
    [`${likePrefix(prefix)}%`, most],
  );
  return rows;
}

/** A text as the beginning of a LIKE pattern. */
export const likePrefix = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

/** Which of these words stand in the name of a category or are a manufacturer. */
export async function subjectsAmong(database: Pool, terms: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await database.query<{ term: string }>(
    `select term from unnest($1::text[]) as candidate (term)
     where exists (select 1 from marketplace.category where words @> array[term])
        or exists (select 1 from marketplace.facet_value where facet = 'manufacturer' and key = term)`,
    [terms],
  );
  return new Set(rows.map(({ term }) => term));
}

export interface Statistics {
  readonly documents: number;
  /** Words of name and description of a product, on the average. */
  readonly averageLength: number;
}

export async function readStatistics(database: Pool): Promise<Statistics> {
  const { rows } = await database.query<{ documents: number; total: number }>('select documents, total_length as total from marketplace.search_statistics');
  const { documents = 0, total = 0 } = rows[0] ?? {};
  return { documents, averageLength: documents === 0 ? 1 : Math.max(1, total / documents) };
}

/** For each text search query the number of products that it finds, counted up to a limit. */
export async function countMatches(database: Pool, queries: readonly string[], limit: number): Promise<number[]> {
  const { rows } = await database.query<{ count: number }>(
    `select (select count(*) from (select 1 from marketplace.product where search @@ query::tsquery limit $2) as found) as count
     from unnest($1::text[]) with ordinality as asked (query, position) order by position`,
    [queries, limit],
  );
  return rows.map(({ count }) => count);
}
