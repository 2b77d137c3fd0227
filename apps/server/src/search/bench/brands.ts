import { sql, type Pool } from '@quartermaster/database';

const queriesOfHalf = 40;

interface Brand {
  readonly manufacturer: string;
  readonly categoryId: string;
  readonly category: string;
}

/**
 * For queries of a manufacturer and a category, drawn from the catalog by a rule, the share of the first ten results that are of both, or of as many as there are.
 *
 * @param find the ids of the first results, best first
 */
export async function brandShares(database: Pool, part: 'development' | 'final', find: (query: string) => Promise<readonly string[]>): Promise<number[]> {
  const { rows } = await database.query<Brand>(
    sql`select manufacturer, category_id as "categoryId", category.name as category from marketplace.product join marketplace.category using (category_id)
     where kind = 'product' group by manufacturer, category_id, category.name having count(*) between 5 and 200 order by md5(manufacturer || category_id) limit ${2 * queriesOfHalf}`,
  );
  const shares: number[] = [];
  for (const [place, { manufacturer, categoryId, category }] of rows.entries()) {
    if ((place % 2 === 0) !== (part === 'development')) continue;
    const ids = (await find(`${manufacturer} ${category}`)).slice(0, 10);
    const { rows: counts } = await database.query<{ right: number; possible: number }>(
      sql`select (count(*) filter (where product_id = any(${ids}::text[])))::integer as right, least(10, count(*))::integer as possible
       from marketplace.product where manufacturer = ${manufacturer} and category_id = ${categoryId}`,
    );
    const { right = 0, possible = 0 } = counts[0] ?? {};
    if (possible > 0) shares.push(right / possible);
  }
  return shares;
}
