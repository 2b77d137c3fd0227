-- One cart for each owner and store. A visitor is known by the hash of his cookie.
create table marketplace.cart (
  cart_id uuid primary key,
  store text not null,
  visitor_id text,
  buyer_id uuid references marketplace.buyer on delete cascade,
  -- Rises with every change.
  version bigint not null default 0,
  updated_at timestamptz not null,
  check ((visitor_id is null) <> (buyer_id is null)),
  unique (visitor_id, store),
  unique (buyer_id, store)
);
create index visitor_cart_by_age on marketplace.cart (updated_at) where visitor_id is not null;

create table marketplace.cart_line (
  cart_key uuid primary key,
  cart_id uuid not null references marketplace.cart on delete cascade,
  -- No reference: an offer may leave the catalogue, and the line then says so.
  offer_id text not null,
  quantity integer not null check (quantity between 1 and 99999999),
  -- The offer as the buyer saw it when he last touched the line.
  seen jsonb not null,
  line_number bigint generated always as identity,
  unique (cart_id, offer_id)
);

-- Changes that were made, by the key that the page gave each: sent again, they are not made again.
create table marketplace.cart_change (
  cart_id uuid not null references marketplace.cart on delete cascade,
  change_key text not null,
  outcome jsonb not null,
  made_at timestamptz not null,
  primary key (cart_id, change_key)
);
create index cart_change_by_age on marketplace.cart_change (made_at);
