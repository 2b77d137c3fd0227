import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql, type Pool } from '@quartermaster/database';
import { parse } from 'csv-parse/sync';
import type { Judgements } from './judgements.ts';

const file = fileURLToPath(new URL('../../../../../bench/search/buyers-dev.csv', import.meta.url));

/** Queries of government buyers for development, rated by the names of products: 3 where one is what is wanted, 1 where it is near. */
export async function buyersJudgements(database: Pool): Promise<Judgements> {
  const queries = parse<Record<'query' | 'wanted' | 'near', string>>(readFileSync(file, 'utf8'), { columns: true });
  const judgements = new Map<string, ReadonlyMap<string, number>>();
  for (const { query, wanted, near } of queries) {
    const { rows } = await database.query<{ id: string; rating: number }>(
      sql`select product_id as id, case when name ~* ${wanted} then 3 else 1 end as rating from marketplace.product where name ~* ${wanted} or name ~* ${near}`,
    );
    judgements.set(query, new Map(rows.map(({ id, rating }) => [id, rating])));
  }
  return judgements;
}
