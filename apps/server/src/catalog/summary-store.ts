import { usd, type ProductSummary } from '@quartermaster/contracts';
import { sql, type Sql } from '@quartermaster/database';
import { formatNsn } from '../text/index.ts';
import { partOf, type StoreCatalog } from '../stores/assortment/index.ts';
import { bestOffer, type Candidate } from './best-offer.ts';
import { ofProduct, readIndicators, type CatalogIndicator } from './indicators.ts';
import { findListedOffers } from './listed-offers.ts';
import { anyOffer, type OfferConditions } from './offer-conditions.ts';

/** The columns of a summary; `row` is the product, with its category and unit joined. */
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
}

const selectFrom = (products: Sql): Sql => sql`select product_id as "productId", kind, product.name, part_number as "partNumber", nsn, manufacturer,
    category_id as "categoryId", category.name as "categoryName", product.picture, vendor_count as "vendorCount",
    price_low as "priceLow", price_high as "priceHigh", unit_code as "unitCode", unit_of_issue.name as "unitName",
    delivery_low as "deliveryLow", delivery_high as "deliveryHigh"
  from ${products} as product join marketplace.category using (category_id)
    left join marketplace.unit_of_issue on unit_of_issue.code = product.unit_code`;

/**
 * Summaries in the order of the ids; an id that the store does not sell is left out.
 * @param conditions what the offer that is chosen has to meet
 */
export async function findSummaries(catalog: StoreCatalog, ids: readonly string[], conditions = anyOffer): Promise<ProductSummary[]> {
  if (ids.length === 0) return [];
  const { rows } = await catalog.database.query<SummaryRow>(sql`${selectFrom(partOf(catalog, 'product'))} where product_id = any(${ids}::text[])`);
  const known = await readIndicators(catalog.database);
  const offers = await findListedOffers(catalog, known, ids);
  const found = new Map(rows.map((row) => [row.productId, summaryOf(row, known, offers.get(row.productId) ?? [], conditions)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

function summaryOf(row: SummaryRow, known: readonly CatalogIndicator[], offers: readonly Candidate[], conditions: OfferConditions): ProductSummary {
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
    indicators: ofProduct(known, offers),
    inStock: offers.some(({ available }) => available !== 0),
    bestOffer: bestOffer(offers, conditions),
  };
}
