-- A registration whose e-mail address is still to be proved by a code. It becomes a request with that; one that is left is forgotten after a day.
create table marketplace.registration_attempt (
  -- Random: who knows it may enter codes for it.
  registration_id uuid primary key,
  -- Made by the form: the same registration sent twice is begun once.
  request_key uuid unique,
  store text not null,
  first_name text not null,
  last_name text not null,
  -- In small letters.
  email text not null,
  -- Of a state or local government: its name.
  agency text not null,
  bureau text not null,
  phone text not null,
  -- Code of the agency in the list; null: it is not there.
  listed_agency text,
  us_state text,
  government_kind text,
  created_at timestamptz not null,
  proved_at timestamptz,
  request_number bigint references marketplace.registration_request on delete cascade,
  -- What the proof led to, where no operator has to decide.
  ending text check (ending in ('set-up', 'sign-in')),
  check ((proved_at is null) = (request_number is null)),
  check (ending is null or proved_at is not null)
);
create index registration_attempt_by_age on marketplace.registration_attempt (created_at);
create index registration_attempt_by_request on marketplace.registration_attempt (request_number);
alter table marketplace.registration_request
  add column bureau text not null default '',
  add column listed_agency text,
  add column us_state text,
  add column government_kind text,
  -- When a code that was mailed to the address came back. Null: the request is older than codes, and nothing was proved.
  add column email_proved_at timestamptz;
create index registration_request_by_email on marketplace.registration_request (lower(email));
