import { sql, type Connection } from '@quartermaster/database';
import { priceCounts } from '../../stores/assortment/index.ts';

/**
 * Works out anew what products say of their offers that are not withdrawn: prices, days, vendors, indicators, and the facet values of these.
 * Prices, days, indicators and facet values are of those alone whose price counts on the day of the catalog. Where no price has days, this is the summary that an import
 * writes (`import/rows.ts`), from the rows of the database.
 */
export async function summarizeProducts(connection: Connection, products: readonly string[]): Promise<void> {
  if (products.length === 0) return;
  const counts = priceCounts(sql`offer`);
  await connection.query(sql`
    update marketplace.product set vendor_count = summary.vendor_count, price_low = summary.price_low, price_high = summary.price_high, unit_code = summary.unit_code,
      delivery_low = summary.delivery_low, delivery_high = summary.delivery_high, indicators = summary.indicators, facets = summary.facets
    from marketplace.product as own cross join lateral (
      select count(distinct vendor_id)::integer as vendor_count, min(price) filter (where ${counts}) as price_low, max(price) filter (where ${counts}) as price_high,
        min(delivery_days) filter (where ${counts}) as delivery_low, max(delivery_days) filter (where ${counts}) as delivery_high,
        -- That of one whose price counts, then of one with stock, then of the lowest price, then of the fastest.
        (array_agg(unit_code order by not (${counts}), available is not distinct from 0, price, delivery_days, offer_id collate "C"))[1] as unit_code,
        array(select distinct code from marketplace.offer as sold, unnest(sold.indicators) as code where sold.product_id = own.product_id and not sold.withdrawn and ${priceCounts(sql`sold`)} order by code) as indicators,
        array(
          select facet_value_id from marketplace.facet_value where facet_value_id = any(own.facets) and facet in ('category', 'ancestor', 'manufacturer')
          union
          select facet_value_id from marketplace.offer as sold join marketplace.facet_value on (facet, value) in (('vendor', sold.vendor_id), ('contract', sold.contract_number), ('unit', sold.unit_code), ('sin', sold.sin))
            where sold.product_id = own.product_id and not sold.withdrawn and ${priceCounts(sql`sold`)}
          union
          select facet_value_id from marketplace.offer as sold cross join unnest(sold.indicators) as code join marketplace.facet_value on facet = 'indicator' and value = code
            where sold.product_id = own.product_id and not sold.withdrawn and ${priceCounts(sql`sold`)}
        ) as facets
      from marketplace.offer where offer.product_id = own.product_id and not withdrawn
    ) as summary
    where own.product_id = any(${products}::text[]) and product.product_id = own.product_id`);
}
