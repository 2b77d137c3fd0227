import { formatMoney, usd } from '@quartermaster/contracts';
import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import { formatNsn } from '../../text/index.ts';

/** An offer of a product as the tables have it. */
export interface StoredOffer {
  readonly offerId: string;
  readonly vendorId: string;
  readonly vendor: string;
  readonly contract: string;
  /** Cents. */
  readonly price: number;
  readonly unitOfIssue: string;
  readonly deliveryDays: number;
  readonly available: number | null;
  readonly backInStock: string | null;
  readonly priceFrom: string | null;
  readonly priceUntil: string | null;
  readonly contractUntil: string | null;
  readonly restrictedTo: string[];
  /** Cents, as the next one. */
  readonly minimumOrder: number;
  readonly maximumOrder: number | null;
  readonly quantityBreaks: readonly { readonly minimumQuantity: number; readonly price: number }[];
  readonly indicators: readonly string[];
  readonly withdrawn: boolean;
  readonly listed: boolean;
  readonly since: Date | null;
  readonly takenBy: string | null;
  readonly reason: string | null;
}

/** A product as the tables have it, with the way to its category. */
export interface StoredProduct {
  readonly productId: string;
  readonly kind: 'product' | 'service';
  readonly name: string;
  readonly partNumber: string;
  readonly nsn: string | null;
  readonly manufacturer: string;
  readonly category: string;
  readonly path: readonly string[];
  /** The id of the product that takes its place; null: the catalog names none. */
  readonly replacedBy: string | null;
  readonly configuration: { readonly id: string; readonly name: string; readonly options: { readonly name: string; readonly value: string }[] } | null;
  readonly importedAt: Date;
  readonly photograph: { readonly source: string; readonly width: number; readonly height: number; readonly importedAt: string } | null;
}

export async function readProduct(queries: Queries, productId: string): Promise<StoredProduct | null> {
  const { rows } = await queries.query<StoredProduct>(sql`
    select product_id as "productId", kind, product.name, part_number as "partNumber", nsn, manufacturer, category.name as category, path, replaced_by as "replacedBy",
      case when configuration_id is not null then json_build_object('id', configuration_id, 'name', configuration_name, 'options', (select json_agg(json_build_object('name', option.name, 'value', option.value)) from unnest(option_names, option_values) as option (name, value))) end as configuration, imported_at as "importedAt",
      (select json_build_object('source', source, 'width', width, 'height', height, 'importedAt', own.imported_at) from marketplace.product_photograph as own where own.product_id = product.product_id) as photograph
    from marketplace.product join marketplace.category using (category_id) where product_id = ${productId}`);
  return rows[0] ?? null;
}

/** All offers that the product has had: those that can be bought first, then by price. */
export async function readOffers(queries: Queries, productId: string): Promise<readonly StoredOffer[]> {
  const { rows } = await queries.query<StoredOffer>(sql`
    select offer.offer_id as "offerId", vendor_id as "vendorId", vendor.name as vendor, contract_number as contract, price, unit.name as "unitOfIssue", delivery_days as "deliveryDays", available,
      back_in_stock as "backInStock", price_from as "priceFrom", price_until as "priceUntil", contract_until as "contractUntil", minimum_order as "minimumOrder", maximum_order as "maximumOrder", quantity_breaks as "quantityBreaks",
      array(select coalesce(agency.name, code) from unnest(restricted_to) as code left join marketplace.agency using (code) order by 1) as "restrictedTo",
      indicators, withdrawn, coalesce(off.listed, not withdrawn) as listed, since, taken_by as "takenBy", reason
    from marketplace.offer join marketplace.vendor using (vendor_id) join marketplace.unit_of_issue as unit on unit.code = unit_code
      left join marketplace.offer_off_sale as off on off.offer_id = offer.offer_id
    where offer.product_id = ${productId} order by withdrawn, price, offer.offer_id`);
  return rows;
}

export const shownProduct = ({ path: _path, importedAt, nsn, photograph, ...product }: StoredProduct): DeskAnswer<'/catalog/product'>['product'] =>
  ({ ...product, nsn: nsn === null ? null : formatNsn(nsn), importedAt: importedAt.toISOString(), photograph: photograph && { ...photograph, importedAt: new Date(photograph.importedAt).toISOString() } });

export const shownOffer = ({ since, takenBy, reason, price, minimumOrder, maximumOrder, quantityBreaks, contract, indicators: _indicators, withdrawn: _withdrawn, ...offer }: StoredOffer): DeskAnswer<'/catalog/product'>['offers'][number] => ({
  ...offer,
  contractNumber: contract,
  price: formatMoney(usd(price)),
  minimumOrder: minimumOrder === 0 ? null : formatMoney(usd(minimumOrder)),
  maximumOrder: maximumOrder === null ? null : formatMoney(usd(maximumOrder)),
  quantityBreaks: quantityBreaks.map((step) => `${step.minimumQuantity.toLocaleString('en-US')} or more: ${formatMoney(usd(step.price))}`),
  offSale: since === null ? null : { since: since.toISOString(), by: takenBy ?? '', reason: reason ?? '' },
});
