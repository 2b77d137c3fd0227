-- The offer that lists take is chosen when they are read.
drop function marketplace.product_in(text);
alter table marketplace.store_product drop column best_offer_id;
create function marketplace.product_in(store text) returns table (
  product_id text, kind text, name text, part_number text, part_key text, nsn text, manufacturer text, category_id text, picture text,
  description text, attributes jsonb, vendor_count integer, price_low bigint, price_high bigint, unit_code text, delivery_low integer,
  delivery_high integer, indicators text[], facets integer[], search tsvector, length integer
) language sql stable as $$
  select product.product_id, product.kind, product.name, product.part_number, product.part_key, product.nsn, product.manufacturer,
    product.category_id, product.picture, product.description, product.attributes, sold.vendor_count, sold.price_low, sold.price_high,
    sold.unit_code, sold.delivery_low, sold.delivery_high, sold.indicators, sold.facets, product.search, product.length
  from marketplace.store_product as sold join marketplace.product on product.product_id = sold.product_id
  where sold.store = $1
$$;
