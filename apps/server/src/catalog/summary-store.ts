import { usd, type ChosenOffer, type ProductSummary } from '@quartermaster/contracts';
import { sql, type Sql } from '@quartermaster/database';
import { formatNsn } from '../text/index.ts';
import { partOf, type StoreCatalog } from '../stores/assortment/index.ts';
import { findBestOffers } from './best-offer.ts';

/** The columns of a summary; `row` is the product, with its category, unit and indicators joined. */
interface SummaryRow {
  readonly productId: string;
  readonly kind: 'product' | 'service';
  readonly name: string;
  readonly partNumber: string;
  readonly nsn: string | null;
  readonly manufacturer: string;
  readonly categoryId: string;
  readonly categoryName: string;
  readonly picture: string;
  readonly vendorCount: number;
  readonly priceLow: number | null;
  readonly priceHigh: number | null;
  readonly unitCode: string | null;
  readonly unitName: string | null;
  readonly deliveryLow: number | null;
  readonly deliveryHigh: number | null;
  readonly indicators: readonly { readonly code: string; readonly label: string; readonly meaning: string }[] | null;
}

const selectFrom = (products: Sql): Sql => sql`select product_id as "productId", kind, product.name, part_number as "partNumber", nsn, manufacturer,
    category_id as "categoryId", category.name as "categoryName", product.picture, vendor_count as "vendorCount",
    price_low as "priceLow", price_high as "priceHigh", unit_code as "unitCode", unit_of_issue.name as "unitName",
    delivery_low as "deliveryLow", delivery_high as "deliveryHigh",
    (select json_agg(json_build_object('code', code, 'label', label, 'meaning', meaning) order by position)
     from marketplace.indicator where code = any(product.indicators)) as indicators
  from ${products} as product join marketplace.category using (category_id)
    left join marketplace.unit_of_issue on unit_of_issue.code = product.unit_code`;

/** Summaries in the order of the ids; an id that the store does not sell is left out. */
export async function findSummaries(catalog: StoreCatalog, ids: readonly string[]): Promise<ProductSummary[]> {
  if (ids.length === 0) return [];
  const { rows } = await catalog.database.query<SummaryRow>(sql`${selectFrom(partOf(catalog, 'product'))} where product_id = any(${ids}::text[])`);
  const best = await findBestOffers(catalog, ids);
  const found = new Map(rows.map((row) => [row.productId, summaryOf(row, best.get(row.productId) ?? null)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

function summaryOf(row: SummaryRow, bestOffer: ChosenOffer | null): ProductSummary {
  const { priceLow, priceHigh, unitCode, unitName, deliveryLow, deliveryHigh } = row;
  return {
    productId: row.productId,
    kind: row.kind,
    name: row.name,
    partNumber: row.partNumber,
    nsn: row.nsn === null ? null : formatNsn(row.nsn),
    manufacturer: row.manufacturer,
    category: { id: row.categoryId, name: row.categoryName },
    picture: row.picture,
    vendorCount: row.vendorCount,
    price: priceLow === null || priceHigh === null ? null : { low: usd(priceLow), high: usd(priceHigh) },
    unitOfIssue: unitCode === null || unitName === null ? null : { code: unitCode, name: unitName },
    deliveryDays: deliveryLow === null || deliveryHigh === null ? null : { low: deliveryLow, high: deliveryHigh },
    indicators: [...(row.indicators ?? [])],
    bestOffer,
  };
}
