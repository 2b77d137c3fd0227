alter table marketplace.product
  -- When it came into the catalog; null: before that was noted.
  add column added_at timestamptz,
  -- Ids of products that go with it, as the catalog says, in its order; null: it names none. They need not be in the catalog.
  add column accessories text[];
-- For rows that come from now on alone.
alter table marketplace.product alter column added_at set default now();
create index product_by_arrival on marketplace.product (added_at desc, product_id) where added_at is not null;
create index product_before_arrivals on marketplace.product (product_id) where added_at is null;
create index product_by_accessory on marketplace.product using gin (accessories);
-- What comes first of the alternatives: few products carry an indicator of a mandatory source.
create index product_of_mandatory_source on marketplace.product (category_id, product_id) where indicators && '{ABILITYONE,UNICOR}';
alter table marketplace.offer
  -- Documents of its contract: [{"title", "url"}], addresses with https alone; null: the catalog names none.
  add column documents jsonb;
