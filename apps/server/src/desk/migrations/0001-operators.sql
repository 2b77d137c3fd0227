-- People who work at the desk. An account that is not here is refused.
create table marketplace.operator (
  operator_id bigint generated always as identity primary key,
  -- The name under which they sign in at the identity server, in small letters.
  login text not null unique check (login = lower(login) and login <> ''),
  role text not null check (role in ('viewer', 'orderClerk', 'catalogEditor', 'administrator')),
  name text not null default '',
  -- The account that signed in first under this login; from then on no other one may.
  issuer text,
  subject text,
  added_at timestamptz not null,
  check ((issuer is null) = (subject is null))
);

-- Sessions at the desk. The id is the hash of the cookie.
create table marketplace.operator_session (
  session_id text primary key,
  operator_id bigint not null references marketplace.operator on delete cascade,
  began_at timestamptz not null,
  expires_at timestamptz not null
);
create index operator_session_of_operator on marketplace.operator_session (operator_id);

-- Every change that was made at the desk or by the commands for it. Rows are added, and nothing else.
create table marketplace.desk_audit (
  entry_number bigint generated always as identity primary key,
  happened_at timestamptz not null,
  -- The login, or the command: it stays readable when the operator is gone.
  actor text not null,
  role text,
  action text not null,
  subject text not null,
  details jsonb not null
);

create function marketplace.refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log of the desk takes new entries only: % is refused.', tg_op using errcode = 'restrict_violation';
end $$;
create trigger append_only before update or delete on marketplace.desk_audit for each row execute function marketplace.refuse_change_of_audit();
create trigger never_emptied before truncate on marketplace.desk_audit for each statement execute function marketplace.refuse_change_of_audit();
