import type { Pool } from '@quartermaster/database';

const facets = `(select array_agg(facet || ' ' || value || ' ' || label order by facet, value) from marketplace.facet_value where facet_value_id = any(facets))`;
const statements = {
  products: `select product_id, kind, name, part_number, part_key, nsn, manufacturer, category_id, picture, description, attributes, vendor_count, price_low, price_high, unit_code, delivery_low, delivery_high,
    array(select unnest(indicators) order by 1) as indicators, ${facets} as facets, search::text, length, content_hash, imported_at::text from marketplace.product order by product_id`,
  offers: 'select * from marketplace.offer order by offer_id',
  categories: 'select * from marketplace.category order by category_id',
  vendors: 'select * from marketplace.vendor order by vendor_id',
  facets: 'select facet, value, label, key, product_count, service_count from marketplace.facet_value order by facet, value',
  words: 'select * from marketplace.vocabulary order by term',
  notes: 'select count(*) as notes from marketplace.vocabulary_change',
  statistics: 'select documents, total_length from marketplace.search_statistics',
  storeProducts: `select store, product_id, vendor_count, price_low, price_high, ${facets} as facets from marketplace.store_product order by store, product_id`,
  storeOffers: 'select * from marketplace.store_offer order by store, offer_id',
  storeWords: 'select * from marketplace.store_word order by store, term',
  storeFacets: 'select store, facet, value, counted.product_count, counted.service_count from marketplace.store_facet_value as counted join marketplace.facet_value using (facet_value_id) order by store, facet, value',
  storeNumbers: 'select store, behind, documents, total_length from marketplace.assortment order by store',
  kept: 'select (select count(*) from marketplace.catalog_import_before) + (select count(*) from marketplace.catalog_import_name_before) as kept',
} as const;

/** All that the tables say of the catalog, of its words, and of stores that sell a part of it; of facet values by their names, since their ids count up. */
export async function wholeCatalog(pool: Pool): Promise<Record<keyof typeof statements, unknown>> {
  const read = async ([name, text]: [string, string]): Promise<[string, unknown]> => [name, (await pool.query(text)).rows];
  const all: [string, unknown][] = [];
  for (const entry of Object.entries(statements)) all.push(await read(entry));
  return Object.fromEntries(all) as Record<keyof typeof statements, unknown>;
}
