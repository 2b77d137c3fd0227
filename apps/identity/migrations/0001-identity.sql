-- Everything the identity server remembers. Names are written with their schema: the embedded
-- database is one backend for all clients, so nothing may depend on a search_path.

create table identity.account (
  id text primary key,
  login text not null unique check (login = lower(login)),
  email text not null,
  given_name text not null,
  family_name text not null,
  agency_code text not null,
  password_hash text not null,
  totp_secret text not null,
  -- the newest time step whose code was accepted; codes of this step and before are refused
  last_totp_step integer,
  demo boolean not null default false,
  created_at timestamptz not null
);

-- The readable password of a demo account, generated for this deployment. No other account has a row here.
create table identity.demo_account (
  account_id text primary key references identity.account (id) on delete cascade,
  password text not null
);

-- Sessions, grants, codes and refresh tokens. "json" and not "jsonb": it keeps a \u0000 that a client sent.
create table identity.provider_record (
  model text not null,
  id text not null,
  payload json not null,
  grant_id text,
  uid text,
  user_code text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (model, id)
);
create index provider_record_grant on identity.provider_record (grant_id) where grant_id is not null;
create index provider_record_uid on identity.provider_record (model, uid) where uid is not null;
create index provider_record_expiry on identity.provider_record (expires_at);

-- Who has given the right password in which sign-in, and now owes the code.
create table identity.first_factor (
  interaction_uid text primary key,
  account_id text not null references identity.account (id) on delete cascade,
  expires_at timestamptz not null
);

create table identity.sign_in_throttle (
  key text primary key,
  failures integer not null,
  last_attempt_at timestamptz not null,
  locked_until timestamptz not null
);

-- Signing keys and cookie keys, made at first start; the first process that writes one wins.
create table identity.key_set (
  name text primary key,
  value json not null,
  created_at timestamptz not null
);
