-- Who authorizes orders. Of an activity by its AAC, or of an agency by the first characters of its code.
create table marketplace.approver (
  scope text not null check (scope in ('activity', 'agency')),
  code text not null check (code ~ '^[A-Z0-9]{2,6}$'),
  -- In lower case; the account with this confirmed address is the approver's.
  email text not null check (email = lower(email)),
  name text not null,
  -- Cents: the most that one order may cost which they authorize. Null: any.
  most bigint check (most > 0),
  primary key (scope, code, email)
);
create index approver_by_email on marketplace.approver (email);

-- What an activity may spend of a fund in a federal fiscal year, in cents. What is reserved and spent follows from requests and orders.
create table marketplace.fund_budget (
  aac char(6) not null references marketplace.activity_address,
  fund char(2) not null check (fund ~ '^[A-Z0-9]{2}$'),
  fiscal_year integer not null check (fiscal_year between 2000 and 2200),
  amount bigint not null check (amount >= 0),
  primary key (aac, fund, fiscal_year)
);

-- Orders of a store above this many cents need an approver. Role `approver`: buyers who are one themselves.
create table marketplace.approval_limit (
  store text not null,
  role text not null check (role in ('buyer', 'approver')),
  above bigint not null check (above >= 0),
  primary key (store, role)
);

-- Carts that wait, or have waited, for an approver. The columns beside those of the request are what its events make of it: copies, for lists and sums.
create table marketplace.approval_request (
  request_id uuid primary key,
  buyer_id uuid not null references marketplace.buyer,
  store text not null,
  -- The press of the buyer that sent it: sent again, it is asked once.
  submit_key uuid not null unique,
  -- The key of the order that it becomes.
  order_key uuid not null unique,
  buyer_name text not null,
  buyer_email text not null,
  -- What the buyer chose in their checkout. The cart itself is the one that is held for this request.
  address_id uuid,
  payment_id uuid,
  terms jsonb not null,
  -- Whose approvers decide.
  scope text not null check (scope in ('activity', 'agency')),
  code text not null,
  -- `funds`: the activity that pays is under funds control; `limit`: the order is above a limit of the store.
  cause text not null check (cause in ('funds', 'limit')),
  fund char(2),
  fiscal_year integer not null,
  appropriation text,
  note text not null,
  -- Cents, with shipping and tax; reserved while it waits.
  amount bigint not null check (amount >= 0),
  asked_at timestamptz not null,
  answer_by timestamptz not null,
  reminded_at timestamptz,
  ended_at timestamptz,
  status text not null check (status in ('waiting', 'ordered', 'returned', 'withdrawn', 'expired')),
  reason text,
  order_number text references marketplace.placed_order,
  check ((status = 'ordered') = (order_number is not null)),
  check (cause <> 'funds' or (scope = 'activity' and fund is not null and appropriation is not null))
);
create index approval_request_of_buyer on marketplace.approval_request (buyer_id, store, asked_at desc);
create index approval_request_of_approvers on marketplace.approval_request (scope, code, store, asked_at desc);
-- What the clock looks at, and what is reserved.
create index approval_request_waiting on marketplace.approval_request (answer_by) where status = 'waiting';
create index approval_request_reserving on marketplace.approval_request (code, fund, fiscal_year) where status = 'waiting' and fund is not null;

-- One row for each thing that happened to it, never changed.
create table marketplace.approval_event (
  request_id uuid not null references marketplace.approval_request,
  position integer not null check (position > 0),
  kind text not null,
  details jsonb not null,
  happened_at timestamptz not null,
  actor_kind text not null check (actor_kind in ('buyer', 'approver', 'operator', 'system')),
  -- The account of a buyer or an approver.
  actor_id uuid,
  -- The person, as the time line names them.
  actor text not null,
  primary key (request_id, position)
);
create function marketplace.keep_approval_event() returns trigger language plpgsql as $$
begin
  raise exception 'What happened to a request for approval is kept as it was recorded.';
end $$;
create trigger keep_approval_event before update or delete on marketplace.approval_event
  for each row execute function marketplace.keep_approval_event();

-- What was spent of a fund: each purchase order with its part of the shipping and the tax of its order, in cents.
create table marketplace.fund_use (
  po_number text primary key references marketplace.purchase_order,
  request_id uuid not null references marketplace.approval_request,
  aac char(6) not null,
  fund char(2) not null,
  fiscal_year integer not null,
  amount bigint not null check (amount >= 0)
);
create index fund_use_of_fund on marketplace.fund_use (aac, fund, fiscal_year);
