-- What the person of an account has still to set up, by a link. Until then nobody signs in with it.
alter table identity.account
  add column owes_password boolean not null default false,
  add column owes_second_factor boolean not null default false;

-- Links by which people set up what their accounts owe. The link itself is nowhere: a copy of the database opens no account.
create table identity.account_link (
  -- SHA-256 of the word in the link.
  token_hash text primary key,
  account_id text not null references identity.account (id) on delete cascade,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Another link took its place, or nothing is owed any more.
  ended_at timestamptz,
  -- Forms with it that were checked. Beyond a few it opens nothing.
  tries integer not null default 0
);
create index account_link_of_account on identity.account_link (account_id, made_at desc);
create index account_link_age on identity.account_link (expires_at);

-- 'link-made': an operator had a link made. 'set-up': the person has set the account up by one.
alter table identity.account_audit drop constraint account_audit_action_check;
alter table identity.account_audit add constraint account_audit_action_check
  check (action in ('added', 'approved', 'disabled', 'enabled', 'password-reset', 'second-factor-reset', 'unlocked', 'signed-out', 'link-made', 'set-up'));
