import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Pool } from '@quartermaster/database';
import { parse } from 'csv-parse/sync';

/** A query for things of one kind, and the categories that have them. */
interface KindQuery {
  /** Rules are chosen on the one half; the other half is for the figure alone. */
  readonly part: 'development' | 'final';
  readonly query: string;
  readonly categories: readonly string[];
}

const file = fileURLToPath(new URL('../../../../../bench/search/kinds.csv', import.meta.url));

const kindQueries: readonly KindQuery[] = parse<Record<'part' | 'query' | 'categories', string>>(readFileSync(file, 'utf8'), { columns: true })
  .map(({ part, query, categories }) => ({ part: part === 'final' ? 'final' : 'development', query, categories: categories.split(' ') }));

/**
 * For each query the share of its first ten results that are of the kind that it names, or of as many as the catalog has.
 *
 * @param find the ids of the first results, best first
 */
export async function kindShares(database: Pool, part: KindQuery['part'], find: (query: string) => Promise<readonly string[]>): Promise<number[]> {
  const shares: number[] = [];
  for (const { query, categories } of kindQueries.filter((each) => each.part === part)) {
    const ids = (await find(query)).slice(0, 10);
    const { rows } = await database.query<{ right: number; possible: number }>(
      `select (select count(*) from marketplace.product where product_id = any($1::text[]) and category_id = any($2::text[]))::integer as right,
         (select least(10, count(*)) from marketplace.product where category_id = any($2::text[]))::integer as possible`,
      [ids, categories],
    );
    const { right = 0, possible = 0 } = rows[0] ?? {};
    if (possible > 0) shares.push(right / possible);
  }
  return shares;
}
