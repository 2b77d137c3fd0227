-- Products whose part number has half of its trigrams in common with a key. With the extension's own limit, every tenth product of a large catalog
-- is looked at.
create function marketplace.part_like(key text) returns table (product_id text) language sql stable set pg_trgm.similarity_threshold = 0.5 as $$
  select product.product_id from marketplace.product where product.part_key % $1
$$;
