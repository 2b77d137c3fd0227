import { sql, type Sql } from '@quartermaster/database';
import type { Indicator, StoreName } from '@quartermaster/contracts';
import type { AgencyAllowed, OfferNow, OfferTerms } from './offer.ts';

/** An offer as {@link offersIn} gives it. */
export interface OfferRow {
  offer_id: string;
  product_id: string;
  kind: 'product' | 'service';
  name: string;
  manufacturer: string;
  part_number: string;
  nsn: string | null;
  /** [[name, value], ...] */
  attributes: [string, string][];
  description: string;
  picture: string;
  indicators: Indicator[];
  vendor_id: string;
  vendor: string;
  contract_number: string;
  unit_code: string;
  unit_name: string;
  price: number;
  quantity_breaks: { minimumQuantity: number; price: number }[];
  delivery_days: number;
  minimum_order: number;
  maximum_order: number | null;
  back_in_stock: string | null;
  price_from: string | null;
  price_until: string | null;
  available: number | null;
  service_area: string[] | null;
  restriction: AgencyAllowed[] | null;
}

/** The program of every contract that the catalog has. */
const programName = 'Multiple Award Schedule';

/** How much of a description a cart line keeps, in characters. */
const descriptionLength = 300;

/**
 * The store's terms for these offers now, at its prices. An offer that it does not sell, that the catalog does not have, or that was
 * withdrawn is not in the result.
 *
 * @param offerIds SQL of an array of texts
 */
export const offersIn = (store: StoreName, offerIds: Sql): Sql => sql`
  select offer.offer_id, offer.product_id, product.kind, product.name, product.manufacturer, product.part_number, product.nsn,
    product.attributes, left(regexp_replace(product.description, '<[^>]*>', ' ', 'g'), ${descriptionLength}) as description, product.picture,
    coalesce((select jsonb_agg(jsonb_build_object('code', code, 'label', label, 'meaning', meaning) order by position)
      from marketplace.indicator where code = any(offer.indicators)), '[]') as indicators,
    offer.vendor_id, vendor.name as vendor, offer.contract_number, offer.unit_code, unit.name as unit_name, offer.price,
    offer.quantity_breaks, offer.delivery_days, offer.minimum_order, offer.maximum_order, offer.back_in_stock, offer.price_from, offer.price_until, offer.available, offer.service_area,
    -- An agency that the code table has no more lets no one in.
    case when offer.restricted_to is not null then coalesce((select jsonb_agg(jsonb_build_object('name', agency.name, 'codes', agency.agency_codes) order by agency.name)
      from marketplace.agency where agency.code = any(offer.restricted_to)), '[]') end as restriction
  from marketplace.offer_in(${store}) as offer
    join marketplace.product using (product_id)
    join marketplace.vendor using (vendor_id)
    join marketplace.unit_of_issue unit on unit.code = offer.unit_code
  where offer.offer_id = any(${offerIds})`;

/** The offers of a result, by their ids. */
export const offersNow = (rows: readonly OfferRow[]): ReadonlyMap<string, OfferNow> =>
  new Map(rows.map((row) => [row.offer_id, { terms: termsOf(row), serviceArea: row.service_area, restriction: row.restriction }]));

const termsOf = (row: OfferRow): OfferTerms => ({
  offerId: row.offer_id,
  productId: row.product_id,
  kind: row.kind,
  name: row.name,
  manufacturer: row.manufacturer,
  partNumber: row.part_number,
  nsn: row.nsn === null ? null : row.nsn.replace(/^(\d{4})(\d{2})(\d{3})(\d{4})$/, '$1-$2-$3-$4'),
  programName,
  features: row.attributes.slice(0, 3).map(([, value]) => value).join(', '),
  description: row.description.replaceAll(/\s+/g, ' ').trim(),
  picture: row.picture,
  indicators: row.indicators,
  vendor: { id: row.vendor_id, name: row.vendor },
  contractNumber: row.contract_number,
  unitOfIssue: { code: row.unit_code, name: row.unit_name },
  price: row.price,
  quantityBreaks: row.quantity_breaks,
  deliveryDays: row.delivery_days,
  minimumOrder: row.minimum_order,
  maximumOrder: row.maximum_order,
  backInStock: row.back_in_stock,
  priceFrom: row.price_from,
  priceUntil: row.price_until,
  stock: row.available,
});
