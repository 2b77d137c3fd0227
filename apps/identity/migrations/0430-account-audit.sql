-- Since when an account is refused; null: it is not.
alter table identity.account add column disabled_at timestamptz;

-- What operators did to accounts. Rows are added, and nothing else.
create table identity.account_audit (
  entry_number bigint generated always as identity primary key,
  happened_at timestamptz not null,
  -- The person on the server's machine.
  actor text not null,
  action text not null check (action in ('added', 'approved', 'disabled', 'enabled', 'password-reset', 'second-factor-reset', 'unlocked', 'signed-out')),
  -- The login: it stays readable when the account is gone.
  login text not null,
  -- Why, as the operator wrote it; empty where nothing was written.
  reason text not null
);
create index account_audit_of_login on identity.account_audit (login, entry_number);

create function identity.refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  raise exception 'The log of accounts takes new entries only: % is refused.', tg_op using errcode = 'restrict_violation';
end $$;
create trigger append_only before update or delete on identity.account_audit for each row execute function identity.refuse_change_of_audit();
create trigger never_emptied before truncate on identity.account_audit for each statement execute function identity.refuse_change_of_audit();
