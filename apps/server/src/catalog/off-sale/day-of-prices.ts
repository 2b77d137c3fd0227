import { sql, withTransaction, type Connection, type Pool } from '@quartermaster/database';
import { takeImportLock, washingtonDay } from '../../runtime/index.ts';
import { refreshProducts } from '../../stores/assortment/index.ts';
import { movingFacetCounts } from './facet-counts.ts';
import { summarizeProducts } from './summarize-products.ts';

const productsAtOnce = 200;

interface Standing {
  readonly day: string;
  /** Null: all products are at `day`. */
  readonly fromDay: string | null;
  readonly lastProduct: string | null;
  /** No product was ever brought to a day. */
  readonly isFirst: boolean;
}

/**
 * Brings the catalog to the day that it is in Washington: products with an offer whose price has begun or ended since get the prices, days and facet values of today, in
 * the catalog and in each store, and so do the search and its index. A server that is killed in it leaves the rest to the next one.
 */
export async function followPriceDays(pool: Pool, now: Date): Promise<void> {
  const today = washingtonDay(now);
  for (let isDone = false; !isDone;) isDone = await withTransaction(pool, (connection) => step(connection, today));
}

/** Clocks of several servers differ around midnight, and none takes the day of another back. A day that is further ahead is of a clock that was wrong. */
const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** The beginning, some products, or the end. @returns whether nothing is left to do */
async function step(connection: Connection, today: string): Promise<boolean> {
  // What is summed up meanwhile waits, or goes by the new day already.
  await takeImportLock(connection);
  const { rows: [standing] } = await connection.query<Standing>(sql`
    select day::text as day, from_day::text as "fromDay", last_product as "lastProduct", is_first as "isFirst" from marketplace.price_day for update`);
  if (standing === undefined) throw new Error('The catalog has no day of its prices: marketplace.price_day has no row. Restore it with the day to which the catalog was brought.');
  const { day, fromDay, lastProduct, isFirst } = standing;
  if (fromDay === null) {
    if (!isFirst && today <= day && day <= dayAfter(today)) return true;
    await connection.query(sql`update marketplace.price_day set from_day = day, day = ${today}::date, last_product = null`);
    return false;
  }
  const products = await nextProducts(connection, { fromDay, day, lastProduct, isFirst });
  if (products.length === 0) {
    await connection.query(sql`update marketplace.price_day set from_day = null, last_product = null, is_first = false`);
    return false;
  }
  await movingFacetCounts(connection, products, async () => {
    await summarizeProducts(connection, products);
    await refreshProducts(connection, products);
  });
  await connection.query(sql`update marketplace.price_day set last_product = ${products.at(-1)}`);
  return false;
}

/** Products with a price that has begun or ended between the two days, in the order of their ids. */
async function nextProducts(connection: Connection, { fromDay, day, lastProduct, isFirst }: Standing & { readonly fromDay: string }): Promise<string[]> {
  const [earlier, later] = fromDay < day ? [fromDay, day] : [day, fromDay];
  const concerned = isFirst
    ? sql`(price_from is not null or price_until is not null)`
    : sql`((price_from > ${earlier}::date and price_from <= ${later}::date) or (price_until >= ${earlier}::date and price_until < ${later}::date))`;
  const { rows } = await connection.query<{ product: string }>(sql`
    select distinct product_id as product from marketplace.offer where not withdrawn and product_id > coalesce(${lastProduct}::text, '') and ${concerned}
    order by product_id limit ${productsAtOnce}`);
  return rows.map(({ product }) => product);
}
