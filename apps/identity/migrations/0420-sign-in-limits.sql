-- Limits of sign-in decay steadily: each row is a bucket that fills with failures and empties with time.
drop table identity.sign_in_throttle;

create table identity.sign_in_limit (
  key text primary key,
  -- failures that still count, at the time of counted_at
  level double precision not null,
  counted_at timestamptz not null
);
create index sign_in_limit_age on identity.sign_in_limit (counted_at);

-- Where guesses are many, both factors are asked for before any answer: whether the password was right is kept, and not said.
alter table identity.first_factor
  alter column account_id drop not null,
  add column login text not null default '',
  add column is_unsaid boolean not null default false;
create index first_factor_expiry on identity.first_factor (expires_at);
