import { usd, type ProductSummary, type Replacement, type VariantOf } from '@quartermaster/contracts';
import { empty, prepared, sql, type Sql } from '@quartermaster/database';
import { drawnImage, lookOf, photographImage } from '../pictures/index.ts';
import { formatNsn } from '../text/index.ts';
import { partOf, type CatalogOfDay, type StoreCatalog } from '../stores/assortment/index.ts';
import { bestOffer, isOrderable } from './best-offer.ts';
import { variantOf, type VariantOfRow } from './configuration/variants-store.ts';
import { ofProduct, type CatalogIndicator } from './indicators.ts';
import { listedOffer, type ListedOfferRow } from './listed-offers.ts';
import { offerColumns, offersOf } from './offer-columns.ts';
import { anyOffer, type OfferConditions } from './offer-conditions.ts';
import { rangesOfToday } from './ranges-of-today.ts';
import { replacementOf } from './replacement-store.ts';
import { tellingValues } from './telling-values.ts';
import { unavailable } from './unavailable.ts';

/** A product for a list, with its offers at this moment: orders have taken from the stock since the catalog was imported. */
export interface SummaryRow {
  readonly productId: string;
  readonly kind: 'product' | 'service';
  readonly name: string;
  readonly partNumber: string;
  readonly nsn: string | null;
  readonly manufacturer: string;
  readonly categoryId: string;
  readonly categoryName: string;
  readonly picture: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** The digest of its photograph; null where it has none. */
  readonly photograph: string | null;
  readonly vendorCount: number;
  readonly priceLow: number | null;
  readonly priceHigh: number | null;
  readonly unitCode: string | null;
  readonly unitName: string | null;
  readonly deliveryLow: number | null;
  readonly deliveryHigh: number | null;
  /** Null where all are withdrawn. */
  readonly offers: readonly ListedOfferRow[] | null;
  /** Null where the catalog names none, or none that the store has offers of. */
  readonly replacement: Replacement | null;
  /** Null where the store sells no other variant. */
  readonly configuration: VariantOfRow | null;
}

interface Columns {
  /** More columns of an offer, each with a comma before it. */
  readonly ofOffer: Sql;
  /** More columns of a product, each with a comma before it. */
  readonly ofProduct: Sql;
}

/** The products of these ids that the store sells, as {@link SummaryRow}. @param ids SQL of an array of texts */
export const summariesOf = (catalog: StoreCatalog, ids: Sql, columns: Columns = { ofOffer: empty, ofProduct: empty }): Sql => sql`
  select product_id as "productId", kind, product.name, part_number as "partNumber", nsn, manufacturer,
    category_id as "categoryId", category.name as "categoryName", product.picture, product.attributes,
    (select digest from marketplace.product_photograph as own where own.product_id = product.product_id) as photograph, vendor_count as "vendorCount",
    price_low as "priceLow", price_high as "priceHigh", unit_code as "unitCode", unit_of_issue.name as "unitName",
    delivery_low as "deliveryLow", delivery_high as "deliveryHigh",
    (select json_agg(listed) from (
       select ${offerColumns}, offer.indicators as codes, service_area as area ${columns.ofOffer}
       from ${offersOf(catalog)} where offer.product_id = product.product_id and not withdrawn order by price, delivery_days, offer_id) as listed) as offers,
    ${replacementOf(catalog, sql`product.product_id`)} as replacement, ${variantOf(catalog, sql`product.product_id`)} as configuration
    ${columns.ofProduct}
  from ${partOf(catalog, 'product')} as product join marketplace.category using (category_id)
    left join marketplace.unit_of_issue on unit_of_issue.code = product.unit_code
  where product_id = any(${ids})`;

/** All indicators, in the order in which they are shown, as one value. */
export const allIndicators = sql`(select json_agg(known) from (select code, label, meaning, about from marketplace.indicator order by position) as known)`;

/**
 * Summaries in the order of the ids; an id that the store does not sell is left out.
 * @param conditions what the offer that is chosen has to meet
 */
export async function findSummaries(catalog: CatalogOfDay, ids: readonly string[], conditions = anyOffer): Promise<ProductSummary[]> {
  if (ids.length === 0) return [];
  const { rows } = await catalog.database.query<{ products: readonly SummaryRow[] | null; known: readonly CatalogIndicator[] | null }>(
    prepared(sql`select (select json_agg(found) from (${summariesOf(catalog, sql`${ids}::text[]`)}) as found) as products, ${allIndicators} as known`),
  );
  const [read] = rows;
  const products = read?.products ?? [];
  const telling = tellingValues(products);
  return inOrderOf(ids, products.map((row) => ({ ...summaryOf(row, read?.known ?? [], catalog.today, conditions), ...telling.get(row.productId) })));
}

/** Products in the order of their ids. */
export function inOrderOf(ids: readonly string[], products: readonly ProductSummary[]): ProductSummary[] {
  const found = new Map(products.map((product) => [product.productId, product]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

export function summaryOf(row: SummaryRow, known: readonly CatalogIndicator[], today: string, conditions: OfferConditions = anyOffer): ProductSummary {
  const { unitCode, unitName } = row;
  const offers = (row.offers ?? []).map((offer) => listedOffer(offer, known, today));
  const ranges = rangesOfToday(row, offers);
  return {
    productId: row.productId,
    kind: row.kind,
    name: row.name,
    partNumber: row.partNumber,
    nsn: row.nsn === null ? null : formatNsn(row.nsn),
    manufacturer: row.manufacturer,
    category: { id: row.categoryId, name: row.categoryName },
    picture: row.picture,
    image: row.photograph === null ? drawnImage(lookOf(row)) : photographImage(row.photograph),
    vendorCount: row.vendorCount,
    price: ranges.price,
    unitOfIssue: unitCode === null || unitName === null ? null : { code: unitCode, name: unitName },
    deliveryDays: ranges.deliveryDays,
    indicators: ofProduct(known, offers),
    inStock: offers.some(isOrderable),
    ...unavailable(offers, row.replacement),
    bestOffer: bestOffer(offers, conditions),
    ...(row.configuration !== null && { configuration: shownConfiguration(row.configuration) }),
  };
}

const shownConfiguration = ({ id, name, names, values, variants, low }: VariantOfRow): VariantOf => ({
  id, name, variants, low: low === null ? null : usd(low), options: names.map((option, place) => ({ name: option, value: values[place] ?? '' })),
});
