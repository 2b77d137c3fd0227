import { sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';

/** An offer as the catalog has it. Amounts are cents, days are `2027-03-31`. */
export interface ExportedOffer {
  readonly vendorId: string;
  readonly vendor: string;
  readonly contract: string;
  readonly sin: string | null;
  readonly price: number;
  readonly unitOfIssue: string;
  readonly deliveryDays: number;
  readonly indicators: readonly string[];
  readonly quantityBreaks: readonly { readonly minimumQuantity: number; readonly price: number }[];
  readonly minimumOrder: number;
  readonly maximumOrder: number | null;
  readonly available: number | null;
  readonly backInStock: string | null;
  readonly priceFrom: string | null;
  readonly priceUntil: string | null;
  readonly contractUntil: string | null;
  readonly documents: readonly { readonly title: string; readonly url: string }[] | null;
  readonly serviceArea: readonly string[] | null;
  readonly restrictedTo: readonly string[] | null;
}

export interface ExportedProduct {
  readonly id: string;
  readonly kind: 'product' | 'service';
  readonly name: string;
  readonly partNumber: string;
  readonly nsn: string | null;
  readonly gtin: readonly string[] | null;
  readonly manufacturer: string;
  /** From the general to the narrow. */
  readonly categoryPath: readonly { readonly id: string; readonly name: string; readonly picture: string }[];
  readonly replacedBy: string | null;
  readonly accessories: readonly string[] | null;
  readonly picture: string;
  readonly description: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly configurationId: string | null;
  readonly configurationName: string | null;
  readonly optionNames: readonly string[] | null;
  readonly optionValues: readonly string[] | null;
  readonly offers: readonly ExportedOffer[] | null;
}

/** The next products by their ids. Offers that the last import of their product did not name are none of it; one that an operator took off sale is. */
export async function productsAfter(queries: Queries, id: string, most: number): Promise<ExportedProduct[]> {
  const { rows } = await queries.query<ExportedProduct>(sql`
    select product_id as id, kind, product.name, part_number as "partNumber", nsn, gtin, manufacturer, replaced_by as "replacedBy", accessories, product.picture, description, attributes,
      configuration_id as "configurationId", configuration_name as "configurationName", option_names as "optionNames", option_values as "optionValues",
      (select json_agg(json_build_object('id', step.category_id, 'name', step.name, 'picture', step.picture) order by place)
        from unnest(category.path) with ordinality as walked (category_id, place) join marketplace.category as step using (category_id)) as "categoryPath",
      (select json_agg(listed order by listed.price, listed.id) from (
        select offer.offer_id as id, vendor_id as "vendorId", vendor.name as vendor, contract_number as contract, sin, price, unit_code as "unitOfIssue", delivery_days as "deliveryDays",
          offer.indicators, quantity_breaks as "quantityBreaks", minimum_order as "minimumOrder", maximum_order as "maximumOrder", available, back_in_stock as "backInStock",
          price_from as "priceFrom", price_until as "priceUntil", contract_until as "contractUntil", documents, service_area as "serviceArea", restricted_to as "restrictedTo"
        from marketplace.offer join marketplace.vendor using (vendor_id) left join marketplace.offer_off_sale as off on off.offer_id = offer.offer_id
        where offer.product_id = product.product_id and coalesce(off.listed, not withdrawn)) as listed) as offers
    from marketplace.product join marketplace.category using (category_id)
    where product_id > ${id} order by product_id limit ${most}::int`);
  return rows;
}
