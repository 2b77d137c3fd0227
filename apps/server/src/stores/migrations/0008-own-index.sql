-- In a large catalog, a store has an index of the words of what it sells: that of the whole catalog leads to everything else, too.
alter table marketplace.assortment add column own_index boolean not null default false;
-- As in marketplace.product; null where the store has no index of its own.
alter table marketplace.store_product add column search tsvector, add column length integer;

-- One index for each such store: a search then reads its products alone.
create function marketplace.index_words_of(store text) returns void language plpgsql as $$
begin
  execute format('create index if not exists %I on marketplace.store_product using gin (search) where store = %L', 'store_product_by_search_' || lower(store), store);
end
$$;
