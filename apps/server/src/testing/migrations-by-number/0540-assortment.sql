-- What a store sells, where that is not the whole catalogue at the prices of the contracts. Written by the program
-- stores:assortment, which brings the summaries below up to date in the same transaction.
create table marketplace.assortment (
  store text primary key references marketplace.store (name) on delete cascade,
  -- It came with the product: what an operator sets takes its place.
  supplied boolean not null,
  -- The products have changed since words, facet values and the two numbers were worked out.
  behind boolean not null default true,
  -- What the weight of a word is worked out from, as in marketplace.search_statistics.
  documents bigint not null default 0,
  total_length bigint not null default 0
);
-- Server processes keep which stores have an assortment of their own.
create trigger assortment_raised after insert or delete or truncate on marketplace.assortment
  for each statement execute function marketplace.raise_store_list_version();

-- A category also stands for those below it, and the nearest one that is named decides; of the other subjects what is left
-- out weighs more than what is taken in. Where nothing is taken in, everything is.
create table marketplace.assortment_rule (
  store text not null references marketplace.assortment on delete cascade,
  subject text not null check (subject in ('category', 'vendor', 'contract', 'kind', 'indicator')),
  -- No reference: the next import may bring it.
  value text not null,
  included boolean not null,
  primary key (store, subject, value)
);

-- A lower price for one store: for the offers that all of the columns fit which are not null. The lowest price counts, and
-- an agreement never raises one.
create table marketplace.price_agreement (
  store text not null references marketplace.assortment on delete cascade,
  position integer not null check (position > 0),
  vendor_id text,
  contract_number text,
  category_id text,
  offer_id text,
  -- Hundredths of a percent.
  discount integer check (discount between 1 and 9999),
  -- Cents for one unit of issue.
  price bigint check (price > 0),
  primary key (store, position),
  check ((discount is null) <> (price is null)),
  check (coalesce(vendor_id, contract_number, category_id, offer_id) is not null)
);
create index price_agreement_by_offer on marketplace.price_agreement (store, offer_id) where offer_id is not null;

-- The offers that a store with an assortment of its own sells, at its prices. Here and below, what is worked out from the
-- catalogue refers to it without a constraint: it is written from the rows that are there.
create table marketplace.store_offer (
  store text not null references marketplace.assortment on delete cascade,
  offer_id text not null,
  product_id text not null,
  price bigint not null check (price > 0),
  quantity_breaks jsonb not null,
  primary key (store, offer_id)
);
create index store_offer_by_product on marketplace.store_offer (product_id, store);

-- Its products, with the summary of those offers: the columns of marketplace.product.
create table marketplace.store_product (
  store text not null references marketplace.assortment on delete cascade,
  product_id text not null,
  kind text not null,
  category_id text not null,
  vendor_count integer not null,
  price_low bigint not null,
  price_high bigint not null,
  unit_code text not null,
  delivery_low integer not null,
  delivery_high integer not null,
  best_offer_id text not null,
  indicators text[] not null,
  facets integer[] not null,
  primary key (store, product_id)
);
create index store_product_by_product on marketplace.store_product (product_id);
create index store_product_by_category on marketplace.store_product (store, category_id);

-- How many products and services of the store have a facet value.
create table marketplace.store_facet_value (
  store text not null references marketplace.assortment on delete cascade,
  facet_value_id integer not null,
  product_count bigint not null,
  service_count bigint not null,
  primary key (store, facet_value_id)
);

-- The words of its products.
create table marketplace.store_word (
  store text not null references marketplace.assortment on delete cascade,
  term text not null,
  document_count bigint not null,
  name_count bigint not null
);
create unique index store_word_by_term on marketplace.store_word (store, term text_pattern_ops);

-- The catalogue as a store with an assortment of its own sees it: in the place of marketplace.product and so on. They are
-- plain selects, which the planner takes into the statement.

create function marketplace.product_in(store text) returns table (
  product_id text, kind text, name text, part_number text, part_key text, nsn text, manufacturer text, category_id text, picture text,
  description text, attributes jsonb, vendor_count integer, price_low bigint, price_high bigint, unit_code text, delivery_low integer,
  delivery_high integer, best_offer_id text, indicators text[], facets integer[], search tsvector, length integer
) language sql stable as $$
  select product.product_id, product.kind, product.name, product.part_number, product.part_key, product.nsn, product.manufacturer,
    product.category_id, product.picture, product.description, product.attributes, sold.vendor_count, sold.price_low, sold.price_high,
    sold.unit_code, sold.delivery_low, sold.delivery_high, sold.best_offer_id, sold.indicators, sold.facets, product.search, product.length
  from marketplace.store_product as sold join marketplace.product on product.product_id = sold.product_id
  where sold.store = $1
$$;

-- For a store without an assortment of its own: every offer that is not withdrawn.
create function marketplace.offer_in(store text) returns table (
  offer_id text, product_id text, vendor_id text, contract_number text, price bigint, unit_code text, quantity_breaks jsonb,
  delivery_days integer, minimum_order bigint, available integer, indicators text[], service_area text[], withdrawn boolean
) language sql stable as $$
  select offer.offer_id, offer.product_id, offer.vendor_id, offer.contract_number, coalesce(sold.price, offer.price), offer.unit_code,
    coalesce(sold.quantity_breaks, offer.quantity_breaks), offer.delivery_days, offer.minimum_order, offer.available, offer.indicators,
    offer.service_area, offer.withdrawn
  from marketplace.offer left join marketplace.store_offer as sold on sold.store = $1 and sold.offer_id = offer.offer_id
  where not offer.withdrawn and (sold.offer_id is not null or not exists (select from marketplace.assortment where assortment.store = $1))
$$;

create function marketplace.category_in(store text) returns table (
  category_id text, parent_id text, name text, path text[], picture text, words text[], product_count bigint, service_count bigint
) language sql stable as $$
  select category.category_id, category.parent_id, category.name, category.path, category.picture, category.words,
    sum(counted.product_count)::bigint, sum(counted.service_count)::bigint
  from marketplace.store_facet_value as counted
    join marketplace.facet_value on facet_value.facet_value_id = counted.facet_value_id and facet_value.facet in ('category', 'ancestor')
    join marketplace.category on category.category_id = facet_value.value
  where counted.store = $1 group by category.category_id
$$;

create function marketplace.facet_value_in(store text) returns table (facet_value_id integer, facet text, value text, label text, key text)
language sql stable as $$
  select facet_value.facet_value_id, facet_value.facet, facet_value.value, facet_value.label, facet_value.key
  from marketplace.store_facet_value as counted join marketplace.facet_value on facet_value.facet_value_id = counted.facet_value_id
  where counted.store = $1
$$;

create function marketplace.vocabulary_in(store text) returns table (term text, document_count bigint, name_count bigint)
language sql stable as $$
  select word.term, word.document_count, word.name_count from marketplace.store_word as word where word.store = $1
$$;

create function marketplace.search_statistics_in(store text) returns table (documents bigint, total_length bigint)
language sql stable as $$
  select assortment.documents, assortment.total_length from marketplace.assortment where assortment.store = $1
$$;
