-- What a buyer asks the operators for: that another agency counts for them, or that their account is closed.
create table marketplace.buyer_request (
  request_number bigint generated always as identity primary key,
  buyer_id uuid not null references marketplace.buyer,
  kind text not null check (kind in ('agency', 'closure')),
  -- The store in which they asked: the letter to them comes from there.
  store text not null,
  -- Who they were when they asked, for the operators: a closed account has no name any more.
  name text not null,
  email text,
  agency_before text,
  -- Of the code table of agencies.
  agency_code text,
  asked_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'granted', 'declined', 'withdrawn')),
  decided_at timestamptz,
  -- Login of the operator; null where the buyer withdrew it.
  decided_by text,
  reason text not null default '',
  check ((state = 'open') = (decided_at is null)),
  check ((state in ('granted', 'declined')) = (decided_by is not null)),
  check ((kind = 'agency') = (agency_code is not null))
);
create unique index buyer_request_open on marketplace.buyer_request (buyer_id, kind) where state = 'open';
create index buyer_request_by_state on marketplace.buyer_request (state, request_number);
