-- What buyers find wrong with products. The names are those of that day: a product may leave the catalog, and a vendor too.
create table marketplace.product_report (
  report_number bigint generated always as identity primary key,
  buyer_id uuid not null references marketplace.buyer,
  store text not null,
  -- As the buyer was known when they reported; where their address was not proved, none is kept, and they read the answer in their reports alone.
  buyer_name text not null,
  buyer_email text,
  product_id text not null,
  product_name text not null,
  part_number text not null,
  subject text not null,
  text text not null,
  -- The vendor whose offer it is about; null: none in particular.
  vendor_id text,
  vendor_name text,
  -- Where the vendor was told; null: the desk alone knows of it.
  vendor_email text,
  reported_at timestamptz not null,
  -- The first answer; null: the report waits for one.
  answered_at timestamptz,
  check ((vendor_id is null) = (vendor_name is null)),
  check (vendor_email is null or vendor_id is not null)
);
create index product_report_of_buyer on marketplace.product_report (buyer_id, report_number desc);
create index product_report_open on marketplace.product_report (report_number) where answered_at is null;

-- What was answered, never changed.
create table marketplace.product_report_answer (
  report_number bigint not null references marketplace.product_report on delete cascade,
  position integer not null check (position > 0),
  -- Who answered: the vendor by its link, or an operator.
  actor_kind text not null check (actor_kind in ('vendor', 'operator')),
  -- The address or the login.
  actor text not null,
  text text not null,
  answered_at timestamptz not null,
  primary key (report_number, position)
);

-- Links to the page on which a vendor answers. The key itself is with its recipient alone.
create table marketplace.product_report_link (
  token_hash bytea primary key,
  report_number bigint not null references marketplace.product_report on delete cascade,
  expires_at timestamptz not null
);
create index product_report_link_of_report on marketplace.product_report_link (report_number);
