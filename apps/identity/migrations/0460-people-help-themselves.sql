-- Codes by which a person signs in once each without the authenticator app.
create table identity.recovery_code (
  -- SHA-256 of the account and 80 random bits: nothing to guess, so nothing to stretch.
  code_hash text primary key,
  account_id text not null references identity.account (id) on delete cascade,
  made_at timestamptz not null,
  used_at timestamptz
);
create index recovery_code_of_account on identity.recovery_code (account_id);

-- Since when the person, who has given the password, asks for another second factor.
alter table identity.account add column help_asked_at timestamptz;
create index account_help on identity.account (help_asked_at) where help_asked_at is not null;

-- 'set-up': for what an account owes. 'lost-password': for another password, while that of before still counts.
alter table identity.account_link add column purpose text not null default 'set-up' check (purpose in ('set-up', 'lost-password'));

-- An address that is to become an account's, while its code is awaited.
create table identity.email_change (
  account_id text primary key references identity.account (id) on delete cascade,
  email text not null,
  -- Six digits, sealed; null: the address has an account, and no code opens it.
  code_sealed bytea,
  -- Forms with it that were checked.
  tries integer not null default 0,
  expires_at timestamptz not null
);

-- From where a session was begun: for the list that its person sees. It ends with the session.
create table identity.session_place (
  session_uid text primary key,
  account_id text not null references identity.account (id) on delete cascade,
  begun_at timestamptz not null,
  -- Such as 'Firefox on Windows'.
  device text not null,
  -- The network, not the address: a /24 or a /48.
  network text not null
);
create index session_place_of_account on identity.session_place (account_id);
create index session_place_age on identity.session_place (begun_at);

alter table identity.account_audit drop constraint account_audit_action_check;
alter table identity.account_audit add constraint account_audit_action_check
  check (action in ('added', 'approved', 'disabled', 'enabled', 'password-reset', 'second-factor-reset', 'unlocked', 'signed-out', 'link-made', 'set-up', 'registered',
    'recovery-codes-made', 'recovery-code-used', 'help-asked', 'password-lost', 'password-changed', 'second-factor-changed', 'email-changed'));
