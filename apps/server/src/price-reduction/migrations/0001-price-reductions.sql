-- Lower prices that buyers ask for above the maximum order of a contract. The columns beside those of the request are what the events make of it: copies, for the cart and for lists.
create table marketplace.price_reduction (
  reduction_id uuid primary key,
  buyer_id uuid not null references marketplace.buyer,
  store text not null,
  -- The form from which it was sent: sent twice, it is asked once.
  request_key uuid not null,
  -- As the buyer was known when they asked.
  buyer_name text not null,
  buyer_email text not null,
  -- The offer as the buyer saw it then. No reference: an offer may leave the catalog.
  offer_id text not null,
  product_name text not null,
  part_number text not null,
  unit text not null,
  vendor_id text not null,
  vendor_name text not null,
  contract_number text not null,
  quantity integer not null check (quantity between 1 and 99999999),
  -- Cents for one unit of issue.
  list_price bigint not null check (list_price > 0),
  asked_price bigint not null check (asked_price > 0),
  message text not null,
  -- Who may answer, and where the mail with the link went.
  answered_by text not null check (answered_by in ('vendor', 'office')),
  answerer_email text not null,
  asked_at timestamptz not null,
  answer_by timestamptz not null,
  status text not null check (status in ('requested', 'authorized', 'declined', 'withdrawn', 'expired', 'ended', 'revoked', 'used')),
  price bigint check (price > 0),
  -- The last day in Washington.
  valid_until date,
  reason text,
  order_number text,
  -- In the order in which they were asked.
  request_number bigint generated always as identity,
  unique (buyer_id, request_key),
  check (status not in ('authorized', 'used') or (price is not null and valid_until is not null))
);
-- A buyer has one request or lower price at a time for an offer in a store.
create unique index price_reduction_going_on on marketplace.price_reduction (buyer_id, store, offer_id) where status in ('requested', 'authorized');
create index price_reduction_of_buyer on marketplace.price_reduction (buyer_id, request_number desc);
create index price_reduction_of_vendor on marketplace.price_reduction (vendor_id, request_number desc);
-- What the clock looks at.
create index price_reduction_by_end on marketplace.price_reduction (answer_by) where status in ('requested', 'authorized');

-- One row for each thing that happened to it, never changed.
create table marketplace.price_reduction_event (
  reduction_id uuid not null references marketplace.price_reduction,
  position integer not null check (position > 0),
  kind text not null,
  details jsonb not null,
  happened_at timestamptz not null,
  actor_kind text not null check (actor_kind in ('buyer', 'vendor', 'office', 'operator', 'system')),
  -- The person or the address, as the time line names them.
  actor text not null,
  primary key (reduction_id, position)
);
create function marketplace.keep_price_reduction_event() returns trigger language plpgsql as $$
begin
  raise exception 'What happened to a price reduction is kept as it was recorded.';
end $$;
create trigger keep_price_reduction_event before update or delete on marketplace.price_reduction_event
  for each row execute function marketplace.keep_price_reduction_event();

-- Links to the page on which it is answered. The key itself is with its recipient alone.
create table marketplace.price_reduction_link (
  token_hash bytea primary key,
  reduction_id uuid not null references marketplace.price_reduction,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index price_reduction_link_of_reduction on marketplace.price_reduction_link (reduction_id);
