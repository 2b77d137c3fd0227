import { sql, type Pool } from '@quartermaster/database';
import type { StoreCatalog } from '../../stores/assortment/index.ts';
import { searchOf } from '../request.ts';
import { search } from '../search.ts';
import type { Judgements } from './judgements.ts';
import type { PlainBm25 } from './plain-bm25.ts';
import { seeded } from './typos.ts';

/** A third ranking, so that not only the two that are compared say what is rated: products with all the words of PostgreSQL's English by ts_rank, then the most similar names. */
async function simplyRanked(database: Pool, query: string): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    sql`select product_id as id from simply_ranked
     order by words @@ plainto_tsquery('english', ${query}) desc, ts_rank(words, plainto_tsquery('english', ${query})) desc, word_similarity(${query}, name) desc, product_id limit 10`,
  );
  return rows.map(({ id }) => id);
}

/**
 * What is to be rated: of each query the first ten of each ranking that have no rating yet, shuffled, without a word on which of them found what. Lines of query, number and name, with tabs.
 *
 * @param rated the queries, with the ratings that there are
 * @param changes ways to put a typo into each query: what ours and plain BM25 find then is to be rated as well
 */
export async function unratedLines(catalog: StoreCatalog, database: Pool, plain: PlainBm25, rated: Judgements, changes: readonly ((query: string) => string)[] = []): Promise<string[]> {
  await database.query(sql`create table if not exists simply_ranked as select product_id, name, to_tsvector('english', name || ' ' || description) as words from marketplace.product`);
  const random = seeded(28);
  const lines: string[] = [];
  for (const [query, ratings] of rated) {
    const found = new Set(await simplyRanked(database, query));
    for (const q of new Set([query, ...changes.map((change) => change(query))])) {
      const { matches } = await search(catalog, searchOf({ q, pageSize: 10 }));
      for (const id of [...matches.ids, ...plain.find(q)]) found.add(id);
    }
    const unrated = [...found].filter((id) => !ratings.has(id)).toSorted();
    const { rows } = await database.query<{ id: string; name: string }>(sql`select product_id as id, name from marketplace.product where product_id = any(${unrated}::text[]) order by product_id`);
    const shuffled = rows.map((row) => ({ row, place: random() })).toSorted((one, other) => one.place - other.place);
    lines.push(...shuffled.map(({ row }) => `${query}\t${row.id}\t${row.name}`));
  }
  return lines;
}
