-- The indexes that a search cluster has of the products (docs/search-cluster.md). None where the database searches by itself.
create table marketplace.search_index (
  name text primary key,
  -- The one in which products are looked for; one that is being filled gets the changes, too.
  live boolean not null
);
create unique index one_live_search_index on marketplace.search_index (live) where live;

-- The outbox of the cluster: products that have changed, written in the transaction of the change. Read and emptied by whichever server process is first.
create table marketplace.search_change (
  change_id bigint generated always as identity primary key,
  -- The store whose summary has changed; null: the product itself.
  store text,
  product_id text not null
);

-- Of each reading of products for an index: what was read later counts.
create sequence marketplace.search_reading;

-- For triggers that are there as long as there is an index: an import without a cluster pays nothing for them.
create function marketplace.note_changed_products() returns trigger language plpgsql as $$
begin
  insert into marketplace.search_change (product_id) select product_id from changed;
  return null;
end
$$;

create function marketplace.note_changed_store_products() returns trigger language plpgsql as $$
begin
  insert into marketplace.search_change (store, product_id) select store, product_id from changed;
  return null;
end
$$;
