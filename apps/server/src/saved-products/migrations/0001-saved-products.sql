-- Products that buyers have put aside to look at again, with their price of that day.
create table marketplace.saved_product (
  buyer_id uuid not null references marketplace.buyer on delete cascade,
  store text not null,
  -- No reference: a product may leave the catalog, and the list then says so.
  product_id text not null,
  product_name text not null,
  -- Cents for one unit of issue; null: no vendor had a price.
  price_then bigint,
  unit_then text,
  saved_at timestamptz not null,
  saved_number bigint generated always as identity,
  primary key (buyer_id, store, product_id)
);
create index saved_product_newest on marketplace.saved_product (buyer_id, store, saved_number desc);
