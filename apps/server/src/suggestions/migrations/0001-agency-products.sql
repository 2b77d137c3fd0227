-- What several buyers of an agency have ordered lately, worked out once an hour. Which buyers is not kept, and no product of few buyers is here.
create table marketplace.agency_product (
  store text not null,
  -- As the accounts have it.
  agency_code text not null,
  product_id text not null,
  buyers integer not null,
  last_at timestamptz not null,
  primary key (store, agency_code, product_id)
);
create index agency_product_most on marketplace.agency_product (store, agency_code, buyers desc, last_at desc, product_id);
create index placed_order_by_time on marketplace.placed_order (placed_at);
