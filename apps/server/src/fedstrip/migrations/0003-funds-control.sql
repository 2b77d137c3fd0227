-- Requisitions that wait, or have waited, for an approver: of an activity under funds control, or above a limit of the store.
create table marketplace.fedstrip_request (
  request_id uuid primary key,
  buyer_id uuid not null references marketplace.buyer,
  store text not null,
  -- The press of the buyer that sent it: sent again, it is asked once.
  send_key text not null,
  buyer_name text not null,
  buyer_email text not null,
  -- As the entry had them.
  activity text not null,
  activity_name text not null,
  constants jsonb not null,
  lines jsonb not null,
  -- Whose approvers decide, and why.
  scope text not null check (scope in ('activity', 'agency')),
  code text not null,
  cause text not null check (cause in ('funds', 'limit')),
  payer text not null,
  appropriation text not null,
  note text not null,
  -- Cents of the lines with a price, by the catalog when it was sent.
  amount bigint not null check (amount >= 0),
  asked_at timestamptz not null,
  status text not null check (status in ('waiting', 'authorized', 'returned', 'withdrawn')),
  reason text not null default '',
  decided_by text,
  decided_at timestamptz,
  order_id uuid references marketplace.fedstrip_order,
  -- Whether its lines went back into the entry: they do once.
  is_taken_back boolean not null default false,
  unique (buyer_id, send_key),
  check ((status = 'waiting') = (decided_at is null)),
  check ((status = 'authorized') = (order_id is not null))
);
create index fedstrip_request_of_buyer on marketplace.fedstrip_request (buyer_id, store, asked_at desc);
create index fedstrip_request_of_approvers on marketplace.fedstrip_request (scope, code, store, asked_at) where status = 'waiting';
