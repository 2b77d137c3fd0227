import { usd, type Offer, type ProductSummary } from '@quartermaster/contracts';
import { prepared, sql } from '@quartermaster/database';
import type { CatalogOfDay } from '../stores/assortment/index.ts';
import type { Variant } from './configuration/choose.ts';
import { variantsOf } from './configuration/variants-store.ts';
import { withCodes, type CatalogIndicator } from './indicators.ts';
import type { ListedOfferRow } from './listed-offers.ts';
import { offerOf } from './offer-columns.ts';
import { relatedTo } from './related-store.ts';
import type { ServiceArea } from './service-area.ts';
import { allIndicators, inOrderOf, summariesOf, summaryOf, type SummaryRow } from './summary-store.ts';

/** The facts that a product page shows beside the summary. */
interface ProductFacts {
  readonly description: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly breadcrumbs: readonly { readonly id: string; readonly name: string }[];
}

/** An offer with the area that its vendor serves. */
interface OfferWithArea extends Omit<Offer, 'delivers'> {
  readonly area: ServiceArea;
}

/** A product as its page shows it. */
export interface DetailReading {
  readonly summary: ProductSummary;
  readonly facts: ProductFacts;
  /** Those that are not withdrawn and that the store sells, at its prices: the lowest price first, then the fastest. */
  readonly offers: readonly OfferWithArea[];
  /** Of the same category: of the same manufacturer first, then of a like price. */
  readonly related: ProductSummary[];
  /** Of its configuration, itself among them; empty where it is a variant of none. */
  readonly variants: readonly Variant[];
}

interface DetailedOfferRow extends ListedOfferRow {
  readonly quantityBreaks: readonly { readonly minimumQuantity: number; readonly price: number }[];
  readonly maximumOrder: number | null;
  /** Names of agencies; null: for everyone. */
  readonly restrictedTo: string[] | null;
}

interface DetailRow extends SummaryRow {
  readonly offers: readonly DetailedOfferRow[] | null;
  /** Of the product that was asked for alone. */
  readonly facts: ProductFacts | null;
}

interface Reading {
  readonly products: readonly DetailRow[] | null;
  readonly related: readonly string[] | null;
  readonly variants: readonly Variant[] | null;
  readonly known: readonly CatalogIndicator[] | null;
}

/** A product and those related to it, in one statement; null when the store does not sell it. @param mostRelated may be 0 */
export async function findDetail(catalog: CatalogOfDay, productId: string, mostRelated: number): Promise<DetailReading | null> {
  const facts = sql`, case when product_id = ${productId} then json_build_object('description', product.description, 'attributes', product.attributes, 'breadcrumbs',
    (select json_agg(json_build_object('id', step.category_id, 'name', step.name) order by place)
     from unnest(category.path) with ordinality as path (id, place) join marketplace.category as step on step.category_id = path.id)) end as facts`;
  const { rows } = await catalog.database.query<Reading>(
    prepared(sql`with related as materialized (${relatedTo(catalog, productId, mostRelated)})
     select (select json_agg(found) from (
         ${summariesOf(catalog, sql`array(select ${productId}::text union all select id from related)`, { ofOffer: sql`, quantity_breaks as "quantityBreaks", maximum_order as "maximumOrder",
           case when restricted_to is not null then array(select agency.name from marketplace.agency where agency.code = any(restricted_to) order by agency.name) end as "restrictedTo"`, ofProduct: facts })}
       ) as found) as products,
       (select json_agg(id) from related) as related, ${variantsOf(catalog, sql`${productId}::text`)} as variants, ${allIndicators} as known`),
  );
  const { products, related, variants, known } = rows[0] ?? { products: null, related: null, variants: null, known: null };
  const own = products?.find((product) => product.productId === productId);
  if (own === undefined || products === null) return null;
  const indicators = known ?? [];
  return {
    summary: summaryOf(own, indicators, catalog.today),
    facts: { description: own.facts?.description ?? '', attributes: own.facts?.attributes ?? [], breadcrumbs: own.facts?.breadcrumbs ?? [] },
    offers: (own.offers ?? []).map((row) => ({
      ...offerOf(row, catalog.today),
      quantityBreaks: row.quantityBreaks.map(({ minimumQuantity, price }) => ({ minimumQuantity, price: usd(price) })),
      ...(row.restrictedTo !== null && { restrictedTo: row.restrictedTo }),
      ...(row.maximumOrder !== null && { maximumOrder: usd(row.maximumOrder) }),
      indicators: withCodes(indicators, row.codes),
      area: row.area,
    })),
    variants: variants ?? [],
    related: inOrderOf(related ?? [], products.filter((product) => product !== own).map((product) => summaryOf(product, indicators, catalog.today))),
  };
}
