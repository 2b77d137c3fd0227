-- Orders are counted per store and federal fiscal year.
create table marketplace.order_counter (
  store text not null,
  fiscal_year integer not null,
  last bigint not null check (last > 0),
  primary key (store, fiscal_year)
);

-- An order as it was placed. Ship-to and payment are copies: what the buyer changes later does not change his order.
create table marketplace.placed_order (
  order_number text primary key,
  buyer_id uuid not null references marketplace.buyer,
  store text not null,
  submit_key uuid not null unique references marketplace.submission,
  placed_at timestamptz not null,
  placed_by text not null,
  ship_to jsonb not null,
  payment jsonb not null,
  currency char(3) not null,
  subtotal bigint not null check (subtotal >= 0),
  shipping bigint not null check (shipping >= 0),
  tax bigint not null check (tax >= 0),
  total bigint not null check (total = subtotal + shipping + tax)
);
create index placed_order_of_buyer on marketplace.placed_order (buyer_id, store, placed_at desc, order_number desc);

-- One vendor's part of an order, under one contract.
create table marketplace.purchase_order (
  po_number text primary key,
  order_number text not null references marketplace.placed_order,
  position integer not null check (position > 0),
  vendor_id text not null,
  vendor_name text not null,
  contract_number text not null,
  status text not null check (status in ('Submitted', 'Accepted', 'Shipped', 'Delivered', 'Canceled')),
  note text not null,
  deliver_by date,
  subtotal bigint not null check (subtotal >= 0),
  unique (order_number, position)
);

create table marketplace.purchase_order_line (
  po_number text not null references marketplace.purchase_order,
  position integer not null check (position > 0),
  offer_id text not null,
  product_id text not null,
  quantity bigint not null check (quantity > 0),
  unit_price bigint not null check (unit_price >= 0),
  line_total bigint not null check (line_total = quantity * unit_price),
  -- The line as the buyer saw it: names, unit of issue, indicators, delivery days.
  line jsonb not null,
  primary key (po_number, position)
);
