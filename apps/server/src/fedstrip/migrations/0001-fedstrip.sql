-- Requisitions that a buyer types in a store: what is not sent is kept as it was typed.
create table marketplace.fedstrip_entry (
  entry_id uuid primary key,
  buyer_id uuid not null references marketplace.buyer on delete cascade,
  store text not null,
  -- The activity that requisitions.
  activity text not null,
  -- The data that repeat on each line.
  constants jsonb not null,
  -- It grows with each change. All lines are as new for a page that knows an older version than `cleared_at_version`.
  version integer not null default 1,
  cleared_at_version integer not null default 1,
  changed_at timestamptz not null,
  unique (buyer_id, store)
);

create table marketplace.fedstrip_line (
  entry_id uuid not null references marketplace.fedstrip_entry on delete cascade,
  line_key uuid not null,
  place double precision not null,
  -- It grows with each change of the line: a window that knows an older one overwrites nothing.
  revision integer not null,
  -- The version of the entry that has changed it.
  version integer not null,
  is_removed boolean not null default false,
  -- As it was typed.
  typed jsonb not null,
  primary key (entry_id, line_key)
);

-- What was sent together.
create table marketplace.fedstrip_order (
  order_id uuid primary key,
  buyer_id uuid not null references marketplace.buyer,
  store text not null,
  activity text not null,
  activity_name text not null,
  sent_at timestamptz not null,
  -- The page's key: what is sent twice is sent once.
  send_key text not null,
  unique (buyer_id, send_key)
);
create index fedstrip_order_by_buyer on marketplace.fedstrip_order (buyer_id, store, sent_at desc);

create table marketplace.fedstrip_requisition (
  document_number text primary key references marketplace.requisition,
  order_id uuid not null references marketplace.fedstrip_order,
  line_number integer not null,
  stock_number text not null,
  -- Of the catalog when it was sent; empty: the catalog did not have it.
  name text not null,
  quantity integer not null,
  unit_of_issue text not null,
  -- Cents for one unit in the catalog when it was sent; null: not known.
  price integer,
  unique (order_id, line_number)
);
