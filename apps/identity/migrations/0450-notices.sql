-- What this server has to tell the marketplace: mail to people, which the marketplace sends, and accounts whose sessions there are over. A row is
-- there until the marketplace says that it has it.
create table identity.notice (
  notice_id uuid primary key,
  made_at timestamptz not null,
  -- Beyond it no one needs it: the code or the link in it is over.
  holds_until timestamptz,
  -- What is told, as JSON: sealed, since a mail may hold a link or a code.
  sealed bytea not null
);
create index notice_age on identity.notice (made_at);

-- 'registered': the person has registered, with an address that they have proved.
alter table identity.account_audit drop constraint account_audit_action_check;
alter table identity.account_audit add constraint account_audit_action_check
  check (action in ('added', 'approved', 'disabled', 'enabled', 'password-reset', 'second-factor-reset', 'unlocked', 'signed-out', 'link-made', 'set-up', 'registered'));
