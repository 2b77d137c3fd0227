import { pageSize, type CatalogProduct } from '@quartermaster/contracts-desk';
import { sql, type Sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import { formatNsn, nsnDigits, partKey } from '../../text/index.ts';
import { firstRow } from '../wire/pages.ts';

/** Products that a search finds; who looks for one of more types more of its number. */
const mostFound = 200;

interface ProductFilter {
  readonly q: string;
  readonly state: 'all' | 'offSale';
  readonly page: number;
}

/** A page of the products with this product id, NSN or beginning of a part number, and how many there are of all pages in each row. */
export async function findProducts(queries: Queries, { q, state, page }: ProductFilter): Promise<readonly (CatalogProduct & { readonly total: number })[]> {
  const { rows } = await queries.query<CatalogProduct & { total: number }>(sql`
    select product_id as "productId", name, part_number as "partNumber", nsn, manufacturer,
      (select count(*)::int from marketplace.offer where offer.product_id = product.product_id and not withdrawn) as offers,
      (select count(*)::int from marketplace.offer_off_sale as off where off.product_id = product.product_id) as "offSale", (count(*) over ())::int as total
    from marketplace.product
    where product_id in (${found(q, state)})
    order by product_id <> ${q}, part_key, product.product_id limit ${pageSize} offset ${firstRow(page)}`);
  return rows.map(({ nsn, ...row }) => ({ ...row, nsn: nsn === null ? null : formatNsn(nsn) }));
}

function found(q: string, state: ProductFilter['state']): Sql {
  const offSale = sql`select product_id from marketplace.offer_off_sale as off`;
  if (q === '') return state === 'offSale' ? offSale : sql`select product_id from marketplace.product where false`;
  const key = partKey(q);
  const matching = sql`select product_id from (
    select product_id from marketplace.product where product_id = ${q}
    union all select product_id from marketplace.product where nsn = ${nsnDigits(q)}
    union all select product_id from marketplace.product where ${key} <> '' and part_key like ${`${key}%`}
  ) as matching limit ${mostFound}`;
  return state === 'offSale' ? sql`select product_id from marketplace.offer_off_sale as off where product_id in (${matching})` : matching;
}
