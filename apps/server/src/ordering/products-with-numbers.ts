import type { ProductSummary } from '@quartermaster/contracts';
import { prepared, sql } from '@quartermaster/database';
import { findSummaries } from '../catalog/index.ts';
import type { CatalogOfDay } from '../stores/assortment/index.ts';
import type { NumberKeys, NumberedProduct } from './row-number.ts';

/** A product of the marketplace that has one of the numbers. */
export interface FoundProduct extends NumberedProduct {
  /** As the store sells it; null where it does not. */
  readonly sold: ProductSummary | null;
}

/** Most products of one part number that are looked at. */
const mostOfOneNumber = 50;

/** The products that have any of these numbers, by two statements however many there are. */
export async function productsWithNumbers(catalog: CatalogOfDay, numbers: readonly NumberKeys[]): Promise<readonly FoundProduct[]> {
  if (numbers.length === 0) return [];
  const parts = numbers.map(({ partKey }) => partKey);
  const nsns = numbers.flatMap(({ nsn }) => nsn ?? []);
  const niins = numbers.flatMap(({ niin }) => niin ?? []);
  const { rows } = await catalog.database.query<NumberedProduct>(prepared(sql`
    select product.product_id as "productId", product.part_key as "partKey", product.nsn
    from unnest(${[...new Set(parts)]}::text[]) as asked (key), lateral (
      select product_id, part_key, nsn from marketplace.product where part_key = asked.key order by product_id limit ${mostOfOneNumber}) as product
    union
    select product_id, part_key, nsn from marketplace.product where nsn = any(${nsns}::text[])
    union
    select product_id, part_key, nsn from marketplace.product where nsn is not null and right(nsn, 9) = any(${niins}::text[])`));
  const sold = new Map((await findSummaries(catalog, rows.map(({ productId }) => productId))).map((summary) => [summary.productId, summary]));
  return rows.map((row) => ({ ...row, sold: sold.get(row.productId) ?? null }));
}
