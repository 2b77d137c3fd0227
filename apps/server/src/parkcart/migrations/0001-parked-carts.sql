-- Carts that were put aside under a name, and those that colleagues have forwarded.
create table marketplace.parked_cart (
  parked_cart_id uuid primary key,
  store text not null,
  -- Null while one that was forwarded is not taken yet.
  buyer_id uuid references marketplace.buyer,
  -- The address, in small letters, that it was forwarded to; null once it is taken.
  recipient text,
  name text not null check (name <> ''),
  is_template boolean not null default false,
  parked_at timestamptz not null,
  -- Who parked or forwarded it, with the key that their page gave the change: sent again, it is not made again.
  maker_id uuid not null references marketplace.buyer,
  change_key text not null,
  forwarded_by text,
  note text not null default '',
  check ((buyer_id is null) <> (recipient is null)),
  check (recipient is null or forwarded_by is not null),
  unique (maker_id, change_key)
);
create unique index parked_cart_by_name on marketplace.parked_cart (buyer_id, store, lower(name)) where buyer_id is not null;
create index parked_cart_by_recipient on marketplace.parked_cart (recipient, store) where recipient is not null;
create index parked_cart_by_age on marketplace.parked_cart (parked_at) where not is_template;

create table marketplace.parked_cart_line (
  parked_cart_id uuid not null references marketplace.parked_cart on delete cascade,
  line_number integer not null,
  -- No reference: an offer may leave the catalog, and the line then says so.
  offer_id text not null,
  quantity integer not null check (quantity between 1 and 99999999),
  -- The offer as the buyer saw it when they parked the cart.
  seen jsonb not null,
  primary key (parked_cart_id, line_number),
  unique (parked_cart_id, offer_id)
);
