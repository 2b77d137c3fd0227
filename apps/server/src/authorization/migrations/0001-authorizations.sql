-- What supervisors let state and local members order. The columns beside those of the request are what the events make of it: copies, for lists and for checkout.
create table marketplace.member_authorization (
  authorization_id uuid primary key,
  buyer_id uuid not null references marketplace.buyer,
  -- The form from which it was sent: sent twice, it is asked once.
  request_key uuid not null,
  -- As the member was known when they asked.
  member_name text not null,
  member_email text not null,
  store text not null,
  government text not null,
  state text not null,
  kind text not null,
  supervisor_name text not null,
  -- As it was typed.
  supervisor_email text not null,
  purpose text not null,
  -- Cents a year, as it was asked for.
  yearly bigint not null check (yearly > 0),
  asked_at timestamptz not null,
  answer_by timestamptz not null,
  status text not null check (status in ('requested', 'authorized', 'declined', 'withdrawn', 'expired', 'ended', 'revoked', 'replaced')),
  reminded_at timestamptz,
  -- Cents a year.
  spend_limit bigint check (spend_limit > 0),
  -- The month with which the year of the limit begins.
  year_begins smallint check (year_begins between 1 and 12),
  valid_from date,
  valid_until date,
  reason text,
  unique (buyer_id, request_key),
  check (status <> 'authorized' or (spend_limit is not null and year_begins is not null and valid_from is not null and valid_until is not null))
);
create index member_authorization_of_buyer on marketplace.member_authorization (buyer_id, asked_at desc);
-- A member has one authorization at a time.
create unique index member_authorization_in_force on marketplace.member_authorization (buyer_id) where status = 'authorized';
-- What the clock looks at.
create index member_authorization_going_on on marketplace.member_authorization (answer_by) where status in ('requested', 'authorized');

-- One row for each thing that happened to it, never changed.
create table marketplace.member_authorization_event (
  authorization_id uuid not null references marketplace.member_authorization,
  position integer not null check (position > 0),
  kind text not null,
  details jsonb not null,
  happened_at timestamptz not null,
  actor_kind text not null check (actor_kind in ('member', 'supervisor', 'operator', 'system')),
  -- The person, as the time line names them.
  actor text not null,
  primary key (authorization_id, position)
);
create function marketplace.keep_member_authorization_event() returns trigger language plpgsql as $$
begin
  raise exception 'What happened to an authorization is kept as it was recorded.';
end $$;
create trigger keep_member_authorization_event before update or delete on marketplace.member_authorization_event
  for each row execute function marketplace.keep_member_authorization_event();

-- Links to the page of the supervisor. The key itself is with its recipient alone.
create table marketplace.authorization_link (
  token_hash bytea primary key,
  authorization_id uuid not null references marketplace.member_authorization,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index authorization_link_of_authorization on marketplace.authorization_link (authorization_id);

-- What was ordered by an authorization: each purchase order with its part of the shipping and the tax of its order, in cents.
create table marketplace.authorization_use (
  po_number text primary key references marketplace.purchase_order,
  authorization_id uuid not null references marketplace.member_authorization,
  buyer_id uuid not null references marketplace.buyer,
  used_on date not null,
  amount bigint not null check (amount >= 0)
);
create index authorization_use_of_buyer on marketplace.authorization_use (buyer_id, used_on);
