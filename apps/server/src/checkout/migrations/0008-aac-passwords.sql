-- For what an activity asks for a password, and who approves passwords for it. An operator keeps both.
alter table marketplace.activity_address
  add column password_for text not null default 'none' check (password_for in ('none', 'billing', 'shipping', 'both')),
  -- E-mail addresses in small letters.
  add column supervisors text[] not null default '{}',
  add constraint activity_address_supervisors check (password_for = 'none' or cardinality(supervisors) > 0);

-- Requests of buyers, with the password that they chose as a hash, until their supervisor has answered.
create table marketplace.aac_password_request (
  request_id uuid primary key,
  buyer_id uuid not null references marketplace.buyer on delete cascade,
  -- As the buyer was known when they asked.
  buyer_name text not null,
  buyer_email text not null,
  store text not null,
  -- As it was typed. No reference: a code that there is not is kept alike, so that no answer tells which it is.
  aac char(6) not null,
  -- As it was typed, in small letters.
  supervisor_email text not null,
  purpose text not null,
  password_hash text,
  asked_at timestamptz not null,
  answer_by timestamptz not null,
  -- When it was found out whether there is a supervisor to tell; null: not yet.
  told_at timestamptz,
  -- The key itself is with its recipient alone; null: there was no one to ask.
  token_hash bytea unique,
  status text not null default 'requested' check (status in ('requested', 'replaced', 'approved', 'rejected', 'revoked')),
  reason text,
  decided_at timestamptz,
  check ((password_hash is null) = (status <> 'requested'))
);
create index aac_password_request_of_buyer on marketplace.aac_password_request (buyer_id, asked_at desc);
-- A buyer asks once at a time for an activity.
create unique index aac_password_request_open on marketplace.aac_password_request (buyer_id, aac) where status = 'requested';
create index aac_password_request_waiting on marketplace.aac_password_request (asked_at) where told_at is null;

-- Passwords in force: of one buyer for one activity.
create table marketplace.aac_password (
  buyer_id uuid not null references marketplace.buyer on delete cascade,
  aac char(6) not null references marketplace.activity_address,
  request_id uuid not null references marketplace.aac_password_request on delete cascade,
  password_hash text not null,
  approved_by text not null,
  approved_at timestamptz not null,
  expires_at timestamptz not null,
  -- Until then the buyer orders with the activity without typing the password again.
  opened_until timestamptz,
  primary key (buyer_id, aac)
);
create index aac_password_of_request on marketplace.aac_password (request_id);

-- Wrong passwords of a buyer, one after the other, for whichever activity.
create table marketplace.aac_password_tries (
  buyer_id uuid primary key references marketplace.buyer on delete cascade,
  failed integer not null check (failed >= 0),
  last_at timestamptz not null
);
