import { sql, type Sql } from '@quartermaster/database';

/**
 * What a product is by its import: the product and its offers, without what orders (stock) and operators (off sale) change, and without what is worked out of it.
 * Terms that came later count only where an offer has them: what an import made before they were known is the same still.
 * A statement with one row (`product_id`, `digest`, `stock`) for each of these products.
 */
export const digestsOf = (products: readonly string[]): Sql => sql`
  select product.product_id, encode(sha256(convert_to(
      row(kind, name, part_number, nsn, manufacturer, category_id, picture, description, attributes, gathered.offers)::text || coalesce(replaced_by, '') || coalesce(accessories::text, '')
      || coalesce(nullif(row(configuration_id, configuration_name, option_names, option_values)::text, '(,,,)'), ''), 'UTF8')), 'base64') as digest,
    gathered.stock
  -- Gathered for all of them at once: asked for each product, a database without statistics reads all offers that often.
  from marketplace.product left join (
    select offer.product_id, array_agg(row(offer.offer_id, vendor_id, contract_number, price, unit_code, quantity_breaks, delivery_days, minimum_order, indicators, service_area,
        coalesce(listed, not withdrawn))::text || coalesce(nullif(row(maximum_order, back_in_stock)::text, '(,)'), '') || coalesce(nullif(row(price_from, price_until)::text, '(,)'), '') || coalesce(documents::text, '') || coalesce(restricted_to::text, '') || coalesce(sin, '') || coalesce(contract_until::text, '') order by offer.offer_id) as offers,
      jsonb_object_agg(offer.offer_id, available) filter (where available is not null) as stock
    from marketplace.offer left join marketplace.offer_off_sale as off on off.offer_id = offer.offer_id
    where offer.product_id = any(${products}::text[]) group by offer.product_id
  ) as gathered on gathered.product_id = product.product_id
  where product.product_id = any(${products}::text[])`;
