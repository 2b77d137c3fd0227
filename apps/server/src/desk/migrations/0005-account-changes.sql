-- Changes of accounts that the desk asks the identity server for, from before it asks until the change is in the audit log here: the identity server's database may be another one,
-- and this process may end in between. What is left here is finished by any process.
create table marketplace.desk_account_change (
  -- The identity server's log has it with the change.
  change_id uuid primary key,
  account_id text not null,
  -- The words of the audit log.
  action text not null,
  actor text not null,
  role text not null,
  details jsonb not null,
  ends_sessions boolean not null,
  -- The person gets a link by mail.
  gives_link boolean not null,
  asked_at timestamptz not null,
  -- Who has asked, or finishes it, has until then.
  claimed_until timestamptz not null
);
create index desk_account_change_claims on marketplace.desk_account_change (claimed_until);
