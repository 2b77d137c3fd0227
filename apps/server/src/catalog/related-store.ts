import { empty, join, sql, type Sql } from '@quartermaster/database';
import { soldIn, type StoreCatalog } from '../stores/assortment/index.ts';

/**
 * Ids of products of the same category: of the same manufacturer first, then of a like price; beside a product without a price the cheapest. An index has them
 * by price: going up and down from the product's own, only those next to it are read. Its own variants are none: its options lead to them.
 */
export function relatedTo(catalog: StoreCatalog, productId: string, most: number): Sql {
  // Of the whole category come so many that enough are left when those of the manufacturer are taken out.
  const near = join([...bothWays(catalog, productId, sql`and other.manufacturer = own.manufacturer`, most), ...bothWays(catalog, productId, empty, 2 * most)], ' union ');
  return sql`with own as materialized (select category_id, manufacturer, configuration_id, coalesce(price_low, 0) as price from marketplace.product where product_id = ${productId})
    select product_id as id from (${near}) as near, own
    order by near.manufacturer = own.manufacturer desc, abs(near.price_low - own.price), product_id limit ${most}`;
}

/** The products next to `own` by price that are as dear or dearer, and those that are cheaper. */
const bothWays = (catalog: StoreCatalog, productId: string, condition: Sql, most: number): Sql[] =>
  [sql`other.price_low >= own.price`, sql`other.price_low < own.price`].map(
    (side, place) => sql`(select near.* from own, lateral (
       select product_id, manufacturer, price_low from ${soldIn(catalog)} as other
       where other.category_id = own.category_id ${condition} and other.product_id <> ${productId} and ${side}
         and (own.configuration_id is null or not exists (select from marketplace.product as variant where variant.product_id = other.product_id and variant.configuration_id = own.configuration_id))
       order by price_low ${place === 0 ? sql`asc` : sql`desc`}, product_id limit ${most}) as near)`,
  );

export async function findRelated(catalog: StoreCatalog, productId: string, most: number): Promise<string[]> {
  const { rows } = await catalog.database.query<{ id: string }>(relatedTo(catalog, productId, most));
  return rows.map(({ id }) => id);
}
