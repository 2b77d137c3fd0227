import { usd, type Indicator, type Offer } from '@quartermaster/contracts';
import { empty, join, sql, type Sql } from '@quartermaster/database';
import { partOf, soldIn, type StoreCatalog } from '../stores/assortment/index.ts';
import { offerColumns, offerOf, offersOf, type OfferRow } from './offer-columns.ts';
import type { ServiceArea } from './service-area.ts';

/** The facts that a product page shows beside the summary. */
export interface ProductFacts {
  readonly description: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly breadcrumbs: readonly { readonly id: string; readonly name: string }[];
}

export async function findFacts({ database }: StoreCatalog, productId: string): Promise<ProductFacts | null> {
  const { rows } = await database.query<ProductFacts>(
    `select description, attributes,
       (select json_agg(json_build_object('id', step.category_id, 'name', step.name) order by place)
        from unnest(category.path) with ordinality as path (id, place) join marketplace.category as step on step.category_id = path.id) as breadcrumbs
     from marketplace.product join marketplace.category using (category_id) where product_id = $1`,
    [productId],
  );
  return rows[0] ?? null;
}

/** An offer with the area that its vendor serves. */
export interface OfferWithArea extends Omit<Offer, 'delivers'> {
  readonly area: ServiceArea;
}

interface DetailedOfferRow extends OfferRow {
  readonly quantityBreaks: readonly { readonly minimumQuantity: number; readonly price: number }[];
  readonly indicators: readonly Indicator[] | null;
  readonly area: readonly string[] | null;
}

/** The offers of a product that are not withdrawn and that the store sells, at its prices: the lowest price first, then the fastest. */
export async function findOffers(catalog: StoreCatalog, productId: string): Promise<OfferWithArea[]> {
  const { rows } = await catalog.database.query<DetailedOfferRow>(
    sql`select ${offerColumns}, quantity_breaks as "quantityBreaks", service_area as area,
       (select json_agg(json_build_object('code', code, 'label', label, 'meaning', meaning) order by position)
        from marketplace.indicator where code = any(offer.indicators)) as indicators
     from ${offersOf(catalog)} where product_id = ${productId} and not withdrawn order by price, delivery_days, offer_id`,
  );
  return rows.map((row) => ({
    ...offerOf(row),
    quantityBreaks: row.quantityBreaks.map(({ minimumQuantity, price }) => ({ minimumQuantity, price: usd(price) })),
    indicators: [...(row.indicators ?? [])],
    area: row.area,
  }));
}

/**
 * Products of the same category: of the same manufacturer first, then of a like price; beside a product without a price the cheapest. An index has them by
 * price: going up and down from the product's own, only those next to it are read.
 */
export async function findRelated(catalog: StoreCatalog, productId: string, most: number): Promise<string[]> {
  // Of the whole category come so many that enough are left when those of the manufacturer are taken out.
  const near = join([...bothWays(catalog, productId, sql`and other.manufacturer = own.manufacturer`, most), ...bothWays(catalog, productId, empty, 2 * most)], ' union ');
  const { rows } = await catalog.database.query<{ id: string }>(
    sql`with own as materialized (select category_id, manufacturer, coalesce(price_low, 0) as price from marketplace.product where product_id = ${productId})
     select product_id as id from (${near}) as near, own
     order by near.manufacturer = own.manufacturer desc, abs(near.price_low - own.price), product_id limit ${most}`,
  );
  return rows.map(({ id }) => id);
}

/** The products next to `own` by price that are as dear or dearer, and those that are cheaper. */
const bothWays = (catalog: StoreCatalog, productId: string, condition: Sql, most: number): Sql[] =>
  [sql`other.price_low >= own.price`, sql`other.price_low < own.price`].map(
    (side, place) => sql`(select near.* from own, lateral (
       select product_id, manufacturer, price_low from ${soldIn(catalog)} as other
       where other.category_id = own.category_id ${condition} and other.product_id <> ${productId} and ${side}
       order by price_low ${place === 0 ? sql`asc` : sql`desc`}, product_id limit ${most}) as near)`,
  );

/** Products whose part number begins like this text or has much in common with it. */
export async function findByPartLike(catalog: StoreCatalog, partKey: string, most: number): Promise<string[]> {
  if (partKey.length < 3) return [];
  const start = `${partKey}%`;
  const { rows } = await catalog.database.query<{ id: string }>(
    sql`select product_id as id from ${partOf(catalog, 'product')} as product
     where part_key like ${start} or part_key % ${partKey}
     order by part_key = ${partKey} desc, part_key like ${start} desc, similarity(part_key, ${partKey}) desc, product_id limit ${most}`,
  );
  return rows.map(({ id }) => id);
}
